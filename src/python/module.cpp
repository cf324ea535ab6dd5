// module.cpp - the Python module _ozymandias: games, batches of games, bots. ozymandias/__init__.py puts names to it.
#include <cstring>
#include <functional>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "games/all_games.hpp"
#include "python/batch.hpp"
#include "python/env.hpp"

namespace py = pybind11;

namespace ozy::python {

namespace {

[[noreturn]] void refuse(const Error& error) { throw py::value_error(error_text(error)); }
void demand(const Outcome& outcome) {
    if (!outcome) refuse(outcome.error());
}
template <class T>
T demand(Result<T> result) {
    if (!result) refuse(result.error());
    return *std::move(result);
}

Options options_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
    Options out;
    for (const auto& [name, value] : pairs) out.push_back({name, value});
    return out;
}

py::list blocks_of(const TensorShape& shape) {
    py::list out;
    int first = 0;
    for (const TensorBlock& block : shape.blocks) {
        py::list features;
        for (const TensorFeature& feature : block.features)
            features.append(py::make_tuple(feature.name, feature.width));
        out.append(py::make_tuple(block.name, first, py::tuple(py::cast(block.shape)), features));
        first += block.size();
    }
    return out;
}

// The viewer a caller means: the decider if it says none. -1, the spectator, for whoever is no player.
Seat viewer_of(const Env& env, std::optional<int> seat) {
    if (!seat) return is_player(env.decider()) ? env.decider() : Seat::spectator;
    if (*seat >= 0 && *seat < env.players()) return seat_at(*seat);
    if (*seat == index(Seat::spectator) || *seat == index(Seat::omniscient)) return seat_at(*seat);
    throw py::value_error("there is no seat " + std::to_string(*seat));
}
void want_action(const Env& env, int action) {
    if (action < 0 || action >= env.actions()) throw py::value_error("there is no action " + std::to_string(action));
}

template <class T>
py::array_t<T> filled(py::ssize_t size, const std::function<void(T*)>& fill) {
    py::array_t<T> out(size);
    fill(out.mutable_data());
    return out;
}

py::array_t<std::int32_t> legal_of(const Env& env) {
    const auto legal = env.legal();
    return py::array_t<std::int32_t>(static_cast<py::ssize_t>(legal.size()), legal.data());
}

using EnvClass = py::class_<Env>;

void define_facts(EnvClass& env_class) {
    env_class.def_property_readonly("game", &Env::game, "The id of the game.")
        .def_property_readonly("num_players", &Env::players, "How many seats there are.")
        .def_property_readonly("num_actions", &Env::actions, "Actions are numbered below this.")
        .def_property_readonly(
            "observation_size", [](const Env& env) { return env.shape().size(); }, "Bytes of an observation.")
        .def_property_readonly(
            "player", [](const Env& env) { return index(env.decider()); },
            "The seat that is to choose, CHANCE or OVER.")
        .def_property_readonly("ending", &Env::ending, "How the game ended, one word; empty before.")
        .def("_options",
             [](const Env& env) {
                 py::dict out;
                 for (const OptionValue& option : env.options()) out[py::str(option.name)] = option.value;
                 return out;
             })
        .def("_blocks", [](const Env& env) { return blocks_of(env.shape()); })
        .def("_history", [](const Env& env) {
            py::list out;
            for (const Made& made : env.history()) out.append(py::make_tuple(index(made.seat), env.number_of(made)));
            return out;
        });
}

void define_play(EnvClass& env_class) {
    env_class.def("reset", &Env::reset, py::arg("seed"), "Begins anew with draws from this seed.")
        .def(
            "step", [](Env& env, int action) { demand(env.step(action)); }, py::arg("action"),
            "Plays one of legal_actions(); ValueError if it is none.")
        .def("legal_actions", &legal_of,
             "The numbers of what the decider may do, int32; none if chance or nobody decides.")
        .def(
            "mask",
            [](const Env& env) {
                return filled<std::uint8_t>(env.actions(), [&](std::uint8_t* out) { env.mask(out); });
            },
            "uint8, a 1 for each legal action.")
        .def(
            "observation",
            [](const Env& env, std::optional<int> seat) {
                const Seat viewer = viewer_of(env, seat);
                return filled<std::uint8_t>(env.shape().size(), [&](std::uint8_t* out) { env.observe(viewer, out); });
            },
            py::arg("seat") = py::none(),
            "What a seat may know as uint8, its own seat first; the decider's if none is named.")
        .def(
            "returns",
            [](const Env& env) { return filled<float>(env.players(), [&](float* out) { env.returns(out); }); },
            "float32 by seat: 1 for the only winner, -1 / (n - 1) for the others; 0 before the end.")
        .def(
            "scores",
            [](const Env& env) {
                const Standing standing = env.standing();
                return std::vector<int>(standing.score.begin(), standing.score.begin() + standing.seats);
            },
            "The scores by seat as they stand.");
}

void define_search(EnvClass& env_class) {
    env_class.def("clone", &Env::clone, "An independent copy, with its random numbers.")
        .def(
            "chance_outcomes",
            [](const Env& env) {
                py::list out;
                int number = 0;
                for (const auto& outcome : env.outcomes()) out.append(py::make_tuple(number++, outcome.second));
                return out;
            },
            "Pairs of outcome and probability, where chance is explicit and is to draw.")
        .def(
            "outcome_text",
            [](const Env& env, std::size_t number) {
                const auto outcomes = env.outcomes();
                if (number >= outcomes.size()) throw py::value_error("there is no such outcome");
                return outcomes[number].first;
            },
            py::arg("outcome"), "An outcome in the notation of records.")
        .def(
            "apply_outcome", [](Env& env, int number) { demand(env.play_outcome(number)); }, py::arg("outcome"),
            "Draws this outcome.")
        .def(
            "imagine",
            [](const Env& env, std::optional<int> seat, std::uint64_t seed) {
                return env.imagine(viewer_of(env, seat), seed);
            },
            py::arg("seat") = py::none(), py::arg("seed") = 1,
            "A game that the seat cannot tell from this one; what is hidden from it is drawn anew from the seed.")
        .def(
            "state", [](const Env& env) { return py::bytes(env.state()); },
            "Where the game stands, as bytes for set_state of the same program.")
        .def(
            "set_state", [](Env& env, const std::string& bytes) { demand(env.set_state(bytes)); }, py::arg("state"),
            "Stands where those bytes say; the way there is not known then.");
}

void define_words(EnvClass& env_class) {
    env_class
        .def(
            "action_text",
            [](const Env& env, int action) {
                want_action(env, action);
                return env.text(action);
            },
            py::arg("action"), "An action in the notation of records, such as 'tile red'.")
        .def(
            "action_of", [](const Env& env, const std::string& text) { return demand(env.number(text)); },
            py::arg("text"), "The number of an action in that notation.")
        .def(
            "view_json", [](const Env& env, std::optional<int> seat) { return env.view_json(viewer_of(env, seat)); },
            py::arg("seat") = py::none(), "What a seat may know as JSON, as the page gets it.")
        .def(
            "draw",
            [](const Env& env, std::optional<int> seat, int width) { return env.drawing(viewer_of(env, seat), width); },
            py::arg("seat") = py::none(), py::arg("width") = 100,
            "The game as drawn for a terminal, through the eyes of a seat.")
        .def(
            "record", [](const Env& env, const std::vector<std::string>& names) { return demand(env.record(names)); },
            py::arg("names") = std::vector<std::string>{},
            "The whole game as text (docs/RECORDS.md), with the names of the players by seat.");
}

// Rows of an array for so many choices; null if there is none.
template <class T>
T* rows_in(std::optional<py::array_t<T, py::array::c_style>>& array, py::ssize_t moves, py::ssize_t width) {
    if (!array) return nullptr;
    if (array->size() < moves * width) throw py::value_error("the arrays need a row for every packed move");
    return array->mutable_data();
}

using Words = py::array_t<std::uint16_t, py::array::c_style>;
template <class T>
using MaybeArray = std::optional<py::array_t<T, py::array::c_style>>;

void define_packed(EnvClass& env_class) {
    env_class
        .def(
            "packed",
            [](const Env& env) {
                const std::vector<std::uint16_t> moves = demand(env.packed());
                return Words(static_cast<py::ssize_t>(moves.size()), moves.data());
            },
            "The whole game in two bytes a move, for unpack.")
        .def(
            "unpack",
            [](Env& env, const Words& moves, MaybeArray<std::uint8_t> observation, MaybeArray<std::uint8_t> mask,
               MaybeArray<std::int32_t> action, MaybeArray<std::int8_t> seat) {
                const py::ssize_t count = moves.size();
                const ChoiceRows rows{rows_in(observation, count, env.shape().size()),
                                      rows_in(mask, count, env.actions()), rows_in(action, count, 1),
                                      rows_in(seat, count, 1)};
                const std::span<const std::uint16_t> packed(moves.data(), static_cast<std::size_t>(count));
                return demand([&] {
                    const py::gil_scoped_release release;
                    return env.unpack(packed, rows);
                }());
            },
            py::arg("moves"), py::arg("observation").noconvert() = py::none(), py::arg("mask").noconvert() = py::none(),
            py::arg("action").noconvert() = py::none(), py::arg("seat").noconvert() = py::none(),
            "Plays a packed game and writes every choice into the next row of the arrays; how many choices there "
            "were.");
}

// A batch and what numpy sees of it: arrays over its own memory, which live as long as it does.
class PyBatch {
  public:
    explicit PyBatch(std::unique_ptr<Batch> batch) : batch_(std::move(batch)) {}

    Batch& batch() { return *batch_; }
    void reset(std::uint64_t seed) {
        const py::gil_scoped_release release;
        batch_->reset(seed);
    }
    void step(const py::array_t<std::int32_t, py::array::c_style>& actions) {
        if (actions.ndim() != 1 || actions.shape(0) != batch_->games())
            throw py::value_error("actions must be int32 of shape (" + std::to_string(batch_->games()) + ",)");
        const std::span<const std::int32_t> wanted(actions.data(), static_cast<std::size_t>(batch_->games()));
        if (const int row = batch_->first_illegal(wanted); row >= 0)
            throw py::value_error("action " + std::to_string(wanted[static_cast<std::size_t>(row)]) + " of game " +
                                  std::to_string(row) + " is not legal; nothing was played");
        const py::gil_scoped_release release;
        batch_->step(wanted);
    }

  private:
    std::unique_ptr<Batch> batch_;
};

// Over the batch's memory, not to be written; `self` stays alive with it.
template <class T>
py::array view_of(const std::vector<T>& items, std::vector<py::ssize_t> shape, const py::object& self) {
    py::array_t<T> out(std::move(shape), items.data(), self);
    py::detail::array_proxy(out.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return out;
}
template <auto field>
py::array column_of(const py::object& self) {
    auto& batch = self.cast<PyBatch&>().batch();
    return view_of(batch.arrays().*field, {batch.games()}, self);
}

void define_batch(py::module_& module) {
    py::class_<PyBatch>(module, "Batch")
        .def("reset", &PyBatch::reset, py::arg("seed"))
        .def("step", &PyBatch::step, py::arg("actions").noconvert())
        .def(
            "state",
            [](PyBatch& self, int row) {
                if (row < 0 || row >= self.batch().games()) throw py::value_error("there is no such row");
                return py::bytes(self.batch().state(row));
            },
            py::arg("row"))
        .def_property_readonly("num_games", [](PyBatch& self) { return self.batch().games(); })
        .def_property_readonly("num_players", [](PyBatch& self) { return self.batch().players(); })
        .def_property_readonly("num_actions", [](PyBatch& self) { return self.batch().actions(); })
        .def_property_readonly("observation_size", [](PyBatch& self) { return self.batch().shape().size(); })
        .def("_blocks", [](PyBatch& self) { return blocks_of(self.batch().shape()); })
        .def_property_readonly("_observation",
                               [](const py::object& self) {
                                   Batch& batch = self.cast<PyBatch&>().batch();
                                   const py::ssize_t rows = batch.has_observations() ? batch.games() : 0;
                                   return view_of(batch.arrays().observation, {rows, batch.shape().size()}, self);
                               })
        .def_property_readonly("_mask",
                               [](const py::object& self) {
                                   Batch& batch = self.cast<PyBatch&>().batch();
                                   return view_of(batch.arrays().mask, {batch.games(), batch.actions()}, self);
                               })
        .def_property_readonly("_reward",
                               [](const py::object& self) {
                                   Batch& batch = self.cast<PyBatch&>().batch();
                                   return view_of(batch.arrays().reward, {batch.games(), batch.players()}, self);
                               })
        .def_property_readonly("_seat", &column_of<&BatchArrays::seat>)
        .def_property_readonly("_entry", &column_of<&BatchArrays::entry>)
        .def_property_readonly("_done", &column_of<&BatchArrays::done>)
        .def_property_readonly("_length", &column_of<&BatchArrays::length>);
}

// One of every row's legal actions, each as likely: what a random policy does, without numpy's cost.
void sample_legal(const py::array_t<std::uint8_t, py::array::c_style>& mask,
                  py::array_t<std::int32_t, py::array::c_style>& out, std::uint64_t seed) {
    if (mask.ndim() != 2 || out.ndim() != 1 || out.shape(0) != mask.shape(0))
        throw py::value_error("a mask of shape (n, actions) and int32 of shape (n,)");
    const std::uint8_t* row = mask.data();
    std::int32_t* const to = out.mutable_data();
    const auto rows = mask.shape(0), actions = mask.shape(1);
    const py::gil_scoped_release release;
    Rng rng(seed);
    std::vector<std::int32_t> some;
    for (py::ssize_t i = 0; i < rows; ++i, row += actions) {
        some.clear();
        for (const std::uint8_t* at = row; (at = static_cast<const std::uint8_t*>(std::memchr(
                                                at, 1, static_cast<std::size_t>(row + actions - at)))) != nullptr;
             ++at)
            some.push_back(static_cast<std::int32_t>(at - row));
        if (some.empty()) throw std::invalid_argument("a row of the mask is empty");
        to[i] = some[rng.below(static_cast<std::uint32_t>(some.size()))];
    }
}

void define_makers(py::module_& module) {
    module.def("make_env", [](const std::string& game, const std::vector<std::pair<std::string, std::string>>& options,
                              bool explicit_chance, bool explicit_forced) {
        return demand(make_env(game, options_of(options), {explicit_chance, explicit_forced}));
    });
    module.def("env_of_record", [](const std::string& text, bool explicit_chance, bool explicit_forced) {
        return demand(env_of_record(text, {explicit_chance, explicit_forced}));
    });
    module.def("make_batch",
               [](const std::string& game, const std::vector<std::pair<std::string, std::string>>& options, int games,
                  int threads, const std::vector<std::string>& players, bool rotate, bool observations) {
                   BatchPlan plan{games, threads, players, rotate, observations};
                   return PyBatch(demand(make_batch(game, options_of(options), std::move(plan))));
               });
    py::class_<EnvBot>(module, "EnvBot").def("choose", [](EnvBot& bot, const Env& env) {
        return demand([&] {
            const py::gil_scoped_release release;
            return bot.choose(env);
        }());
    });
    module.def("make_env_bot", [](const std::string& game, const std::string& name, std::uint64_t seed) {
        return demand(make_env_bot(game, name, seed));
    });
    module.def("sample_legal", &sample_legal);
}

template <Tellable... Games>
py::list list_games(GameList<Games...> /*games*/) {
    py::list out;
    (out.append(py::make_tuple(Games::name, Games::title, Games::rules_version)), ...);
    return out;
}

}  // namespace

}  // namespace ozy::python

PYBIND11_MODULE(_ozymandias, module) {
    using namespace ozy;          // NOLINT(google-build-using-namespace): the module is all of it
    using namespace ozy::python;  // NOLINT(google-build-using-namespace)
    module.attr("CHANCE") = index(Seat::chance);
    module.attr("OVER") = index(Seat::over);
    module.attr("SPECTATOR") = index(Seat::spectator);
    module.attr("OMNISCIENT") = index(Seat::omniscient);
    module.def("games", [] { return list_games(AllGames{}); });
    EnvClass env_class(module, "Env", "A game, from where it stands on (ozymandias.make).");
    define_facts(env_class);
    define_play(env_class);
    define_search(env_class);
    define_words(env_class);
    define_packed(env_class);
    define_batch(module);
    define_makers(module);
}
