// refusal.hpp - every way the server says no. What a refusal is called on the wire, its status in HTTP and its sentence
// stand in one table (refusal.cpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/phrase.hpp"

namespace ozy::server {

enum class Why : std::uint8_t {
    // The request itself.
    bad_request,
    bad_option,
    bad_record,
    not_http,
    two_hosts,
    body_in_parts,
    bad_socket_key,
    body_too_large,
    nothing_here,
    socket_elsewhere,
    strange_host,
    strange_origin,
    strange_address,
    // Who asks.
    not_signed_in,
    no_account,
    wrong_login,
    name_taken,
    name_looks_taken,
    name_is_worn,
    is_an_account,
    // Too much of it.
    too_fast,
    too_many_logins,
    too_many_guesses,
    too_many_guests,
    too_many_sockets,
    too_many_tables,
    too_many_waiting,
    too_many_bots,
    too_many_asking,
    too_many_opening,
    too_many_lists,
    too_many_analyses,
    too_much_going_on,
    too_much_said,
    // The store.
    store_unreadable,
    tables_unreadable,
    table_unreadable,
    table_not_stored,
    move_not_stored,
    notes_not_stored,
    not_stored,
    step_failed,
    // Tables and their seats.
    no_such_table,
    no_such_seat,
    no_seat_by_link,
    no_table_open,
    no_such_bot,
    no_seed_here,
    seat_of_another,
    only_the_creator,
    only_who_sits_there,
    only_who_played,
    nobody_sits_there,
    has_resigned,
    has_begun,
    about_to_begin,
    too_early_to_open,
    number_differs,
    is_over,
    not_over,
    not_in_play,
    seats_of_a_position,
    has_a_rematch,
    // What can be read.
    not_before_the_end,
    record_still_shut,
    not_played_out,
    nothing_to_study,
    nothing_to_replay,
    // Play.
    illegal,
    stale,
    somebody_was_faster,
    not_your_turn,
    not_started,
    play_is_over,
    not_your_seat,
    spectators_watch,
    spectators_wait,
    bot_plays_it,
    nobody_speaks,
    no_bot_thinks,
    cannot_undo,
    cannot_ask,
    has_been_asked,
    nobody_asks,
    not_asked,
};

struct Refused {
    Why why = Why::nothing_here;
    std::string detail = {};  // said instead of the table's sentence, where only the game or the request knows it
    std::string rule = {};
    Phrase phrase = {};  // the detail as key and arguments, where a rule of the game says no

    std::string_view code() const;  // docs/PROTOCOL.md, section 2
    int status() const;
    std::string_view text() const;
};

}  // namespace ozy::server
