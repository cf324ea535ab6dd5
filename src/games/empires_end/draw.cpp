// draw.cpp - the table for a terminal: letters say everything, colour helps. Drawn from top to bottom: track, open
// disasters or conflict, the rows, the viewer's own cards.
#include <algorithm>

#include "games/empires_end/game.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/preview.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr int left_margin = 3;
constexpr int widest_column = 11, wide_screen = 120;
constexpr EnumArray<Color, Ink, 5> inks{{Ink::green, Ink::yellow, Ink::red, Ink::cyan, Ink::magenta}};
constexpr EnumArray<Color, std::string_view, 5> when_words{{"Economy", "Industry", "Conflict", "Exhaust", "End"}};

// Writes line after line down a screen.
struct Pen {
    Screen& screen;
    int y = 0;
    void line(std::string_view text, Style style = {}) { y = screen.put_wrapped(0, y, screen.width(), text, style); }
    void item(int indent, std::string_view text, Style style = {}) {
        y = screen.put_wrapped(indent, y, screen.width(), text, style);
    }
};

std::string range_text(Range range) {
    return range.least == range.most ? std::to_string(range.least)
                                     : std::to_string(range.least) + "-" + std::to_string(range.most);
}

Style card_style(Card card) { return {.ink = inks[color_of(disaster(card).ability)]}; }

std::string signed_text(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

void draw_track(Pen& pen, const View& seen) {
    const Turn& turn = seen.turn;
    if (turn.question == Question::over) return pen.line("The marker has reached End.", {.bold = true});
    std::string next;
    for (int space = turn.space + 1; space < track_length(seen.options); ++space)
        next += " " + std::string(phase_codes[phase_on(seen.options, space)]);
    pen.line("Space " + std::to_string(turn.space + 1) + " of " + std::to_string(track_length(seen.options)) + ": " +
                 std::string(phase_names[phase_on(seen.options, turn.space)]),
             {.bold = true});
    pen.item(2, "then" + (next.empty() ? " End" : next) + "  (D disaster, DD two, E economy, I industry, C conflict)",
             {.dim = true});
    pen.item(2,
             "Deck " + std::to_string(deck_size(seen)) + ", discarded " +
                 std::to_string(seen.board.discard_pile.count()) + ", disasters after this space " +
                 std::to_string(disaster_cards_after(seen.options, turn.space)),
             {.dim = true});
}

std::string bid_words(Card card) {
    std::string out;
    for (Token kind : family_bids[family_of(card)]) out += token_word(kind) + ", ";
    return out + "Coin";
}

std::string loss_text(const Empire& empire, Positions losses) {
    std::string out;
    for (RowPosition position : losses)
        out.append(out.empty() ? "" : " or ").append(tiles[empire.row[position]].short_name);
    return out.empty() ? "nothing" : out;
}

void draw_slot(Pen& pen, const View& seen, Slot slot) {
    const Auction& auction = seen.board.slots[slot];
    const Card card = auction.card;
    pen.line("Slot " + number_text(slot) + ": " + disaster_word(card) + ".  Bid " + bid_words(card) + ".  Pot: " +
                 tokens_words(auction.pot) + (seen.turn.handled.contains(slot) ? ".  Handled this turn" : ""),
             {.bold = true});
    pen.item(2, "Taker gets the pot and, free of charge, " + card_word(card) + ": " + std::string(disaster(card).text),
             card_style(card));
    for (Seat seat : seats_of(seen.options.players)) {
        const DisasterPreview preview = disaster_preview(seen, seat, card);
        std::string text = seat_text(seat) + " would lose " + loss_text(seen.board.empires[seat], preview.losses);
        if (!preview.worth.key.empty()) text += "; the card is worth " + to_english(preview.worth);
        text += "; can pay " + range_text(preview.can_pay);
        if (preview.free_bids > 0) text += " + " + std::to_string(preview.free_bids) + " free";
        pen.item(4, text);
    }
}

std::string reward_text(const Reward& reward) {
    std::string out = reward.vp != 0 || total(reward.tokens) == 0 ? signed_text(reward.vp) + " VP" : "";
    for (Token kind : all_tokens)
        if (reward.tokens[kind] != 0)
            out.append(out.empty() ? "" : " ").append(signed_text(reward.tokens[kind]) + " " + token_word(kind));
    return out;
}

void draw_conflict(Pen& pen, const View& seen) {
    const ConflictFacts& card = facts(seen.turn.conflict);
    pen.line("Conflict: " + std::string(card.name), {.bold = true});
    std::string rows;
    for (const Threshold& row : card.rows)
        rows.append(rows.empty() ? "Strength " : " | ")
            .append(std::to_string(row.least) + "+: " + reward_text(row.reward));
    pen.item(2, rows);
    pen.item(2, "Victory (highest strength): " + reward_text(card.victory) +
                    ".  Upheaval for the others: best healthy location goes to position " + number_text(card.upheaval));
    for (Seat seat : seats_of(seen.options.players)) {
        const Tile tile = upheaval_tile(seen.board.empires[seat], card.upheaval);
        pen.item(4, seat_text(seat) + " strength " + range_text(strength_range(seen, seat)) + "; upheaval would move " +
                        (tile == Tile::none ? "nothing" : tile_word(tile)));
    }
}

int column_width(const Screen& screen) { return std::min(widest_column, (screen.width() - left_margin) / row_length); }

// Position numbers, with the slot that aims at each: "7<1".
void draw_positions(Pen& pen, const View& seen) {
    const int width = column_width(pen.screen);
    for (RowPosition position : all_positions) {
        std::string text = number_text(position);
        for (Slot slot : open_slots(seen.board))
            if (target_of(seen.board.slots[slot].card) == position) text += "<" + number_text(slot);
        const bool aimed = text.size() > number_text(position).size();
        pen.screen.put(left_margin + width * index(position), pen.y, text, {.bold = aimed, .dim = !aimed});
    }
    ++pen.y;
}

std::string stash_text(const KnownStash& stash) {
    std::string out = std::to_string(stash.total) + (stash.total == 1 ? " token" : " tokens");
    for (Token kind : all_tokens)
        out.append(" ").append(token_letters[kind]).append(range_text({stash.least[kind], stash.most[kind]}));
    return out;
}

void draw_seat_line(Pen& pen, const View& seen, Seat seat) {
    const Turn& turn = seen.turn;
    const bool asks = turn.question > Question::conflict && turn.question < Question::over;
    const bool deciding = asks && seat == (turn.question == Question::window ? turn.asked : turn.active);
    const EndScore score = end_score(seen, seat);
    std::string text = (deciding ? "> " : "  ") + seat_text(seat) + " " + std::string(empire_name(seat));
    if (seat == seen.viewer) text += " (you)";
    if (seat == seen.board.first_player) text += " first";
    const int sum = score.track + score.tiles;
    text += "  score " + range_text({sum + score.innovations.least, sum + score.innovations.most});
    if (pen.screen.width() >= wide_screen)
        text += " (track " + std::to_string(score.track) + ", locations " + std::to_string(score.tiles) +
                ", end cards " + range_text(score.innovations) + ")";
    text += "  " + stash_text(known_stash(seen, seat)) + "  strength " +
            std::to_string(base_strength(seen.board, seat)) + "  hand " + std::to_string(seen.hand_sizes[seat]);
    pen.line(text, {.bold = deciding});
}

void draw_row(Pen& pen, const View& seen, Seat seat) {
    const Empire& empire = seen.board.empires[seat];
    const int width = column_width(pen.screen);
    int depth = 0;
    for (RowPosition position : all_positions) {
        const Tile tile = empire.row[position];
        const int x = left_margin + width * index(position);
        const std::string name(tiles[tile].short_name);
        const bool healthy = empire.healthy.contains(tile);
        pen.screen.put(x, pen.y, healthy ? name : "[" + name + "]", {.bold = healthy, .dim = !healthy});
        int below = 0;
        for (Card card : empire.innovations) {
            if (seen.board.host[card] != tile) continue;
            Style style = card_style(card);
            style.dim = !healthy;
            pen.screen.put(x, pen.y + ++below,
                           "#" + std::to_string(number(card)) + (seen.board.exhausted.contains(card) ? "x" : ""),
                           style);
        }
        depth = std::max(depth, below);
    }
    pen.y += depth + 1;
}

// Names of another's innovations; "x" is exhausted, brackets lie under a ruin.
void draw_innovation_names(Pen& pen, const View& seen, Seat seat) {
    std::string names;
    for (Card card : seen.board.empires[seat].innovations) {
        std::string name = card_word(card) + (seen.board.exhausted.contains(card) ? "x" : "");
        if (!is_active(seen.board, seat, card)) name = "[" + name + "]";
        names.append(names.empty() ? "" : ", ").append(name);
    }
    if (!names.empty()) pen.item(left_margin, names, {.dim = true});
}

// "#38 Salt Trade (Economy, costs 1 Hammer): Turn 1 Hammer into 2 Wheat ..."; the text may say itself when it works.
std::string full_text(Card card, std::string_view remark) {
    const Disaster& facts = disaster(card);
    std::string when(when_words[color_of(facts.ability)]);
    if (facts.text.starts_with(when)) when.clear();
    if (!when.empty() && !remark.empty()) when += ", ";
    when += remark;
    return card_word(card) + (when.empty() ? ": " : " (" + when + "): ") + std::string(facts.text);
}

// What the ruins of the viewer cost to repair, before discounts.
void draw_repairs(Pen& pen, const Empire& empire) {
    std::string text;
    for (Tile tile : every_tile - empire.healthy)
        text.append(text.empty() ? "Your ruins, to repair in Industry: " : "; ")
            .append(std::string(tiles[tile].short_name) + " for " + tokens_words(tiles[tile].repair));
    if (!text.empty()) pen.line(text);
}

void draw_own_cards(Pen& pen, const View& seen) {
    const Seat seat = seen.viewer;
    if (!seen.board.empires[seat].innovations.empty()) pen.line("Your innovations", {.bold = true});
    for (Card card : seen.board.empires[seat].innovations) {
        const bool active = is_active(seen.board, seat, card), exhausted = seen.board.exhausted.contains(card);
        std::string remark = "under " + std::string(tiles[seen.board.host[card]].short_name);
        if (exhausted) remark += ", exhausted";
        if (!active) remark += ", in ruins";
        Style style = card_style(card);
        style.dim = !active;
        pen.item(2, full_text(card, remark), style);
    }
    draw_repairs(pen, seen.board.empires[seat]);
    if (!seen.hands[seat].empty()) pen.line("Your hand (to build or sell in Industry)", {.bold = true});
    for (Card card : seen.hands[seat])
        pen.item(2, full_text(card, "costs " + counted(disaster(card).build_cost, Token::hammer)), card_style(card));
}

// What the tiles do, for those who do not know them by heart.
void draw_legend(Pen& pen) {
    pen.line(
        "F3 F8 F11 Farms: 1 Wheat, Axe, Hammer each Economy; R4 R6 Roads: refresh neighbours; R14 Road: Wheat to "
        "Hammer or Axe, twice; A5 A9 Armies: strength 2; T18 T24 Towns: one card 1 Hammer cheaper; C32 City: swap "
        "two locations in Industry. The number is the VP; [..] is a ruin; x is exhausted. "
        "Names, numbers and bids of the cards are largely reconstructed: see the Box in the rules.",
        {.dim = true});
}

bool rows_are_laid(const View& seen) { return seen.turn.question > Question::row; }

}  // namespace

}  // namespace empires_end

Screen EmpiresEnd::draw(const View& seen, int width) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    Screen screen(width);
    Pen pen{screen};
    draw_track(pen, seen);
    for (Slot slot : open_slots(seen.board)) draw_slot(pen, seen, slot);
    if (seen.turn.conflict != Conflict::none) draw_conflict(pen, seen);
    if (counts_supply(seen.options)) pen.line("Supply: " + tokens_words(seen.board.supply));
    if (!rows_are_laid(seen)) return screen;
    draw_positions(pen, seen);
    for (Seat seat : seats_of(seen.options.players)) {
        draw_seat_line(pen, seen, seat);
        draw_row(pen, seen, seat);
        if (seat != seen.viewer) draw_innovation_names(pen, seen, seat);
    }
    if (is_player(seen.viewer)) draw_own_cards(pen, seen);
    draw_legend(pen);
    return screen;
}

}  // namespace ozy
