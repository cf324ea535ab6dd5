// server.cpp - see server.hpp.
#include "server/server.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <thread>

#include "server/auth/tokens.hpp"
#include "server/http/services.hpp"
#include "server/log.hpp"
#include "server/short_slices.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/usable_time.hpp"
#include "table/file.hpp"

namespace ozy::server {

namespace {

using IoContext = asio::io_context;
constexpr int slow_threads = 2;
constexpr int most_slow_tasks = 512;

// What fails here has cost its request; the thread and all the others go on.
template <class Work>
void guarded(Work work) {
    try {
        work();
    } catch (const std::exception& error) {
        log("task_failed", {{"why", error.what()}});
    }
}

class AsioTasks final : public Tasks {
  public:
    explicit AsioTasks(IoContext& io) : io_(io), slow_(slow_threads), usable_(milliseconds()) { keep_time(); }

    void post(std::function<void()> task) override {
        asio::post(io_, [task = std::move(task)] { guarded(task); });
    }
    bool post_slow(std::function<void()> task) override {
        if (++waiting_ > most_slow_tasks) return --waiting_, false;
        asio::post(slow_, [this, task = std::move(task)] {
            guarded(task);
            --waiting_;
        });
        return true;
    }
    void post_after(std::chrono::milliseconds delay, std::function<void()> task) override {
        auto timer = std::make_shared<asio::steady_timer>(io_, delay);
        timer->async_wait([timer, task = std::move(task)](boost::system::error_code error) {
            if (!error) guarded(task);
        });
    }
    std::int64_t steady_milliseconds() const override { return usable_.at(milliseconds()); }
    void stop() {
        slow_.stop();
        slow_.join();
    }

  private:
    static std::int64_t milliseconds() {
        const auto time = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    }
    void keep_time() {
        constexpr std::chrono::milliseconds between_ticks(100);
        usable_.tick(milliseconds());
        post_after(between_ticks, [this] { keep_time(); });
    }

    IoContext& io_;
    asio::thread_pool slow_;
    UsableTime usable_;
    std::atomic<int> waiting_ = 0;
};

// Of this very program file: two builds never share what only one of them can read.
std::string build_of_program() {
    std::ifstream file("/proc/self/exe", std::ios::binary | std::ios::ate);
    std::string bytes(static_cast<std::size_t>(file.tellg()), '\0');
    file.seekg(0).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return to_hex(blake2b(bytes)).substr(0, 16);
}

std::string content_of(const std::string& path) {
    Result<std::string> content = read_file(path);
    if (!content) throw std::runtime_error(content.error().detail);
    return *std::move(content);
}

class Listener {
  public:
    Listener(IoContext& io, const ServerConfig& config, Services& services)
        : io_(io), services_(services), acceptor_(io), tls_(asio::ssl::context::tls_server) {
        const Tcp::endpoint endpoint(asio::ip::make_address(config.listen), static_cast<unsigned short>(config.port));
        acceptor_.open(endpoint.protocol());
        acceptor_.set_option(asio::socket_base::reuse_address(true));
        acceptor_.bind(endpoint);
        acceptor_.listen(4096);
        uses_tls_ = !config.certificate.empty();
        if (!uses_tls_) return;
        // Only keys that are made for one connection: one that is stolen later opens nothing that was said before.
        tls_.set_options(asio::ssl::context::default_workarounds);
        SSL_CTX_set_min_proto_version(tls_.native_handle(), TLS1_2_VERSION);
        if (SSL_CTX_set_cipher_list(tls_.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20") != 1)
            throw std::runtime_error("this machine's TLS knows no cipher with forward secrecy");
        tls_.use_certificate_chain(asio::buffer(content_of(config.certificate)));
        tls_.use_private_key(asio::buffer(content_of(config.key)), asio::ssl::context::pem);
    }

    int port() const { return acceptor_.local_endpoint().port(); }
    std::string_view scheme() const { return uses_tls_ ? "https" : "http"; }
    void accept() {
        acceptor_.async_accept(asio::make_strand(io_), [this](beast::error_code error, Socket socket) {
            if (error == asio::error::operation_aborted) return;
            if (!error) guarded([&] { serve(std::move(socket)); });
            if (error == asio::error::no_descriptors) return pause();
            accept();
        });
    }
    void stop() {
        beast::error_code ignored;
        acceptor_.close(ignored);
    }

  private:
    void serve(Socket socket) {
        beast::error_code ignored;
        socket.set_option(Tcp::no_delay(true), ignored);
        if (uses_tls_)
            serve_tls(std::move(socket), tls_, services_);
        else
            serve_plain(std::move(socket), services_);
    }
    // No file descriptors are left: some connection has to go first.
    void pause() {
        services_.world.tasks.post_after(std::chrono::milliseconds(100), [this] { accept(); });
    }

    IoContext& io_;
    Services& services_;
    Tcp::acceptor acceptor_;
    asio::ssl::context tls_;
    bool uses_tls_ = false;
};

// The end: what was accepted is stored and told, then everybody hears why they have to go and may say goodbye.
class Departure {
  public:
    Departure(World& world, OpenSockets& sockets, std::function<void()> done)
        : world_(world), sockets_(sockets), done_(std::move(done)) {}

    void begin() {
        const auto is_stored = [this] { return world_.store.figures().waiting == 0; };
        const auto is_empty = [this] { return world_.figures.sockets == 0; };
        wait_for(is_stored, std::chrono::milliseconds(500), [this, is_empty] {
            sockets_.close_all();
            wait_for(is_empty, std::chrono::seconds(3), done_);
        });
    }

  private:
    void wait_for(std::function<bool()> holds, std::chrono::milliseconds most, std::function<void()> then) {
        constexpr std::chrono::milliseconds pause(10);
        if (holds() || most <= pause) return then();
        world_.tasks.post_after(pause, [this, holds, left = most - pause, then] { wait_for(holds, left, then); });
    }

    World& world_;
    OpenSockets& sockets_;
    std::function<void()> done_;
};

// Often, because a room that nobody looks at any more holds a quarter of a megabyte; not where sockets are served,
// because hundreds of rooms may go at once. If too much is waiting there, next time.
void sweep_now_and_then(Tasks& tasks, Lobby& lobby) {
    tasks.post_after(std::chrono::seconds(5), [&tasks, &lobby] {
        static_cast<void>(tasks.post_slow([&lobby] { lobby.sweep(); }));
        sweep_now_and_then(tasks, lobby);
    });
}

std::string shown_address(const ServerConfig& config, const Listener& listener) {
    std::string host = config.listen == "0.0.0.0" || config.listen == "::" ? "localhost" : config.listen;
    if (host.find(':') != std::string::npos) host = "[" + host + "]";
    return std::string(listener.scheme()) + "://" + host + ":" + std::to_string(listener.port()) + "/";
}

}  // namespace

void run_server(const ServerConfig& config) {
    std::signal(SIGPIPE, SIG_IGN);
    start_cryptography();
    auto store = open_store(config.data);
    const int threads =
        std::max(1, config.threads > 0 ? config.threads : static_cast<int>(std::thread::hardware_concurrency()));
    auto io = std::make_unique<IoContext>(threads);
    AsioTasks tasks(*io);
    Figures figures;
    auto bots = std::make_unique<BotPool>(config.bot_threads, std::chrono::seconds(config.bot_seconds));
    World world{*store,
                tasks,
                *bots,
                figures,
                build_of_program(),
                config.bot_seconds,
                {config.absence_seconds, config.slow_absence_seconds, tasks.steady_milliseconds()},
                config.opening_seconds * std::int64_t{1000},
                config.seeded_tables};
    Lobby lobby(world);
    Limits limits(config.limits);
    OpenSockets sockets;
    Api api(world, lobby, limits, sockets, config.network);
    Services services{{world, lobby, limits, sockets, config.network}, api};
    Departure departure(world, sockets, [&io] { io->stop(); });
    auto listener = std::make_unique<Listener>(*io, config, services);
    auto signals = std::make_unique<asio::signal_set>(*io, SIGINT, SIGTERM);
    signals->async_wait([&](boost::system::error_code, int) {
        log("stopping");
        listener->stop();
        lobby.rest();
        departure.begin();
    });
    listener->accept();
    sweep_now_and_then(tasks, lobby);
    const std::string address = shown_address(config, *listener);
    log("started", {{"address", address}, {"data", config.data}, {"build", world.build}});
    if (config.seeded_tables) log("seeded_tables", {{"warning", "draws can be foretold: this server is for tests"}});
    std::printf("Ozymandias is at %s\n", address.c_str());
    std::fflush(stdout);
    {
        const auto work = [&io] {
            prefer_short_slices();
            while (!io->stopped()) guarded([&io] { io->run(); });
        };
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) workers.emplace_back(work);
        work();
    }
    // In this order nobody is called who is gone: sources of tasks first, then what they were to run on.
    signals.reset();
    listener.reset();
    bots.reset();
    tasks.stop();
    store.reset();
    lobby.dismiss_all();
    io.reset();
    log("stopped");
}

}  // namespace ozy::server
