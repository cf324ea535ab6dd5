// names.cpp - see names.hpp.
#include "server/auth/names.hpp"

#include <algorithm>
#include <array>

namespace ozy::server {

namespace {

constexpr char32_t no_letter = 0xFFFD;

// Takes one letter off the front; `no_letter` for bytes that are none.
char32_t take_letter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (first < 0x80) return first;
    const int more = first >= 0xF0 && first < 0xF5 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
    if (more == 0 || first >= 0xF5) return no_letter;
    char32_t letter = first & (0x3FU >> more);
    for (int i = 0; i < more; ++i) {
        if (text.empty() || (static_cast<unsigned char>(text.front()) & 0xC0U) != 0x80) return no_letter;
        letter = letter << 6U | (static_cast<unsigned char>(text.front()) & 0x3FU);
        text.remove_prefix(1);
    }
    return letter;
}

void put_letter(std::string& out, char32_t letter) {
    const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (letter < 0x80) return put(letter);
    if (letter < 0x800) {
        put(0xC0U | letter >> 6U);
    } else if (letter < 0x10000) {
        put(0xE0U | letter >> 12U);
        put(0x80U | (letter >> 6U & 0x3FU));
    } else {
        put(0xF0U | letter >> 18U);
        put(0x80U | (letter >> 12U & 0x3FU));
        put(0x80U | (letter >> 6U & 0x3FU));
    }
    put(0x80U | (letter & 0x3FU));
}

struct Range {
    char32_t first, last;
};

template <std::size_t count>
bool lies_in(const std::array<Range, count>& ranges, char32_t letter) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [letter](const Range& range) { return letter >= range.first && letter <= range.last; });
}

bool is_blank(char32_t letter) {
    constexpr std::array<Range, 7> blanks = {{{0x00, 0x20},
                                              {0x7F, 0xA0},
                                              {0x1680, 0x1680},
                                              {0x2000, 0x200A},
                                              {0x2028, 0x2029},
                                              {0x202F, 0x202F},
                                              {0x205F, 0x205F}}};
    return letter == 0x3000 || lies_in(blanks, letter);
}

// Of no width, or letters of some alphabet that are drawn as nothing, or what turns the direction of others around; and
// what has no meaning that readers share.
bool is_unseen(char32_t letter) {
    constexpr std::array<Range, 17> unseen = {{{0xAD, 0xAD},
                                               {0x034F, 0x034F},
                                               {0x061C, 0x061C},
                                               {0x115F, 0x1160},
                                               {0x17B4, 0x17B5},
                                               {0x180B, 0x180F},
                                               {0x200B, 0x200F},
                                               {0x202A, 0x202E},
                                               {0x2060, 0x206F},
                                               {0x2800, 0x2800},
                                               {0x3164, 0x3164},
                                               {0xD800, 0xF8FF},
                                               {0xFE00, 0xFE0F},
                                               {0xFEFF, 0xFEFF},
                                               {0xFFA0, 0xFFA0},
                                               {0xFFF0, 0xFFFF},
                                               {0x1D173, 0x1D17A}}};
    return letter >= 0xE0000 || lies_in(unseen, letter);
}

// They stand on the letter before them.
bool is_mark(char32_t letter) {
    constexpr std::array<Range, 5> marks = {
        {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};
    return lies_in(marks, letter);
}

// Which of two drawings of the letter before is meant: phones put them behind hearts and the like.
bool chooses_drawing(char32_t letter) { return letter == 0xFE0E || letter == 0xFE0F; }

bool is_latin(char32_t letter) {
    constexpr std::array<Range, 5> latin = {
        {{'A', 'Z'}, {'a', 'z'}, {0xC0, 0x24F}, {0x1E00, 0x1EFF}, {0xFF21, 0xFF5A}}};
    return lies_in(latin, letter) && letter != 0xD7 && letter != 0xF7;
}

struct Likeness {
    char32_t letter;
    char latin;
};

// The commonest of other scripts, in the order of their numbers.
constexpr std::array likenesses = std::to_array<Likeness>({
    {0x0391, 'A'}, {0x0392, 'B'}, {0x0395, 'E'}, {0x0396, 'Z'}, {0x0397, 'H'}, {0x0399, 'I'}, {0x039A, 'K'},
    {0x039C, 'M'}, {0x039D, 'N'}, {0x039F, 'O'}, {0x03A1, 'P'}, {0x03A4, 'T'}, {0x03A5, 'Y'}, {0x03A7, 'X'},
    {0x03B1, 'a'}, {0x03B3, 'y'}, {0x03B9, 'i'}, {0x03BA, 'k'}, {0x03BD, 'v'}, {0x03BF, 'o'}, {0x03C1, 'p'},
    {0x03C5, 'u'}, {0x03C7, 'x'}, {0x03F2, 'c'}, {0x03F3, 'j'}, {0x03F9, 'C'}, {0x0405, 'S'}, {0x0406, 'I'},
    {0x0408, 'J'}, {0x0410, 'A'}, {0x0412, 'B'}, {0x0415, 'E'}, {0x041A, 'K'}, {0x041C, 'M'}, {0x041D, 'H'},
    {0x041E, 'O'}, {0x0420, 'P'}, {0x0421, 'C'}, {0x0422, 'T'}, {0x0423, 'Y'}, {0x0425, 'X'}, {0x0430, 'a'},
    {0x0432, 'B'}, {0x0433, 'r'}, {0x0435, 'e'}, {0x043A, 'k'}, {0x043C, 'M'}, {0x043D, 'H'}, {0x043E, 'o'},
    {0x043F, 'n'}, {0x0440, 'p'}, {0x0441, 'c'}, {0x0442, 'T'}, {0x0443, 'y'}, {0x0445, 'x'}, {0x0455, 's'},
    {0x0456, 'i'}, {0x0458, 'j'}, {0x04AE, 'Y'}, {0x04AF, 'y'}, {0x04BA, 'H'}, {0x04BB, 'h'}, {0x04C0, 'I'},
    {0x04CF, 'l'}, {0x0501, 'd'}, {0x051B, 'q'}, {0x051C, 'W'}, {0x051D, 'w'}, {0x0555, 'O'}, {0x0570, 'h'},
    {0x0578, 'n'}, {0x057D, 'u'}, {0x0585, 'o'}, {0x0131, 'i'}, {0x0261, 'g'}, {0x13A0, 'D'}, {0x13AA, 'A'},
});

// The Latin letter that it passes for; itself if there is none.
char32_t latin_likeness(char32_t letter) {
    for (const Likeness& likeness : likenesses)
        if (likeness.letter == letter) return static_cast<char32_t>(likeness.latin);
    const bool is_wide = letter >= 0xFF01 && letter <= 0xFF5E;
    return is_wide ? letter - 0xFF01 + '!' : letter;
}

// What one sees in it at a glance, without regard to size: O and 0; I, l, 1 and |.
char32_t glance(char32_t letter) {
    letter = latin_likeness(letter);
    if (letter == 'I' || letter == '1' || letter == '|') return 'l';
    if (letter == '0') return 'o';
    const bool is_large = (letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7);
    const bool is_large_elsewhere = (letter >= 0x0391 && letter <= 0x03A9) || (letter >= 0x0410 && letter <= 0x042F);
    return is_large || is_large_elsewhere ? letter + 0x20 : letter;
}

}  // namespace

std::string tidy_name(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const char32_t letter = take_letter(name);
        if (!chooses_drawing(letter)) put_letter(out, is_blank(letter) ? U' ' : letter);
    }
    while (out.ends_with(' ')) out.pop_back();
    return out.erase(0, std::min(out.find_first_not_of(' '), out.size()));
}

std::string_view flaw_of_name(std::string_view name) {
    if (name.empty()) return "must not be blank";
    bool is_first = true, has_latin = false, has_likeness = false;
    while (!name.empty()) {
        const char32_t letter = take_letter(name);
        if (letter == no_letter || is_unseen(letter)) return "holds letters that cannot be seen";
        if (is_first && is_mark(letter)) return "begins with a mark without a letter";
        is_first = letter == ' ';
        if (is_first) has_latin = has_likeness = false;  // each word for itself
        has_latin = has_latin || is_latin(letter);
        has_likeness = has_likeness || (!is_latin(letter) && letter != latin_likeness(letter));
        if (has_latin && has_likeness) return "mixes letters of several scripts that look alike";
    }
    return {};
}

std::string looks_of(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const char32_t letter = take_letter(name);
        if (letter != ' ' && !is_mark(letter)) put_letter(out, glance(letter));
    }
    return out;
}

}  // namespace ozy::server
