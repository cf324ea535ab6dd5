// deed_text.cpp - what a deed costs and does, in words.
#include "games/after_the_empire/deed_text.hpp"

#include "games/after_the_empire/arguments.hpp"

namespace ozy::after_the_empire {

std::string step_text(const Step& step) {
    const auto counted = [&](std::string_view one, std::string_view many) { return count_text(step.n, one, many); };
    switch (step.op) {
        case Op::gain:
            return "gain " + bag_text(step.a);
        case Op::sow:
            return "sow " + counted("time", "times");
        case Op::protect:
            return "protect " + counted("farm", "farms");
        case Op::heal:
            return "heal up to " + counted("soldier", "soldiers");
        case Op::mend:
            return "mend " + counted("card", "cards");
        case Op::repair:
            return "add " + counted("cube", "cubes") + " to the castle";
        case Op::construct:
            return "upgrade, build, repair and mend";
        case Op::objective:
            return "draw " + counted("objective", "objectives") + " and keep " + std::to_string(step.limit);
        case Op::peek_invader:
            return "look at " + counted("invader card", "invader cards");
        case Op::peek_siege:
            return "look at the siege card";
        default:
            return {};
    }
}

namespace {

std::string step_id(const Step& step) {
    const std::string number = std::to_string(step.n);
    switch (step.op) {
        case Op::gain:
            return "gain=" + bag_id(step.a);
        case Op::sow:
            return "sow=" + number;
        case Op::protect:
            return "protect=" + number;
        case Op::heal:
            return "heal=" + number;
        case Op::mend:
            return "mend=" + number;
        case Op::repair:
            return "repair=" + number;
        case Op::construct:
            return "construct=1";
        case Op::objective:
            return "objective=" + number + "." + std::to_string(step.limit);
        case Op::peek_invader:
            return "peek_invader=" + number;
        case Op::peek_siege:
            return "peek_siege=1";
        default:
            return {};
    }
}

}  // namespace

std::string deed_text(const DeedFace& deed, const Bag& price) {
    std::string out = price == Bag{} ? "" : "pay " + bag_text(price) + ": ";
    bool first = true;
    for (const Step& step : deed.steps) {
        out.append(first ? "" : ", then ").append(step_text(step));
        first = false;
    }
    return out;
}

std::string deed_id(const DeedFace& deed, const Bag& price) {
    std::string out = price == Bag{} ? "" : "pay=" + bag_id(price);
    for (const Step& step : deed.steps) out.append(out.empty() ? "" : ";").append(step_id(step));
    return out;
}

}  // namespace ozy::after_the_empire
