// child.hpp - a program as a child process that is spoken to in lines. Whatever it does, no call takes longer than its
// deadline, no memory grows beyond a bound, no signal reaches us, and nothing of it is left behind.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include "bots/program/confines.hpp"
#include "core/result.hpp"

namespace ozy {

class Child {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t longest_line = 64 * 1024;

    // The words of a command; the first one names the program.
    static Result<std::unique_ptr<Child>> start(const std::vector<std::string>& words, const Confines& confines = {});
    // Closes the program's input, gives it a moment to end, then ends it and its whole process group.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // What is to be written while waiting for lines; a newline is added.
    void send(std::string_view line);
    // The next line that the program writes, or why there is none.
    Result<std::string> next_line(Clock::time_point deadline);
    // Why it has the network and sees hidden directories; empty if it does not.
    const std::string& gap() const { return gap_; }
    // No line will ever come again.
    bool is_gone() const { return gone_; }
    // Closes its input and waits until it has ended by itself; false if it does not.
    bool ends_by(Clock::time_point deadline);
    // The last words on its standard error, as one line; empty if it said nothing.
    std::string last_words() const;

  private:
    class Descriptor {
      public:
        Descriptor() = default;
        explicit Descriptor(int number) : number_(number) {}
        ~Descriptor() { close(); }
        Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
        Descriptor& operator=(Descriptor&& other) noexcept;

        int get() const { return number_; }
        bool is_open() const { return number_ >= 0; }
        void close();
        int release();

      private:
        int number_ = -1;
    };
    struct Pipe {
        Descriptor read, write;
    };

    Child() = default;
    static Pipe make_pipe();
    // The error that kept it from becoming the program, or 0.
    int spawn(const std::vector<std::string>& words, const std::string& file, const Pipe (&pipes)[3],
              const Confines& confines);
    void wait_for_traffic(Clock::time_point deadline);
    void write_some();
    void read_output();
    void read_errors();
    bool has_ended(Clock::time_point deadline) const;
    std::string how_it_ended() const;
    Error lost(const std::string& why);

    pid_t process_ = -1;
    Descriptor input_, output_, errors_;  // our ends
    std::string unsent_, received_, last_words_, gap_;
    std::size_t quota_ = 0;  // bytes it may still write before we send something again
    bool gone_ = false;
};

}  // namespace ozy
