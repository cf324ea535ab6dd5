// child.cpp - see child.hpp.
#include "bots/program/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "bots/program/command.hpp"
#include "core/printable.hpp"

namespace ozy {

namespace {

constexpr std::size_t most_output = 1024 * 1024;  // between two of our messages
constexpr std::size_t kept_words = 2048;
constexpr std::chrono::milliseconds moment{250};  // to end after its input or output was closed

// A write to a program that has gone would raise SIGPIPE: it is held back on this thread, and taken away if it came.
class NoPipeSignal {
  public:
    NoPipeSignal() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~NoPipeSignal() {
        constexpr timespec at_once{0, 0};
        if (sigismember(&before_, SIGPIPE) == 0) sigtimedwait(&pipe_, nullptr, &at_once);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;

  private:
    sigset_t pipe_{}, before_{};
};

// Where our own standard input is closed a pipe may get its number, which the program needs for itself.
int above_standard(int end) {
    if (end > STDERR_FILENO) return end;
    const int higher = fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (higher < 0) throw std::system_error(errno, std::generic_category(), "cannot make a pipe to a program");
    close(end);
    return higher;
}

// What a new process is to become, and whom it tells of what it could not do.
struct Calling {
    const char* file;
    char* const* arguments;
    std::array<int, 3> ends;  // its standard input, output and error
    int report;
    pid_t host;
};

struct Report {
    enum class About { walls, program } about;
    int error;
};

void tell(int descriptor, const Report& report) { static_cast<void>(write(descriptor, &report, sizeof report) == 0); }

// Of what the host has open the program gets its three ends alone. The report closes by itself when it is the program.
int close_all_but(const std::array<int, 3>& ends, int report) {
    constexpr int first_other = STDERR_FILENO + 1;
    for (std::size_t i = 0; i < ends.size(); ++i) dup2(ends[i], static_cast<int>(i));
    if (report != first_other) dup3(report, first_other, O_CLOEXEC);
    close_range(first_other + 1, ~0U, 0);
    return first_other;
}

// What a new process does to become the program. It may not allocate or lock: our other threads could have been
// anywhere when it was made.
[[noreturn]] void become(const Calling& calling, const Walls& walls) {
    setpgid(0, 0);
    for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    const int report = close_all_but(calling.ends, calling.report);
    const int gap = walls.put_up();
    if (gap != 0) tell(report, {Report::About::walls, gap});
    walls.set_limits(gap == 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);                    // walls that are put up forget it
    if (getppid() != calling.host) _exit(EXIT_FAILURE);  // the host was gone before that
    execve(calling.file, calling.arguments, environ);
    tell(report, {Report::About::program, errno});
    _exit(EXIT_FAILURE);
}

void await(pid_t process) {
    while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) continue;
}

void make_nonblocking(int descriptor) {
    const int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot talk to a program");
}

}  // namespace

Child::Descriptor& Child::Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        number_ = other.release();
    }
    return *this;
}

void Child::Descriptor::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

int Child::Descriptor::release() { return std::exchange(number_, -1); }

Child::Pipe Child::make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot make a pipe to a program");
    return {Descriptor(above_standard(ends[0])), Descriptor(above_standard(ends[1]))};
}

// Returns once the process is the program, or with the error that kept it from that. The program is ended if the
// thread that started it ends first: nothing outlives a host that was killed.
int Child::spawn(const std::vector<std::string>& words, const std::string& file, const Pipe (&pipes)[3],
                 const Confines& confines) {
    std::vector<std::string> copies = words;
    std::vector<char*> arguments;
    arguments.reserve(copies.size() + 1);
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    Pipe report = make_pipe();
    const Walls walls(confines);
    const Calling calling{file.c_str(),
                          arguments.data(),
                          {pipes[0].read.get(), pipes[1].write.get(), pipes[2].write.get()},
                          report.write.get(),
                          getpid()};
    process_ = fork();
    if (process_ < 0) return errno;
    if (process_ == 0) become(calling, walls);
    report.write.close();
    int error = 0;
    Report told{};
    for (ssize_t size = 1; size > 0 || (size < 0 && errno == EINTR);) {
        size = read(report.read.get(), &told, sizeof told);
        if (size != sizeof told) continue;
        if (told.about == Report::About::walls) gap_ = std::strerror(told.error);
        if (told.about == Report::About::program) error = told.error;
    }
    if (error != 0) await(std::exchange(process_, -1));
    return error;
}

Result<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& words, const Confines& confines) {
    const auto file = find_program(words.front());
    if (!file) return file.error();
    Pipe pipes[3] = {make_pipe(), make_pipe(), make_pipe()};
    std::unique_ptr<Child> child(new Child);
    if (const int error = child->spawn(words, *file, pipes, confines); error != 0) {
        const char* hint = error == ENOEXEC ? "; a script begins with a line such as #!/usr/bin/env python3" : "";
        return Error{Errc::not_found, "'" + *file + "' cannot be run: " + std::strerror(error) + hint};
    }
    child->input_ = std::move(pipes[0].write);
    child->output_ = std::move(pipes[1].read);
    child->errors_ = std::move(pipes[2].read);
    for (const Descriptor* end : {&child->input_, &child->output_, &child->errors_}) make_nonblocking(end->get());
    return child;
}

Child::~Child() {
    if (process_ < 0) return;
    ends_by(Clock::now() + moment);
    kill(-process_, SIGKILL);  // before it is reaped: until then nobody else can have its number
    kill(process_, SIGKILL);   // should it have left its group
    await(process_);
}

void Child::send(std::string_view line) {
    unsent_.append(line).append("\n");
    quota_ = most_output;
}

Result<std::string> Child::next_line(Clock::time_point deadline) {
    for (;;) {
        if (const std::size_t end = received_.find('\n'); end < longest_line) {
            std::string line = received_.substr(0, end);
            received_.erase(0, end + 1);
            return line;
        }
        if (received_.size() >= longest_line) return lost("it wrote a line of more than 64 kB");
        if (!output_.is_open()) return lost(how_it_ended());
        if (quota_ == 0) return lost("it wrote more than 1 MB without being asked");
        if (Clock::now() >= deadline) {
            if (!input_.is_open()) return lost("it closed its input");
            return Error{Errc::stale, unsent_.empty() ? "it gave no answer in time" : "it does not read its input"};
        }
        if (!input_.is_open()) deadline = std::min(deadline, Clock::now() + moment);
        wait_for_traffic(deadline);
    }
}

Error Child::lost(const std::string& why) {
    gone_ = true;
    return {Errc::not_found, why};
}

// Waits until something can be read or written, and does it.
void Child::wait_for_traffic(Clock::time_point deadline) {
    std::array<pollfd, 3> watched{{{input_.is_open() && !unsent_.empty() ? input_.get() : -1, POLLOUT, 0},
                                   {output_.get(), POLLIN, 0},
                                   {errors_.get(), POLLIN, 0}}};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    const int ready = poll(watched.data(), watched.size(), static_cast<int>(std::clamp<long long>(left, 0, 60'000)));
    if (ready <= 0) return;
    if (watched[0].revents != 0) write_some();
    if (watched[1].revents != 0) read_output();
    if (watched[2].revents != 0) read_errors();
}

void Child::write_some() {
    const NoPipeSignal quiet;
    const ssize_t written = write(input_.get(), unsent_.data(), unsent_.size());
    if (written > 0) unsent_.erase(0, static_cast<std::size_t>(written));
    if (written < 0 && errno != EAGAIN && errno != EINTR) input_.close();
}

void Child::read_output() {
    std::array<char, 16 * 1024> bytes{};
    const ssize_t count = read(output_.get(), bytes.data(), std::min(bytes.size(), quota_));
    if (count > 0) {
        received_.append(bytes.data(), static_cast<std::size_t>(count));
        quota_ -= static_cast<std::size_t>(count);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        output_.close();
    }
}

// Only the end is kept.
void Child::read_errors() {
    if (quota_ == 0) return;
    std::array<char, 16 * 1024> bytes{};
    const ssize_t count = read(errors_.get(), bytes.data(), std::min(bytes.size(), quota_));
    if (count > 0) {
        last_words_.append(bytes.data(), static_cast<std::size_t>(count));
        if (last_words_.size() > kept_words) last_words_.erase(0, last_words_.size() - kept_words);
        quota_ -= static_cast<std::size_t>(count);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        errors_.close();
    }
}

bool Child::has_ended(Clock::time_point deadline) const {
    for (std::chrono::milliseconds pause{1};; pause = std::min(pause * 2, std::chrono::milliseconds{20})) {
        siginfo_t about{};
        if (waitid(P_PID, static_cast<id_t>(process_), &about, WEXITED | WNOHANG | WNOWAIT) != 0) return true;
        if (about.si_pid == process_) return true;
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(pause);
    }
}

bool Child::ends_by(Clock::time_point deadline) {
    input_.close();
    output_.close();
    return has_ended(deadline);
}

std::string Child::how_it_ended() const {
    if (!has_ended(Clock::now() + moment)) return "it closed its output";
    siginfo_t about{};
    waitid(P_PID, static_cast<id_t>(process_), &about, WEXITED | WNOHANG | WNOWAIT);
    const std::string words = last_words().empty() ? "" : " (" + last_words() + ")";
    if (about.si_code == CLD_EXITED) return "it ended with exit code " + std::to_string(about.si_status) + words;
    return "it was ended by signal " + std::to_string(about.si_status) + " (" + strsignal(about.si_status) + ")" +
           words;
}

std::string Child::last_words() const {
    std::string_view text = last_words_;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
    text.remove_prefix(text.rfind('\n') == text.npos ? 0 : text.rfind('\n') + 1);
    return printable(text, 200);
}

}  // namespace ozy
