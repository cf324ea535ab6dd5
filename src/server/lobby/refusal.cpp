// refusal.cpp - the one table of refusals. See refusal.hpp.
#include "server/lobby/refusal.hpp"

#include <cstddef>

namespace ozy::server {

namespace {

enum class Code : std::uint8_t {
    bad_request,
    bad_option,
    bad_record,
    not_signed_in,
    wrong_login,
    forbidden,
    not_yours,
    not_found,
    conflict,
    name_taken,
    stale,
    too_large,
    too_many,
    busy,
    storage,
    illegal,
    not_your_turn,
    cannot_undo,
    over,
};

struct CodeRow {
    Code code;
    std::string_view word;
    int status;
};

struct Row {
    Why why;
    Code code;
    std::string_view sentence;
};

constexpr CodeRow codes[] = {
    {Code::bad_request, "bad_request", 400},
    {Code::bad_option, "bad_option", 400},
    {Code::bad_record, "bad_record", 400},
    {Code::not_signed_in, "not_signed_in", 401},
    {Code::wrong_login, "wrong_login", 401},
    {Code::forbidden, "forbidden", 403},
    {Code::not_yours, "not_yours", 403},
    {Code::not_found, "not_found", 404},
    {Code::conflict, "conflict", 409},
    {Code::name_taken, "name_taken", 409},
    {Code::stale, "stale", 409},
    {Code::too_large, "too_large", 413},
    {Code::too_many, "too_many", 429},
    {Code::busy, "busy", 503},
    {Code::storage, "storage", 503},
    {Code::illegal, "illegal", 400},
    {Code::not_your_turn, "not_your_turn", 400},
    {Code::cannot_undo, "cannot_undo", 400},
    {Code::over, "over", 400},
};

constexpr Row rows[] = {
    {Why::bad_request, Code::bad_request, "the request is not what the protocol describes"},
    {Why::bad_option, Code::bad_option, "there is no such option or value"},
    {Why::bad_record, Code::bad_record, "the record cannot be played"},
    {Why::not_http, Code::bad_request, "this is not HTTP"},
    {Why::two_hosts, Code::bad_request, "name one host"},
    {Why::body_in_parts, Code::bad_request, "send the body whole, with its length"},
    {Why::bad_socket_key, Code::bad_request, "the key is not of 16 bytes"},
    {Why::body_too_large, Code::too_large, "the body is too large"},
    {Why::nothing_here, Code::not_found, "there is nothing here"},
    {Why::socket_elsewhere, Code::not_found, "the socket is at /ws"},
    {Why::strange_host, Code::forbidden, "this server has another name"},
    {Why::strange_origin, Code::forbidden, "this origin is not allowed"},
    {Why::strange_address, Code::forbidden, "not from this address"},
    {Why::not_signed_in, Code::not_signed_in, "say who you are first"},
    {Why::no_account, Code::not_signed_in, "sign in to your account first"},
    {Why::wrong_login, Code::wrong_login, "name or password is wrong"},
    {Why::name_taken, Code::conflict, "this name is taken"},
    {Why::name_looks_taken, Code::name_taken, "this name looks like one that is taken"},
    {Why::name_is_worn, Code::name_taken, "somebody at this table has this name, or one that looks like it"},
    {Why::is_an_account, Code::conflict, "this is an account already"},
    {Why::too_fast, Code::too_many, "please slow down"},
    {Why::too_many_logins, Code::too_many, "please wait a minute"},
    {Why::too_many_guesses, Code::too_many, "too many wrong passwords for this name; please wait"},
    {Why::too_many_guests, Code::too_many, "too many new guests from your address"},
    {Why::too_many_sockets, Code::too_many, "too many connections of yours"},
    {Why::too_many_tables, Code::too_many, "so many new tables; please play one first"},
    {Why::too_many_waiting, Code::too_many, "too many of your tables still wait for people"},
    {Why::too_many_bots, Code::too_many,
     "so many of your bots wait for their turn to think; please play one game first"},
    {Why::too_many_asking, Code::busy, "too many are asking; please try again"},
    {Why::too_many_opening, Code::busy, "too many tables are being opened"},
    {Why::too_many_lists, Code::busy, "too many lists are being made"},
    {Why::too_many_analyses, Code::busy, "several games are being analysed; try again in a minute"},
    {Why::too_much_going_on, Code::busy, "too much is going on at this table"},
    {Why::too_much_said, Code::busy, "too much is said at this table"},
    {Why::store_unreadable, Code::storage, "the store cannot be read"},
    {Why::tables_unreadable, Code::storage, "the tables cannot be listed"},
    {Why::table_unreadable, Code::storage, "the table cannot be read"},
    {Why::table_not_stored, Code::storage, "the table could not be stored"},
    {Why::move_not_stored, Code::storage, "the move could not be stored and was not made"},
    {Why::notes_not_stored, Code::storage, "the notes could not be stored"},
    {Why::not_stored, Code::storage, "this could not be stored"},
    {Why::step_failed, Code::storage, "something went wrong here, and nothing was changed"},
    {Why::no_such_table, Code::not_found, "there is no such table, or it is by invitation only"},
    {Why::no_such_seat, Code::not_found, "there is no such seat"},
    {Why::no_seat_by_link, Code::not_found, "this link gives no seat, or no seat is open"},
    {Why::no_table_open, Code::not_found, "no table is open"},
    {Why::no_such_bot, Code::bad_request, "there is no such bot here"},
    {Why::no_seed_here, Code::forbidden, "only a server for tests takes a seed: draws could be foretold"},
    {Why::seat_of_another, Code::forbidden, "this is somebody else's seat"},
    {Why::only_the_creator, Code::forbidden, "only who made the table can do that"},
    {Why::only_who_sits_there, Code::forbidden,
     "only who sits there can do that, or who made the table for open seats"},
    {Why::only_who_played, Code::forbidden, "only those who played can ask for a rematch"},
    {Why::nobody_sits_there, Code::conflict, "nobody sits there"},
    {Why::has_resigned, Code::conflict, "this seat has resigned"},
    {Why::has_begun, Code::conflict, "the game has begun"},
    {Why::about_to_begin, Code::conflict, "nobody is missing: the game is about to begin"},
    {Why::too_early_to_open, Code::conflict, "numbers are opened when nobody is missing and every hash is there"},
    {Why::number_differs, Code::bad_request, "this is not the number that was committed to"},
    {Why::is_over, Code::conflict, "the game is over"},
    {Why::not_over, Code::conflict, "the game is not over"},
    {Why::not_in_play, Code::conflict, "the game is not being played"},
    {Why::seats_of_a_position, Code::conflict, "the position is one of all the seats"},
    {Why::has_a_rematch, Code::conflict, "there is a rematch already"},
    {Why::not_before_the_end, Code::forbidden, "this cannot be seen before the end"},
    {Why::record_still_shut, Code::forbidden, "the record opens when the game is over"},
    {Why::not_played_out, Code::forbidden, "only a game that was played to its end can be analysed"},
    {Why::nothing_to_study, Code::not_found, "this game cannot be analysed"},
    {Why::nothing_to_replay, Code::not_found, "the game has not started"},
    {Why::illegal, Code::illegal, "the rules forbid it"},
    {Why::stale, Code::stale, "the table has changed since you chose"},
    {Why::somebody_was_faster, Code::stale, "somebody else was faster"},
    {Why::not_your_turn, Code::not_your_turn, "it is not your turn"},
    {Why::not_started, Code::not_your_turn, "the game has not started"},
    {Why::play_is_over, Code::over, "the game is over"},
    {Why::not_your_seat, Code::not_yours, "this is somebody else's seat"},
    {Why::spectators_watch, Code::not_yours, "spectators do not play"},
    {Why::spectators_wait, Code::not_yours, "spectators do not hurry anybody"},
    {Why::bot_plays_it, Code::not_yours, "a bot plays this seat; take it back first"},
    {Why::nobody_speaks, Code::not_yours, "say who you are before you speak"},
    {Why::no_bot_thinks, Code::not_your_turn, "no bot is thinking there"},
    {Why::cannot_undo, Code::cannot_undo, "there is nothing to take back"},
    {Why::cannot_ask, Code::cannot_undo, "there is nothing to ask for, or it was refused"},
    {Why::has_been_asked, Code::busy, "somebody has already asked"},
    {Why::nobody_asks, Code::not_found, "nobody asks for that any more"},
    {Why::not_asked, Code::not_yours, "your answer is not needed"},
};

constexpr bool in_order() {
    std::size_t at = 0;
    for (const CodeRow& row : codes)
        if (static_cast<std::size_t>(row.code) != at++) return false;
    at = 0;
    for (const Row& row : rows)
        if (static_cast<std::size_t>(row.why) != at++) return false;
    return true;
}
static_assert(in_order(), "a row per value, in the order of the values");

constexpr const Row& row_of(Why why) { return rows[static_cast<std::size_t>(why)]; }
constexpr const CodeRow& code_of(Why why) { return codes[static_cast<std::size_t>(row_of(why).code)]; }

}  // namespace

std::string_view Refused::code() const { return code_of(why).word; }

int Refused::status() const { return code_of(why).status; }

std::string_view Refused::text() const { return detail.empty() ? row_of(why).sentence : std::string_view(detail); }

}  // namespace ozy::server
