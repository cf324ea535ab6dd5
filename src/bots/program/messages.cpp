// messages.cpp - see messages.hpp.
#include "bots/program/messages.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <nlohmann/json.hpp>

namespace ozy {

namespace {

using Fields = nlohmann::json;

constexpr std::size_t longest_text = 1000;
constexpr std::size_t word_digits = 16;

// All that a generator is.
using MindWords = std::array<std::uint64_t, 4>;
static_assert(sizeof(MindWords) == sizeof(Rng));

Error nonsense(const std::string& what) { return {Errc::bad_syntax, what}; }

Result<Fields> read_object(std::string_view line) {
    Fields fields = Fields::parse(line, nullptr, false);
    if (fields.is_discarded() || !fields.is_object()) return nonsense("a line that is no JSON object");
    return fields;
}

std::string text_of(const Fields& fields, const char* name) {
    const auto found = fields.find(name);
    return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool read_mind(const std::string& digits, Rng& mind) {
    MindWords words{};
    if (digits.size() != words.size() * word_digits) return false;
    const char* at = digits.data();
    for (std::uint64_t& word : words) {
        const auto [end, error] = std::from_chars(at, at + word_digits, word, 16);
        if (error != std::errc{} || end != at + word_digits) return false;
        at = end;
    }
    mind = std::bit_cast<Rng>(words);
    return true;
}

Result<HostMessage> read_hello(const Fields& fields) {
    HostMessage hello;
    hello.type = HostMessage::Type::hello;
    hello.game = text_of(fields, "game");
    if (fields.value("protocol", Fields()) != bot_protocol) return nonsense("a hello of another protocol");
    if (!read_mind(text_of(fields, "seed"), hello.mind)) return nonsense("a hello without a seed of 64 digits");
    const Fields options = fields.value("options", Fields::object());
    for (const auto& [name, value] : options.items()) {
        if (!value.is_string()) return nonsense("a hello whose options are no texts");
        hello.options.emplace_back(name, value.get<std::string>());
    }
    return hello;
}

Result<HostMessage> read_ask(const Fields& fields) {
    HostMessage ask;
    ask.type = HostMessage::Type::ask;
    const Fields id = fields.value("id", Fields());
    if (!id.is_number_integer()) return nonsense("an ask without an id");
    ask.id = id.get<std::int64_t>();
    for (const Fields& statement : fields.value("world", Fields::array())) {
        if (!statement.is_string()) return nonsense("an ask whose world is no list of statements");
        ask.world.push_back(statement.get<std::string>());
    }
    return ask;
}

}  // namespace

Result<HostMessage> read_host_message(std::string_view line) {
    const auto fields = read_object(line);
    if (!fields) return fields.error();
    const std::string type = text_of(*fields, "type");
    if (type == "hello") return read_hello(*fields);
    if (type == "ask") return read_ask(*fields);
    return HostMessage{};
}

Result<BotMessage> read_bot_message(std::string_view line) {
    const auto fields = read_object(line);
    if (!fields) return fields.error();
    BotMessage out;
    const std::string type = text_of(*fields, "type");
    if (type == "ready") {
        out.type = BotMessage::Type::ready;
        out.text = text_of(*fields, "name");
    } else if (type == "refuse") {
        out.type = BotMessage::Type::refuse;
        out.text = text_of(*fields, "reason");
    } else if (type == "move") {
        const Fields id = fields->value("id", Fields());
        if (!id.is_number_integer()) return nonsense("a move without the id of its question");
        out.id = id.get<std::int64_t>();
        out.text = text_of(*fields, "move");
    } else {
        return nonsense("a message whose type is not ready, refuse or move");
    }
    if (out.text.size() > longest_text) return nonsense("a text of more than 1000 bytes");
    return out;
}

std::string ready_message(std::string_view name) {
    return Json().open_object().field("type", "ready").field("name", name).close_object().take();
}

std::string refuse_message(std::string_view reason) {
    return Json().open_object().field("type", "refuse").field("reason", reason).close_object().take();
}

std::string move_message(std::int64_t id, std::string_view move) {
    return Json().open_object().field("type", "move").field("id", id).field("move", move).close_object().take();
}

void write_sentence(Json& json, const Phrase& phrase) {
    json.field("key", phrase.key).field("text", to_english(phrase)).key("args").open_object();
    for (const Argument& argument : phrase.arguments) json.field(argument.name, argument.id);
    json.close_object();
}

std::string to_text(const Rng& rng) {
    std::string out;
    for (std::uint64_t word : std::bit_cast<MindWords>(rng)) {
        std::array<char, word_digits> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), word, 16).ptr;
        const auto length = static_cast<std::size_t>(end - digits.data());
        out.append(word_digits - length, '0').append(digits.data(), length);
    }
    return out;
}

}  // namespace ozy
