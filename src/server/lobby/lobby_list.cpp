// lobby_list.cpp - lists of tables, for which no room is loaded. See lobby.hpp.
#include <algorithm>
#include <atomic>

#include "core/json.hpp"
#include "server/lobby/lobby.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t most_cards = 10'000;

// Collects the cards of a list and answers when the last has come: tables that wait for the asker first, otherwise in
// the store's order. Those that cannot be read are left out.
class TableListing {
  public:
    TableListing(std::size_t expected, CardReader reader, Reply reply)
        : cards_(expected), missing_(expected + 1), reader_(std::move(reader)), reply_(std::move(reply)) {}

    void add(std::size_t place, std::optional<TableCard> card) {
        {
            const std::lock_guard lock(mutex_);
            cards_[place] = std::move(card);
        }
        count_down();
    }
    void all_asked() { count_down(); }

  private:
    void count_down() {
        if (--missing_ > 0) return;
        Json json;
        json.open_object().key("tables").open_list();
        for (const bool waiting : {true, false})
            for (const auto& card : cards_)
                if (card && waits_for(*card, reader_) == waiting) json.raw(card_json(*card, reader_));
        reply_(json.close_list().close_object().take());
    }

    std::mutex mutex_;
    std::vector<std::optional<TableCard>> cards_;
    std::atomic<std::size_t> missing_;
    CardReader reader_;
    Reply reply_;
};

}  // namespace

void Lobby::list(TableList which, int most, const std::optional<Identity>& identity, Reply reply) {
    const bool accepted = world_.tasks.post_slow([this, which, most, identity, reply] {
        try {
            list_now(which, most, identity, reply);
        } catch (const std::exception& error) {
            log("list_unreadable", {{"why", error.what()}});
            reply(Refused{Why::tables_unreadable});
        }
    });
    if (!accepted) reply(Refused{Why::too_many_lists});
}

// Rooms tell of their tables themselves; the others are looked up without waking anybody.
void Lobby::list_now(TableList which, int most, const std::optional<Identity>& identity, const Reply& reply) {
    const std::string id = identity ? identity->id : std::string();
    const auto tables = world_.store.list_tables(which, id, std::clamp(most, 1, listed_tables));
    const auto listing = std::make_shared<TableListing>(tables.size(), CardReader{id}, reply);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto room = known(tables[i].id);
        if (!room) {
            listing->add(i, card_on_file(tables[i]));
            continue;
        }
        room->board().show_card([listing, i](const std::variant<TableCard, Refused>& shown) {
            const auto* card = std::get_if<TableCard>(&shown);
            listing->add(i, card != nullptr ? std::optional(*card) : std::nullopt);
        });
    }
    listing->all_asked();
}

// Nothing happens at a table without a room, so what was read once stays true until there is one.
std::optional<TableCard> Lobby::card_on_file(const StoredTable& stored) {
    {
        const std::lock_guard lock(mutex_);
        if (const auto card = cards_.find(stored.id); card != cards_.end()) return card->second;
    }
    const std::lock_guard one_at_a_time(loading_);
    try {
        const Roster roster(stored);
        Result<Progress> progress =
            Progress::read(world_.store, world_.build, roster, Progress::History::since_snapshot);
        if (!progress) return std::nullopt;
        TableCard card = card_of(roster, *progress);
        const std::lock_guard lock(mutex_);
        if (rooms_.contains(stored.id)) return card;
        if (cards_.size() >= most_cards) cards_.clear();
        cards_[stored.id] = card;
        return card;
    } catch (const std::exception& error) {
        log("table_unreadable", {{"table", stored.id}, {"why", error.what()}});
        return std::nullopt;
    }
}

}  // namespace ozy::server
