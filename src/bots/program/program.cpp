// program.cpp - see program.hpp.
#include "bots/program/program.hpp"

#include <algorithm>

#include "bots/program/command.hpp"
#include "bots/program/messages.hpp"
#include "core/printable.hpp"
#include "core/words.hpp"

namespace ozy {

namespace {

// What a program wrote, fit for a log.
std::string quoted(std::string_view text) { return "'" + printable(text, 60) + "'"; }

}  // namespace

Result<std::unique_ptr<Program>> Program::make(std::string_view command, const ProgramTerms& terms) {
    auto words = split_command(command.substr(std::min(program_prefix.size(), command.size())));
    if (!words) return words.error();
    if (const auto file = find_program(words->front()); !file) return file.error();
    return std::unique_ptr<Program>(new Program(std::string(command), *std::move(words), terms));
}

void Program::start(Seat seat, const std::string& fields) {
    seat_ = seat;
    auto child = Child::start(words_, terms_.confines);
    if (!child) return forfeit(child.error().detail, true);
    child_ = *std::move(child);
    if (!child_->gap().empty() && terms_.notice)
        terms_.notice("programs are not shut off from the network and the data directory: " + child_->gap());
    Json hello;
    hello.open_object().field("type", "hello").field("protocol", bot_protocol);
    hello.field("time", terms_.to_choose.count());
    child_->send(hello.take() + "," + fields + "}");
    const auto line = child_->next_line(Child::Clock::now() + terms_.to_start);
    if (!line) return forfeit(line.error().detail, true);
    const auto message = read_bot_message(*line);
    if (!message) return forfeit(message.error().detail + ": " + quoted(*line), true);
    refused_ = message->type == BotMessage::Type::refuse;
    if (refused_) return forfeit("it refuses: " + printable(message->text), true);
    if (message->type != BotMessage::Type::ready) return forfeit("it moves before it is ready", true);
    own_name_ = printable(message->text);
}

std::optional<std::size_t> Program::ask(const ProgramQuestion& question) {
    if (!plays_) return {};
    Json ask;
    ask.open_object().field("type", "ask").field("id", ++asked_).field("time", terms_.to_choose.count());
    child_->send(ask.take() + "," + question.fields + "}");
    const auto choice = answer(question, Child::Clock::now() + terms_.to_choose);
    if (choice) return *choice;
    forfeit(choice.error().detail, child_->is_gone());
    return {};
}

// Answers to earlier questions, which came too late, are passed over.
Result<std::size_t> Program::answer(const ProgramQuestion& question, Child::Clock::time_point deadline) {
    for (;;) {
        const auto line = child_->next_line(deadline);
        if (!line) return line.error();
        const auto message = read_bot_message(*line);
        if (!message) return Error{Errc::bad_syntax, message.error().detail + ": " + quoted(*line)};
        if (message->type != BotMessage::Type::move) return Error{Errc::bad_syntax, "no move: " + quoted(*line)};
        if (message->id < asked_) continue;
        if (message->id > asked_) return Error{Errc::bad_syntax, "an answer to a question that was not asked"};
        const auto found = std::find(question.moves.begin(), question.moves.end(), message->text);
        if (found == question.moves.end())
            return Error{Errc::illegal_move, quoted(message->text) + " is none of its moves"};
        return static_cast<std::size_t>(found - question.moves.begin());
    }
}

void Program::forfeit(const std::string& reason, bool for_good) {
    ++faults_;
    plays_ = !for_good && faults_ < terms_.most_faults;
    const std::string fallback(fallback_of_programs);
    log(reason + "; " + fallback + (plays_ ? " makes this choice" : " plays on for it") + " (fault " +
        std::to_string(faults_) + (for_good ? ", out at once)" : " of " + std::to_string(terms_.most_faults) + ")"));
}

void Program::log(const std::string& line) const {
    if (terms_.log) terms_.log(seat_text(seat_) + " " + name_ + ": " + line);
}

}  // namespace ozy
