// report.cpp - a table, and one dot with its whiskers per bot.
#include "arena/report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace ozy {

namespace {

constexpr int width = 720, left = 190, right = 700, line_height = 28;

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
    double at(double value) const { return left + (value - lowest) / (highest - lowest) * (right - left); }
};

std::string text_at(double x, double y, const char* anchor, const std::string& text) {
    return "<text x=\"" + decimal(x, 1) + "\" y=\"" + decimal(y, 1) + "\" text-anchor=\"" + anchor + "\">" +
           escaped(text) + "</text>\n";
}

std::string line_from(double x1, double y1, double x2, double y2, const char* style) {
    return "<line x1=\"" + decimal(x1, 1) + "\" y1=\"" + decimal(y1, 1) + "\" x2=\"" + decimal(x2, 1) + "\" y2=\"" +
           decimal(y2, 1) + "\" " + style + "/>\n";
}

// `mark` is drawn as a dashed line: where equal bots would be.
std::string plot(const Ratings& ratings, Estimate RatedBot::*what, const Axis& axis, double mark) {
    const double bottom = static_cast<double>(ratings.bots.size()) * line_height + 10;
    std::string out = "<svg viewBox=\"0 0 " + std::to_string(width) + " " + decimal(bottom + 24, 0) + "\">\n";
    for (int i = 0; i <= 4; ++i) {
        const double value = axis.lowest + (axis.highest - axis.lowest) * i / 4;
        out += line_from(axis.at(value), 4, axis.at(value), bottom, "stroke=\"#ddd\"");
        out += text_at(axis.at(value), bottom + 16, "middle", decimal(value, axis.highest > 2 ? 0 : 2));
    }
    out += line_from(axis.at(mark), 4, axis.at(mark), bottom, "stroke=\"#555\" stroke-dasharray=\"4 3\"");
    for (std::size_t i = 0; i < ratings.bots.size(); ++i) {
        const Estimate& one = ratings.bots[i].*what;
        const double y = static_cast<double>(i) * line_height + line_height / 2.0 + 4;
        out += text_at(left - 12, y + 4, "end", ratings.bots[i].name);
        out += line_from(axis.at(one.low), y, axis.at(one.high), y, "stroke=\"#1f5fa8\" stroke-width=\"3\"");
        out += "<circle cx=\"" + decimal(axis.at(one.value), 1) + "\" cy=\"" + decimal(y, 1) +
               "\" r=\"5\" fill=\"#1f5fa8\"/>\n";
    }
    return out + "</svg>\n";
}

Axis elo_axis(const Ratings& ratings) {
    double widest = 50;
    for (const RatedBot& bot : ratings.bots) widest = std::max({widest, std::abs(bot.elo.low), std::abs(bot.elo.high)});
    widest = std::ceil(widest / 50) * 50;
    return {-widest, widest};
}

std::string cell(const Estimate& estimate, int digits) {
    return "<td>" + decimal(estimate.value, digits) + "</td><td>" + decimal(estimate.low, digits) + " to " +
           decimal(estimate.high, digits) + "</td>";
}

std::string table_of(const Ratings& ratings) {
    std::string out =
        "<table><tr><th>bot</th><th>seats</th><th>win share</th><th>95 %</th><th>placement</th><th>95 %</th>"
        "<th>Elo</th><th>95 %</th><th>mean score</th></tr>\n";
    for (const RatedBot& bot : ratings.bots)
        out += "<tr><td>" + escaped(bot.name) + "</td><td>" + std::to_string(bot.games) + "</td>" +
               cell(bot.win_share, 3) + cell(bot.placement, 3) + cell(bot.elo, 0) + "<td>" +
               decimal(bot.mean_score, 2) + "</td></tr>\n";
    return out + "</table>\n";
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
    std::string out =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Arena: " + escaped(report.plan.game) +
        "</title>\n<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}"
        "td,th{padding:.2em .7em;text-align:right}td:first-child,th:first-child{text-align:left}"
        "table{border-collapse:collapse}tr{border-bottom:1px solid #ddd}svg{max-width:720px;font-size:13px}</style>\n";
    out += "<h1>Arena: " + escaped(report.plan.game) + "</h1>\n<p>" + std::to_string(ratings.games) + " games in " +
           std::to_string(ratings.blocks) + " blocks; a block is one seed in every rotation of the seats. " +
           "Options: " + escaped(report.plan.options) + "; seed " + std::to_string(report.plan.seed) + ".</p>\n";
    out += table_of(ratings) + "<h2>Elo</h2>\n" + plot(ratings, &RatedBot::elo, elo_axis(ratings), 0);
    out += "<h2>Win share</h2>\n" + plot(ratings, &RatedBot::win_share, {}, ratings.even_share);
    out += "<h2>Seats</h2>\n<p>Win share by seat:";
    for (double share : ratings.seat_win_share) out += " " + decimal(share, 3);
    out += "</p>\n";
    if (report.test)
        out += "<p>Sequential test: " + std::string(to_word(report.test->verdict)) + " after " +
               std::to_string(report.test->blocks) + " blocks, log likelihood ratio " +
               decimal(report.test->log_likelihood_ratio, 2) + ".</p>\n";
    return out + "<p>Signature " + hex(ratings.signature) + "</p></html>\n";
}

}  // namespace ozy
