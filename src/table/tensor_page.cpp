// tensor_page.cpp - the page is made from the same layout that writes the bytes, so it cannot tell anything else.
#include "table/tensor_page.hpp"

#include "table/registry.hpp"

namespace ozy {

namespace {

constexpr std::string_view introduction =
    "# What a learner sees\n\n"
    "Made by `ozy games --tensors`; a test compares. A seat's view as bytes (`encode_view`): own seat first, the "
    "others "
    "clockwise after it. What a seat may not know is in no byte, as the bytes are made from its view alone. A tensor "
    "is "
    "a row of blocks, each an array: planes of a board (planes x rows x columns) or a table (items x features). Flags "
    "are 0 or 1; numbers are themselves, 255 for more; \"one of n\" has a 1 at its value or nowhere, \"any of n\" as "
    "many "
    "as there are. Seat 0 is always the viewer.\n\n"
    "Actions are numbered from 0 on, without gaps, kind after kind; a move that no position allows has no number. In "
    "After the Empire troops and invaders are counted up to 31, in Empire's End tokens of a bid up to 50: random games "
    "come to half of that, and what goes beyond has no number.\n";

void add_features(std::string& out, const TensorBlock& block) {
    int first = 0;
    for (const TensorFeature& feature : block.features) {
        const int last = first + feature.width - 1;
        out.append("| ").append(std::to_string(first));
        if (last > first) out.append(" to ").append(std::to_string(last));
        out.append(" | ").append(feature.name);
        if (last > first)
            out.append(feature.is_set ? " (any of " : " (one of ").append(std::to_string(feature.width)).append(")");
        out.append(" |\n");
        first = last + 1;
    }
}

std::string shape_text(const TensorBlock& block) {
    std::string out;
    for (int extent : block.shape) out.append(out.empty() ? "" : " x ").append(std::to_string(extent));
    return out;
}

template <Learnable G>
std::string page_of() {
    const TensorShape& shape = G::tensor_shape();
    std::string out("\n## ");
    out.append(G::title).append("\n\n`").append(G::name).append("`: ");
    out.append(std::to_string(G::action_count())).append(" actions, ").append(std::to_string(shape.size()));
    out.append(" bytes.\n");
    int first = 0;
    for (const TensorBlock& block : shape.blocks) {
        out.append("\n### `").append(block.name).append("`: ").append(shape_text(block));
        out.append(", from byte ").append(std::to_string(first)).append("\n\n").append(block.about).append("\n\n");
        out.append(block.shape.size() == 3 ? "| plane | what |\n" : "| feature | what |\n").append("| --- | --- |\n");
        add_features(out, block);
        first += block.size();
    }
    return out;
}

template <Learnable... Games>
std::string pages_of(GameList<Games...> /*games*/) {
    return (page_of<Games>() + ...);
}

}  // namespace

std::string tensor_page() { return std::string(introduction) + pages_of(AllGames{}); }

}  // namespace ozy
