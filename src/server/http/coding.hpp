// coding.hpp - in what form content travels: compressed where the client takes it.
#pragma once

#include <string>
#include <string_view>

namespace ozy::server {

// Whether an Accept-Encoding header takes this coding ("gzip", "br"); "gzip;q=0" does not.
bool accepts_coding(std::string_view header, std::string_view coding);

std::string gzipped(std::string_view content);

}  // namespace ozy::server
