// fair_record.cpp - see fair_record.hpp.
#include "server/lobby/fair_record.hpp"

#include <algorithm>
#include <vector>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/json_patch.hpp"
#include "server/lobby/sight.hpp"
#include "table/registry.hpp"

namespace ozy::server {

namespace {

constexpr std::string_view no_contribution = "-";

Error bad(std::string detail) { return {Errc::bad_record, std::move(detail)}; }

std::string one_word(std::string text) {
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) <= ' ') letter = '_';
    return text;
}

// The draws of the record from `before` to the next decision must be those that the secret gives.
Outcome verify_run(const TableCourse& record, TablePlay& table, const Chance& chance) {
    const int before = table.version();
    Rng rng = chance.rng_at(before);
    table.play_chance(rng);
    const auto drawn = table.chains(before);
    std::size_t i = 0;
    for (const Chain& chain : record.chains(before)) {
        if (i == drawn.size()) break;
        if (chain.text != drawn[i].text || chain.seat != Seat::chance)
            return bad("after " + std::to_string(before) + " moves the secret gives '" + drawn[i].text +
                       "', the record has '" + chain.text + "'");
        ++i;
    }
    return i == drawn.size() ? Outcome(Done{}) : bad("the record ends before its draws do");
}

// Who had which seat before must lead to who has which.
Outcome check_deal(const std::vector<int>& dealt_from, const Chance& chance) {
    std::vector<std::string> before(chance.contributions.size());
    for (std::size_t seat = 0; seat < before.size() && dealt_from.size() == before.size(); ++seat)
        if (const auto from = static_cast<std::size_t>(dealt_from[seat]); from < before.size())
            before[from] = chance.contributions[seat];
    if (dealt_from == deal_seats(chance.secret, before)) return Done{};
    return bad("the seats are not dealt as the secret and the numbers say");
}

// The secret that was committed to, with what the seats gave.
Result<Chance> chance_of(const Record& record) {
    if (!record.header.drawn_from || record.header.drawn_from->secret.empty())
        return bad("the record holds no commitment with its secret");
    const DrawnFrom& from = *record.header.drawn_from;
    Chance chance{from_hex(from.secret), from.contributions};
    for (std::string& contribution : chance.contributions)
        if (contribution == no_contribution) contribution.clear();
    if (chance.secret.size() != 32 || chance.commitment() != from.commitment)
        return bad("the secret does not fit the commitment");
    if (!from.hashes.empty() && from.hashes.size() != from.contributions.size())
        return bad("it does not say of every seat what it committed to");
    for (std::size_t seat = 0; seat < from.hashes.size(); ++seat) {
        const std::string& number = chance.contributions[seat];
        if (from.hashes[seat] == no_contribution || number.empty()) continue;
        if (contribution_hash(number) != from.hashes[seat])
            return bad("the number of " + seat_word(seat_at(static_cast<int>(seat))) +
                       " is not the one that it had committed to");
    }
    if (!from.dealt_from.empty())
        if (Outcome dealt = check_deal(from.dealt_from, chance); !dealt) return dealt.error();
    if (from.version > record.table->version())
        return bad("its draws are said to follow from the secret after " + std::to_string(from.version) +
                   " moves, but it has only " + std::to_string(record.table->version()));
    return chance;
}

void count_numbers(const DrawnFrom& from, FairnessReport& report) {
    for (std::size_t seat = 0; seat < from.hashes.size(); ++seat) {
        if (from.hashes[seat] == no_contribution) continue;
        if (from.contributions[seat] == no_contribution)
            report.unopened.push_back(seat_at(static_cast<int>(seat)));
        else
            ++report.numbers;
    }
}

// Nothing is proven by draws that were not there to be checked.
Outcome check_proof(const Record& record, const FairnessReport& report) {
    if (report.draws == 0) return bad("it holds no draw that could be checked against the secret");
    if (!record.has_result)
        return bad("it stops before the game is over, so lines may be missing; the " + std::to_string(report.draws) +
                   " draws up to there follow from the secret");
    return Done{};
}

}  // namespace

std::string write_fair_record(RecordHeader header, const Play& play, int imported_lines) {
    for (std::string& name : header.players) name = one_word(name.empty() ? "nobody" : std::move(name));
    DrawnFrom from{play.chance().commitment(), to_hex(play.chance().secret), {}, 0};
    const std::vector<Chain> chains = play.table().chains();
    if (imported_lines > 0 && static_cast<std::size_t>(imported_lines) <= chains.size())
        from.version = chains[static_cast<std::size_t>(imported_lines) - 1].version;
    for (const std::string& contribution : play.chance().contributions)
        from.contributions.push_back(contribution.empty() ? std::string(no_contribution) : contribution);
    const auto& hashes = play.chance().hashes;
    if (std::any_of(hashes.begin(), hashes.end(), [](const std::string& hash) { return !hash.empty(); }))
        for (const std::string& hash : hashes)
            from.hashes.push_back(hash.empty() ? std::string(no_contribution) : hash);
    from.dealt_from = play.chance().dealt_from;
    header.drawn_from = std::move(from);
    return write_record(header, play.table());
}

Result<FairnessReport> verify_draws(const Record& record) {
    Result<Chance> opened_secret = chance_of(record);
    if (!opened_secret) return opened_secret.error();
    const Chance& chance = *opened_secret;
    const int drawn_from = record.header.drawn_from->version;
    auto opened = open_table(record.table->facts().name, record.table->options());
    if (!opened) return opened.error();
    Table& table = **opened;
    FairnessReport report;
    count_numbers(*record.header.drawn_from, report);
    report.seats_dealt = !record.header.drawn_from->dealt_from.empty();
    const auto chains = record.table->chains();
    for (const Chain& chain : chains) {
        if (chain.version <= table.version()) continue;  // drawn with the ones before it
        const int before = table.version();
        if (chain.seat != Seat::chance || before < drawn_from) {
            if (Outcome played = table.play_line(chain.seat, chain.text); !played) return played.error();
            if (chain.seat == Seat::chance) report.draws_elsewhere += table.version() - before;
            continue;
        }
        if (Outcome same = verify_run(*record.table, table, chance); !same) return same.error();
        report.draws += table.version() - before;
    }
    if (table.fingerprint() != record.table->fingerprint()) return bad("played through, the game ends differently");
    if (Outcome proven = check_proof(record, report); !proven) return proven.error();
    return report;
}

Outcome check_promises(const Record& record, const FairnessReport& report, const KeptPromises& kept) {
    const DrawnFrom& from = *record.header.drawn_from;
    if (from.commitment != kept.commitment) return bad("it is of another game: its commitment is " + from.commitment);
    for (const std::string& hash : kept.hashes) {
        const auto found = std::find(from.hashes.begin(), from.hashes.end(), hash);
        if (found == from.hashes.end()) return bad("no seat had committed to " + hash);
        const auto seat = static_cast<std::size_t>(found - from.hashes.begin());
        if (from.contributions[seat] == no_contribution)
            return bad(seat_word(seat_at(static_cast<int>(seat))) + " played without the number of " + hash);
    }
    if (from.version > 0 || report.draws_elsewhere > 0)
        return bad("its draws follow from the secret only after " + std::to_string(from.version) +
                   " moves: what was drawn before is not covered");
    return Done{};
}

std::string replay_json(const TableSight& table, Seat viewer, ReplayPage page) {
    const std::vector<LogEntry> log = table.log(0, viewer);
    auto opened = open_table(table.facts().name, table.options());
    Json steps;
    steps.open_list();
    std::string first;
    JsonObject before;
    int count = -1;
    std::size_t entry = 0;
    const auto chains = table.chains();
    for (std::size_t i = 0; opened && i <= chains.size(); ++i) {
        if (i > 0 && !(*opened)->play_line(chains[i - 1].seat, chains[i - 1].text)) break;
        JsonObject view((*opened)->view_json(viewer));
        const std::size_t last_entry = entry;
        while (entry < log.size() && log[entry].version < (*opened)->version()) ++entry;
        if (count >= 0 && view.text() == before.text() && entry == last_entry) continue;
        ++count;
        if (count == page.from) first = view.text();
        if (count > page.from && count <= page.from + page.steps) {
            steps.open_object().key("patch").raw(json_patch(before, view)).key("log").open_list();
            for (std::size_t e = last_entry; e < entry; ++e) steps.raw(entry_json(log[e]));
            steps.close_list().key("prompt").raw(phrase_json((*opened)->prompt(viewer)));
            // Before the end the number of lines would tell of steps that are hidden from the viewer.
            if (table.is_over()) steps.field("lines", i);
            steps.close_object();
        }
        before = std::move(view);
    }
    Json json;
    json.open_object()
        .field("from", page.from)
        .field("total", count)
        .key("view")
        .raw(first.empty() ? before.text() : first);
    return json.key("steps").raw(steps.close_list().take()).close_object().take();
}

}  // namespace ozy::server
