// event_form.hpp - the events of a game as rows: a sentence each, in the order of their enum.
#pragma once

#include <algorithm>
#include <span>

#include "core/event.hpp"
#include "core/sentence.hpp"

namespace ozy {

// What an event is told as; if its operands decide that, by a small function.
struct EventForm {
    Sentence sentence = {};
    Sentence (*own)(const Event& event) = nullptr;
};

template <class Id>
Thing thing_named(Thing (*thing)(Id), std::uint8_t value) {
    return thing(id_at<Id>(value));
}
// Fills a gap with the thing that an operand of the event names: {"area", thing_in<&Event::a, area_thing>}.
template <std::uint8_t Event::*place, auto thing>
Thing thing_in(const Event& event) {
    return thing_named(thing, event.*place);
}

inline Sentence sentence_of(std::span<const EventForm> forms, const Event& event) {
    const EventForm& form = forms[event.kind];
    return form.own != nullptr ? form.own(event) : form.sentence;
}

// Whether every gap of every row can be filled, for a static_assert beside the rows.
template <class Gaps>
constexpr bool all_filled(const Gaps& gaps, std::span<const EventForm> forms) {
    return std::ranges::all_of(forms, [&](const EventForm& form) { return fills(gaps, form.sentence); });
}

}  // namespace ozy
