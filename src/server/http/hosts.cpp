// hosts.cpp - see hosts.hpp.
#include "server/http/hosts.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

namespace ozy::server {

namespace {

namespace ip = boost::asio::ip;

// What follows "://"; empty if there is none.
std::string_view host_of_origin(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    return scheme == std::string_view::npos ? std::string_view() : origin.substr(scheme + 3);
}

bool is_port(std::string_view text) {
    return text.empty() || (text.front() == ':' && text.size() <= 6 && text.size() > 1 &&
                            text.find_first_not_of("0123456789", 1) == std::string_view::npos);
}

// As one address, however it is written; one of version 4 in the form of version 6 is that of version 4.
std::string same_form(const ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    return address.to_string();
}

bool is_own_name(const std::string& name, std::string_view dialled) {
    if (name == "localhost") return true;
    boost::system::error_code is_no_address;
    const ip::address address = ip::make_address(name, is_no_address);
    if (is_no_address) return false;
    if (address.is_loopback()) return true;
    const ip::address own = ip::make_address(std::string(dialled), is_no_address);
    return !is_no_address && same_form(address) == same_form(own);
}

}  // namespace

std::string name_of_host(std::string_view host) {
    const bool is_bracketed = host.starts_with('[');
    const std::size_t end = std::min(is_bracketed ? host.find(']') : host.find(':'), host.size());
    if (is_bracketed && end == host.size()) return {};
    if (!is_port(host.substr(end + (is_bracketed ? 1 : 0)))) return {};
    std::string name(is_bracketed ? host.substr(1, end - 1) : host.substr(0, end));
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (name.ends_with('.')) name.pop_back();
    return name;
}

bool is_allowed_host(std::string_view host, std::string_view dialled, const NetworkConfig& config) {
    const std::string name = name_of_host(host);
    if (name.empty()) return false;
    return is_own_name(name, dialled) ||
           std::any_of(config.origins.begin(), config.origins.end(),
                       [&](const std::string& origin) { return name_of_host(host_of_origin(origin)) == name; });
}

bool is_allowed_origin(std::string_view origin, std::string_view host, const NetworkConfig& config) {
    if (origin.empty()) return true;
    if (std::find(config.origins.begin(), config.origins.end(), origin) != config.origins.end()) return true;
    return !host.empty() && host_of_origin(origin) == host;
}

Head look_at_head(std::string_view bytes) {
    if (!bytes.empty() && (bytes.front() < 'A' || bytes.front() > 'Z')) return Head::wrong;
    for (std::size_t at = bytes.find('\n'); at != std::string_view::npos; at = bytes.find('\n', at + 1)) {
        const std::string_view rest = bytes.substr(at + 1);
        const bool is_folded = rest.starts_with(' ') || rest.starts_with('\t');  // a line that goes on in the next one
        if (bytes[at - 1] != '\r' || is_folded) return Head::wrong;
        if (rest.starts_with("\r\n")) return Head::whole;
    }
    return bytes.size() > longest_head ? Head::wrong : Head::incomplete;
}

}  // namespace ozy::server
