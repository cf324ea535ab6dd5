// speed_room.cpp - fixed pieces of work for a counter of instructions: moves in a room of the server, from the message
// to what every seat is sent, with a store in memory and no sockets (docs/PERFORMANCE.md, tools/speed.py).
#include <cstdio>
#include <cstdlib>

#include "core/rng.hpp"
#include "random_line.hpp"
#include "server/fake_world.hpp"

namespace ozy::server {
namespace {

[[gnu::noinline]] void counted_move(FakeRoom& room, const std::shared_ptr<FakeClient>& client,
                                    const std::string& line) {
    room.say(client, MessageType::move, line);
}

std::string choices_of(const FakeClient& client) {
    const std::string text = client.states().back();
    const std::size_t at = find_in(text, R"("choices":[[)");
    return at == std::string::npos ? std::string() : text.substr(at + 10);
}

// Random moves of all seats. How many there were; fewer than asked for if the game ends.
int play(const std::string& game, int players, int amount) {
    FakeRoom room(game, players);
    std::vector<std::shared_ptr<FakeClient>> clients;
    for (Seat seat : seats_of(players)) clients.push_back(room.enter(seat));
    Rng rng(1);
    for (int moves = 0; moves < amount; ++moves) {
        const auto client = FakeRoom::asked(clients);
        if (!client) return moves;
        counted_move(room, client, random_line(choices_of(*client), rng));
        for (const auto& one : clients) one->heard = {one->states().back()};
    }
    return amount;
}

}  // namespace
}  // namespace ozy::server

// speed_room GAME PLAYERS AMOUNT: so many moves. Prints their number.
int main(int argc, char** argv) {
    if (argc != 4) return 2;
    const int moves = ozy::server::play(argv[1], std::atoi(argv[2]), std::atoi(argv[3]));
    std::printf("%d\n", moves);
    return moves > 0 ? 0 : 2;
}
