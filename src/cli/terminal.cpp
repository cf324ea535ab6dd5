// terminal.cpp - POSIX terminals, with libedit for typing.
#include "cli/terminal.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <histedit.h>
#include <iostream>
#include <limits>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/text.hpp"
#include "core/words.hpp"

namespace ozy::cli {

namespace {

constexpr int narrowest = 80, widest = 200;

bool wants_color(ColorChoice choice) {
    if (choice != ColorChoice::automatic) return choice == ColorChoice::always;
    const char* no_color = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    if (no_color != nullptr && *no_color != '\0') return false;
    return ::isatty(STDOUT_FILENO) != 0 && kind != nullptr && std::string_view(kind) != "dumb";
}

// Zero where it is not known.
winsize window_size() {
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size : winsize{};
}

int columns_said() {
    const char* text = std::getenv("COLUMNS");
    int columns = 0;
    Words words(text == nullptr ? "" : text);
    return words.take_number(columns, 1, 10'000) ? columns : narrowest;
}

}  // namespace

// Arrow keys, corrections and a history of lines.
class LineEditor {
  public:
    LineEditor() : editor_(el_init("ozy", stdin, stdout, stderr)), history_(history_init()) {
        HistEvent event;
        history(history_, &event, H_SETSIZE, 200);
        el_set(editor_, EL_CLIENTDATA, this);
        el_set(editor_, EL_PROMPT, &LineEditor::prompt_of);
        el_set(editor_, EL_HIST, history, history_);
        el_set(editor_, EL_EDITOR, "emacs");
        el_set(editor_, EL_SIGNAL, 1);  // puts the terminal right before a signal ends us
    }
    ~LineEditor() {
        history_end(history_);
        el_end(editor_);
    }
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    std::optional<std::string> read(const std::string& prompt) {
        prompt_ = prompt;
        int length = 0;
        const char* text = el_gets(editor_, &length);
        if (text == nullptr || length <= 0) return {};
        std::string line(text, static_cast<std::size_t>(length));
        if (line.ends_with('\n')) line.pop_back();
        HistEvent event;
        if (!line.empty()) history(history_, &event, H_ENTER, line.c_str());
        return line;
    }

  private:
    static char* prompt_of(EditLine* editor) {
        void* self = nullptr;
        el_get(editor, EL_CLIENTDATA, &self);
        return static_cast<LineEditor*>(self)->prompt_.data();
    }

    EditLine* editor_;
    History* history_;
    std::string prompt_;
};

Terminal::Terminal(ColorChoice color)
    : colored_(wants_color(color)), interactive_(::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0) {
    if (interactive_) editor_ = std::make_unique<LineEditor>();
}

Terminal::~Terminal() = default;

int Terminal::width() const {
    const int columns = window_size().ws_col;
    return std::clamp(columns > 0 ? columns : columns_said(), narrowest, widest);
}

int Terminal::height() const {
    const int lines = window_size().ws_row;
    return lines > 0 ? lines : std::numeric_limits<int>::max();
}

void Terminal::show(const Screen& screen) const { fmt::print("{}", colored_ ? screen.ansi() : screen.plain()); }

void Terminal::say(std::string_view text, Style style) const {
    const std::string paragraph = wrapped(text, width());
    Screen screen(std::max(width(), columns_of(paragraph)));
    int y = 0;
    for (std::string_view left = paragraph; !left.empty(); ++y) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        screen.put(0, y, left.substr(0, end), style);
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    show(screen);
}

void Terminal::clear() const {
    if (interactive_) fmt::print("\x1b[H\x1b[2J\x1b[3J");
}

std::optional<std::string> Terminal::ask(const std::string& prompt) {
    if (editor_) {
        std::fflush(stdout);
        return editor_->read(prompt);
    }
    fmt::print("{}", prompt);
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) return {};
    fmt::print("\n");  // where a person's Enter would have been
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

bool errors_go_to_terminal() { return ::isatty(STDERR_FILENO) != 0; }

}  // namespace ozy::cli
