// terminal.hpp - the terminal, or what stands in for it: its width, its colours, lines typed into it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "core/screen.hpp"

namespace ozy::cli {

class LineEditor;

class Terminal {
  public:
    explicit Terminal(ColorChoice color);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    // A person sits at both ends: input and output are terminals.
    bool is_interactive() const { return interactive_; }
    // 80 to 200: what games can draw on. Asked again each time, as windows change.
    int width() const;
    // Lines of the window; very many if it has no end.
    int height() const;

    void show(const Screen& screen) const;
    // A paragraph, wrapped.
    void say(std::string_view text, Style style = {}) const;
    void clear() const;
    // Asks for a line; nothing at the end of input.
    std::optional<std::string> ask(const std::string& prompt);

  private:
    bool colored_, interactive_;
    std::unique_ptr<LineEditor> editor_;
};

// Whether progress may be drawn on standard error.
bool errors_go_to_terminal();

}  // namespace ozy::cli
