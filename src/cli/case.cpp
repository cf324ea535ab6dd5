// case.cpp - ozy case: runs .case files.
#include "table/case.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/text.hpp"
#include "table/file.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

namespace fs = std::filesystem;

// The file itself, or all .case files below a folder, in order.
Result<std::vector<fs::path>> files_at(const fs::path& path) {
    if (!fs::exists(path)) return Error{Errc::not_found, fmt::format("there is no {}", path.string())};
    if (!fs::is_directory(path)) return std::vector<fs::path>{path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file() && entry.path().extension() == ".case") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    if (files.empty()) return Error{Errc::not_found, fmt::format("there is no .case file in {}", path.string())};
    return files;
}

// A file in tests/cases/tigris/ is about tigris unless it says something else.
std::string game_of(const fs::path& file) { return fs::absolute(file).parent_path().filename().string(); }

}  // namespace

Result<Exit> check_cases(const std::vector<std::string>& paths) {
    CaseReport report;
    std::int64_t count = 0;
    for (const std::string& path : paths) {
        const auto files = files_at(path);
        if (!files) return files.error();
        for (const fs::path& file : *files) {
            Result<std::string> text = read_file(file.string());
            if (!text) return text.error();
            run_cases({file.string(), game_of(file), *std::move(text)}, open_table, report);
            ++count;
        }
    }
    for (const CaseFailure& failure : report.failures)
        fmt::print("{}:{}: {}\n    {}\n", failure.file, failure.line, failure.heading, failure.reason);
    fmt::print("{} passed, {} failed, in {}\n", grouped(report.passed, "case", "cases"), report.failures.size(),
               grouped(count, "file", "files"));
    return report.failures.empty() ? Exit::ok : Exit::failed_check;
}

}  // namespace ozy::cli
