// study_plot.cpp - see study_plot.hpp.
#include "cli/study_plot.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "cli/standing_table.hpp"
#include "core/markup.hpp"

namespace ozy::cli {

namespace {

constexpr double width = 960, height = 460, left = 56, right = 936, top = 96, bottom = 412;

// The colours of the seats as the web page has them (web/shell/style/tokens.css), in the light and in the dark.
constexpr std::string_view style = R"css(
svg { color-scheme: light dark; font: 13px "Alegreya Sans", system-ui, sans-serif; }
.page { fill: #FFFCF4; } .grid { stroke: #D2BA86; } text { fill: #4A4239; } .title { fill: #1E1B18; }
.title { font: 700 20px Alegreya, Georgia, serif; }
.seat0 { stroke: #2C5FA8; } .seat1 { stroke: #BA4F25; } .seat2 { stroke: #507A32; }
.seat3 { stroke: #D9A125; } .seat4 { stroke: #7B4E97; } .seat5 { stroke: #237A7A; }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; } .mistake { fill: #FFFCF4; stroke-width: 2.5; }
@media (prefers-color-scheme: dark) {
  .page, .mistake { fill: #221D17; } .grid { stroke: #5B4C36; } text { fill: #CDBFA4; } .title { fill: #EFE6D2; }
  .seat0 { stroke: #6C9BDE; } .seat1 { stroke: #E27A4C; } .seat2 { stroke: #86B85E; }
  .seat3 { stroke: #E5B443; } .seat4 { stroke: #B58AD0; } .seat5 { stroke: #4FB5B5; }
}
)css";

struct Scale {
    std::size_t positions = 2;

    double x(std::size_t position) const {
        return left + static_cast<double>(position) / static_cast<double>(std::max<std::size_t>(positions, 2) - 1) *
                          (right - left);
    }
    static double y(double chance) { return bottom - chance * (bottom - top); }
};

std::string grid(const Scale& scale) {
    std::string out;
    for (int i = 0; i <= 4; ++i) {
        const double y = Scale::y(i / 4.0);
        out += fmt::format("<path d=\"M{:.0f} {:.1f}H{:.0f}\" class=\"grid\"/>\n", left, y, right);
        out +=
            fmt::format("<text x=\"{:.0f}\" y=\"{:.1f}\" text-anchor=\"end\">{} %</text>\n", left - 8, y + 4, 25 * i);
    }
    const std::size_t step = std::max<std::size_t>(10, scale.positions / 100 * 10);
    for (std::size_t line = 0; line < scale.positions; line += step)
        out += fmt::format("<text x=\"{:.1f}\" y=\"{:.0f}\" text-anchor=\"middle\">{}</text>\n", scale.x(line),
                           bottom + 20, line);
    return out +
           fmt::format("<text x=\"{:.0f}\" y=\"{:.0f}\" text-anchor=\"end\">line of play</text>\n", right, bottom + 38);
}

std::string curve(const Study& study, std::size_t seat, const Scale& scale) {
    std::string path;
    for (std::size_t at = 0; at < study.chances().size(); ++at)
        path += fmt::format("{}{:.1f} {:.1f}", at == 0 ? "M" : "L", scale.x(at), Scale::y(study.chances()[at][seat]));
    return fmt::format("<path d=\"{}\" class=\"curve seat{}\"/>\n", path, seat);
}

// A dot on its seat's curve where the line was decided; what it was appears when one points at it.
std::string mistake(const Study& study, std::size_t number, const Scale& scale) {
    const StudiedLine& line = study.lines()[number];
    const auto seat = static_cast<std::size_t>(index(line.seat));
    return fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"mistake seat{}\"><title>line {}: {} cost {:.0f} "
        "%</title></circle>\n",
        scale.x(number + 1), Scale::y(study.chances()[number + 1][seat]), seat, number + 1, escaped(line.text),
        100 * line.drop);
}

}  // namespace

std::string study_plot(const TableCourse& table, const std::vector<std::string>& players, const Study& study) {
    const Scale scale{study.chances().size()};
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\">\n<style>{2}</style>\n"
        "<rect width=\"{0:.0f}\" height=\"{1:.0f}\" class=\"page\"/>\n"
        "<text x=\"{3:.0f}\" y=\"36\" class=\"title\">{4}: chances to win</text>\n",
        width, height, style, left, escaped(table.facts().title));
    out += grid(scale);
    for (Seat seat : seats_of(study.seats())) {
        const auto number = static_cast<std::size_t>(index(seat));
        const double x = left + static_cast<double>(number) * (right - left) / study.seats();
        out += curve(study, number, scale);
        out += fmt::format("<path d=\"M{:.1f} 62h22\" class=\"seat{}\" stroke-width=\"4\"/>\n", x, number);
        out +=
            fmt::format("<text x=\"{:.1f}\" y=\"67\">{}</text>\n", x + 30, escaped(seat_title(table, seat, players)));
    }
    for (std::size_t number : study.mistakes(costly_drop)) out += mistake(study, number, scale);
    return out + "</svg>\n";
}

}  // namespace ozy::cli
