// report.cpp - the ratings of a tournament as JSON.
#include "arena/report.hpp"

#include <array>
#include <cstdio>

namespace ozy {

namespace {

void write_estimate(Json& json, const Estimate& estimate, int digits) {
    json.open_list().decimal(estimate.value, digits).decimal(estimate.low, digits);
    json.decimal(estimate.high, digits).close_list();
}

}  // namespace

std::string signature_text(const Ratings& ratings) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(ratings.signature));
    return text.data();
}

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
        write_estimate(json.key("win_share"), bot.win_share, 4);
        write_estimate(json.key("placement"), bot.placement, 4);
        write_estimate(json.key("elo"), bot.elo, 1);
        json.key("mean_score").decimal(bot.mean_score, 3);
        json.field("faults", bot.faults).field("forfeits", bot.forfeits).key("before").open_list();
        for (const auto& share : bot.before) {
            if (share)
                write_estimate(json, *share, 4);
            else
                json.null();
        }
        json.close_list().close_object();
    }
    json.close_list().key("seat_win_share").open_list();
    for (double share : ratings.seat_win_share) json.decimal(share, 4);
    json.close_list().key("missing").open_list();
    for (const std::string& sentence : report.missing) json.value(sentence);
    json.close_list();
    if (report.test) {
        json.key("sprt").open_object().field("verdict", to_word(report.test->verdict));
        json.key("log_likelihood_ratio").decimal(report.test->log_likelihood_ratio, 3);
        json.field("blocks", report.test->blocks).close_object();
    }
    return json.field("signature", signature_text(ratings)).close_object().take();
}

}  // namespace ozy
