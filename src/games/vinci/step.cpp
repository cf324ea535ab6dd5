// step.cpp - statements that say how far the game and the turn have come:
//   round 3 | first P1 | turn P0      round, starting seat, seat on turn
//   called                            the end is called
//   phase expand                      the question asked; else the turn begins
//   drawn mining                      the first tile of an unfinished pair
//   defender P1                       who redeploys
//   last Belgica, last P1             the last province or seat used in a chain
//   conquests 2 | slaves 1 | borrowed 7 | spies 1 | truces 1 | forts 1     counts of the turn; of the last three: left
#include "games/vinci/names.hpp"
#include "games/vinci/position.hpp"

namespace ozy::vinci {

namespace {

struct Count {
    std::string_view word;
    std::uint8_t Turn::*field;
};
constexpr Count counts[] = {{"round", &Turn::round},      {"conquests", &Turn::conquests},
                            {"slaves", &Turn::slaves},    {"borrowed", &Turn::borrowed},
                            {"spies", &Turn::spies_left}, {"truces", &Turn::truces_left},
                            {"forts", &Turn::forts_left}};

struct SeatField {
    std::string_view word;
    Seat Turn::*field;
};
constexpr SeatField seat_fields[] = {
    {"first", &Turn::starting}, {"turn", &Turn::on_turn}, {"defender", &Turn::defender}};

Outcome read_last(State& state, Words& words) {
    Seat seat{};
    Province province{};
    if (words.take_seat(seat, seats(state)))
        state.turn.last_used = static_cast<std::uint8_t>(ozy::index(seat) + 1);
    else if (take_province(words, province))
        state.turn.last_used = static_cast<std::uint8_t>(index(province) + 1);
    else
        return wrong("expected the last province or seat used, such as 'last Belgica'");
    return Done{};
}

std::string last_text(const Turn& turn) {
    const int last = turn.last_used - 1;
    if (turn.phase == Phase::truce) return seat_text(seat_at(last));
    return std::string(provinces[static_cast<Province>(last)].name);
}

}  // namespace

Outcome read_step(State& state, Words& words) {
    for (const Count& count : counts) {
        int number = 0;
        if (!words.take(count.word)) continue;
        if (!words.take_number(number, 0, 100)) return wrong("expected a number from 0 to 100");
        state.turn.*count.field = static_cast<std::uint8_t>(number);
        return Done{};
    }
    for (const SeatField& field : seat_fields) {
        if (!words.take(field.word)) continue;
        if (!words.take_seat(state.turn.*field.field, seats(state))) return wrong("expected a seat, such as P1");
        return Done{};
    }
    if (words.take("last")) return read_last(state, words);
    if (words.take("called")) {
        state.turn.end_called = 1;
        return Done{};
    }
    if (words.take("drawn") && take_tile(words, state.turn.drawn)) return Done{};
    if (words.take("phase") && take_phase(words, state.turn.phase)) return Done{};
    return wrong("what does '" + std::string(words.rest()) + "' mean?");
}

void write_step(std::vector<std::string>& out, const State& state) {
    const Turn& turn = state.turn;
    out.push_back("round " + std::to_string(turn.round));
    for (const SeatField& field : seat_fields)
        if (is_player(turn.*field.field)) out.push_back(std::string(field.word) + " " + seat_text(turn.*field.field));
    if (turn.end_called != 0) out.push_back("called");
    if (turn.phase != Phase::turn) out.push_back("phase " + std::string(phase_names[turn.phase]));
    if (turn.drawn != Tile::none) out.push_back("drawn " + std::string(tiles[turn.drawn].id));
    if (turn.last_used > 0) out.push_back("last " + last_text(turn));
    for (const Count& count : counts)
        if (count.field != &Turn::round && turn.*count.field > 0)
            out.push_back(std::string(count.word) + " " + std::to_string(turn.*count.field));
}

}  // namespace ozy::vinci
