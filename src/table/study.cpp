// study.cpp - see study.hpp.
#include "table/study.hpp"

#include <algorithm>

#include "table/registry.hpp"
#include "table/study_of.hpp"

namespace ozy {

namespace {

constexpr int digits = 3;

void write_numbers(Json& json, const std::vector<double>& numbers) {
    json.open_list();
    for (double number : numbers) json.decimal(number, digits);
    json.close_list();
}

void write_mistake(Json& json, std::size_t step, const StudiedLine& line) {
    json.open_object().field("step", step).field("seat", index(line.seat)).field("line", line.text);
    json.key("drop").decimal(line.drop, digits).key("chance").decimal(line.chance, digits);
    json.key("better").open_list();
    for (const Alternative& other : line.better)
        if (other.chance > line.chance)
            json.open_object().field("line", other.line).key("chance").decimal(other.chance, digits).close_object();
    json.close_list().close_object();
}

}  // namespace

std::vector<double> shares_of(std::vector<double> chances) {
    double sum = 0;
    for (double chance : chances) sum += chance;
    for (double& chance : chances) chance = sum > 0 ? chance / sum : 1.0 / static_cast<double>(chances.size());
    return chances;
}

std::vector<double> Study::luck() const {
    std::vector<double> out(static_cast<std::size_t>(seats_));
    for (const StudiedLine& line : lines_)
        for (std::size_t seat = 0; line.seat == Seat::chance && seat < line.change.size(); ++seat)
            out[seat] += line.change[seat];
    return out;
}

std::vector<double> Study::cost() const {
    std::vector<double> out(static_cast<std::size_t>(seats_));
    for (const StudiedLine& line : lines_)
        if (is_player(line.seat)) out[static_cast<std::size_t>(index(line.seat))] += line.drop;
    return out;
}

std::vector<std::size_t> Study::mistakes(double least) const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (is_player(lines_[i].seat) && lines_[i].drop >= least) out.push_back(i);
    std::stable_sort(out.begin(), out.end(),
                     [this](std::size_t one, std::size_t other) { return lines_[one].drop > lines_[other].drop; });
    return out;
}

Result<std::unique_ptr<Study>> begin_study(const TablePlay& table, const StudyTerms& terms) {
    return with_game(table.facts().name, [&]<Tellable G>() -> Result<std::unique_ptr<Study>> {
        std::unique_ptr<Bot<G>> bot;
        if (!terms.bot.empty()) {
            auto made = make_bot<G>(terms.bot);
            if (!made) return made.error();
            bot = *std::move(made);
        }
        const auto& own = static_cast<const TableOf<G>&>(table);
        return std::unique_ptr<Study>(std::make_unique<StudyOf<G>>(own, terms, std::move(bot)));
    });
}

void write_study(Json& json, const Study& study) {
    json.field("done", study.done()).field("total", study.total()).field("by", study.judge());
    json.key("chances").open_list();
    for (const std::vector<double>& chances : study.chances()) {
        if (chances.empty()) {
            json.null();
        } else {
            write_numbers(json, shares_of(chances));  // a page draws bands that fill its height
        }
    }
    json.close_list().key("moves").open_list();
    for (std::size_t step : study.mistakes(costly_drop)) write_mistake(json, step, study.lines()[step]);
    json.close_list().key("luck").open_list();
    for (std::size_t step = 0; step < study.lines().size(); ++step) {
        const StudiedLine& line = study.lines()[step];
        if (line.seat != Seat::chance || line.change.empty()) continue;
        json.open_object().field("step", step).key("change");
        write_numbers(json, line.change);
        json.close_object();
    }
    json.close_list();
}

}  // namespace ozy
