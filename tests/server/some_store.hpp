// some_store.hpp - a store in a folder of its own, and things to put into it.
#pragma once

#include <filesystem>
#include <future>

#include "server/store/sqlite_store.hpp"

namespace ozy::server {

class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "ozy_store_XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

inline Written write(Store& store, std::vector<Change> changes) {
    std::promise<Written> done;
    store.write(std::move(changes), [&](Written outcome) { done.set_value(outcome); });
    return done.get_future().get();
}

inline StoredTable some_table(const std::string& id) {
    StoredTable table;
    table.id = id;
    table.game = "tigris";
    table.creator = "anna";
    table.settings = table.seating = "{}";
    table.secret = std::string("\0secret", 7);
    table.visible = true;
    return table;
}

inline Change entry(TableNumber table, int sequence, const std::string& text) {
    return AppendEntry{table, {sequence, 0, 5, "id", text}};
}

}  // namespace ozy::server
