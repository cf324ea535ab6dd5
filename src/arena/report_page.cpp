// report_page.cpp - the ratings of a tournament as a page: for every measure a lane per bot, a dot and its interval.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "arena/report.hpp"
#include "arena/report_style.hpp"
#include "core/counted.hpp"
#include "core/markup.hpp"

namespace ozy {

namespace {

// What is plotted: from where to where, where equal bots would be, and how its numbers are written.
struct Measure {
    Estimate RatedBot::*what;
    double lowest, highest, even;
    double scale;
    int digits, axis_digits;
    bool has_sign;
    std::string_view unit;

    std::string place(double value) const {
        const double share = (value - lowest) / (highest - lowest);
        return decimal(100 * std::clamp(share, 0.0, 1.0), 2) + "%";
    }
    std::string text(double value) const {
        std::string size = decimal(std::abs(scale * value), digits);
        if (!has_sign || size.find_first_of("123456789") == size.npos) return size;
        return (value > 0 ? "+" : "\u2212") + size;
    }
    std::string interval(const Estimate& estimate) const { return text(estimate.low) + " to " + text(estimate.high); }
};

Measure win_share(const Ratings& ratings) {
    return {&RatedBot::win_share, 0, 1, ratings.even_share, 100, 1, 0, false, " %"};
}
Measure placement() { return {&RatedBot::placement, 0, 1, 0.5, 1, 2, 2, false, ""}; }
Measure elo(const Ratings& ratings) {
    double widest = 50;
    for (const RatedBot& bot : ratings.bots) widest = std::max({widest, std::abs(bot.elo.low), std::abs(bot.elo.high)});
    widest = std::ceil(widest / 100) * 100;
    return {&RatedBot::elo, -widest, widest, 0, 1, 0, 0, true, ""};
}

std::string upright(const std::string& x, const char* name) {
    return "<line x1=\"" + x + "\" x2=\"" + x + "\" y1=\"0\" y2=\"100%\" class=\"" + name + "\"/>";
}

// A lane as wide as the window leaves it: places are in percent, so that its letters keep their size.
std::string lane(const Measure& measure, const std::string& marks) {
    std::string out = "<svg aria-hidden=\"true\">";
    for (int i = 0; i <= 4; ++i) out += upright(std::to_string(25 * i) + "%", "grid");
    return out + upright(measure.place(measure.even), "even") + marks + "</svg>";
}

std::string row(const std::string& name, const std::string& lane, const std::string& value) {
    return "<div class=\"row\"><span class=\"name\">" + escaped(name) + "</span>" + lane + "<span class=\"value\">" +
           value + "</span></div>\n";
}

std::string axis(const Measure& measure) {
    std::string out = "<div class=\"row axis\" aria-hidden=\"true\"><span></span><svg>";
    for (int i = 0; i <= 4; ++i) {
        const double value = measure.lowest + (measure.highest - measure.lowest) * i / 4;
        const char* anchor = i == 0 ? "start" : i == 4 ? "end" : "middle";
        out += "<text x=\"" + std::to_string(25 * i) + "%\" y=\"14\" text-anchor=\"" + anchor + "\">" +
               (value < 0 ? "\u2212" : "") + decimal(std::abs(measure.scale * value), measure.axis_digits) + "</text>";
    }
    return out + "</svg><span></span></div>\n";
}

// A dot with its interval for every bot.
std::string plot(const std::vector<RatedBot>& bots, const Measure& measure) {
    std::string out;
    for (const RatedBot& bot : bots) {
        const Estimate& one = bot.*measure.what;
        const std::string marks = "<line x1=\"" + measure.place(one.low) + "\" x2=\"" + measure.place(one.high) +
                                  "\" y1=\"50%\" y2=\"50%\" class=\"range\"/><circle cx=\"" + measure.place(one.value) +
                                  "\" cy=\"50%\" r=\"7\" class=\"dot\"/>";
        out +=
            row(bot.name, lane(measure, marks),
                measure.text(one.value) + std::string(measure.unit) + "<small>" + measure.interval(one) + "</small>");
    }
    return out + axis(measure);
}

// How much each seat wins, whoever sits there.
std::string seat_plot(const Ratings& ratings) {
    const Measure measure = win_share(ratings);
    std::string out;
    for (std::size_t i = 0; i < ratings.seat_win_share.size(); ++i) {
        const double share = ratings.seat_win_share[i];
        const std::string bar =
            "<rect x=\"0\" y=\"25%\" height=\"50%\" rx=\"3\" width=\"" + measure.place(share) + "\" class=\"bar\"/>";
        out += row("P" + std::to_string(i), lane(measure, bar), measure.text(share) + std::string(measure.unit));
    }
    return out + axis(measure);
}

std::string cells(const RatedBot& bot, const Measure& measure) {
    const Estimate& one = bot.*measure.what;
    return "<td>" + measure.text(one.value) + "</td><td class=\"interval\">" + measure.interval(one) + "</td>";
}

std::string table_of(const std::vector<RatedBot>& bots, const Ratings& ratings) {
    std::string out =
        "<div class=\"wide\"><table><tr><th>Bot</th><th>Seats</th><th colspan=\"2\">Wins, %</th>"
        "<th colspan=\"2\">Placement</th><th colspan=\"2\">Elo</th><th>Mean score</th></tr>\n";
    for (const RatedBot& bot : bots)
        out += "<tr><td>" + escaped(bot.name) + "</td><td>" + std::to_string(bot.games) + "</td>" +
               cells(bot, win_share(ratings)) + cells(bot, placement()) + cells(bot, elo(ratings)) + "<td>" +
               decimal(bot.mean_score, 2) + "</td></tr>\n";
    return out + "</table></div>\n";
}

// A row for every bot, a column for every rival, both strongest first: `order` are their places in the ratings.
std::string meetings_table(const Ratings& ratings, const std::vector<std::size_t>& order) {
    const std::vector<RatedBot>& bots = ratings.bots;
    const Measure measure = win_share(ratings);
    std::string out = "<div class=\"wide\"><table><tr><th>Ends before</th>";
    for (std::size_t rival : order) out += "<th colspan=\"2\">" + escaped(bots[rival].name) + "</th>";
    out += "</tr>\n";
    for (std::size_t row : order) {
        out += "<tr><td>" + escaped(bots[row].name) + "</td>";
        for (std::size_t rival : order) {
            const auto& share = bots[row].before[rival];
            out += share ? "<td>" + measure.text(share->value) + "</td><td class=\"interval\">" +
                               measure.interval(*share) + "</td>"
                         : "<td></td><td></td>";
        }
        out += "</tr>\n";
    }
    return out + "</table></div>\n";
}

std::string fact(const std::string& name, const std::string& value) {
    return "<div><dt>" + name + "</dt><dd>" + value + "</dd></div>\n";
}

std::string facts(const Report& report) {
    const Ratings& ratings = report.ratings;
    std::string out = "<dl class=\"facts\">\n" + fact("Games", std::to_string(ratings.games)) +
                      fact("Blocks of one seed", std::to_string(ratings.blocks)) +
                      fact("Seed", std::to_string(report.plan.seed)) +
                      fact("Even share", decimal(100 * ratings.even_share, 1) + " %");
    if (report.test)
        out += fact("Sequential test, log likelihood ratio " + decimal(report.test->log_likelihood_ratio, 2),
                    std::string(to_word(report.test->verdict)));
    return out + "</dl>\n";
}

// What makes the numbers less than they seem; nothing if all went well.
std::string warnings(const Report& report) {
    std::string out;
    for (const RatedBot& bot : report.ratings.bots)
        if (bot.faults > 0)
            out += "<li><b>" + escaped(bot.name) + "</b> did wrong " + counted(bot.faults, "time", "times") +
                   " and lost " + counted(bot.forfeits, "game", "games") + " by that.</li>\n";
    for (const std::string& sentence : report.missing) out += "<li>" + escaped(sentence) + ".</li>\n";
    return out.empty() ? out : "<ul class=\"warnings\">\n" + out + "</ul>\n";
}

// It ends before every other, surely more often than behind it.
bool beats_all_others(const RatedBot& bot) {
    const auto beats = [](const std::optional<Estimate>& share) { return share && share->low > 0.5; };
    const auto others = static_cast<std::ptrdiff_t>(bot.before.size()) - 1;
    return others > 0 && std::count_if(bot.before.begin(), bot.before.end(), beats) == others;
}

// The main result as a sentence. `bots` are sorted, the strongest first.
std::string lead(const std::vector<RatedBot>& bots, const Ratings& ratings) {
    const RatedBot& best = bots.front();
    const Measure measure = win_share(ratings);
    const std::string share = measure.text(best.win_share.value) + " % of its games (" +
                              measure.interval(best.win_share) + "); an even share is " +
                              measure.text(ratings.even_share) + " %.";
    if (beats_all_others(best)) return "<b>" + escaped(best.name) + "</b> is the strongest: it wins " + share;
    return "No bot is shown to be the strongest. " + escaped(best.name) + " comes first with " + share;
}

// "players=2 board=standard" as a list.
std::string chips(std::string_view options) {
    std::string out = "<ul class=\"chips\">";
    while (!options.empty()) {
        std::string option(options.substr(0, options.find(' ')));
        options.remove_prefix(std::min(option.size() + 1, options.size()));
        for (char& letter : option)
            if (letter == '=' || letter == '_') letter = ' ';
        out += "<li>" + escaped(option) + "</li>";
    }
    return out + "</ul>\n";
}

std::string section(const char* title, const char* explanation, const std::string& content) {
    return std::string("<section><h2>") + title + "</h2>\n<p>" + explanation + "</p>\n" + content + "</section>\n";
}

std::string header(const Report& report, const std::vector<RatedBot>& bots) {
    const std::string title = escaped(report.title);
    return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
           "content=\"width=device-width\"><title>Arena: " +
           title + "</title>\n<style>" + std::string(report_style) +
           "</style></head><body><main>\n<header><p class=\"eyebrow\">Ozymandias arena</p><h1>" + title +
           "</h1>\n<p class=\"lead\">" + lead(bots, report.ratings) + "</p>\n" + chips(report.plan.options) +
           "</header>\n";
}

std::vector<std::size_t> strongest_first(const std::vector<RatedBot>& bots) {
    std::vector<std::size_t> order(bots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t one, std::size_t other) { return bots[one].elo.value > bots[other].elo.value; });
    return order;
}

}  // namespace

std::string to_html(const Report& report) {
    const Ratings& ratings = report.ratings;
    const std::vector<std::size_t> order = strongest_first(ratings.bots);
    std::vector<RatedBot> bots;
    bots.reserve(order.size());
    for (std::size_t row : order) bots.push_back(ratings.bots[row]);
    std::string out = header(report, bots) + warnings(report) + facts(report);
    out += section("Strength", "Elo by Plackett-Luce: 400 points are ten to one, the mean of all bots is 0.",
                   plot(bots, elo(ratings)));
    out += section("Wins", "Percent of the games of a seat; shared wins are split.", plot(bots, win_share(ratings)));
    out += section("Placement", "1 for a bot that is always first, 0 for one that is always last.",
                   plot(bots, placement()));
    out += section("Meetings", "Percent of the games in which a bot ends before another, ties split.",
                   meetings_table(ratings, order));
    out += section("Seats", "Percent of wins by seat, whoever sits there.", seat_plot(ratings));
    out += section("All numbers", "With their 95 % intervals.", table_of(bots, ratings));
    return out +
           "<footer><p>A block is one seed played in every rotation of the seats, so every bot meets the same luck in "
           "every seat. The bars are 95 % intervals made from blocks; the dashed line is where equal bots would "
           "be.</p>\n<p>Signature of all moves: <code>" +
           signature_text(ratings) + "</code></p></footer>\n</main></body></html>\n";
}

}  // namespace ozy
