// hosts.hpp - by which names this server may be asked for, and whose pages may ask. A name that somebody else's name
// service lets point here would make their page one of ours: it is refused.
#pragma once

#include <string>
#include <string_view>

#include "server/config.hpp"

namespace ozy::server {

// Of a Host header, or of what follows "://" in an origin: without its port, in small letters. Empty if it names none.
std::string name_of_host(std::string_view host);

// `dialled`: the address of ours at which the connection arrived. This machine's own names, that address and the names
// of the origins that were allowed.
bool is_allowed_host(std::string_view host, std::string_view dialled, const NetworkConfig& config);

// Whether a browser page of this origin may ask here. No origin: not a page of another site.
bool is_allowed_origin(std::string_view origin, std::string_view host, const NetworkConfig& config);

// The beginning of a request, before anything is made of it: what two readers might read differently is wrong.
enum class Head { incomplete, whole, wrong };
constexpr std::size_t longest_head = 8 * 1024;
Head look_at_head(std::string_view bytes);

}  // namespace ozy::server
