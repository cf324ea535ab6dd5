// analysis.cpp - see analysis.hpp.
#include "server/lobby/analysis.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"

namespace ozy::server {

namespace {

constexpr int games_per_position = 24;
constexpr int games_per_suspect = 120;  // a drop seen once may be the dice of the playouts: look again, closer
constexpr double suspicious_drop = 0.12, costly_drop = 0.05;
constexpr int longest_playout = 20'000;  // moves; every game ends long before

}  // namespace

Result<std::shared_ptr<Analysis>> Analysis::begin(const Table& table, std::string bot) {
    auto player = table.make_bot(bot);
    if (!player) return player.error();
    return std::shared_ptr<Analysis>(new Analysis(table.clone(), std::move(bot), *std::move(player)));
}

Analysis::Analysis(std::unique_ptr<Table> table, std::string bot, std::unique_ptr<TableBot> player)
    : bot_(std::move(bot)), table_(std::move(table)), player_(std::move(player)), chains_(table_->chains()) {
    for (const Chain& chain : chains_) positions_.push_back({chain.seat, chain.text, {}});
    positions_.push_back({});
}

// The share of games each seat wins from here; a shared win counts in parts.
Analysis::Chances Analysis::play_out(const Table& from, std::size_t step, int games) {
    Chances won(static_cast<std::size_t>(from.seats()), 0.0);
    for (int game = 0; game < games; ++game) {
        const std::unique_ptr<Table> table = from.present();
        Rng rng(step * 1000 + static_cast<std::size_t>(game));
        for (int move = 0; move < longest_playout && !table->is_over(); ++move) {
            table->play_chance(rng);
            if (table->is_over()) break;
            if (!table->play_choice(table->decider(), player_->choose(*table, rng))) break;
        }
        const Standing standing = table->standing();
        for (Seat seat : seats_of(from.seats()))
            if (standing.is_winner(seat)) won[ordinal(seat)] += 1.0 / (standing.winners() * games);
    }
    return won;
}

bool Analysis::work() {
    if (finished_) return false;
    if (done_ < positions_.size())
        judge(positions_.size() - 1 - done_);
    else
        look_closer();
    return !finished_;
}

// Backwards through the game: undoing is cheap, and the graph fills from the end that everybody remembers.
void Analysis::judge(std::size_t step) {
    table_->undo_to(step == 0 ? 0 : chains_[step - 1].version);
    Chances chances = play_out(*table_, step, games_per_position);
    const std::lock_guard lock(mutex_);
    positions_[step].chances = std::move(chances);
    ++done_;
}

double Analysis::drop_at(std::size_t step) const {
    const Position& before = positions_[step];
    if (!is_player(before.decider)) return 0;
    return before.chances[ordinal(before.decider)] - positions_[step + 1].chances[ordinal(before.decider)];
}

// Goes on to the next decision that seems to have cost much, and plays it out more often, before and after.
void Analysis::look_closer() {
    while (looked_at_ < chains_.size() && drop_at(looked_at_) < suspicious_drop) {
        if (!table_->play_line(chains_[looked_at_].seat, chains_[looked_at_].text)) looked_at_ = chains_.size();
        ++looked_at_;
    }
    if (looked_at_ >= chains_.size()) {
        const std::lock_guard lock(mutex_);
        finished_ = true;
        return;
    }
    const std::size_t step = looked_at_++;
    const std::size_t seat = ordinal(chains_[step].seat);
    Chances before = play_out(*table_, step, games_per_suspect);
    if (!table_->play_line(chains_[step].seat, chains_[step].text)) looked_at_ = chains_.size();
    Chances after = play_out(*table_, step + 1, games_per_suspect);
    const std::lock_guard lock(mutex_);
    if (before[seat] - after[seat] >= costly_drop) mistakes_.push_back({step, before[seat] - after[seat]});
    positions_[step].chances = std::move(before);
    positions_[step + 1].chances = std::move(after);
}

std::string Analysis::json() const {
    constexpr int digits = 3;
    const std::lock_guard lock(mutex_);
    Json json;
    json.open_object().field("state", finished_ ? "done" : "running").field("done", done_);
    json.field("total", positions_.size()).field("by", bot_).key("chances").open_list();
    for (const Position& position : positions_) {
        if (position.chances.empty()) {
            json.null();
            continue;
        }
        json.open_list();
        for (double chance : position.chances) json.decimal(chance, digits);
        json.close_list();
    }
    json.close_list().key("moves").raw(write_moves()).key("luck").open_list();
    for (std::size_t step = 0; finished_ && step + 1 < positions_.size(); ++step) {
        if (positions_[step].decider != Seat::chance) continue;
        json.open_object().field("step", step).key("change").open_list();
        for (std::size_t seat = 0; seat < positions_[step].chances.size(); ++seat)
            json.decimal(positions_[step + 1].chances[seat] - positions_[step].chances[seat], digits);
        json.close_list().close_object();
    }
    return json.close_list().close_object().take();
}

std::string Analysis::write_moves() const {
    constexpr int digits = 3;
    Json json;
    json.open_list();
    for (const Mistake& mistake : mistakes_) {
        json.open_object().field("step", mistake.step).field("seat", index(positions_[mistake.step].decider));
        json.field("line", positions_[mistake.step].line).key("drop").decimal(mistake.drop, digits).close_object();
    }
    return json.close_list().take();
}

}  // namespace ozy::server
