// new_table.cpp - see new_table.hpp.
#include "server/http/new_table.hpp"

#include <algorithm>

#include "server/auth/names.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t longest_title = 80, longest_record = 1 << 20U;

// Empty if the seat is to be called as its person.
std::string seat_name(Body& body, const nlohmann::json& seat) {
    if (!seat.contains("name")) return {};
    const std::string name = seat["name"].is_string() ? tidy_name(seat["name"].get<std::string>()) : "";
    if (name.empty() || name.size() > longest_name)
        body.complain("the name of a seat must have 1 to " + std::to_string(longest_name) + " bytes");
    else if (const auto flaw = flaw_of_name(name); !flaw.empty())
        body.complain("the name of a seat " + std::string(flaw));
    return name;
}

bool read_seats(Body& body, std::vector<NewSeat>& out) {
    if (!body.has("seats") || !body.field("seats").is_array()) return body.complain("'seats' must be a list"), false;
    for (const auto& seat : body.field("seats")) {
        const bool has_kind = seat.is_object() && seat.contains("kind") && seat["kind"].is_string();
        const std::string kind = has_kind ? seat["kind"].get<std::string>() : "";
        NewSeat wish;
        if (kind == "me")
            wish = {NewSeat::Kind::me, {}, seat_name(body, seat)};
        else if (kind == "bot" && seat.contains("bot") && seat["bot"].is_string())
            wish = {NewSeat::Kind::bot, seat["bot"].get<std::string>(), {}};
        else if (kind != "open")
            return body.complain("a seat is 'me', 'open' or 'bot' with the bot's name"), false;
        out.push_back(std::move(wish));
    }
    return out.size() <= max_seats || (body.complain("there are too many seats"), false);
}

void read_settings_of(Body& body, Settings& out) {
    if (body.has("options")) {
        if (!body.field("options").is_object()) return body.complain("'options' must be an object");
        for (const auto& [name, value] : body.field("options").items()) {
            if (!value.is_string()) return body.complain("the value of an option must be a text");
            out.options.push_back({name, value.get<std::string>()});
        }
    }
    out.title = body.optional_text("title", longest_title);
    out.random_order = body.flag("random_order");
    out.live = body.flag("live");
    const std::string pace = body.optional_text("pace", longest_word);
    if (!pace.empty() && pace != "live" && pace != "slow") body.complain("'pace' must be live or slow");
    out.pace = pace == "live" ? Pace::live : Pace::slow;
    const std::string undo = body.has("undo") ? body.text("undo", 1, longest_word) : "consent";
    if (undo == "free")
        out.undo = UndoPolicy::free;
    else if (undo == "none")
        out.undo = UndoPolicy::none;
    else if (undo != "consent")
        body.complain("'undo' must be consent, free or none");
    if (!body.has("clock")) return;
    const auto& clock = body.field("clock");
    const bool is_clock = clock.is_object() && clock.size() == 2 && clock.contains("initial") &&
                          clock.contains("increment") && clock["initial"].is_number_unsigned() &&
                          clock["increment"].is_number_unsigned();
    constexpr std::uint64_t shortest = 10, longest = 60 * 86'400, longest_increment = 7 * 86'400;
    if (!is_clock || clock["initial"] < shortest || clock["initial"] > longest ||
        clock["increment"] > longest_increment)
        return body.complain("'clock' needs 'initial' and 'increment' in seconds");
    out.clock = ClockRule{clock["initial"].get<int>(), clock["increment"].get<int>()};
    constexpr int one_day = 86'400;
    if (pace.empty() && out.clock->initial < one_day) out.pace = Pace::live;
}

}  // namespace

NewTable read_new_table(Body& body) {
    NewTable wish;
    wish.record = body.optional_text("record", longest_record);
    wish.game = wish.record.empty() ? body.text("game", 1, longest_word) : "";
    if (body.has("seed")) wish.seed = body.number("seed", 0, 1'000'000'000);
    if (body.has("lines")) wish.lines = body.number("lines", 0, 1'000'000);
    read_seats(body, wish.seats);
    read_settings_of(body, wish.settings);
    wish.visible = body.flag("visible");
    wish.contribution_hash = read_contribution_hash(body);
    return wish;
}

std::string read_contribution(Body& body) {
    std::string out = body.optional_text("contribution", longest_word);
    const bool is_word =
        std::all_of(out.begin(), out.end(), [](char letter) { return letter > ' ' && letter < '\x7f'; });
    if (!is_word || out == "-") body.complain("'contribution' must be one word");
    return out;
}

std::string read_contribution_hash(Body& body) {
    std::string out = body.optional_text("contribution_hash", longest_word);
    if (!out.empty() && !is_hash(out)) body.complain("'contribution_hash' must be 64 hexadecimal digits");
    return out;
}

}  // namespace ozy::server
