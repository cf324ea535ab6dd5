// confines.hpp - what a program that plays may use of this machine, and the walls around it.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace ozy {

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

struct Confines {
    std::uint64_t memory = std::uint64_t{2} << 30U;      // bytes of its own, for each process
    std::uint64_t file_size = std::uint64_t{64} << 20U;  // bytes of a file that it writes
    int files = 256;                                     // open at a time, for each process
    int processor_seconds = 3600;                        // of each process
    int processes = 64;                    // and threads; where walls stand: without them others count too
    std::vector<std::string> hidden = {};  // directories that it finds empty
};

// Made ready by the host, put up by the process that is to become the program: it may not allocate or lock, because the
// host's other threads could have been anywhere when it was made.
class Walls {
  public:
    explicit Walls(const Confines& confines);

    // No network, no memory shared with others, hidden directories empty. The error if the system does not allow it, 0
    // if they stand; then the rights that putting them up took are gone for good.
    int put_up() const;
    // No more than this, and no rights that a program file would give.
    void set_limits(bool walled) const;

  private:
    int hide_directories() const;

    Confines confines_;
    std::string users_, groups_;  // who is who behind the walls: the same
};

}  // namespace ozy
