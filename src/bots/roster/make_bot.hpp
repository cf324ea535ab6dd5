// make_bot.hpp - bots by name.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/greedy_bot.hpp"
#include "bots/program/command.hpp"
#include "bots/program/program_bot.hpp"
#include "bots/random_bot.hpp"
#include "bots/roster/all_judgements.hpp"
#include "bots/roster/bot_name.hpp"

namespace ozy {

// The bots a person may choose from in this game, from the simplest on.
template <Game G>
std::vector<std::string_view> bot_names() {
    if constexpr (Judged<G>) return {"random", "novice", "apprentice", "greedy", "skilled", "master"};
    return {"random", "mcts-plain"};
}

// A bot that is a program, "exec:COMMAND".
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_program_bot(std::string_view command, const ProgramTerms* programs) {
    if (programs == nullptr) return Error{Errc::not_found, "programs cannot be bots here"};
    if constexpr (Tellable<G>) {
        auto program = Program::make(command, *programs);
        if (!program) return program.error();
        return std::unique_ptr<Bot<G>>(std::make_unique<ProgramBot<G>>(*std::move(program)));
    }
    return Error{Errc::not_found, "programs cannot play " + std::string(G::title)};
}

template <Game G>
SearchSettings search_in(const BotName& name) {
    SearchSettings settings = name.search;
    if constexpr (Staged<G>)
        if (name.iterations_with_stages > 0) settings.budget = {name.iterations_with_stages, 0};
    return settings;
}

// With the weights of the file that the name says, or with those built in.
template <Judged G>
Result<Evaluator<G>> evaluator_for(const BotName& name) {
    if (name.weights.empty()) return Evaluator<G>();
    const auto loaded = load_weights(std::string(name.weights), Judgement<G>::feature_names);
    if (!loaded) return loaded.error();
    WeightsOf<G> weights;
    std::copy(loaded->begin(), loaded->end(), weights.begin());
    return Evaluator<G>(weights);
}

template <Judged G>
Result<std::unique_ptr<Bot<G>>> make_judging_bot(const BotName& name) {
    const auto evaluator = evaluator_for<G>(name);
    if (!evaluator) return evaluator.error();
    if (name.kind == BotKind::greedy) return std::unique_ptr<Bot<G>>(std::make_unique<GreedyBot<G>>(*evaluator));
    const SearchSettings settings = search_in<G>(name);
    return std::unique_ptr<Bot<G>>(
        std::make_unique<SearchBot<G, Informed<G>>>(settings, Informed<G>(settings.policy, *evaluator)));
}

// A new bot (docs/BOTS.md), or an error that says which bots there are. Programs are run, and files read, only on
// terms.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view text, const ProgramTerms* programs = nullptr) {
    if (is_program(text)) return make_program_bot<G>(text, programs);
    const Result<BotName> name = read_bot_name(text);
    if (!name) return name.error();
    if (!name->weights.empty() && programs == nullptr)
        return Error{Errc::not_found, "bots take no files of weights here"};
    std::unique_ptr<Bot<G>> bot;
    if (name->kind == BotKind::random) bot = std::make_unique<RandomBot<G>>();
    if (name->kind == BotKind::plain) bot = std::make_unique<SearchBot<G, Plain<G>>>(name->search);
    if (bot) return bot;
    if constexpr (Judged<G>) return make_judging_bot<G>(*name);
    return Error{Errc::not_found,
                 "bot '" + std::string(text) + "' needs a judgement that " + std::string(G::title) + " does not have"};
}

// The search of a game takes a while to compile: bots_of_game.cpp.in does it for all who play it.
extern template Result<std::unique_ptr<Bot<Tigris>>> make_bot<Tigris>(std::string_view text,
                                                                      const ProgramTerms* programs);
extern template Result<std::unique_ptr<Bot<Vinci>>> make_bot<Vinci>(std::string_view text,
                                                                    const ProgramTerms* programs);
extern template Result<std::unique_ptr<Bot<AfterTheFlood>>> make_bot<AfterTheFlood>(std::string_view text,
                                                                                    const ProgramTerms* programs);
extern template Result<std::unique_ptr<Bot<AfterTheEmpire>>> make_bot<AfterTheEmpire>(std::string_view text,
                                                                                      const ProgramTerms* programs);
extern template Result<std::unique_ptr<Bot<EmpiresEnd>>> make_bot<EmpiresEnd>(std::string_view text,
                                                                              const ProgramTerms* programs);

}  // namespace ozy
