// preview.hpp - what a viewer can work out from its view: what a disaster would do to each seat, who can still pay, how
// strong a seat can be, what it would score now. Screens and lists show it; no rule depends on it.
#pragma once

#include "core/fixed_vector.hpp"
#include "core/phrase.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/view.hpp"

namespace ozy::empires_end {

struct Range {
    int least, most;
};

// The tokens of a seat as far as the viewer knows: all counts lie between the two, and each of the two can be.
struct KnownStash {
    Tokens least, most;
    int total;
};
KnownStash known_stash(const View& seen, Seat seat);

// How many of these kinds the seat can hold.
Range held_of(const KnownStash& stash, TokenSet kinds);

// What an innovation that counts neighbours would bring at one of its places: VP or tokens.
struct PlaceGain {
    RowPosition position;
    int gain;
};
using PlaceGains = FixedVector<PlaceGain, row_length>;
// At each place where the seat may put the card now; empty for abilities that bring the same everywhere. What depends
// on tokens that the viewer cannot see counts as little as can be.
PlaceGains place_gains(const View& seen, Seat seat, Card card);

// What taking the disaster in a slot would mean for a seat.
struct DisasterPreview {
    Positions losses;  // one of these falls; empty: nothing
    Phrase worth;      // of the innovation, at its best place after the loss; empty if its text says it all
    Range can_pay;     // fitting tokens
    int free_bids;
    PlaceGains places;  // after the loss
};
DisasterPreview disaster_preview(const View& seen, Seat seat, Card card);

// Strength in a conflict without any bid, and with all that the seat may hold.
Range strength_range(const View& seen, Seat seat);

// The seat's Industry as the rules see it: as far as it has come, or before its beginning. At keep or discard that is
// the next one: in the present one nothing can be built any more. Hand and stash are empty.
State industry_of(const View& seen, Seat seat);

// If the game ended now.
struct EndScore {
    int track, tiles;
    Range innovations;
};
EndScore end_score(const View& seen, Seat seat);

// Cards in the deck, and how many unseen cards aim at each position.
int deck_size(const View& seen);
EnumArray<RowPosition, int, row_length> unseen_targets(const View& seen);

}  // namespace ozy::empires_end
