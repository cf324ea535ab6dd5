// program.hpp - the host's side of the bot protocol (docs/BOT_PROTOCOL.md): asks a program for its choices, counts its
// faults and stops asking when there were too many.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/program/child.hpp"
#include "core/seat.hpp"

namespace ozy {

// On what terms programs play.
struct ProgramTerms {
    std::chrono::milliseconds to_start{10'000};             // from hello to ready
    std::chrono::milliseconds to_choose{10'000};            // from every question to its answer
    int most_faults = 3;                                    // with so many it is replaced for the rest of the game
    std::function<void(const std::string& line)> log = {};  // hears of every fault, on any thread
    Confines confines = {};
    std::function<void(const std::string& line)> notice = {};  // hears what the system does not let us wall off
};

// What a program is asked: the notation of its legal moves and the rest of the message.
struct ProgramQuestion {
    std::vector<std::string> moves;
    std::string fields;  // of the JSON object, after its "type", "id" and "time"
};

class Program {
  public:
    // `name` is what the log calls it; the command is "exec:...".
    static Result<std::unique_ptr<Program>> make(std::string_view command, const ProgramTerms& terms);

    // It is still asked. False after too many faults.
    bool plays() const { return plays_; }
    bool has_started() const { return child_ != nullptr; }
    // Runs it and waits until it is ready. `fields` are those of the hello after "type", "protocol" and "time".
    void start(Seat seat, const std::string& fields);
    // The number of one of question.moves; nothing if the program has forfeited this choice.
    std::optional<std::size_t> ask(const ProgramQuestion& question);

    // It said that it does not play this game.
    bool refused() const { return refused_; }
    int faults() const { return faults_; }
    // What it calls itself; empty if it does not say.
    const std::string& own_name() const { return own_name_; }
    // Closes its input; whether it then ended by itself.
    bool ends_by(Child::Clock::time_point deadline) { return child_ != nullptr && child_->ends_by(deadline); }

  private:
    Program(std::string name, std::vector<std::string> words, const ProgramTerms& terms)
        : name_(std::move(name)), words_(std::move(words)), terms_(terms) {}
    Result<std::size_t> answer(const ProgramQuestion& question, Child::Clock::time_point deadline);
    void forfeit(const std::string& reason, bool for_good);
    void log(const std::string& line) const;

    std::string name_;
    std::vector<std::string> words_;
    ProgramTerms terms_;
    Seat seat_ = Seat::first;
    std::unique_ptr<Child> child_;
    std::string own_name_;
    int asked_ = 0, faults_ = 0;
    bool plays_ = true, refused_ = false;
};

// The bot that makes the choices a program forfeits: no program gains by failing.
inline constexpr std::string_view fallback_of_programs = "random";

}  // namespace ozy
