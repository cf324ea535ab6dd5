// room_bots.cpp - bots that play seats, and clocks that run out. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/room.hpp"

namespace ozy::server {

namespace {

constexpr std::string_view fallback_bot = "random";
constexpr std::string_view hurried_bot = "greedy";  // when somebody asks a bot to move at once

std::uint64_t random_seed() {
    std::uint64_t seed = 0;
    for (char byte : random_bytes(8)) seed = seed << 8U | static_cast<unsigned char>(byte);
    return seed;
}

}  // namespace

void Room::wake_bot() {
    const Table& table = play_->table();
    const Seat seat = table.decider();
    if (!is_player(seat) || seating_.seats[ordinal(seat)].bot.empty()) return;
    if (thinking_ && !*thinking_) {
        if (thinking_turn_ == turn_) return;
        // It thinks about a position that is gone. Its bot stays with it: nobody else may use that one now.
        world_.bots.give_up(thinking_);
        bots_.assign(bots_.size(), nullptr);
    }
    std::shared_ptr<TableBot>& bot = bots_[ordinal(seat)];
    if (!bot) {
        auto made = table.make_bot(seating_.seats[ordinal(seat)].bot);
        if (!made) made = table.make_bot(fallback_bot);
        if (!made) return;
        bot = *std::move(made);
    }
    thinking_since_ = now_seconds();
    Json json;
    json.open_object().field("type", "thinking").field("seat", index(seat));
    tell_all(share(json.field("since", thinking_since_).field("budget", world_.bot_seconds).close_object().take()));
    BotTask task{table.present(), bot, random_seed(), {}};
    task.done = [weak = weak_from_this(), &tasks = world_.tasks, turn = turn_](const std::string& line) {
        tasks.post([weak, turn, line] {
            if (const auto self = weak.lock()) self->act([self, turn, line] { self->bot_chose(turn, line); });
        });
    };
    thinking_turn_ = turn_;
    thinking_ = world_.bots.think(std::move(task));
}

// An answer for a position that is gone is ignored; no answer, or one that is refused, is the fallback bot's turn.
void Room::bot_chose(int turn, std::string line) {
    if (turn != turn_ || stored_.phase != TablePhase::playing) return;
    const Seat seat = play_->table().decider();
    if (!is_player(seat) || seating_.seats[ordinal(seat)].bot.empty()) return;
    if (line.empty() || !play_->table().try_line(seat, line)) {
        ++world_.figures.bots_given_up;
        bots_[ordinal(seat)].reset();  // it may still be in use by the thread that hangs
        auto bot = play_->table().make_bot(std::exchange(hurried_, false) ? hurried_bot : fallback_bot);
        if (!bot) bot = play_->table().make_bot(fallback_bot);
        if (!bot) return;
        const auto table = play_->table().present();
        Rng rng(random_seed());
        do {
            if (!table->play_choice(seat, (*bot)->choose(*table, rng))) return;
        } while (table->decider() == seat && table->mid_chain());
        line = table->chains().front().text;
    }
    play_bot_line(line);
}

void Room::play_bot_line(const std::string& line) {
    const Seat seat = play_->table().decider();
    Result<std::string> text = play_->move(seat, line);
    if (!text) return;
    ++world_.figures.moves_accepted;
    append(
        seat, {}, *std::move(text), [this] { show(nullptr, {}); }, [](const Refused&) {});
}

void Room::watch_clock() {
    const Seat seat = clock_.running();
    if (!clock_.runs() || !is_player(seat) || !seating_.seats[ordinal(seat)].bot.empty()) return;
    if (std::exchange(alarm_planned_, true)) return;
    // One alarm at a time, soon: whose clock runs may change before it rings.
    constexpr std::int64_t soon = 1000;
    const std::chrono::milliseconds delay(std::clamp<std::int64_t>(clock_.left(seat, now_milliseconds()), 0, soon));
    world_.tasks.post_after(delay, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->act([self] { self->look_at_clock(); });
    });
}

// A bot goes on for the seat, so that the others can finish their game.
void Room::look_at_clock() {
    alarm_planned_ = false;
    const Seat seat = clock_.running();
    if (stored_.phase != TablePhase::playing || !is_player(seat) || !seating_.seats[ordinal(seat)].bot.empty()) return;
    if (clock_.left(seat, now_milliseconds()) > 0) return watch_clock();
    seating_.seats[ordinal(seat)].bot = fallback_bot;
    change_seating([] {}, [](const Answer&) {});
}

}  // namespace ozy::server
