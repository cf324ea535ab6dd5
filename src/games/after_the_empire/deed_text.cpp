// deed_text.cpp - what a deed costs and does, in words.
#include "games/after_the_empire/deed_text.hpp"

#include <algorithm>

#include "games/after_the_empire/arguments.hpp"

namespace ozy::after_the_empire {

namespace {

// An op with a number, "sow 2 times", or without one, "look at the siege card".
struct OpWords {
    Op op;
    std::string_view id, before;
    Noun noun = {};
    std::string_view after = {};
};
constexpr OpWords op_words[] = {
    {Op::sow, "sow", "sow", {"time", "times"}},
    {Op::protect, "protect", "protect", {"farm", "farms"}},
    {Op::heal, "heal", "heal up to", {"soldier", "soldiers"}},
    {Op::mend, "mend", "mend", {"card", "cards"}},
    {Op::repair, "repair", "add", {"cube", "cubes"}, " to the castle"},
    {Op::construct, "construct", "upgrade, build, repair and mend"},
    {Op::objective, "objective", "draw", {"objective", "objectives"}, " and keep "},
    {Op::peek_invader, "peek_invader", "look at", {"invader card", "invader cards"}},
    {Op::peek_siege, "peek_siege", "look at the siege card"},
};

// As id and as words; both empty if no deed has such a step.
Thing step_thing(const Step& step) {
    if (step.op == Op::gain) return {"gain=" + bag_id(step.a), "gain " + bag_text(step.a)};
    const auto* row = std::ranges::find(op_words, step.op, &OpWords::op);
    if (row == std::end(op_words)) return {};
    const bool has_number = !row->noun.one.empty();
    Thing thing{std::string(row->id) + "=" + std::to_string(has_number ? step.n : 1), std::string(row->before)};
    if (has_number) thing.word += " " + counted(step.n, row->noun.one, row->noun.many) + std::string(row->after);
    if (step.op != Op::objective) return thing;
    return {thing.id + "." + std::to_string(step.limit), thing.word + std::to_string(step.limit)};
}

}  // namespace

std::string deed_text(const DeedFace& deed, const Bag& price) {
    std::string out = price == Bag{} ? "" : "pay " + bag_text(price) + ": ";
    bool first = true;
    for (const Step& step : deed.steps) {
        out.append(first ? "" : ", then ").append(step_thing(step).word);
        first = false;
    }
    return out;
}

std::string deed_id(const DeedFace& deed, const Bag& price) {
    std::string out = price == Bag{} ? "" : "pay=" + bag_id(price);
    for (const Step& step : deed.steps) out.append(out.empty() ? "" : ";").append(step_thing(step).id);
    return out;
}

}  // namespace ozy::after_the_empire
