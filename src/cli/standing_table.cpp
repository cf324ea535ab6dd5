// standing_table.cpp - ranks, scores, ending.
#include "cli/standing_table.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "cli/text.hpp"
#include "table/table.hpp"

namespace ozy::cli {

std::string seat_title(const TableCourse& table, Seat seat, const std::vector<std::string>& players) {
    const std::string title = fmt::format("{} {}", seat_word(seat), table.seat_name(seat));
    const auto number = static_cast<std::size_t>(index(seat));
    return number < players.size() ? fmt::format("{} ({})", title, players[number]) : title;
}

std::string standing_text(const TableCourse& table, const std::vector<std::string>& players) {
    const Standing standing = table.standing();
    std::vector<Seat> order;
    for (Seat seat : seats_of(standing.seats)) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(),
                     [&](Seat one, Seat other) { return standing.rank[one] < standing.rank[other]; });
    std::string out = fmt::format("rank  {}{:>6}\n", padded("seat", 28), "score");
    for (Seat seat : order)
        out += fmt::format("{:>4}  {}{:>6}\n", standing.rank[seat], padded(seat_title(table, seat, players), 28),
                           standing.score[seat]);
    if (table.is_over()) out += fmt::format("The game has ended: {}.\n", table.ending());
    return out;
}

}  // namespace ozy::cli
