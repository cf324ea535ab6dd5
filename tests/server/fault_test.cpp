// fault_test.cpp - one evening's changes on a disk that fails at every point in turn: what was acknowledged is there,
// what was refused is not, and what was refused can be tried again.
#include <cstdio>
#include <gmock/gmock.h>

#include "server/faulty_disk.hpp"
#include "server/some_store.hpp"
#include "server/store/backup.hpp"
#include "server/store/sqlite.hpp"

namespace ozy::server {
namespace {

// Something that is stored, and how to see that it is.
struct Step {
    std::function<std::vector<Change>(Store&)> changes;
    std::function<bool(Store&)> is_there;
};

Step say(const Change& change, const std::function<bool(Store&)>& is_there) {
    return {[change](Store&) { return std::vector<Change>{change}; }, is_there};
}

TableNumber number_in(Store& store) { return store.find_table("one").value().number; }

Step move(int sequence) {
    const std::string text = "P0: tile red F" + std::to_string(sequence);
    return {[=](Store& store) { return std::vector<Change>{entry(number_in(store), sequence, text)}; },
            [=](Store& store) {
                const auto entries = store.entries(number_in(store), 0);
                return std::ssize(entries) > sequence && entries[static_cast<std::size_t>(sequence)].text == text;
            }};
}

Step chat(const std::string& text) {
    return {[=](Store& store) {
                return std::vector<Change>{AddChat{number_in(store), {"seats", "Anna", text, 0, 9}},
                                           SaveNotes{number_in(store), "u_1", 0, text}};
            },
            [=](Store& store) {
                const auto lines = store.chat(number_in(store), "seats", 10);
                return std::any_of(lines.begin(), lines.end(), [&](const auto& line) { return line.text == text; });
            }};
}

Step seating(int revision) {
    return {[=](Store& store) {
                StoredTable table = store.find_table("one").value();
                table.revision = revision;
                return std::vector<Change>{SaveSeating{table, {"ben"}}};
            },
            [=](Store& store) { return store.find_table("one").value().revision >= revision; }};
}

std::vector<Step> first_evening() {
    std::vector<Step> steps;
    steps.push_back(
        {[](Store&) {
             return std::vector<Change>{SaveIdentity{{"u_1", "Anna", "anna", "x"}}, AddSession{"h", "u_1", 1}};
         },
         [](Store& store) { return store.session_identity("h", 0).has_value(); }});
    steps.push_back(say(AddTable{some_table("one"), {"u_1"}},
                        [](Store& store) { return !store.list_tables(TableList::mine, "u_1", 9).empty(); }));
    for (int i = 0; i < 3; ++i) steps.push_back(move(i));
    steps.push_back(seating(1));
    steps.push_back(chat("hello"));
    return steps;
}

std::vector<Step> second_evening() {
    std::vector<Step> steps{move(3), seating(2), chat("again")};
    steps.push_back(
        {[](Store& store) {
             return std::vector<Change>{SaveSnapshot{number_in(store), {4, "build", std::string(9000, 's')}}};
         },
         [](Store& store) { return store.snapshot(number_in(store), "build").has_value(); }});
    steps.push_back(move(4));
    return steps;
}

// Two evenings at one store, which is opened again whenever the power went, and in between.
class Evening {
  public:
    Evening() { FaultyDisk::instance().install(); }

    // Whether there was such an operation.
    bool play(const Trouble& trouble) {
        disk_.plan(trouble);
        for (const Step& step : first_evening()) take(step);
        store_.reset();
        for (const Step& step : second_evening()) take(step);
        check();
        disk_.cut_power();
        store_.reset();
        disk_.restore_power();
        check();
        store_.reset();
        const bool struck = disk_.has_struck();
        disk_.plan({});
        const BackupCheck report =
            check_backup(folder_.path() + "/ozymandias.db",
                         [](const StoredTable&, const std::vector<Entry>&) { return std::string(); });
        EXPECT_THAT(report.damage, testing::IsEmpty());
        return struck;
    }

  private:
    static constexpr LogSizes small_log{8, 24};  // so that it is copied while they play
    static constexpr int most_tries = 4;         // one fault refuses once; what asks again may meet what it left, once

    // As the server does: who is refused asks again, and a process that the power took is started again.
    template <class Work>
    void insist(Work work) {
        for (int tries = 1; tries <= most_tries; ++tries) {
            if (!disk_.has_power()) {
                store_.reset();
                disk_.restore_power();
            }
            try {
                if (!store_) store_ = open_store(folder_.path(), small_log);
                if (work()) return;
            } catch (const std::exception& error) {
                last_ = error.what();
            }
        }
        ADD_FAILURE() << "refused again and again: " << last_;
    }

    void take(const Step& step) {
        bool tried = false;
        insist([&] {
            if (tried && step.is_there(*store_)) return true;  // the power went, or a look failed, after it was written
            tried = true;
            const Written outcome = write(*store_, step.changes(*store_));
            EXPECT_EQ(step.is_there(*store_), outcome == Written::durable) << "and not otherwise";
            return outcome == Written::durable;
        });
        acknowledged_.push_back(step.is_there);
    }

    void check() {
        for (const auto& is_there : acknowledged_)
            insist([&] {
                EXPECT_TRUE(is_there(*store_));
                return true;
            });
    }

    FaultyDisk& disk_ = FaultyDisk::instance();
    const Folder folder_;
    std::unique_ptr<Store> store_;
    std::vector<std::function<bool(Store&)>> acknowledged_;
    std::string last_;
};

#ifdef OZY_SANITIZED
constexpr int stride = 13;  // every point would take minutes
#else
constexpr int stride = 1;
#endif

class Faults : public testing::TestWithParam<std::pair<Operation, Fault>> {};

TEST_P(Faults, LoseNothingThatWasAcknowledged) {
    const auto [operation, fault] = GetParam();
    int number = 1;
    const auto goes_well_at = [&, operation = operation, fault = fault] {
        SCOPED_TRACE(number);
        return Evening().play({operation, fault, number}) && !HasFailure();
    };
    while (goes_well_at()) number += stride;
    EXPECT_GT(number, 1);
    std::printf("%d points at which a %s %s\n", number - 1, name(operation).data(), name(fault).data());
}

using enum Operation;
using enum Fault;
// A read that falls short is one that fails, and power that goes with it goes with the next write as well.
INSTANTIATE_TEST_SUITE_P(OneEvening, Faults,
                         testing::Values(std::pair(read, fails), std::pair(write, fails), std::pair(write, falls_short),
                                         std::pair(write, is_late), std::pair(write, loses_power),
                                         std::pair(sync, fails), std::pair(sync, is_late), std::pair(sync, loses_power),
                                         std::pair(truncate, fails), std::pair(truncate, loses_power),
                                         std::pair(lock, fails), std::pair(lock, falls_short)),
                         [](const auto& given) {
                             return std::string(name(given.param.first)) + "_" + std::string(name(given.param.second));
                         });

}  // namespace
}  // namespace ozy::server
