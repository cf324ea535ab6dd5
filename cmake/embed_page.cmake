# Writes OUT, a C++ file that holds every file of DIST (the built page), or of FALLBACK if there is no built page.
if(EXISTS ${DIST}/index.html)
  set(root ${DIST})
else()
  set(root ${FALLBACK})
endif()
file(GLOB_RECURSE files RELATIVE ${root} ${root}/*)
list(SORT files)
set(blobs "")
set(rows "")
set(number 0)
foreach(file IN LISTS files)
  string(APPEND blobs "__asm__(\".section .rodata\\n.global ozy_page_${number}\\n.global ozy_page_${number}_end\\n\"\n"
         "        \"ozy_page_${number}:\\n.incbin \\\"${root}/${file}\\\"\\nozy_page_${number}_end:\\n.byte 0\\n\"\n"
         "        \".section .text\\n\");\n"
         "extern \"C\" const char ozy_page_${number}[], ozy_page_${number}_end[];\n")
  string(APPEND rows "        PageFile{\"/${file}\", between(ozy_page_${number}, ozy_page_${number}_end)},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT}
"// Made from the built page by cmake/embed_page.cmake.
#include <array>

#include \"server/http/page.hpp\"

${blobs}
namespace ozy::server {

namespace {

std::string_view between(const char* first, const char* last) { return {first, static_cast<std::size_t>(last - first)}; }

}  // namespace

std::span<const PageFile> page_files() {
    static const std::array<PageFile, ${number}> files = {
${rows}    };
    return files;
}

}  // namespace ozy::server
")
