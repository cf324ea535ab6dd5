// screen.hpp - a page of styled characters that games draw themselves on; becomes text with or without colour.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ozy {

enum class Ink : std::uint8_t { none, black, red, green, yellow, blue, magenta, cyan, white, gray };

struct Style {
    Ink ink = Ink::none;
    Ink paper = Ink::none;
    bool bold = false;
    bool dim = false;
    friend constexpr bool operator==(Style, Style) = default;
};

class Screen {
  public:
    explicit Screen(int width) : width_(width) {}

    int width() const { return width_; }
    int height() const { return static_cast<int>(rows_.size()); }
    // Whether something was written where it cannot be seen.
    bool cut() const { return cut_; }
    // Writes from column x of line y to the right; what does not fit is cut. Every code point is one column wide.
    // Returns the column after the text.
    int put(int x, int y, std::string_view text, Style style = {});
    // Writes words from column x, breaking lines before `right`; returns the line after the last one.
    int put_wrapped(int x, int y, int right, std::string_view text, Style style = {});

    std::string plain() const { return render(false); }
    std::string ansi() const { return render(true); }

  private:
    struct Spot {
        char32_t letter = U' ';
        Style style = {};
    };
    std::string render(bool colored) const;

    int width_;
    bool cut_ = false;
    std::vector<std::vector<Spot>> rows_;
};

}  // namespace ozy
