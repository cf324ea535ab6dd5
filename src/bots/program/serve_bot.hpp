// serve_bot.hpp - the bot's side of the bot protocol (docs/BOT_PROTOCOL.md), for bots written with this library.
#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include "bots/bot.hpp"
#include "bots/program/messages.hpp"
#include "core/tellable.hpp"

namespace ozy {

// Answers a host's messages for one bot.
template <Tellable G>
class ServedBot {
  public:
    ServedBot(std::string_view name, Bot<G>& bot) : name_(name), bot_(&bot) {}

    // The answer to a line from the host; empty if it needs none.
    Result<std::string> answer(std::string_view line) {
        const auto message = read_host_message(line);
        if (!message) return message.error();
        if (message->type == HostMessage::Type::hello) return greet(*message);
        if (message->type == HostMessage::Type::ask) return choose(*message);
        return std::string();
    }

  private:
    Result<std::string> greet(const HostMessage& hello) {
        if (hello.game != G::name)
            return refuse_message(name_ + " plays " + std::string(G::name) + ", not " + hello.game);
        for (const auto& [name, value] : hello.options)
            for (const auto& option : G::options())
                if (option.name == name)
                    if (const Outcome set = option.set(config_, value); !set) return set.error();
        mind_ = hello.mind;
        return ready_message(name_);
    }

    // The world is one that the seat cannot tell from the true one, so its view of it is its true view.
    Result<std::string> choose(const HostMessage& ask) {
        auto state = G::empty_position(config_);
        for (const std::string& statement : ask.world) {
            Words words(statement);
            if (const Outcome read = G::read_position(state, words); !read) return read.error();
        }
        if (const Outcome finished = G::finish_position(state); !finished) return finished.error();
        if (!is_player(G::decider(state))) return Error{Errc::bad_position, "nobody is to choose in this world"};
        MoveList moves;
        G::legal_moves(state, moves);
        const Move move = bot_->choose(Perspective<G>(state, moves), mind_);
        return move_message(ask.id, G::to_text(state, move));
    }

    std::string name_;
    Bot<G>* bot_;
    typename G::Config config_;
    Rng mind_{0};
};

// Plays one game over these streams; it is over when the input ends.
template <Tellable G>
Outcome serve_bot(std::string_view name, Bot<G>& bot, std::istream& in, std::ostream& out) {
    ServedBot<G> served(name, bot);
    for (std::string line; std::getline(in, line);) {
        const auto answer = served.answer(line);
        if (!answer) return answer.error();
        if (!answer->empty()) out << *answer << '\n' << std::flush;
    }
    return Done{};
}

}  // namespace ozy
