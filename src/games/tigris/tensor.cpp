// tensor.cpp - what a seat may know as bytes for a learner: 37 planes of the board, then numbers (docs/TENSORS.md).
#include <bit>

#include "games/tigris/game.hpp"

namespace ozy {

namespace tigris {

namespace {

using Words = std::array<std::uint64_t, 3>;
constexpr Words words_of(const CellSet& set) { return std::bit_cast<Words>(set); }
constexpr Words words_of(Cell cell) { return words_of(cell == Cell::none ? CellSet{} : CellSet(cell)); }

template <class Out>
void lay_out_ground(Out& out, const View& seen) {
    const Pieces& pieces = seen.pieces;
    const Board& board = boards[seen.options.board];
    for (Color color : all_colors) out.plane({color_names[color], "tiles, face up"}, words_of(pieces.tiles[color]));
    out.plane("tiles, face down", words_of(pieces.face_down));
    out.plane("catastrophes", words_of(pieces.catastrophes));
    out.plane("treasures", words_of(pieces.treasures));
    out.plane("river", words_of(board.river));
    out.plane("temple spaces", words_of(board.temples));
    out.plane("spaces whose treasures are taken first", words_of(board.take_first));
}

template <class Out>
void lay_out_pieces(Out& out, const View& seen, OwnFirst seats) {
    const Pieces& pieces = seen.pieces;
    for (int place = 0; place < max_players; ++place)
        for (Color color : all_colors)
            out.plane({leader_names[color], "of seat", place},
                      words_of(seats.sits(place) ? pieces.leaders[seats.at(place)][color] : Cell::none));
    for (Color color : all_colors) {
        CellSet built;
        for (Monument monument : all_monuments)
            if (pieces.monuments[monument] != Cell::none && monument_colors[monument].has(color))
                built |= square_at(pieces.monuments[monument]);
        out.plane({color_names[color], "monuments"}, words_of(built));
    }
    for (Color color : all_colors) out.plane({building_names[color]}, words_of(pieces.buildings[color]));
    out.plane("wonder", words_of(pieces.wonder == Cell::none ? CellSet{} : cross_at(pieces.wonder)));
    out.plane("placed in this action", words_of(seen.turn.action.placed));
    out.plane("tile that joins kingdoms at war", words_of(seen.turn.conflict.joining));
}

template <class Out>
void lay_out_seats(Out& out, const View& seen, OwnFirst seats) {
    out.table("seats", "One item for each seat, the viewer's own first; of a seat that is not there all is 0.");
    for (int place = 0; place < max_players; ++place) {
        out.item();
        const bool sits = seats.sits(place);
        const Seat seat = sits ? seats.at(place) : Seat::first;
        const Gains gains = sits ? seen.gains[seat] : Gains{};
        out.flag("sits", sits);
        for (Color color : all_colors) out.number({color_names[color], "points"}, gains.points[color]);
        out.number("treasures", gains.treasures);
        out.number("catastrophes left", gains.catastrophes_left);
        for (Color color : all_colors)
            out.number({color_names[color], "tiles in hand, if known"}, sits ? seen.hands[seat][color] : 0);
        out.number("tiles in hand", sits ? seen.hand_sizes[seat] : 0);
        for (Color color : all_colors)
            out.number({color_names[color], "tiles swapped away, if known"}, sits ? seen.swapped[seat][color] : 0);
        out.number("tiles swapped away", sits ? seen.swapped_sizes[seat] : 0);
        out.flag("on turn", sits && seen.turn.active == seat);
        out.flag("is waited for", sits && seen.decider == seat);
    }
}

template <class Out>
void lay_out_tiles(Out& out, const View& seen) {
    out.table("colours", "One item for each colour: black, red, blue, green.");
    for (Color color : all_colors) {
        out.item();
        out.number("tiles unseen: in the bag and where the viewer may not look", seen.unseen[color]);
        out.number("tiles known to be out of the game", seen.out[color]);
        out.number("tiles face down on the board", seen.face_down[color]);
    }
}

template <class Out>
void lay_out_turn(Out& out, const View& seen, OwnFirst seats) {
    const Turn& turn = seen.turn;
    out.table("turn", "One item: what is asked, how far the turn has come, and the options.");
    out.item();
    out.one_of("question, as in state.hpp", index(turn.question), question_count);
    out.number("action of the turn, 0 or 1", turn.action_number);
    out.flag("a tile left a hand or a catastrophe was placed", turn.busy != 0);
    out.number("quiet turns", turn.quiet_turns);
    out.one_of("piece or colour being placed", index(turn.action.color), color_count);
    out.one_of("kind of the action, from tile to pass", turn.action.kind - index(Kind::tile), 5);
    out.one_of("colour of the conflict", index(turn.conflict.color), color_count);
    out.one_of("attacker", seats.place_of(turn.conflict.attacker), max_players);
    out.one_of("defender", seats.place_of(turn.conflict.defender), max_players);
    out.number("support of the attacker", turn.conflict.attacker_support);
    out.number("tiles given in a swap", turn.swap.given);
    out.number("tiles drawn in a swap", turn.swap.drawn);
    out.number("tiles in the bag", seen.bag_size);
    out.number("seats", seen.options.players);
    out.flag("option board: advanced", seen.options.board == BoardSide::advanced);
    out.flag("option scores: open", seen.options.open_scores != 0);
    out.flag("option buildings", seen.options.buildings != 0);
    out.flag("option wonder", seen.options.wonder != 0);
    out.flag("option english", seen.options.english != 0);
    out.flag("option war_strength: original", seen.options.original_strength != 0);
    out.flag("option face_down_squares", seen.options.face_down_squares != 0);
    out.flag("option monuments: forced", seen.options.forced_monuments != 0);
}

template <class Out>
void lay_out(Out& out, const View& seen) {
    const OwnFirst seats(seen.viewer, seen.options.players);
    out.board("board", "Planes of the board, 11 rows of 16 spaces; 1 where something lies.", rows, columns);
    lay_out_ground(out, seen);
    lay_out_pieces(out, seen, seats);
    lay_out_seats(out, seen, seats);
    lay_out_tiles(out, seen);
    lay_out_turn(out, seen, seats);
}

}  // namespace

}  // namespace tigris

const TensorShape& Tigris::tensor_shape() {
    static const TensorShape shape = plan_tensor<View>([](auto& out, const View& seen) { tigris::lay_out(out, seen); });
    return shape;
}
void Tigris::encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
    TensorBytes bytes(out, kept);
    tigris::lay_out(bytes, seen);
}

}  // namespace ozy
