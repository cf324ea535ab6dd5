// menu.cpp - lays out legal moves.
#include "cli/menu.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "cli/text.hpp"

namespace ozy::cli {

namespace {

constexpr std::size_t most_with_numbers = 24;
constexpr Style number_style{.dim = true}, move_style{.bold = true};

int widest(const std::vector<std::string>& texts) {
    int columns = 0;
    for (const std::string& text : texts) columns = std::max(columns, columns_of(text));
    return columns;
}

// The words before the last one: moves that share them are listed together.
std::string group_of(const std::string& text) {
    const std::size_t space = text.rfind(' ');
    return space == text.npos ? "" : text.substr(0, space);
}

// "building  C4 C5 D4", one group of moves; returns the line after it.
int put_group(Screen& screen, int y, const std::string& group, const std::string& members) {
    const int x = group.empty() ? 2 : screen.put(2, y, group, move_style) + 1;
    return screen.put_wrapped(x, y, screen.width(), members, group.empty() ? move_style : Style{});
}

Screen dense_menu(const std::vector<Choice>& choices, int width) {
    Screen screen(width);
    int y = 0;
    for (std::size_t i = 0; i < choices.size();) {
        const std::string group = group_of(choices[i].text);
        std::string members;
        for (; i < choices.size() && group_of(choices[i].text) == group; ++i)
            members.append(members.empty() ? "" : " ").append(choices[i].text, group.empty() ? 0 : group.size() + 1);
        y = put_group(screen, y, group, members);
    }
    screen.put(2, y, fmt::format("({} moves; 'moves' numbers them)", choices.size()), number_style);
    return screen;
}

constexpr int number_columns = 5, gap = 2;

// "  12 notation"
void put_numbered(Screen& screen, int x, int y, std::size_t number, const std::string& text) {
    screen.put(x, y, fmt::format("{:>4}", number), number_style);
    screen.put(x + number_columns, y, text, move_style);
}

// Numbered moves in columns, each column filled from top to bottom; labels may be missing.
Screen columns_menu(const std::vector<std::string>& texts, const std::vector<std::string>& labels, int width) {
    const int text_columns = widest(texts) + gap;
    const int column = number_columns + text_columns + (labels.empty() ? 0 : widest(labels) + gap);
    const int columns = std::max(1, (width + gap) / column);
    const int lines = (static_cast<int>(texts.size()) + columns - 1) / columns;

    Screen screen(width);
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        const int x = i / lines * column, y = i % lines;
        const auto at = static_cast<std::size_t>(i);
        put_numbered(screen, x, y, at + 1, texts[at]);
        if (!labels.empty()) screen.put(x + number_columns + text_columns, y, labels[at]);
    }
    return screen;
}

// One numbered move below the other, with labels that go on in the next line.
Screen wrapped_menu(const std::vector<std::string>& texts, const std::vector<std::string>& labels, int width) {
    const int x = number_columns + widest(texts) + gap;
    Screen screen(width);
    int y = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        put_numbered(screen, 0, y, i + 1, texts[i]);
        y = screen.put_wrapped(x, y, width, labels[i], {});
    }
    return screen;
}

std::vector<std::string> texts_of(const std::vector<Choice>& choices) {
    std::vector<std::string> texts;
    texts.reserve(choices.size());
    for (const Choice& choice : choices) texts.push_back(choice.text);
    return texts;
}

}  // namespace

Screen full_menu(const std::vector<Choice>& choices, int width) {
    std::vector<std::string> labels;
    labels.reserve(choices.size());
    for (const Choice& choice : choices) labels.push_back(to_english(choice.label));
    const std::vector<std::string> texts = texts_of(choices);
    const bool fits = number_columns + widest(texts) + gap + widest(labels) <= width;
    return fits ? columns_menu(texts, labels, width) : wrapped_menu(texts, labels, width);
}

Screen short_menu(const std::vector<Choice>& choices, int width, int lines) {
    if (choices.size() > most_with_numbers) return dense_menu(choices, width);
    if (Screen menu = full_menu(choices, width); menu.height() <= lines) return menu;
    Screen menu = columns_menu(texts_of(choices), {}, width);
    const bool board_is_out_of_sight = lines <= 0;
    if (board_is_out_of_sight || menu.height() < lines)
        menu.put(2, menu.height(), "('moves' says what each of them does)", number_style);
    return menu;
}

}  // namespace ozy::cli
