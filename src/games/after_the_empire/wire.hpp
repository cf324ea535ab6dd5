// wire.hpp - parts of the view as JSON.
#pragma once

#include <string_view>

#include "core/json.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/view.hpp"

namespace ozy::after_the_empire {

template <class Ids>
void write_ids(Json& json, std::string_view name, const Ids& ids) {
    json.list(name, ids, [](auto id) { return id_text(id); });
}

// An id, or null where there is none.
template <class Id>
auto id_or_null(Id id) {
    return unless_none(id, [](Id one) { return id_text(one); });
}

// What a seat has, where it stands and what awaits it: wire_lord.cpp.
void write_lord(Json& json, const View& seen, Seat seat);

}  // namespace ozy::after_the_empire
