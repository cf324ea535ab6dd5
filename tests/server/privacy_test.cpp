// privacy_test.cpp - seats are private, from the host too: two games that differ only in what other seats hold give the
// host, a spectator and a stranger the same bytes, whatever they ask.
#include <gmock/gmock.h>
#include <regex>

#include "server/fake_world.hpp"
#include "server/lobby/lobby.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

constexpr Seat host = seat_at(0);

// Two games in step: whatever the host and everybody may see of them is the same, the rest as different as it gets.
class Twins {
  public:
    Twins(const std::string& game, int players, std::uint64_t seed) : rng_(seed) {
        const std::vector<OptionValue> options = {{"players", std::to_string(players)}};
        one_ = *open_table(game, options);
        other_ = *open_table(game, options);
    }
    // False when no step is left that looks the same from outside.
    bool step() {
        if (one_->is_over() || one_->decider() != other_->decider()) return false;
        const auto count = static_cast<std::uint32_t>(one_->choices().size());
        for (int tries = 0; tries < 4; ++tries)
            if (step_by(rng_.below(count))) return true;
        return false;
    }
    bool differ() const { return one_->view_json(Seat::omniscient) != other_->view_json(Seat::omniscient); }
    const Table& one() const { return *one_; }
    const Table& other() const { return *other_; }

  private:
    bool step_by(std::size_t number) {
        const Seat seat = one_->decider();
        const int version = one_->version();
        const std::string text = one_->choices()[number].text;
        EXPECT_TRUE(one_->play_choice(seat, number));
        if (one_->is_over()) return one_->undo_to(version), false;
        for (const std::size_t match : candidates(seat, text)) {
            if (!other_->play_choice(seat, match)) continue;
            if (look_alike(version)) return true;
            other_->undo_to(version);
        }
        one_->undo_to(version);
        return false;
    }
    // Others' choices and draws may be hidden: something else first, the same at last. The host does the same in both.
    std::vector<std::size_t> candidates(Seat seat, const std::string& text) {
        const std::vector<Choice> choices = other_->choices();
        std::vector<std::size_t> others, same;
        for (std::size_t i = 0; i < choices.size(); ++i) (choices[i].text == text ? same : others).push_back(i);
        if (seat == host) return same;
        rng_.shuffle(others);
        others.resize(std::min<std::size_t>(others.size(), 6));
        others.insert(others.end(), same.begin(), same.end());
        return others;
    }
    bool look_alike(int since) const {
        return one_->decider() == other_->decider() && one_->mid_chain() == other_->mid_chain() &&
               seen(*one_, host, since) == seen(*other_, host, since) &&
               seen(*one_, Seat::spectator, since) == seen(*other_, Seat::spectator, since);
    }
    static std::string seen(const Table& table, Seat viewer, int since) {
        std::string out = table.view_json(viewer) + to_english(table.prompt(viewer));
        for (const LogEntry& entry : table.log(since, viewer)) out += entry_json(entry);
        return out;
    }

    Rng rng_;
    std::unique_ptr<Table> one_, other_;
};

// A room in which that game has been played.
struct PlayedRoom : FakeRoom {
    PlayedRoom(const std::string& game, int players, const Table& played, bool visible) : FakeRoom(game, players) {
        store.written.clear();
        for (const Chain& chain : played.chains()) {
            const int sequence = static_cast<int>(store.written.size());
            store.written.push_back(
                {sequence, index(chain.seat), 1'000'000, {}, seat_word(chain.seat) + ": " + chain.text});
        }
        store.table.phase = TablePhase::playing;
        store.table.visible = visible;
        load();
    }
};

// Everything that one person can ask without playing on, and all that they hear.
class Curious {
  public:
    Curious(PlayedRoom& table, const std::string& name, Seat viewer)
        : table_(table), lobby_(table.world), client_(std::make_shared<FakeClient>(name)), viewer_(viewer) {}

    std::vector<std::string> ask_everything() {
        ClientMessage message;
        message.type = MessageType::open;
        message.seat = viewer_;
        say(message);
        ask_requests();
        if (!client_->states().empty()) ask_messages();
        return client_->heard;
    }

  private:
    Reply hear() {
        return [this](const Answer& answer) {
            const auto* refused = std::get_if<Refused>(&answer);
            client_->heard.push_back(refused != nullptr ? "refused " + std::string(refused->text())
                                                        : std::get<std::string>(answer));
        };
    }
    template <class Found>
    auto hear_found() {
        return [this](const std::variant<Found, Refused>& found) {
            const auto* refused = std::get_if<Refused>(&found);
            client_->heard.push_back(refused != nullptr ? "refused " + std::string(refused->text()) : "found");
        };
    }
    void say(ClientMessage message) {
        message.id = "m" + std::to_string(++messages_);
        table_.room->receive(client_, message);
        table_.tasks.run();
    }
    void ask_requests() {
        Room& room = *table_.room;
        const Visitor visitor{client_->identity()};
        room.board().describe(visitor, hear());
        for (TableList list : {TableList::mine, TableList::open, TableList::live, TableList::over})
            lobby_.list(list, Lobby::listed_tables, visitor.identity, hear());
        for (Seat viewer : {seat_at(0), seat_at(1), Seat::spectator, Seat::omniscient}) {
            room.readings().show_log(visitor, viewer, 1 << 30, hear());
            room.readings().show_log(visitor, viewer, 7, hear());
            for (int from : {0, 5, 20}) room.readings().show_replay(visitor, viewer, from, hear());
        }
        room.readings().show_record(visitor, hear());
        room.readings().show_analysis(visitor, true, hear());
        room.seats().find_notes(visitor, 1, hear_found<TableNumber>());
        room.seats().plan_rematch(visitor, hear_found<StoredTable>());
        room.seats().set_bot(visitor, 1, "random", hear());
        room.seats().set_bot(visitor, 1, "", hear());
        room.seats().stand_up(visitor, 1, hear());
        room.seats().resign(visitor, 1, hear());
        room.seats().name_seat(visitor, 1, "x", hear());
        room.seats().commit_number(visitor, 1, contribution_hash("x"), hear());
        room.seats().open_number(visitor, 1, "x", hear());
        room.seats().renew_link(visitor, 1, hear());
        room.seats().sit(visitor, {1}, hear());
        room.seats().start_without(visitor, "random", hear());
        table_.tasks.run();
    }
    void ask_messages() {
        std::vector<std::string> lines = {"nonsense", "pass pass pass pass", ""};
        Play play(*open_table(table_.store.table.game, read_settings(table_.store.table.settings).options), {});
        for (const Entry& entry : table_.store.written) EXPECT_TRUE(play.replay(entry.text));
        if (play.table().decider() == viewer_)
            for (const Choice& choice : play.table().choices()) lines.push_back(choice.text);
        ClientMessage message;
        message.version = client_->version();
        for (MessageType type : {MessageType::preview, MessageType::previews, MessageType::why})
            for (const std::string& line : lines) {
                message.type = type;
                message.line = line;
                say(message);
            }
        message.line = "nonsense";
        for (MessageType type : {MessageType::move, MessageType::undo, MessageType::look_undo, MessageType::resync,
                                 MessageType::answer_undo, MessageType::ask_undo, MessageType::chat}) {
            message.type = type;
            say(message);
        }
        for (int seat = 0; seat < 3; ++seat) {
            message.type = MessageType::move_now;
            message.seat = seat_at(seat);
            say(message);
        }
    }

    PlayedRoom& table_;
    Lobby lobby_;
    std::shared_ptr<FakeClient> client_;
    Seat viewer_;
    int messages_ = 0;
};

// Two rooms are not made in the same second: seconds since 1970 are ten digits, and nothing else is.
std::vector<std::string> without_time(const std::vector<std::string>& heard) {
    static const std::regex seconds("[0-9]{10}");
    std::vector<std::string> out;
    for (const std::string& message : heard) out.push_back(std::regex_replace(message, seconds, "TIME"));
    return out;
}

// Whether there was anything to hide.
bool expect_the_same_bytes(const std::string& game, const Twins& twins, int players, bool visible) {
    for (const auto& [name, viewer] : {std::pair("anna", host),
                                       {"anna", Seat::spectator},
                                       {"anna", seat_at(1)},
                                       {"zoe", Seat::spectator},
                                       {"zoe", seat_at(1)}}) {
        PlayedRoom one(game, players, twins.one(), visible), other(game, players, twins.other(), visible);
        const auto heard = without_time(Curious(one, name, viewer).ask_everything());
        const auto also = without_time(Curious(other, name, viewer).ask_everything());
        EXPECT_EQ(heard.size(), also.size());
        for (std::size_t i = 0; i < std::min(heard.size(), also.size()); ++i)
            EXPECT_EQ(heard[i], also[i]) << game << ": " << name << " from " << seat_word(viewer);
    }
    return twins.differ();
}

void expect_private_seats(const std::string& game, bool has_secrets) {
    constexpr int players = 3;
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Twins twins(game, players, seed);
        for (int steps = 1; steps <= 120 && twins.step(); ++steps)
            if (steps % 40 == 0) differing += expect_the_same_bytes(game, twins, players, steps % 80 == 0);
        differing += expect_the_same_bytes(game, twins, players, true);
    }
    EXPECT_EQ(differing > 0, has_secrets) << game << ": the test must have had something to permute";
}

TEST(Privacy, TheHostLearnsNothingInTigris) { expect_private_seats("tigris", true); }
TEST(Privacy, TheHostLearnsNothingInEmpiresEnd) { expect_private_seats("empires_end", true); }
TEST(Privacy, TheHostLearnsNothingInAfterTheEmpire) { expect_private_seats("after_the_empire", true); }
TEST(Privacy, AllLiesOpenInVinci) { expect_private_seats("vinci", false); }
TEST(Privacy, AllLiesOpenInAfterTheFlood) { expect_private_seats("after_the_flood", false); }

}  // namespace
}  // namespace ozy::server
