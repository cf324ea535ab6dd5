// tensor.cpp - what a seat may know as bytes for a learner: areas, places of workers, goods, seats, the turn
// (docs/TENSORS.md).
#include "games/after_the_flood/game.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

template <class Out>
void lay_out_areas(Out& out, const State& state, OwnFirst seats) {
    const Map& map = state.map;
    out.table("areas", "One item for each area, in the order of areas.json; seats count from the viewer on.");
    for (Area area : all_areas) {
        out.item();
        for (int place = 0; place < players; ++place)
            out.number({"armies of seat", place},
                       map.held[seats.at(place)].contains(area) ? 1 + map.pairs.contains(area) : 0);
        for (int place = 0; place < players; ++place)
            out.flag({"city of seat", place}, map.cities[seats.at(place)].contains(area));
        out.flag("its city is expanded", map.expanded.contains(area));
        out.flag("in Sumer", sumer.contains(area));
        out.some_of("resources it trades", areas[area].trade.bits(), resource_count);
        std::uint64_t taken = 0;
        for (Icon icon : state.progress.taken& icons_in[area])
            taken |= std::uint64_t{1} << ordinal(icons[icon].resource);
        out.some_of("those taken in this Trade action", taken, resource_count);
        out.flag("is what is asked about", state.progress.area == area);
    }
}

template <class Out>
void lay_out_places(Out& out, const State& state, OwnFirst seats) {
    out.table("places", "One item for each place of workers: areas (those of Sumer stay empty), then boxes and piles.");
    for (int number = 0; number < place_count; ++number) {
        out.item();
        const auto place = id_at<Place>(number);
        for (int at = 0; at < players; ++at)
            out.number({"workers of seat", at}, state.powers[seats.at(at)].workers[place]);
        out.flag("a worker was lifted here", state.progress.lifted_from == place);
        out.flag("workers go here", state.progress.target == place);
    }
}

template <class Out>
void lay_out_goods(Out& out, const State& state, OwnFirst seats) {
    out.table("goods", "One item for each resource, from grain to lapis; seats count from the viewer on.");
    for (Resource resource : all_resources) {
        out.item();
        for (int place = 0; place < players; ++place) {
            const Power& power = state.powers[seats.at(place)];
            out.number({"held by seat", place}, power.goods[resource]);
            out.number({"in the Equipment box of seat", place}, power.equipment[resource]);
            out.number({"in the Passed box of seat", place}, power.bid[resource]);
        }
        out.number("in the stock, if that is limited", state.stock[resource]);
        out.flag("spent on this placement", state.progress.spent == resource);
        out.flag("the last one named", state.progress.last == resource);
    }
}

// Where a seat is in a row of seats, from 0; -1 if it is not there.
template <class Seats>
int rank_in(const Seats& row, Seat seat) {
    int at = 0;
    for (Seat one : row) {
        if (one == seat) return at;
        ++at;
    }
    return -1;
}

template <class Out>
void lay_out_seats(Out& out, const State& state, OwnFirst seats) {
    out.table("seats", "One item for each seat, the viewer's own first.");
    for (int place = 0; place < players; ++place) {
        out.item();
        const Seat seat = seats.at(place);
        const Power& power = state.powers[seat];
        out.number("VP, 255 for more", power.points);
        out.number("VP that expanded cities brought", power.city_points);
        out.number("fresh scribes", power.fresh_scribes);
        out.number("armies available", power.armies_available);
        out.number("armies unavailable", power.armies_unavailable);
        out.one_of("empire of this turn, as in empires.json", index(power.empire), empire_count);
        out.flag("passed", power.passed != 0);
        out.number("cities moved in this turn", power.city_moves);
        out.one_of("place in the order of play", rank_in(state.order, seat), players);
        out.one_of("rank by equipment", rank_in(state.ranks, seat), players);
        out.flag("is waited for", state.active == seat);
    }
}

template <class Out>
void lay_out_turn(Out& out, const State& state) {
    const Progress& progress = state.progress;
    out.table("turn", "One item: what is asked, how far the turn has come, and the options.");
    out.item();
    out.one_of("question, as in state.hpp", index(state.question), question_count);
    out.one_of("turn, from the first", state.turn - 1, turns);
    out.one_of("action under way", index(progress.action), action_count);
    out.flag("something has been done in it", progress.acted != 0);
    out.flag("the trade of Sippar is used", progress.sippar_used != 0);
    out.number("luxuries added to the city", progress.luxuries);
    const Options& options = state.options;
    out.flag("option fresh_scribes: next_action", options.fresh_scribes == FreshScribes::next_action);
    out.flag("option final_boxes", options.final_boxes != 0);
    out.flag("option sippar_trade: where a trader is", options.sippar_needs_trader != 0);
    out.flag("option home_fight: to the end", options.home_is_fought_out != 0);
    out.flag("option ur_textile: with a weaver", options.ur_needs_weaver != 0);
    out.flag("option new_workers: by choice", options.workers_by_choice != 0);
    out.flag("option trade_limit: once in the action", options.traded_once_an_action != 0);
    out.flag("option forced_dice: thrown", options.forced_dice_are_thrown != 0);
}

template <class Out>
void lay_out(Out& out, const View& seen) {
    const OwnFirst seats(seen.viewer, players);
    lay_out_areas(out, seen.state, seats);
    lay_out_places(out, seen.state, seats);
    lay_out_goods(out, seen.state, seats);
    lay_out_seats(out, seen.state, seats);
    lay_out_turn(out, seen.state);
}

}  // namespace

}  // namespace after_the_flood

const TensorShape& AfterTheFlood::tensor_shape() {
    static const TensorShape shape =
        plan_tensor<View>([](auto& out, const View& seen) { after_the_flood::lay_out(out, seen); });
    return shape;
}
void AfterTheFlood::encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
    TensorBytes bytes(out, kept);
    after_the_flood::lay_out(bytes, seen);
}

}  // namespace ozy
