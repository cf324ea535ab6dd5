// messages.cpp - see messages.hpp.
#include "server/lobby/messages.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "core/json.hpp"

namespace ozy::server {

namespace {

using Fields = nlohmann::json;

constexpr std::size_t longest_id = 40, longest_line = 1000, longest_chat = 500, longest_word = 64;

struct Shape {
    std::string_view type;
    MessageType means;
    bool needs_id;
    std::string_view fields;  // besides type and id; those in capitals must be there
};

constexpr std::array<Shape, 12> shapes = {{
    {"open", MessageType::open, false, " TABLE SEAT token have "},
    {"move", MessageType::move, true, " VERSION LINE "},
    {"undo", MessageType::undo, true, " VERSION TO "},
    {"look_undo", MessageType::look_undo, true, " VERSION "},
    {"ask_undo", MessageType::ask_undo, true, " VERSION "},
    {"answer_undo", MessageType::answer_undo, true, " REQUEST AGREE "},
    {"preview", MessageType::preview, true, " VERSION LINE "},
    {"previews", MessageType::previews, true, " VERSION line "},
    {"why", MessageType::why, true, " LINE thing "},
    {"chat", MessageType::chat, true, " TEXT "},
    {"move_now", MessageType::move_now, true, " SEAT "},
    {"resync", MessageType::resync, false, " "},
}};

std::string upper(std::string word) {
    for (char& letter : word)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return word;
}

bool read_text(const Fields& value, std::size_t longest, std::string& out) {
    if (!value.is_string()) return false;
    out = value.get<std::string>();
    return !out.empty() && out.size() <= longest;
}

bool read_number(const Fields& value, int lowest, int highest, int& out) {
    if (!value.is_number_integer()) return false;
    const auto number = value.get<std::int64_t>();
    out = static_cast<int>(number);
    return number >= lowest && number <= highest;
}

bool read_viewer(const Fields& value, Seat& out) {
    int number = 0;
    if (value.is_string()) return out = Seat::spectator, value == "spectator";
    if (!read_number(value, 0, max_seats - 1, number)) return false;
    out = seat_at(number);
    return true;
}

bool read_have(const Fields& value, std::optional<Have>& out) {
    Have have;
    if (!value.is_object() || value.size() != 3 || !value.contains("version") || !value.contains("log") ||
        !value.contains("mark"))
        return false;
    constexpr int most_entries = 1'000'000;
    if (!read_text(value["version"], longest_word, have.version) ||
        !read_text(value["mark"], longest_word, have.mark) || !read_number(value["log"], 0, most_entries, have.log))
        return false;
    out = std::move(have);
    return true;
}

bool read_to(const Fields& value, UndoTo& out) {
    out = value == "turn" ? UndoTo::turn : UndoTo::step;
    return value == "turn" || value == "step";
}

bool read_field(const std::string& name, const Fields& value, ClientMessage& out) {
    if (name == "version") return read_text(value, longest_word, out.version);
    if (name == "line") return read_text(value, longest_line, out.line);
    if (name == "thing") return read_text(value, longest_line, out.thing);
    if (name == "text") return read_text(value, longest_chat, out.line);
    if (name == "table") return read_text(value, longest_word, out.table);
    if (name == "token") return read_text(value, longest_word, out.token);
    if (name == "seat") return read_viewer(value, out.seat);
    if (name == "have") return read_have(value, out.have);
    if (name == "to") return read_to(value, out.to);
    if (name == "request") return read_number(value, 0, 1'000'000, out.request);
    if (name == "agree") return value.is_boolean() && (out.agree = value.get<bool>(), true);
    return false;
}

const Shape* shape_of(const Fields& fields) {
    const auto type = fields.find("type");
    if (type == fields.end() || !type->is_string()) return nullptr;
    for (const Shape& shape : shapes)
        if (*type == shape.type) return &shape;
    return nullptr;
}

}  // namespace

std::variant<ClientMessage, Misread> read_message(std::string_view text) {
    const Fields fields = Fields::parse(text, nullptr, false);
    Misread misread;
    if (!fields.is_object()) return misread.text = "not a JSON object", misread;
    ClientMessage out;
    if (const auto id = fields.find("id"); id != fields.end() && !read_text(*id, longest_id, out.id))
        return misread.text = "'id' is not a word of 1 to 40 letters", misread;
    misread.id = out.id;
    const Shape* shape = shape_of(fields);
    if (shape == nullptr) return misread.text = "there is no message of this type", misread;
    if (shape->needs_id && out.id.empty()) return misread.text = "'id' is missing", misread;
    out.type = shape->means;
    std::size_t needed = 0;
    for (const auto& [name, value] : fields.items()) {
        if (name == "type" || name == "id") continue;
        const bool must = shape->fields.find(" " + upper(name) + " ") != std::string_view::npos;
        const bool may = must || shape->fields.find(" " + name + " ") != std::string_view::npos;
        if (!may || !read_field(name, value, out)) return misread.text = "'" + name + "' is wrong here", misread;
        needed += must;
    }
    std::size_t wanted = 0;
    for (std::size_t i = 1; i < shape->fields.size(); ++i)
        wanted += shape->fields[i - 1] == ' ' && shape->fields[i] >= 'A' && shape->fields[i] <= 'Z';
    if (needed != wanted) return misread.text = "a field is missing", misread;
    return out;
}

std::string me_json(const Identity& identity, const std::string& token) {
    Json json;
    json.open_object().field("id", identity.id).field("name", identity.name).field("guest", identity.account.empty());
    if (!token.empty()) json.field("token", token);
    return json.close_object().take();
}

Message hello_message(std::string_view build, const std::optional<Identity>& identity) {
    Json json;
    json.open_object().field("type", "hello").field("protocol", 1).field("build", build).key("me");
    json.raw(identity ? me_json(*identity, {}) : "null");
    return share(json.close_object().take());
}

Message closing_message(std::string_view code, std::string_view text) {
    Json json;
    json.open_object().field("type", "closing").field("code", code).field("text", text);
    return share(json.close_object().take());
}

Message refused_message(std::string_view id, const Refused& refused) {
    Json json;
    json.open_object().field("type", "refused");
    if (!id.empty()) json.field("re", id);
    json.field("code", refused.code()).field("text", refused.text());
    if (!refused.rule.empty()) json.field("rule", refused.rule);
    if (!refused.phrase.key.empty()) json.key("phrase").raw(phrase_json(refused.phrase));
    return share(json.close_object().take());
}

Message ok_message(std::string_view id) {
    Json json;
    return share(json.open_object().field("type", "ok").field("re", id).close_object().take());
}

Message preview_message(std::string_view id, const Foresight& foresight) {
    Json json;
    json.open_object().field("type", "preview").field("re", id).key("log").open_list();
    for (const LogEntry& entry : foresight.log) json.raw(entry_json(entry));
    return share(json.close_list().field("final", foresight.is_final).close_object().take());
}

Message previews_message(std::string_view id, const std::vector<Outlook>& outlooks) {
    Json json;
    json.open_object().field("type", "previews").field("re", id).key("previews").open_object();
    for (const Outlook& outlook : outlooks) {
        json.key(outlook.text).open_list();
        for (const Phrase& phrase : outlook.phrases) {
            json.open_list().value(phrase.key).open_object();
            for (const Argument& argument : phrase.arguments) json.field(argument.name, argument.id);
            json.close_object().close_list();
        }
        json.close_list();
    }
    return share(json.close_object().close_object().take());
}

Message why_message(std::string_view id, const std::optional<Objection>& objection) {
    Json json;
    json.open_object().field("type", "why").field("re", id).field("legal", !objection);
    json.field("text", objection ? objection->error.detail : "").field("rule", objection ? objection->error.rule : "");
    if (objection && !objection->phrase.key.empty()) json.key("phrase").raw(phrase_json(objection->phrase));
    return share(json.close_object().take());
}

Refused refused_by_game(const Error& error) {
    const Why why = error.code == Errc::bad_syntax      ? Why::bad_request
                    : error.code == Errc::not_your_turn ? Why::not_your_turn
                    : error.code == Errc::not_found     ? Why::cannot_undo
                                                        : Why::illegal;
    return {why, error.detail, error.rule};
}

Refused refused_by_game(const Objection& objection) {
    Refused out = refused_by_game(objection.error);
    out.phrase = objection.phrase;
    return out;
}

}  // namespace ozy::server
