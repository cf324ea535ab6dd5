// stashes.hpp - stashes that a viewer cannot rule out.
#pragma once

#include "core/rng.hpp"
#include "games/empires_end/view.hpp"

namespace ozy::empires_end {

// A stash that the viewer may not see: within its record and able to pay what is due, every one equally likely.
Tokens imagine_stash(const View& seen, Seat seat, Rng& rng);
// All stashes that the viewer may not see, with a counted supply: besides, together with what lies open they are the
// tokens of the box (EE-1.12).
void imagine_counted_stashes(const View& seen, PerSeat<Tokens>& stashes, Rng& rng);

}  // namespace ozy::empires_end
