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
