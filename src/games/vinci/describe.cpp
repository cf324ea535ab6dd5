// describe.cpp - every event as one log sentence.
#include "games/vinci/arguments.hpp"
#include "games/vinci/events.hpp"
#include "games/vinci/game.hpp"

namespace ozy {

namespace vinci {

namespace {

// An event with its operands read by type; each sentence uses the ones its Happening has.
struct Told {
    const Event& event;
    Argument seat() const { return seat_argument("seat", event.seat); }
    Argument province() const { return province_argument("province", static_cast<Province>(event.a)); }
    Argument tile() const { return tile_argument("tile", static_cast<Tile>(event.a)); }
    Argument count() const { return number_argument("count", event.amount); }
    Argument tokens() const { return counted_argument("tokens", event.amount, "token"); }
    Argument held() const { return counted_argument("held", event.amount, "province"); }
};

Phrase describe_row(const Told& told, Happening what) {
    switch (what) {
        case Happening::tile_drawn:
            return say("tile_drawn", "{tile} is drawn for position {position}",
                       {told.tile(), position_argument("position", told.event.b)});
        case Happening::pair_taken:
            return say("pair_taken", "{seat} takes {first} and {second} from position {position}, with {tokens}",
                       {told.seat(), tile_argument("first", static_cast<Tile>(told.event.b)),
                        tile_argument("second", static_cast<Tile>(told.event.c)),
                        position_argument("position", told.event.a), told.tokens()});
        case Happening::vp_paid:
            return say("vp_paid", "{seat} pays {count} VP, 2 on each pair passed over", {told.seat(), told.count()});
        default:
            return say("vp_from_markers", "{seat} gains {count} VP from the markers", {told.seat(), told.count()});
    }
}

Phrase describe_conquest(const Told& told, bool by_spy) {
    const auto former = static_cast<Holding>(told.event.b);
    const Seat owner = static_cast<Seat>(static_cast<std::int8_t>(told.event.c));
    std::vector<Argument> arguments = {told.seat(), told.province(), told.tokens()};
    if (is_player(owner)) arguments.push_back(seat_argument("owner", owner));
    const std::string key = by_spy ? "spied." : "conquered.";
    const std::string cost = by_spy ? " by a spy for {tokens}" : " for {tokens}";
    switch (former) {
        case Holding::empty:
            return say(key + "empty", "{seat} conquers {province}, which was empty," + cost, arguments);
        case Holding::neutral:
            return say(key + "neutral", "{seat} conquers neutral {province}" + cost, arguments);
        case Holding::active:
            return say(key + "active", "{seat} conquers {province} from {owner}" + cost, arguments);
        case Holding::declining:
            return say(key + "declining", "{seat} conquers {province} from {owner}'s declining empire" + cost,
                       arguments);
    }
    return {};
}

Phrase describe_loss(const Told& told) {
    const std::vector<Argument> arguments = {told.seat(), told.province()};
    switch (static_cast<Loss>(told.event.b)) {
        case Loss::no_tokens:
            return say("lost.no_tokens", "{seat} has no token left and loses {province}", arguments);
        case Loss::cohesion:
            return say("lost.cohesion", "{seat} loses {province}, which is cut off", arguments);
        case Loss::shortage:
            return say("lost.shortage", "{seat} gives up {province} for want of tokens", arguments);
    }
    return {};
}

Phrase describe_score(const Told& told) {
    std::vector<Argument> arguments = {told.seat(), told.count()};
    const auto with_tile = [&]() {
        arguments.push_back(tile_argument("tile", static_cast<Tile>(told.event.b)));
        return arguments;
    };
    switch (static_cast<Source>(told.event.a)) {
        case Source::active:
            return say("scored.active", "{seat} scores {count} for active provinces", arguments);
        case Source::tile:
            return say("scored.tile", "{seat} scores {count} for {tile}", with_tile());
        case Source::declining:
            return say("scored.declining", "{seat} scores {count} for declining provinces", arguments);
        case Source::kept_tile:
            return say("scored.kept_tile", "{seat} scores {count} for {tile} in decline", with_tile());
        case Source::slavery:
            return say("scored.slavery", "{seat} scores {count} for slaves", arguments);
    }
    return {};
}

Phrase describe_tokens(const Told& told, Happening what) {
    switch (what) {
        case Happening::tokens_gained:
            return say("tokens_gained", "{seat} gains {tokens} by Medicine", {told.seat(), told.tokens()});
        case Happening::tokens_borrowed:
            return say("tokens_borrowed", "{seat} borrows {tokens} for the Field General",
                       {told.seat(), told.tokens()});
        case Happening::tokens_given_back:
            return say("tokens_given_back", "{seat} gives back {tokens}", {told.seat(), told.tokens()});
        case Happening::token_destroyed:
            if (told.event.amount == 0)
                return say("token_destroyed.last", "{seat} loses a token in {province}",
                           {told.seat(), told.province()});
            return say("token_destroyed", "{seat} loses a token in {province} and takes {tokens} back",
                       {told.seat(), told.province(), told.tokens()});
        case Happening::redeployed:
            return say("redeployed", "{seat} puts {tokens} on {province}",
                       {told.seat(), told.tokens(), told.province()});
        default:
            return say("garrisoned", "{seat} holds {province} with {tokens}",
                       {told.seat(), told.province(), told.tokens()});
    }
}

Phrase describe_province(const Told& told, Happening what) {
    const std::vector<Argument> arguments = {told.seat(), told.province()};
    switch (what) {
        case Happening::province_abandoned:
            return say("abandoned", "{seat} abandons {province}", arguments);
        case Happening::fort_removed:
            return say("fort_removed", "The fort on {province} is removed", {told.province()});
        case Happening::part_kept:
            return say("part_kept", "{seat} keeps the part of its empire around {province}, {held}",
                       {told.seat(), told.province(), told.held()});
        case Happening::fort_built:
            return say("fort_built", "{seat} builds a fort on {province}", arguments);
        case Happening::province_cleared:
            return say("cleared", "{seat}'s declining {province} lies next to its active empire and is cleared",
                       arguments);
        default:
            return say("removed", "{seat}'s old declining {province} becomes empty", arguments);
    }
}

Phrase describe_turn(const Told& told, Happening what) {
    switch (what) {
        case Happening::starting_seat:
            return say("starting_seat", "{seat} is the starting seat", {told.seat()});
        case Happening::round_began:
            return say("round_began", "Round {count} begins", {told.count()});
        case Happening::turn_began:
            return say("turn_began", "{seat}'s turn begins", {told.seat()});
        case Happening::expansion_began:
            return say("expansion_began", "{seat} expands with {tokens} in hand", {told.seat(), told.tokens()});
        case Happening::truce_made:
            return say("truce_made", "{seat} makes a truce with {other}",
                       {told.seat(), seat_argument("other", seat_at(told.event.a))});
        case Happening::conquests_ended:
            return say("conquests_ended", "{seat} ends its conquests", {told.seat()});
        case Happening::turn_scored:
            return say("turn_scored", "{seat} gains {count} VP in all", {told.seat(), told.count()});
        case Happening::declined:
            return say("declined", "{seat}'s civilization declines with {held}", {told.seat(), told.held()});
        case Happening::tile_kept:
            return say("tile_kept", "{seat} keeps {tile} in decline", {told.seat(), told.tile()});
        case Happening::end_called:
            return say("end_called", "{seat} reaches the target: this round is the last", {told.seat()});
        default:
            if (told.event.a == 0) return say("ended.rounds", "The last round is over: the game ends");
            return say("ended.target", "The round of the target is over: the game ends");
    }
}

}  // namespace

}  // namespace vinci

Phrase Vinci::describe(const Event& event) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Told told{event};
    const auto what = static_cast<Happening>(event.kind);
    switch (what) {
        case Happening::tile_drawn:
        case Happening::pair_taken:
        case Happening::vp_paid:
        case Happening::vp_from_markers:
            return describe_row(told, what);
        case Happening::conquered:
            return describe_conquest(told, false);
        case Happening::conquered_by_spy:
            return describe_conquest(told, true);
        case Happening::province_lost:
            return describe_loss(told);
        case Happening::scored:
            return describe_score(told);
        case Happening::tokens_gained:
        case Happening::tokens_borrowed:
        case Happening::tokens_given_back:
        case Happening::token_destroyed:
        case Happening::redeployed:
        case Happening::garrisoned:
            return describe_tokens(told, what);
        case Happening::province_abandoned:
        case Happening::fort_removed:
        case Happening::part_kept:
        case Happening::fort_built:
        case Happening::province_cleared:
        case Happening::province_removed:
            return describe_province(told, what);
        default:
            return describe_turn(told, what);
    }
}

}  // namespace ozy
