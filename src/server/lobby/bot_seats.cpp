// bot_seats.cpp - see bot_seats.hpp.
#include "server/lobby/bot_seats.hpp"

#include "core/json.hpp"
#include "server/lobby/offered_bots.hpp"
#include "server/log.hpp"

namespace ozy::server {

BotSeats::BotSeats(World& world, const Roster& roster, const Progress& progress, Audience& audience, Entrance entrance,
                   PlayLine play)
    : world_(world),
      roster_(roster),
      progress_(progress),
      audience_(audience),
      entrance_(std::move(entrance)),
      play_(std::move(play)) {
    look_at_seats();
}

void BotSeats::look_at_seats() {
    std::vector<std::string> names;
    for (const SeatHolder& seat : roster_.seating().seats) names.push_back(seat.bot);
    if (names == names_) return;
    names_ = std::move(names);
    bots_.assign(names_.size(), nullptr);
    change_position();
}

// The seat's bot; null if the game has none.
std::shared_ptr<TableBot> BotSeats::bot_for(Seat seat) {
    std::shared_ptr<TableBot>& bot = bots_[ordinal(seat)];
    if (bot) return bot;
    auto made = progress_.table().make_bot(roster_.holder(seat).bot);
    if (!made) made = progress_.table().make_bot(fallback_bot);
    if (made) bot = *std::move(made);
    return bot;
}

// Those at the table wait for its bots; while nobody is there they think for who made it, if anybody plays at all.
std::optional<Claim> BotSeats::claim() const {
    if (Claim claim = audience_.claim(); !claim.people.empty()) return claim;
    if (audience_.empty() && roster_.seating().people().empty()) return std::nullopt;
    return Claim{{roster_.stored().creator}, false};
}

void BotSeats::renew_claim() {
    if (!is_thinking()) return wake();
    if (const auto renewed = claim()) world_.bots.renew_claim(ticket_, *renewed);
}

// False: somebody thinks about this very position already.
bool BotSeats::stops_old_thoughts() {
    if (!is_thinking()) return true;
    if (thinking_turn_ == turn_) return false;
    // It thinks about a position that is gone. Its bot stays with it: nobody else may use that one now.
    thought_->hurry();
    world_.bots.give_up(ticket_);
    bots_.assign(bots_.size(), nullptr);
    return true;
}

void BotSeats::wake() {
    const Table& table = progress_.table();
    const Seat seat = table.decider();
    if (!roster_.is_playing() || !roster_.is_bots(seat)) return;
    auto claimed = claim();
    if (!claimed || !stops_old_thoughts()) return;
    const auto bot = bot_for(seat);
    if (!bot) return;
    since_ = now_seconds();
    is_hurried_ = false;
    thought_ = std::make_shared<Thought>();
    BotTask task{table.present(),    bot, thought_, progress_.play().chance().mind_at(table.version()), {},
                 *std::move(claimed)};
    task.done = [this, enter = entrance_(), turn = turn_](const std::string& line) {
        enter([this, turn, line] { chose(turn, line); });
    };
    thinking_turn_ = turn_;
    ticket_ = world_.bots.think(std::move(task));
    tell_thinking();
}

std::optional<SeatCard::Thinking> BotSeats::thinking() const {
    if (!is_thinking() || thinking_turn_ != turn_) return std::nullopt;
    return SeatCard::Thinking{since_, world_.bot_seconds, thought_->percent()};
}

// Again and again until the bot has chosen. Only where everybody sees who decides: choices made at the same time are
// asked for one by one, and how far that has come is nobody's business.
void BotSeats::tell_thinking() {
    const auto now = thinking();
    const Seat seat = progress_.table().decider();
    if (!now || visible_decider(progress_.table(), Seat::spectator) != seat) return;
    Json json;
    json.open_object().field("type", "thinking").field("seat", index(seat)).field("since", now->since);
    json.field("budget", now->budget).field("done", now->done);
    audience_.tell_all(share(json.close_object().take()));
    constexpr auto while_passing = std::chrono::milliseconds(500);
    world_.tasks.post_after(while_passing, [this, enter = entrance_(), turn = turn_] {
        enter([this, turn] {
            if (turn == turn_) tell_thinking();
        });
    });
}

// A bot that searches answers with what it has. One that does not answer soon loses its move to a quick one.
void BotSeats::hurry() {
    is_hurried_ = true;
    thought_->hurry();
    constexpr auto soon = std::chrono::seconds(1);
    world_.tasks.post_after(soon, [&bots = world_.bots, ticket = ticket_] { bots.give_up(ticket); });
}

// An answer for a position that is gone is ignored; no answer, or one that is refused, is the fallback bot's turn.
void BotSeats::chose(int turn, const std::string& line) {
    const Seat seat = progress_.table().decider();
    if (turn != turn_ || !roster_.is_playing() || !roster_.is_bots(seat)) return;
    if (!line.empty() && play_(line)) return;
    ++world_.figures.bots_given_up;
    log("bot_given_up", {{"table", roster_.id()}, {"bot", roster_.holder(seat).bot}});
    bots_[ordinal(seat)].reset();  // it may still be in use by the thread that hangs
    if (const std::string quick = line_of_fallback(seat); !quick.empty()) play_(quick);
}

// Empty if the game has no bot at all.
std::string BotSeats::line_of_fallback(Seat seat) const {
    const Table& now = progress_.table();
    auto bot = now.make_bot(is_hurried_ ? hurried_bot : fallback_bot);
    if (!bot) bot = now.make_bot(fallback_bot);
    if (!bot) return {};
    const auto table = now.present();
    Rng rng(progress_.play().chance().mind_at(now.version()));
    do {
        if (!table->play_choice(seat, (*bot)->choose(*table, rng))) return {};
    } while (table->decider() == seat && table->mid_chain());
    return table->chains().front().text;
}

}  // namespace ozy::server
