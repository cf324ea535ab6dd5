// tensor.cpp - what a seat may know as bytes for a learner: provinces, seats, the open row, the turn (docs/TENSORS.md).
#include "games/vinci/game.hpp"

namespace ozy {

namespace vinci {

namespace {

template <class Out>
void lay_out_provinces(Out& out, const State& state, OwnFirst seats) {
    out.table("provinces", "One item for each province, in the order of map.json; seats count from the viewer on.");
    for (Province province : all_provinces) {
        out.item();
        const Holder holder = holder_of(state, province);
        const int place = seats.place_of(holder.seat);
        out.flag("neutral", holder.holding == Holding::neutral);
        out.one_of("active for seat", holder.holding == Holding::active ? place : -1, max_players);
        out.one_of("declining for seat", holder.holding == Holding::declining ? place : -1, max_players);
        out.number("tokens", state.tokens[province]);
        out.flag("fort", state.forts.contains(province));
        out.flag("farmland", farmlands.contains(province));
        out.flag("prairie", prairies.contains(province));
        out.flag("forest", forests.contains(province));
        out.flag("mountain", mountains.contains(province));
        out.flag("mine", mines.contains(province));
        out.flag("harbour", harbours.contains(province));
        out.flag("coastal", coastal.contains(province));
        out.flag("entered from the edge or the sea", starting_provinces.contains(province));
        out.flag("used in the chain under way", ordinal(province) < state.turn.last_used);
    }
}

// How many of each face there are among two tiles, 26 numbers.
template <class Out>
void lay_out_pair(Out& out, FeatureName name, const std::array<Tile, 2>& pair) {
    if (pair[0] == pair[1]) {  // both the same, or none
        out.one_of(name, -1, face_count);
        out.one_of({"twice:", name.text}, index(pair[0]), face_count);
        return;
    }
    std::uint64_t bits = 0;
    for (Tile tile : pair)
        if (tile != Tile::none) bits |= std::uint64_t{1} << ordinal(tile);
    out.some_of(name, bits, face_count);
    out.one_of({"twice:", name.text}, -1, face_count);
}

// The seats whose truce with `owner` holds, counted from the viewer on.
std::uint64_t truces_of(const Realm& realm, OwnFirst seats) {
    std::uint64_t bits = 0;
    for (Seat seat : realm.truces) bits |= std::uint64_t{1} << static_cast<unsigned>(seats.place_of(seat));
    return bits;
}

template <class Out>
void lay_out_seats(Out& out, const State& state, OwnFirst seats) {
    out.table("seats", "One item for each seat, the viewer's own first; of a seat that is not there all is 0.");
    for (int place = 0; place < max_players; ++place) {
        out.item();
        const bool sits = seats.sits(place);
        const Realm realm = sits ? state.realms[seats.at(place)] : Realm{};
        out.flag("sits", sits);
        out.number("VP, 255 for more", realm.vp);
        out.number("tokens in hand", realm.hand);
        out.number("tokens not played", realm.unplayed);
        out.number("active provinces", realm.active.count());
        out.number("declining provinces", realm.declining.count());
        lay_out_pair(out, "civilization, by face", realm.civilization.tiles);
        lay_out_pair(out, "kept in decline, by face", realm.kept);
        out.some_of("truces it made with seat", truces_of(realm, seats), max_players);
        out.flag("on turn", sits && state.turn.on_turn == seats.at(place));
        out.flag("redeploys", sits && state.turn.defender == seats.at(place));
        out.flag("is waited for", sits && chooser(state.turn) == seats.at(place));
        out.flag("began", sits && state.turn.starting == seats.at(place));
    }
}

template <class Out>
void lay_out_row(Out& out, const State& state) {
    out.table("row", "One item for each position of the open row, 1 to 6.");
    for (const Offer& offer : state.row) {
        out.item();
        lay_out_pair(out, "civilization, by face", offer.civilization.tiles);
        out.number("markers of 2 VP", offer.markers);
    }
    out.table("bag", "One item for each face of a tile, in the order of tiles.json.");
    for (Tile tile : all_tiles) {
        out.item();
        out.number("in the bag", state.bag[tile]);
    }
}

template <class Out>
void lay_out_options(Out& out, const Options& options) {
    out.number("seats", options.players);
    out.number("VP that call the end by option, 0 by seats", options.target_vp);
    out.one_of("option bag", index(options.bag), bag_count);
    out.flag("option straits", options.straits != 0);
    out.number("option min_cost", options.min_cost);
    out.number("option max_rounds", options.max_rounds);
    out.flag("option broken_columns: all", options.all_columns != 0);
    out.flag("option rebirth: at the end only", options.reborn_at_end_only != 0);
    out.flag("option truces: after", options.truces_after != 0);
    out.flag("option token_supply: counted", options.counted_tokens != 0);
}

template <class Out>
void lay_out_turn(Out& out, const State& state) {
    const Turn& turn = state.turn;
    out.table("turn", "One item: what is asked, how far the turn has come, and the options.");
    out.item();
    out.one_of("question, as in state.hpp", index(turn.question), question_count);
    out.number("round", turn.round);
    out.flag("the end is called", turn.end_called != 0);
    out.one_of("first tile of a pair being drawn", index(turn.drawn), face_count);
    out.number("conquests", turn.conquests);
    out.number("slaves", turn.slaves);
    out.number("spies left", turn.spies_left);
    out.number("truces left", turn.truces_left);
    out.number("forts left", turn.forts_left);
    out.number("borrowed tokens", turn.borrowed);
    out.number("brown tokens in the supply", brown_supply(state));
    lay_out_options(out, state.options);
}

template <class Out>
void lay_out(Out& out, const View& seen) {
    const OwnFirst seats(seen.viewer, seen.state.options.players);
    lay_out_provinces(out, seen.state, seats);
    lay_out_seats(out, seen.state, seats);
    lay_out_row(out, seen.state);
    lay_out_turn(out, seen.state);
}

}  // namespace

}  // namespace vinci

const TensorShape& Vinci::tensor_shape() {
    static const TensorShape shape = plan_tensor<View>([](auto& out, const View& seen) { vinci::lay_out(out, seen); });
    return shape;
}
void Vinci::encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
    TensorBytes bytes(out, kept);
    vinci::lay_out(bytes, seen);
}

}  // namespace ozy
