// file.hpp - files that survive a crash: whole or not at all, or line by line. A broken world throws std::system_error.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ozy {

// The whole file; a missing, unreadable or oversized one is a refusal, and so is a pipe out of which nothing comes.
Result<std::string> read_file(const std::string& path);

// Replaces the file in one step: after a full disk or a crash the old content is whole. A path that is no regular
// file, such as /dev/stdout, is written to directly.
void save_file(const std::string& path, std::string_view content);

// Whether a save to this path would replace something.
bool has_content(const std::string& path);

// A file that only grows; what was appended has left the process when append returns.
class AppendFile {
  public:
    explicit AppendFile(const std::string& path);
    ~AppendFile();
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    void append(std::string_view content);

  private:
    std::string path_;
    int descriptor_;
};

}  // namespace ozy
