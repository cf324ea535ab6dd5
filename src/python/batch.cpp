// batch.cpp - batches of every game.
#include "python/batch.hpp"

#include "table/registry.hpp"

namespace ozy::python {

namespace {

// Why the plan cannot be; none if it can.
template <Game G>
std::optional<Error> flaw_of(const BatchPlan& plan) {
    bool somebody = false;
    for (const std::string& name : plan.players) {
        somebody = somebody || name.empty();
        if (is_program(name)) return Error{Errc::bad_option, "bots that are programs play in no batch: '" + name + "'"};
        if (name.empty()) continue;
        const ProgramTerms terms;  // for the files of weights that names may have
        if (const auto bot = make_bot<G>(name, &terms); !bot) return bot.error();
    }
    if (!somebody) return Error{Errc::bad_option, "some seat must be asked from outside"};
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Batch>> make_batch(std::string_view game, const Options& options, BatchPlan plan) {
    return with_game(game, [&]<Tellable G>() -> Result<std::unique_ptr<Batch>> {
        const auto config = configure<G>(options);
        if (!config) return config.error();
        const auto seats = static_cast<std::size_t>(config->players);
        if (plan.players.empty()) plan.players.resize(seats);
        if (plan.players.size() != seats)
            return Error{Errc::bad_option, std::to_string(plan.players.size()) + " players are named for " +
                                               std::to_string(seats) + " seats"};
        if (auto flaw = flaw_of<G>(plan)) return *std::move(flaw);
        const auto make = [](const std::string& name) {
            const ProgramTerms terms;
            return *make_bot<G>(name, &terms);
        };
        return std::unique_ptr<Batch>(std::make_unique<BatchOf<G>>(*config, std::move(plan), make));
    });
}

}  // namespace ozy::python
