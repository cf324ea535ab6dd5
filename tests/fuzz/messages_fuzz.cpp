// messages_fuzz.cpp - random text as messages to a room, a line each: its first letter says who sends it, or that time
// passes. Whoever asks by a name is answered by it, and a table that is read anew is the one that was shown.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz.hpp"
#include "server/fake_world.hpp"

namespace ozy::fuzz {
namespace {

using server::ClientMessage;
using server::FakeClient;
using server::FakeRoom;
using Guest = std::shared_ptr<FakeClient>;
using nlohmann::json;

// A chain from the tree of choices that a seat was sent last; "pass" if it is not asked.
std::string some_chain(const FakeClient& client, Rng& rng) {
    const json state = client.states().empty() ? json() : json::parse(client.states().back());
    if (!state.contains("choices")) return "pass";
    std::string out;
    for (std::size_t list = 0;;) {
        const json& choices = state["choices"][list];
        const json& choice = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        std::string text = choice["text"];
        if (choice.contains("each")) {
            const std::string each = choice["each"];
            text.replace(text.find("{}"), 2, each.substr(0, each.find(' ')));
        }
        out.append(out.empty() ? "" : " ").append(text);
        if (!choice.contains("next")) return out;
        list = choice["next"];
    }
}

void replace(std::string& text, std::string_view word, const std::string& by) {
    if (const std::size_t at = text.find(word); at != std::string::npos) text.replace(at, word.size(), by);
}

// Everybody hears whole messages, and who asked by a name hears of it.
void check_answer(const FakeClient& client, std::size_t heard_before, const std::string& id) {
    bool answered = id.empty();
    for (std::size_t i = heard_before; i < client.heard.size(); ++i) {
        const json message = json::parse(client.heard[i], nullptr, false);
        demand(message.is_object() && message.contains("type"), client.heard[i]);
        demand(message.value("code", "") != "storage", client.heard[i]);  // the store is well
        answered = answered || message.value("re", "") == id;
    }
    demand(answered, "no answer to " + id);
}

class Play {
  public:
    explicit Play(const std::string& game)
        : table_(game, players),
          guests_{table_.enter(seat_at(0)), table_.enter(seat_at(1)), table_.enter(seat_at(2)),
                  table_.enter(Seat::spectator), table_.enter(seat_at(1))} {}
    ~Play() { table_.room->dismiss(); }

    void line(std::string_view text) {
        if (text.empty()) return;
        const auto who = static_cast<std::size_t>(text.front() - '0');
        if (who < guests_.size()) return say(guests_[who], std::string(text.substr(1)));
        table_.tasks.steady += 700 * static_cast<unsigned char>(text.front());
        table_.tasks.ring();
    }
    void check_what_is_stored() {
        const auto shown = versions();
        table_.room->dismiss();
        table_.load();
        demand(versions() == shown, "the table is another when it is read anew");
    }

  private:
    void say(const Guest& guest, std::string text) {
        replace(text, "VERSION", guest->states().empty() ? "none" : guest->version());
        replace(text, "LINE", some_chain(*guest, rng_));
        const auto read = server::read_message(text);
        const auto* message = std::get_if<ClientMessage>(&read);
        if (message == nullptr)
            return demand(!std::get<server::Misread>(read).text.empty(), "misread without a reason");
        const std::size_t before = guest->heard.size();
        table_.room->receive(guest, *message);
        table_.tasks.run();
        check_answer(*guest, before, message->id);
    }
    std::vector<std::string> versions() {
        std::vector<std::string> out;
        for (Seat viewer : {seat_at(0), seat_at(1), seat_at(2), Seat::spectator})
            out.push_back(table_.enter(viewer)->version());
        return out;
    }

    static constexpr int players = 3;  // as every game can be played; without a clock, so that no bot takes over

    Rng rng_{1};
    FakeRoom table_;
    std::array<Guest, 5> guests_;
};

}  // namespace
}  // namespace ozy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    ozy::fuzz::with_some_game(ozy::AllGames{}, input, [&input]<class G>() {
        ozy::fuzz::Play play((std::string(G::name)));
        std::string_view rest = input.rest();
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            play.line(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        play.check_what_is_stored();
    });
    return 0;
}
