// command.cpp - see command.hpp.
#include "bots/program/command.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

namespace ozy {

namespace {

struct Splitting {
    char separator, quote;
    bool keeps_empty;  // "a,,b" is three names, "a  b" is two words
};

Result<std::vector<std::string>> split(std::string_view text, const Splitting& way) {
    std::vector<std::string> out;
    std::string part;
    bool quoted = false, begun = way.keeps_empty;
    for (char letter : text) {
        if (letter == way.quote) {
            quoted = !quoted;
            begun = true;
        } else if (letter == way.separator && !quoted) {
            if (begun) out.push_back(std::move(part));
            part.clear();
            begun = way.keeps_empty;
        } else {
            part += letter;
            begun = true;
        }
    }
    if (quoted) return Error{Errc::bad_syntax, "a quote is not closed in '" + std::string(text) + "'"};
    if (begun) out.push_back(std::move(part));
    return out;
}

bool is_file(const std::string& path) {
    struct stat about {};
    return stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode);
}

}  // namespace

Result<std::vector<std::string>> split_names(std::string_view text, char separator) {
    return split(text, {separator, '"', true});
}

Result<std::vector<std::string>> split_command(std::string_view text) {
    for (char letter : text)
        if (std::iscntrl(static_cast<unsigned char>(letter)) != 0)
            return Error{Errc::bad_syntax, "a command has no control characters"};
    auto words = split(text, {' ', '\'', false});
    if (words && words->empty()) return Error{Errc::bad_syntax, "name the program to run, such as exec:./mybot"};
    return words;
}

Result<std::string> find_program(const std::string& word) {
    if (word.find('/') != word.npos) {
        if (!is_file(word)) return Error{Errc::not_found, "there is no program file '" + word + "'"};
        if (access(word.c_str(), X_OK) == 0) return word;
        return Error{Errc::not_found, "'" + word + "' is not executable; 'chmod +x " + word + "' makes it so"};
    }
    const char* path = std::getenv("PATH");
    for (std::string_view rest = path == nullptr ? "/usr/bin:/bin" : path; !rest.empty();) {
        const std::string folder(rest.substr(0, rest.find(':')));
        rest.remove_prefix(std::min(folder.size() + 1, rest.size()));
        const std::string file = (folder.empty() ? "." : folder) + "/" + word;
        if (is_file(file) && access(file.c_str(), X_OK) == 0) return file;
    }
    const bool is_here = is_file(word);
    return Error{Errc::not_found, "there is no program '" + word + "' on the PATH" +
                                      (is_here ? "; the file in this folder is './" + word + "'" : "")};
}

}  // namespace ozy
