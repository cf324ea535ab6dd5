// record_files.hpp - the records that are kept under tests/.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "table/record.hpp"
#include "table/registry.hpp"
#include "tree.hpp"

namespace ozy {

inline std::vector<std::filesystem::path> records_in(const std::string& folder) {
    std::vector<std::filesystem::path> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(in_tree("tests/" + folder)))
        if (entry.path().extension() == ".game") out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
}

// "tigris_bag_4_greedy"
inline std::string record_name(const testing::TestParamInfo<std::filesystem::path>& record) {
    return record.param.parent_path().stem().string() + "_" + record.param.stem().string();
}

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace ozy
