// target.cpp - the id of the thing a person clicks for a move; no two legal moves of a question share one.
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

std::string dotted(std::initializer_list<std::string> parts) {
    std::string out;
    for (const std::string& part : parts) out.append(out.empty() ? "" : ".").append(part);
    return out;
}

std::string place_target(Move move) {
    const Space space = id_in<Space>(move);
    if (space == Space::card && static_cast<Card>(move.b) == Card::barracks)
        return dotted({"card", id_text(Card::barracks), "worker", std::to_string(move.c)});
    if (space == Space::card) return dotted({"card", id_text(static_cast<Card>(move.b)), "worker"});
    return dotted({is_market(space) ? "market" : "space", id_text(space), std::to_string(move.b)});
}

std::string chance_target(Move move) {
    switch (kind_of(move)) {
        case Kind::first:
            return dotted({"seat", std::to_string(move.a)});
        case Kind::objective:
            return dotted({"objective", id_text(id_in<Objective>(move))});
        case Kind::invader:
            return dotted({"invader", id_text(id_in<Invader>(move))});
        case Kind::siege:
            return dotted({"siege", id_text(id_in<Siege>(move))});
        case Kind::side:
            return dotted({"side", id_text(side_in(move))});
        default:
            return dotted({"card", id_text(card_in(move))});
    }
}

std::string combat_target(Move move) {
    const std::string number = std::to_string(move.b);
    switch (kind_of(move)) {
        case Kind::post:
            return dotted({"wall", id_text(side_in(move)), std::string(troop_names[static_cast<Troop>(move.b)]),
                           std::to_string(move.c)});
        case Kind::target:
            return dotted({"position", id_text(position_in(move))});
        case Kind::shift:
            return dotted({"troop", std::string(troop_names[id_in<Troop>(move)]), id_text(static_cast<Place>(move.b)),
                           id_text(static_cast<Place>(move.c))});
        case Kind::lose:
            return dotted({"losses", id_text(id_in<Place>(move)), number});
        default:  // strike, kill
            return dotted({"field", id_text(side_in(move)), number});
    }
}

}  // namespace

}  // namespace after_the_empire

std::string AfterTheEmpire::target(const State& /*state*/, Move move) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const std::string kind(kind_names[kind_of(move)]);
    switch (kind_of(move)) {
        case Kind::gate:
            return dotted({"side", id_text(side_in(move))});
        case Kind::take:
        case Kind::mend:
        case Kind::damage:
            return dotted({"card", id_text(card_in(move))});
        case Kind::free:
            return dotted({"card", id_text(card_in(move)), "free", std::to_string(move.b)});
        case Kind::place:
            return place_target(move);
        case Kind::pass:
        case Kind::end:
        case Kind::done:
            return dotted({"button", kind});
        case Kind::sow:
        case Kind::protect:
            return dotted({"farm", id_text(side_in(move))});
        case Kind::upgrade:
        case Kind::repair:
            return dotted({"position", id_text(position_in(move)), kind});
        case Kind::build:
            return dotted({"position", id_text(position_in(move)), kind, id_text(static_cast<Piece>(move.b))});
        case Kind::peek:
            return dotted({"slot", std::to_string(move.a)});
        case Kind::keep:
            return dotted({"objective", id_text(id_in<Objective>(move))});
        default:
            return kind_of(move) <= Kind::side ? chance_target(move) : combat_target(move);
    }
}

}  // namespace ozy
