// conduct.hpp - how a bot has behaved in its game. Only bots that are programs can do wrong (docs/BOT_PROTOCOL.md).
#pragma once

namespace ozy {

struct Conduct {
    int faults = 0;
    bool is_out = false;  // it is not asked any more: another bot makes its choices
    friend constexpr bool operator==(Conduct, Conduct) = default;
};

}  // namespace ozy
