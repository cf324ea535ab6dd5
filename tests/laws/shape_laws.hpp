// shape_laws.hpp - what holds of a game's other shapes: positions as text, views as JSON, drawings for terminals.
#pragma once

#include <nlohmann/json.hpp>

#include "core/columns.hpp"
#include "core/tellable.hpp"
#include "laws/walk.hpp"

namespace ozy::laws {

template <Tellable G>
Complaint positions_written_as_text_read_back() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if (!is_player(position.decider)) return {};
        typename G::State read = G::empty_position(position.config);
        for (const std::string& statement : G::write_position(position.state)) {
            Words words(statement);
            const Outcome outcome = G::read_position(read, words);
            if (!outcome) return "'" + statement + "' is not understood: " + outcome.error().detail;
            if (!words.empty()) return "'" + statement + "' is not read to its end";
        }
        const Outcome finished = G::finish_position(read);
        if (!finished) return "the position is refused: " + finished.error().detail;
        return same_bytes(read, position.state) ? "" : "the position read differs from the one written";
    });
}

template <Tellable G>
Complaint views_are_written_as_json_objects() {
    return walk<G>(13, [](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            Json json;
            G::write_view(json, G::view(position.state, viewer));
            const auto read = nlohmann::json::parse(json.text(), nullptr, false);
            if (read.is_discarded()) return "the view of " + name_of(viewer) + " is not JSON";
            if (!read.is_object() || read.empty()) return "the view of " + name_of(viewer) + " is no JSON object";
        }
        return {};
    });
}

inline Complaint complaint_about(const Screen& screen, int width) {
    const std::string text = screen.plain();
    if (text.find_first_not_of(" \n") == text.npos) return "is empty";
    if (screen.cut()) return "is cut";
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        const std::string line = text.substr(at, text.find('\n', at) - at);
        if (columns_of(line) > width) return "is too wide: '" + line + "'";
    }
    return {};
}

template <Tellable G>
Complaint drawings_fit_their_width() {
    return walk<G>(29, [](const Position<G>& position) -> Complaint {
        for (Seat viewer : viewers(position)) {
            for (int width : {80, 120, 200}) {
                const Complaint complaint = complaint_about(G::draw(G::view(position.state, viewer), width), width);
                if (!complaint.empty())
                    return "the drawing for " + name_of(viewer) + " in " + std::to_string(width) + " columns " +
                           complaint;
            }
        }
        return {};
    });
}

}  // namespace ozy::laws
