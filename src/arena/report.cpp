// report.cpp - a table, and one dot with its whiskers per bot.
#include "arena/report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace ozy {

namespace {

constexpr int width = 760, left = 200, right = 740, line_height = 30;
constexpr std::size_t longest_name = 26;

// Colours follow the reader's choice of light or dark; nothing is loaded from elsewhere.
constexpr std::string_view style = R"css(
:root{color-scheme:light dark;--ink:#22262b;--soft:#667;--line:#dfe2e6;--paper:#fff;--mark:#1f5fa8;--band:#1f5fa822}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--soft:#9aa3ad;--line:#343a41;--paper:#16191d;--mark:#6fb0f0;--band:#6fb0f033}}
body{font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;margin:2.5rem auto;padding:0 1.2rem}
h1{font-size:1.6rem;margin:0 0 .3rem}h2{font-size:1.1rem;margin:2.2rem 0 .4rem}p{margin:.4rem 0}.soft{color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.3rem .5rem;text-align:right;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft)}
td:first-child,th:first-child{text-align:left;padding-left:0;white-space:normal;overflow-wrap:anywhere;min-width:9rem}td.soft{padding-left:0;font-size:.9em}
svg{display:block;width:100%;height:auto;font-size:13px;fill:var(--ink)}
.grid{stroke:var(--line)}.even{stroke:var(--soft);stroke-dasharray:5 4}.range{stroke:var(--mark);stroke-width:4;stroke-linecap:round;opacity:.45}
.dot,.bar{fill:var(--mark)}.tick{fill:var(--soft)}code{font-size:.9em}
)css";

std::string decimal(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return text.data();
}

std::string hex(std::uint64_t number) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

std::string escaped(std::string_view text) {
    std::string out;
    for (char letter : text) {
        if (letter == '<') {
            out += "&lt;";
        } else if (letter == '&') {
            out += "&amp;";
        } else {
            out += letter;
        }
    }
    return out;
}

void write_estimate(Json& json, std::string_view name, const Estimate& estimate, int digits) {
    json.key(name).open_list().decimal(estimate.value, digits).decimal(estimate.low, digits);
    json.decimal(estimate.high, digits).close_list();
}

struct Axis {
    double lowest = 0, highest = 1;
    int digits = 2;
    double at(double value) const { return left + (value - lowest) / (highest - lowest) * (right - left); }
};

// Names of programs can be long: the end tells them apart.
std::string shortened(const std::string& name) {
    return name.size() <= longest_name ? name : "..." + name.substr(name.size() - longest_name + 3);
}

std::string text_at(double x, double y, const char* attributes, const std::string& text) {
    return "<text x=\"" + decimal(x, 1) + "\" y=\"" + decimal(y, 1) + "\" " + attributes + ">" + escaped(text) +
           "</text>\n";
}

std::string line_from(double x1, double y1, double x2, double y2, const char* name) {
    return "<line x1=\"" + decimal(x1, 1) + "\" y1=\"" + decimal(y1, 1) + "\" x2=\"" + decimal(x2, 1) + "\" y2=\"" +
           decimal(y2, 1) + "\" class=\"" + name + "\"/>\n";
}

// The frame of a plot: a grid with numbers, and a dashed line where equal bots would be.
std::string frame(const char* title, std::size_t lines, const Axis& axis, double mark) {
    const double bottom = static_cast<double>(lines) * line_height + 10;
    std::string out = "<svg role=\"img\" aria-label=\"" + std::string(title) + "\" viewBox=\"0 0 " +
                      std::to_string(width) + " " + decimal(bottom + 26, 0) + "\">\n";
    for (int i = 0; i <= 4; ++i) {
        const double value = axis.lowest + (axis.highest - axis.lowest) * i / 4;
        out += line_from(axis.at(value), 4, axis.at(value), bottom, "grid");
        out +=
            text_at(axis.at(value), bottom + 18, "class=\"tick\" text-anchor=\"middle\"", decimal(value, axis.digits));
    }
    return out + line_from(axis.at(mark), 4, axis.at(mark), bottom, "even");
}

// A dot with its interval for every bot.
std::string plot(const char* title, const Ratings& ratings, Estimate RatedBot::*what, const Axis& axis, double mark) {
    std::string out = frame(title, ratings.bots.size(), axis, mark);
    for (std::size_t i = 0; i < ratings.bots.size(); ++i) {
        const Estimate& one = ratings.bots[i].*what;
        const double y = static_cast<double>(i) * line_height + line_height / 2.0 + 4;
        out += text_at(left - 14, y + 4, "text-anchor=\"end\"", shortened(ratings.bots[i].name));
        out += line_from(axis.at(one.low), y, axis.at(one.high), y, "range");
        out += "<circle cx=\"" + decimal(axis.at(one.value), 1) + "\" cy=\"" + decimal(y, 1) +
               "\" r=\"6\" class=\"dot\"/>\n";
    }
    return out + "</svg>\n";
}

// How much each seat wins, whoever sits there.
std::string seat_plot(const Ratings& ratings) {
    std::string out = frame("Win share by seat", ratings.seat_win_share.size(), {}, ratings.even_share);
    const Axis axis;
    for (std::size_t i = 0; i < ratings.seat_win_share.size(); ++i) {
        const double share = ratings.seat_win_share[i], y = static_cast<double>(i) * line_height + 8;
        out += text_at(left - 14, y + 16, "text-anchor=\"end\"", "P" + std::to_string(i));
        out += "<rect x=\"" + std::to_string(left) + "\" y=\"" + decimal(y, 1) + "\" width=\"" +
               decimal(axis.at(share) - left, 1) + "\" height=\"" + std::to_string(line_height - 12) +
               "\" rx=\"2\" class=\"bar\"/>\n";
        out += text_at(axis.at(share) + 8, y + 15, "class=\"tick\"", decimal(100 * share, 1) + " %");
    }
    return out + "</svg>\n";
}

Axis elo_axis(const Ratings& ratings) {
    double widest = 50;
    for (const RatedBot& bot : ratings.bots) widest = std::max({widest, std::abs(bot.elo.low), std::abs(bot.elo.high)});
    widest = std::ceil(widest / 50) * 50;
    return {-widest, widest, 0};
}

std::string cells(const Estimate& estimate, double scale, int digits) {
    return "<td>" + decimal(scale * estimate.value, digits) + "</td><td class=\"soft\">" +
           decimal(scale * estimate.low, digits) + " to " + decimal(scale * estimate.high, digits) + "</td>";
}

std::string table_of(const Ratings& ratings) {
    std::string out =
        "<div class=\"wide\"><table><tr><th>bot</th><th>seats</th><th>win %</th><th></th><th>placement</th><th></th>"
        "<th>Elo</th><th></th><th>mean score</th></tr>\n";
    for (const RatedBot& bot : ratings.bots)
        out += "<tr><td>" + escaped(bot.name) + "</td><td>" + std::to_string(bot.games) + "</td>" +
               cells(bot.win_share, 100, 1) + cells(bot.placement, 1, 2) + cells(bot.elo, 1, 0) + "<td>" +
               decimal(bot.mean_score, 2) + "</td></tr>\n";
    return out + "</table></div>\n";
}

std::string test_text(const SequentialTest& test) {
    return "<p><b>Sequential test: " + std::string(to_word(test.verdict)) + "</b> after " +
           std::to_string(test.blocks) + " blocks, log likelihood ratio " + decimal(test.log_likelihood_ratio, 2) +
           " (accepted at 2.94, rejected at -2.94).</p>\n";
}

}  // namespace

std::string_view to_word(Verdict verdict) {
    switch (verdict) {
        case Verdict::accepted:
            return "accepted";
        case Verdict::rejected:
            return "rejected";
        case Verdict::undecided:
            break;
    }
    return "undecided";
}

std::string to_json(const Report& report) {
    const Ratings& ratings = report.ratings;
    Json json;
    json.open_object().field("game", report.plan.game).field("options", report.plan.options);
    json.field("rules_version", report.plan.rules_version).key("seed").raw(std::to_string(report.plan.seed));
    json.field("games", ratings.games).field("blocks", ratings.blocks);
    json.key("even_share").decimal(ratings.even_share, 4).key("bots").open_list();
    for (const RatedBot& bot : ratings.bots) {
        json.open_object().field("name", bot.name).field("seats", bot.games);
        write_estimate(json, "win_share", bot.win_share, 4);
        write_estimate(json, "placement", bot.placement, 4);
        write_estimate(json, "elo", bot.elo, 1);
        json.key("mean_score").decimal(bot.mean_score, 3).close_object();
    }
    json.close_list().key("seat_win_share").open_list();
    for (double share : ratings.seat_win_share) json.decimal(share, 4);
    json.close_list();
    if (report.test) {
        json.key("sprt").open_object().field("verdict", to_word(report.test->verdict));
        json.key("log_likelihood_ratio").decimal(report.test->log_likelihood_ratio, 3);
        json.field("blocks", report.test->blocks).close_object();
    }
    return json.field("signature", hex(ratings.signature)).close_object().take();
}

std::string to_html(const Report& report) {
    const Ratings& ratings = report.ratings;
    const std::string game = escaped(report.plan.game);
    std::string out =
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\"><title>Arena: " +
        game + "</title>\n<style>" + std::string(style) + "</style></head><body>\n";
    out += "<h1>Arena: " + game + "</h1>\n<p class=\"soft\">" + escaped(report.plan.options) + "</p>\n<p>" +
           std::to_string(ratings.games) + " games in " + std::to_string(ratings.blocks) + " blocks, seed " +
           std::to_string(report.plan.seed) + (report.plan.control ? ", bots of one name rated apart" : "") + ".</p>\n";
    if (report.test) out += test_text(*report.test);
    out += table_of(ratings);
    out += "<h2>Elo</h2>\n" + plot("Elo", ratings, &RatedBot::elo, elo_axis(ratings), 0);
    out += "<h2>Win share</h2>\n" + plot("Win share", ratings, &RatedBot::win_share, {}, ratings.even_share);
    out += "<h2>Placement</h2>\n" + plot("Placement", ratings, &RatedBot::placement, {}, 0.5);
    out += "<h2>Win share by seat, whoever sits there</h2>\n" + seat_plot(ratings);
    return out +
           "<h2>How to read this</h2>\n<p>A block is one seed played in every rotation of the seats, so that every bot "
           "meets the same luck in every seat. Bars are 95 % intervals made from blocks; the dashed line is where "
           "equal "
           "bots would be. Placement is 1 for a bot that is always first and 0 for one that is always last. 400 Elo "
           "are "
           "ten to one; the mean of all bots is 0.</p>\n<p class=\"soft\">Signature of all moves: <code>" +
           hex(ratings.signature) + "</code></p></body></html>\n";
}

}  // namespace ozy
