// data_directory.hpp - the directory that holds the database: one server's alone, closed to other people, and still
// there.
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace ozy::server {

// Makes the directory if there is none. Throws if another server uses it.
class DataDirectory {
  public:
    explicit DataDirectory(const std::string& directory);
    ~DataDirectory();
    DataDirectory(const DataDirectory&) = delete;
    DataDirectory& operator=(const DataDirectory&) = delete;

    const std::string& database() const { return database_; }
    // From now on the database and its log are known by what they are, not by their names.
    void remember_files();
    // Throws if one of them is no longer there: what is written now would go with the process.
    void require_files() const;

  private:
    struct File {
        std::string path;
        dev_t device;
        ino_t number;
    };

    std::string directory_, database_;
    int lock_;
    std::vector<File> files_;
};

std::string database_in(const std::string& directory);
// Makes a directory, with those above it, that only its owner can enter; one that exists is left as it is.
void make_private_directory(const std::string& directory);
// An empty file that only its owner can read. Throws if it exists.
void make_private_file(const std::string& path);

}  // namespace ozy::server
