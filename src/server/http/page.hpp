// page.hpp - the built page, embedded in the program.
#pragma once

#include <span>
#include <string_view>

namespace ozy::server {

struct PageFile {
    std::string_view path;  // "/index.html"
    std::string_view content;
};

// Made by the build from web/dist; one page that says how to build it if there is none.
std::span<const PageFile> page_files();

// The file for a path; addresses inside the application ("/table/x") give the start page. Null: there is none.
const PageFile* find_page(std::string_view path);
std::string_view type_of(std::string_view path);

// Tells this content from any other, as ETag does. Every file is read for it once.
std::string_view tag_of(const PageFile& file);

}  // namespace ozy::server
