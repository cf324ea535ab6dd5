// session.cpp - the loop of a game at the terminal and the commands a person can type.
#include "cli/session.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <system_error>

#include "cli/menu.hpp"
#include "cli/standing_table.hpp"
#include "cli/text.hpp"
#include "core/printable.hpp"
#include "core/words.hpp"
#include "table/rulebook.hpp"
#include "table/table_bots.hpp"

namespace ozy::cli {

namespace {

constexpr std::string_view help_text =
    "  Type a move as it is listed, or its number. Several choices of one move can be typed in one line.\n"
    "  moves      all moves with numbers         why         what is asked now, with its rule\n"
    "  board      draw the board again           why MOVE    why this move is not allowed\n"
    "  log        all that has happened          undo        back to your last decision\n"
    "  save FILE  write the game to a file       quit        leave; help shows this again\n";

constexpr std::size_t longest_reason = 400;

// The first words of what can be said, each once.
std::string what_is_expected(const std::vector<Choice>& choices) {
    constexpr std::size_t most = 12;
    std::vector<std::string_view> words;
    for (const Choice& choice : choices) {
        const std::string_view word = Words(choice.text).take();
        if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    }
    std::string out;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i) out.append(i == 0 ? "" : ", ").append(words[i]);
    return fmt::format("Moves now begin with: {}{}. 'moves' lists them all.", out, words.size() > most ? " ..." : "");
}

std::size_t number_of(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

Session::Session(std::unique_ptr<Table> table, RecordHeader header, const Terms& terms, Terminal& terminal)
    : table_(std::move(table)), header_(std::move(header)), chance_(terms.seed, 0), terminal_(&terminal) {
    for (std::size_t seat = 0; seat < header_.players.size(); ++seat) {
        const bool human = header_.players[seat] == person;
        bots_.push_back(human ? nullptr : *make_bot_for(*table_, header_.players[seat], terms.programs));
        minds_.emplace_back(terms.seed, seat + 1);
        people_ += human;
    }
    told_.assign(bots_.size(), table_->version());
}

void Session::record_to(const std::string& path) { recorder_ = std::make_unique<Recorder>(path, header_, *table_); }

bool Session::is_person(Seat seat) const { return is_player(seat) && bots_[number_of(seat)] == nullptr; }

// A disk that fills up must not end the game.
void Session::follow() {
    if (!recorder_) return;
    try {
        recorder_->follow(*table_);
    } catch (const std::system_error& error) {
        terminal_->say(fmt::format("Recording has stopped: {}. 'save FILE' keeps the game elsewhere.", error.what()));
        recorder_ = nullptr;
        exit_ = Exit::broken_world;
    }
}

// Chance and bots, until a person decides or the game is over.
void Session::play_others() {
    int told = table_->version();
    for (table_->play_chance(chance_); !table_->is_over(); table_->play_chance(chance_)) {
        const Seat seat = table_->decider();
        if (is_person(seat)) break;
        const std::size_t choice = bots_[number_of(seat)]->choose(*table_, minds_[number_of(seat)]);
        static_cast<void>(table_->play_choice(seat, choice));
        follow();
        if (people_ > 0) continue;
        for (const LogEntry& entry : table_->log(told, Seat::spectator)) terminal_->say(to_english(entry.phrase));
        told = table_->version();
    }
    follow();
}

// Nobody sees another person's secrets: the screen is cleared before the device changes hands.
void Session::hand_over(Seat seat) {
    if (seat == last_person_) return;
    if (people_ > 1) {
        terminal_->clear();
        const std::string title = seat_title(*table_, seat, {});
        terminal_->say(fmt::format("Pass the device to {}.", title), {.bold = true});
        if (terminal_->is_interactive()) static_cast<void>(terminal_->ask(fmt::format("{}: press Enter ", title)));
    }
    last_person_ = seat;
}

void Session::tell_news(Seat viewer) {
    int& told = told_[number_of(viewer)];
    for (const LogEntry& entry : table_->log(told, viewer)) terminal_->say("- " + to_english(entry.phrase));
    told = table_->version();
}

// On a low screen the board and the moves go before blank lines and labels.
void Session::show_question(Seat seat) {
    const int width = terminal_->width();
    int lines_left = terminal_->height() - 3;
    if (!table_->mid_chain() || board_changed_) {
        const Screen board = table_->screen(seat, width);
        lines_left -= board.height();
        fmt::print("\n");
        terminal_->show(board);
        board_changed_ = false;
    }
    const Screen menu = short_menu(table_->choices(), width, lines_left);
    if (menu.height() < lines_left) fmt::print("\n");
    terminal_->say(to_english(table_->prompt(seat)), {.bold = true});
    terminal_->show(menu);
}

Exit Session::run() {
    if (people_ > 0) fmt::print("{}. 'help' lists the commands.\n", table_->facts().title);
    for (;;) {
        play_others();
        if (table_->is_over()) break;
        const Seat seat = table_->decider();
        hand_over(seat);
        tell_news(seat);
        show_question(seat);
        if (take_turn(seat) == Turn::quits) {
            say_goodbye();
            return exit_;
        }
        follow();
    }
    show_end();
    return exit_;
}

// Asks until something was played or taken back.
Session::Turn Session::take_turn(Seat seat) {
    const std::string prompt = fmt::format("{} {}> ", seat_word(seat), table_->seat_name(seat));
    for (;;) {
        const std::optional<std::string> line = terminal_->ask(prompt);
        if (!line) {
            fmt::print("\n");
            return Turn::quits;
        }
        if (const Turn turn = obey(seat, *line); turn != Turn::goes_on) return turn;
    }
}

Session::Turn Session::obey(Seat seat, const std::string& line) {
    Words words(line);
    if (words.empty()) return Turn::goes_on;
    const std::string_view command = words.peek();
    Words rest = words;
    rest.take();
    if (command == "why") return explain(seat, rest.rest()), Turn::goes_on;
    if (command == "save") return save(std::string(rest.rest())), Turn::goes_on;
    if (!rest.empty()) return play_line(seat, words.rest());
    if (command == "quit" || command == "exit") return Turn::quits;
    if (command == "undo") return undo();
    if (command == "help") {
        fmt::print("{}", help_text);
    } else if (command == "moves") {
        terminal_->show(full_menu(table_->choices(), terminal_->width()));
    } else if (command == "board") {
        terminal_->show(table_->screen(seat, terminal_->width()));
    } else if (command == "log") {
        for (const LogEntry& entry : table_->log(0, seat)) terminal_->say("- " + to_english(entry.phrase));
    } else {
        Turn turn = Turn::goes_on;
        return play_number(seat, command, turn) ? turn : play_line(seat, command);
    }
    return Turn::goes_on;
}

// Whether the word is a number; then it is the number of a move.
bool Session::play_number(Seat seat, std::string_view line, Turn& turn) {
    if (line.find_first_not_of("0123456789") != line.npos) return false;
    const auto count = static_cast<int>(table_->choices().size());
    Words words(line);
    int number = 0;
    if (!words.take_number(number, 1, count)) {
        terminal_->say(fmt::format("There is no move {}; the moves are numbered 1 to {}.", printable(line), count));
    } else if (table_->play_choice(seat, static_cast<std::size_t>(number) - 1)) {
        turn = Turn::is_done;
    }
    return true;
}

Session::Turn Session::play_line(Seat seat, std::string_view line) {
    const Outcome played = table_->play_line(seat, line);
    if (played) return Turn::is_done;
    terminal_->say(printable(error_text(played.error()), longest_reason));
    return Turn::goes_on;
}

Session::Turn Session::undo() {
    for (int version = table_->version() - 1; version >= 0; --version) {
        const Seat seat = table_->decider_at(version);
        if (!is_person(seat)) continue;
        table_->undo_to(version);
        for (int& told : told_) told = std::min(told, version);
        board_changed_ = true;
        terminal_->say(fmt::format("Taken back: {} decides again.", seat_title(*table_, seat, {})));
        return Turn::is_done;
    }
    terminal_->say("There is nothing to take back.");
    return Turn::goes_on;
}

// Why a move is not allowed; without a move, what is asked.
void Session::explain(Seat seat, std::string_view line) {
    std::string rule(table_->question_rule());
    if (line.empty()) {
        terminal_->say(to_english(table_->prompt(seat)));
    } else {
        const Outcome tried = table_->try_line(seat, line);
        if (tried) return terminal_->say("It is allowed.");
        terminal_->say(printable(error_text(tried.error()), longest_reason));
        if (tried.error().code == Errc::bad_syntax) terminal_->say(what_is_expected(table_->choices()));
        rule = tried.error().rule;
    }
    if (const Result<std::string_view> text = find_rule(table_->facts().rules_text, rule); !rule.empty() && text)
        terminal_->say(*text, {.dim = true});
}

void Session::save(std::string path) {
    if (path.empty()) return terminal_->say("Save where? Type 'save FILE'.");
    if (has_content(path)) return terminal_->say(fmt::format("{} exists already; choose another name.", path));
    try {
        save_file(path, write_record(header_, *table_));
        fmt::print("Saved. 'ozy play --resume {}' goes on with it.\n", path);
    } catch (const std::system_error& error) {
        terminal_->say(fmt::format("Not saved: {}.", error.what()));
    }
}

void Session::show_end() {
    const Seat viewer = is_player(last_person_) ? last_person_ : Seat::spectator;
    if (is_player(viewer)) tell_news(viewer);
    fmt::print("\n");
    terminal_->show(table_->screen(viewer, terminal_->width()));
    fmt::print("\n{}", standing_text(*table_, header_.players));
    if (recorder_) fmt::print("The game is recorded in {}.\n", recorder_->path());
}

void Session::say_goodbye() {
    if (!recorder_) return terminal_->say("The game was not recorded; --record FILE does that.");
    recorder_->close(*table_);
    fmt::print("The game is recorded in {0}; 'ozy play --resume {0}' goes on with it.\n", recorder_->path());
}

}  // namespace ozy::cli
