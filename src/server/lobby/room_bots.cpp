// room_bots.cpp - bots that play seats, and clocks that run out. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/lobby/room.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr std::string_view fallback_bot = "random";
constexpr std::string_view hurried_bot = "greedy";  // when somebody asks a bot to move at once

}  // namespace

// The seat's bot; null if the game has none.
std::shared_ptr<TableBot> Room::bot_for(Seat seat) {
    std::shared_ptr<TableBot>& bot = bots_[ordinal(seat)];
    if (bot) return bot;
    auto made = play_->table().make_bot(seating_.seats[ordinal(seat)].bot);
    if (!made) made = play_->table().make_bot(fallback_bot);
    if (made) bot = *std::move(made);
    return bot;
}

// Those at the table wait for its bots, above all those who play; if nobody is there they think for who made it.
Claim Room::claim_on_bots() const {
    std::vector<std::string> players, all;
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers) {
            if (!guest.client->identity()) continue;
            all.push_back(guest.client->identity()->id);
            if (is_player(guest.viewer)) players.push_back(all.back());
        }
    if (!players.empty()) return {std::move(players), true};
    if (!all.empty()) return {std::move(all), true};
    return {{stored_.creator}, false};
}

void Room::renew_claim() {
    if (is_thinking()) world_.bots.renew_claim(thinking_, claim_on_bots());
}

void Room::wake_bot() {
    const Table& table = play_->table();
    const Seat seat = table.decider();
    if (!is_player(seat) || seating_.seats[ordinal(seat)].bot.empty()) return;
    if (is_thinking()) {
        if (thinking_turn_ == turn_) return;
        // It thinks about a position that is gone. Its bot stays with it: nobody else may use that one now.
        thought_->hurry();
        world_.bots.give_up(thinking_);
        bots_.assign(bots_.size(), nullptr);
    }
    const auto bot = bot_for(seat);
    if (!bot) return;
    thinking_since_ = now_seconds();
    hurried_ = false;
    thought_ = std::make_shared<Thought>();
    BotTask task{table.present(), bot, thought_, play_->chance().mind_at(table.version()), {}, claim_on_bots()};
    task.done = [weak = weak_from_this(), &tasks = world_.tasks, turn = turn_](const std::string& line) {
        tasks.post([weak, turn, line] {
            if (const auto self = weak.lock()) self->act([self, turn, line] { self->bot_chose(turn, line); });
        });
    };
    thinking_turn_ = turn_;
    thinking_ = world_.bots.think(std::move(task));
    tell_thinking();
}

// Again and again until the bot has chosen. Only where everybody sees who decides: choices made at the same time are
// asked for one by one, and how far that has come is nobody's business.
void Room::tell_thinking() {
    if (!is_thinking() || thinking_turn_ != turn_) return;
    const Seat seat = play_->table().decider();
    const JsonObject public_view(play_->table().view_json(Seat::spectator));
    if (public_view.member("decider") != std::to_string(index(seat))) return;
    Json json;
    json.open_object().field("type", "thinking").field("seat", index(seat)).field("since", thinking_since_);
    json.field("budget", world_.bot_seconds).field("done", thought_->percent());
    tell_all(share(json.close_object().take()));
    constexpr auto while_passing = std::chrono::milliseconds(500);
    world_.tasks.post_after(while_passing, [weak = weak_from_this(), turn = turn_] {
        const auto self = weak.lock();
        if (self)
            self->act([self, turn] {
                if (turn == self->turn_) self->tell_thinking();
            });
    });
}

// A bot that searches answers with what it has. One that does not answer soon loses its move to a quick one.
void Room::hurry_bot() {
    hurried_ = true;
    thought_->hurry();
    constexpr auto soon = std::chrono::seconds(1);
    world_.tasks.post_after(soon, [weak = weak_from_this(), ticket = thinking_] {
        if (const auto self = weak.lock()) self->world_.bots.give_up(ticket);
    });
}

// An answer for a position that is gone is ignored; no answer, or one that is refused, is the fallback bot's turn.
void Room::bot_chose(int turn, std::string line) {
    if (turn != turn_ || stored_.phase != TablePhase::playing) return;
    const Seat seat = play_->table().decider();
    if (!is_player(seat) || seating_.seats[ordinal(seat)].bot.empty()) return;
    if (line.empty() || !play_->table().try_line(seat, line)) {
        ++world_.figures.bots_given_up;
        log("bot_given_up", {{"table", stored_.id}, {"bot", seating_.seats[ordinal(seat)].bot}});
        bots_[ordinal(seat)].reset();  // it may still be in use by the thread that hangs
        auto bot = play_->table().make_bot(hurried_ ? hurried_bot : fallback_bot);
        if (!bot) bot = play_->table().make_bot(fallback_bot);
        if (!bot) return;
        const auto table = play_->table().present();
        Rng rng(play_->chance().mind_at(play_->table().version()));
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
    const std::chrono::milliseconds delay(std::clamp<std::int64_t>(clock_.left(seat, table_time()), 0, soon));
    world_.tasks.post_after(delay, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->act([self] { self->look_at_clock(); });
    });
}

// A bot goes on for the seat, so that the others can finish their game.
void Room::look_at_clock() {
    alarm_planned_ = false;
    const Seat seat = clock_.running();
    if (stored_.phase != TablePhase::playing || !is_player(seat) || !seating_.seats[ordinal(seat)].bot.empty()) return;
    if (clock_.left(seat, table_time()) > 0) return watch_clock();
    seating_.seats[ordinal(seat)].bot = fallback_bot;
    change_seating([] {}, [](const Answer&) {});
}

}  // namespace ozy::server
