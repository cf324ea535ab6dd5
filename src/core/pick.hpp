// pick.hpp - one id of a set by chance.
#pragma once

#include "core/id_set.hpp"
#include "core/rng.hpp"

namespace ozy {

// Each with equal chance; the set is not empty.
template <class Id, class Word>
constexpr Id pick(IdSet<Id, Word> set, Rng& rng) {
    return set.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.count()))));
}

}  // namespace ozy
