// table.cpp - names of seats and reasons as people write them.
#include "table/table.hpp"

#include "core/words.hpp"

namespace ozy {

std::string seat_word(Seat seat) {
    switch (seat) {
        case Seat::chance:
            return "chance";
        case Seat::over:
            return "over";
        case Seat::spectator:
            return "spectator";
        case Seat::omniscient:
            return "omniscient";
        default:
            return seat_text(seat);
    }
}

Result<Seat> read_player(std::string_view text, int seats) {
    Words digits(text.starts_with('P') ? text.substr(1) : text);
    int number = 0;
    if (digits.take_number(number, 0, seats - 1) && digits.empty()) return seat_at(number);
    return Error{Errc::bad_syntax,
                 "'" + std::string(text) + "' is not a seat; the seats are P0 to " + seat_word(seat_at(seats - 1))};
}

std::string error_text(const Error& error) {
    return error.rule.empty() ? error.detail : error.detail + " [" + error.rule + "]";
}

}  // namespace ozy
