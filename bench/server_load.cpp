// server_load.cpp - plays many tables at once against a running `ozy serve` and prints throughput and latencies.
//
// One thread and one epoll, so that it takes little of the machine it shares with the server. Every seat and every
// spectator has a socket of its own; seats choose at random from the choices they are sent.
#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <netinet/tcp.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

#include "core/rng.hpp"
#include "random_line.hpp"
#include "server/short_slices.hpp"

namespace {

using ozy::find_in;
using ozy::quoted_after;
using ozy::random_line;

using Clock = std::chrono::steady_clock;

struct Wish {
    int port = 8080;
    int tables = 128;
    int spectators = 0;  // per table
    int seconds = 10;
    int warm_up = 2;  // seconds that are played but not counted
    int idle = 0;     // sockets that only listen
    int server = 0;   // its process id, to show its memory and time
    int watch = 0;    // seconds between lines about its memory
    std::string game = "tigris";
};

// ---------------------------------------------------------------- sockets

int connect_to(int port) {
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (descriptor < 0 || connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("cannot connect to port " + std::to_string(port));
    const int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return descriptor;
}

void send_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) throw std::runtime_error("the server closed a connection");
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

// One request over a connection of its own, which ends with the answer.
class Request {
  public:
    Request(const Wish& wish, std::string_view token, std::string_view path, std::string_view body)
        : descriptor_(connect_to(wish.port)) {
        std::string request = "POST " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
        if (!token.empty()) request += "Authorization: Bearer " + std::string(token) + "\r\n";
        request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
        send_all(descriptor_, request);
    }
    ~Request() { close(descriptor_); }
    Request(const Request&) = delete;
    Request& operator=(const Request&) = delete;

    int descriptor() const { return descriptor_; }
    // Waits for some of the answer; false when all of it is there.
    bool read() {
        char part[4096];
        const ssize_t got = recv(descriptor_, part, sizeof part, 0);
        if (got > 0) answer_.append(part, static_cast<std::size_t>(got));
        return got > 0;
    }
    std::string body() const {
        if (answer_.find(" 20") != 8)
            throw std::runtime_error("the server refused: " + answer_.substr(answer_.rfind('\n') + 1));
        return answer_.substr(answer_.find("\r\n\r\n") + 4);
    }

  private:
    int descriptor_;
    std::string answer_;
};

std::string make_guest(const Wish& wish) {
    Request request(wish, "", "/api/me", R"({"name":"load"})");
    while (request.read()) {
    }
    return std::string(quoted_after(request.body(), R"("token":")"));
}

// ---------------------------------------------------------------- players

struct Totals {
    std::vector<float> latencies;  // milliseconds, of moves that count
    std::uint64_t moves = 0, messages = 0, bytes = 0, games = 0, refused = 0;
    std::uint64_t updates = 0, update_bytes = 0;
    std::vector<std::uint32_t> update_sizes;
};

class Player {
  public:
    Player(const Wish& wish, std::string token) : wish_(wish), token_(std::move(token)) {}
    ~Player() {
        if (descriptor_ >= 0) close(descriptor_);
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    int descriptor() const { return descriptor_; }
    bool is_over() const { return over_; }

    void connect_socket() {
        descriptor_ = connect_to(wish_.port);
        send_all(descriptor_,
                 "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                 "Authorization: Bearer " +
                     token_ + "\r\n\r\n");
    }
    void open(const std::string& table, const std::string& seat) {
        over_ = false;
        say(R"({"type":"open","table":")" + table + R"(","seat":)" + seat + "}");
    }
    // Reads what is there and answers it.
    void act(Totals& totals, ozy::Rng& rng, bool counts) {
        char part[65536];
        const ssize_t got = recv(descriptor_, part, sizeof part, MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (got <= 0) throw std::runtime_error("the server closed a connection");
        input_.append(part, static_cast<std::size_t>(got));
        if (!upgraded_) {
            const std::size_t end = input_.find("\r\n\r\n");
            if (end == std::string::npos) return;
            if (!input_.starts_with("HTTP/1.1 101")) throw std::runtime_error("refused: " + input_.substr(0, 300));
            input_.erase(0, end + 4);
            upgraded_ = true;
        }
        std::size_t at = 0;
        while (take_frame(at, totals, rng, counts)) {
        }
        input_.erase(0, at);
    }

  private:
    // The mask may be zero: nobody between here and the server has to be protected from these bytes.
    void say(const std::string& text, unsigned char opcode = 1) {
        std::string frame(1, static_cast<char>(0x80U | opcode));
        if (text.size() < 126) {
            frame += static_cast<char>(0x80U | text.size());
        } else {
            frame += static_cast<char>(0x80U | 126U);
            frame += static_cast<char>(text.size() >> 8U);
            frame += static_cast<char>(text.size() & 255U);
        }
        frame.append(4, '\0').append(text);
        send_all(descriptor_, frame);
    }

    bool take_frame(std::size_t& at, Totals& totals, ozy::Rng& rng, bool counts) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(input_[at + i]); };
        if (input_.size() < at + 2) return false;
        std::size_t size = byte(1), head = 2;
        if (size == 126) {
            if (input_.size() < at + 4) return false;
            size = static_cast<std::size_t>(byte(2)) << 8U | byte(3);
            head = 4;
        } else if (size == 127) {
            if (input_.size() < at + 10) return false;
            size = 0;
            for (std::size_t i = 2; i < 10; ++i) size = size << 8U | byte(i);
            head = 10;
        }
        if (input_.size() < at + head + size) return false;
        const std::string_view payload(input_.data() + at + head, size);
        const int opcode = byte(0) & 15;
        at += head + size;
        ++totals.messages;
        totals.bytes += head + size;
        if (opcode == 9) say(std::string(payload), 10);
        if (opcode == 8) throw std::runtime_error("the server closed a connection: " + std::string(payload));
        if (opcode == 1) take_message(payload, totals, rng, counts);
        return true;
    }

    void take_message(std::string_view text, Totals& totals, ozy::Rng& rng, bool counts) {
        if (text.starts_with(R"({"type":"refused")")) {
            ++totals.refused;
            throw std::runtime_error("refused: " + std::string(text));
        }
        if (!text.starts_with(R"({"type":"state")")) return;
        if (text.starts_with(R"({"type":"state","re")")) {
            ++totals.moves;
            if (counts)
                totals.latencies.push_back(std::chrono::duration<float, std::milli>(Clock::now() - sent_).count());
        }
        constexpr std::size_t head = 160;  // long enough for what comes before the view or patch
        if (find_in(text.substr(0, head), R"("base":")") != std::string_view::npos)
            totals.update_sizes.push_back(static_cast<std::uint32_t>(text.size()));
        const std::size_t undo = text.rfind(R"("undo":{)");
        over_ = undo != std::string_view::npos && find_in(text.substr(undo), R"("standing":{)") != text.npos;
        const std::size_t choices = find_in(text, R"("choices":[[)");
        if (choices == std::string_view::npos || over_) return;
        const std::string line = random_line(text.substr(choices + 10), rng);
        std::string move = R"({"type":"move","id":"m)" + std::to_string(++sent_moves_) + R"(","version":")";
        move.append(quoted_after(text, R"("version":")")).append(R"(","line":")").append(line).append("\"}");
        sent_ = Clock::now();
        say(move);
    }

    const Wish& wish_;
    std::string token_, input_;
    int descriptor_ = -1;
    bool upgraded_ = false, over_ = false;
    std::uint64_t sent_moves_ = 0;
    Clock::time_point sent_;
};

struct Group {                                     // around one table
    std::string token;                             // of the guest they all are
    std::vector<std::unique_ptr<Player>> players;  // the first two play, the others watch
    std::unique_ptr<Request> new_table;            // while one is being made
    bool is_over() const { return players[0]->is_over() && players[1]->is_over(); }
};

// All tables at once, each answer as it comes: nobody waits for another table's disk.
class Hall {
  public:
    explicit Hall(const Wish& wish) : wish_(wish), groups_(static_cast<std::size_t>(wish.tables)) {
        for (std::size_t number = 0; number < groups_.size(); ++number) {
            groups_[number].token = make_guest(wish);
            for (unsigned i = 0; i < 2U + static_cast<unsigned>(wish.spectators); ++i) {
                auto& player =
                    groups_[number].players.emplace_back(std::make_unique<Player>(wish, groups_[number].token));
                player->connect_socket();
                watch(player->descriptor(), number, i);
            }
            ask_for_table(number);
        }
    }
    ~Hall() { close(epoll_); }
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // Answers what comes within a moment.
    void act(Totals& totals, bool counts) {
        epoll_event ready[256];
        const int count = epoll_wait(epoll_, ready, 256, 100);
        for (int i = 0; i < count; ++i) {
            const std::size_t number = ready[i].data.u64 >> 16U;
            Group& group = groups_[number];
            if ((ready[i].data.u64 & 0xffffU) == asker) {
                if (!group.new_table->read()) open_table(group);
                continue;
            }
            group.players[ready[i].data.u64 & 0xffffU]->act(totals, rng_, counts);
            if (!group.is_over() || group.new_table) continue;
            ++totals.games;
            ask_for_table(number);
        }
    }

  private:
    static constexpr unsigned asker = 0xffff;

    void watch(int descriptor, std::size_t number, unsigned who) {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = static_cast<std::uint64_t>(number) << 16U | who;
        epoll_ctl(epoll_, EPOLL_CTL_ADD, descriptor, &event);
    }
    void ask_for_table(std::size_t number) {
        groups_[number].new_table =
            std::make_unique<Request>(wish_, groups_[number].token, "/api/tables",
                                      R"({"game":")" + wish_.game + R"(","seats":[{"kind":"me"},{"kind":"me"}]})");
        watch(groups_[number].new_table->descriptor(), number, asker);
    }
    static void open_table(Group& group) {
        const std::string table(quoted_after(group.new_table->body(), R"("id":")"));
        group.new_table.reset();
        for (std::size_t i = 0; i < group.players.size(); ++i)
            group.players[i]->open(table, i < 2 ? std::to_string(i) : "\"spectator\"");
    }

    const Wish& wish_;
    std::vector<Group> groups_;
    int epoll_ = epoll_create1(0);
    ozy::Rng rng_{7};
};

// ---------------------------------------------------------------- the report

double percentile(std::vector<float>& sorted, double share) {
    if (sorted.empty()) return 0;
    return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

// Of a process: resident megabytes, and seconds of processor time.
std::pair<double, double> process_figures(int process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    double memory = 0;
    for (std::string word; status >> word;)
        if (word == "VmRSS:") status >> memory;
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string word;
    double ticks = 0;
    for (int i = 1; i <= 15 && stat >> word; ++i)
        if (i == 14 || i == 15) ticks += std::atof(word.c_str());
    return {memory / 1024, ticks / static_cast<double>(sysconf(_SC_CLK_TCK))};
}

void report(const Wish& wish, Totals& totals, double seconds, double server_seconds) {
    std::sort(totals.latencies.begin(), totals.latencies.end());
    std::sort(totals.update_sizes.begin(), totals.update_sizes.end());
    const auto moves = static_cast<double>(totals.latencies.size());
    std::printf("tables %d, spectators %d a table, %.1f s\n", wish.tables, wish.spectators, seconds);
    std::printf("moves %.0f, %.0f moves/s, %llu games finished\n", moves, moves / seconds,
                static_cast<unsigned long long>(totals.games));
    std::printf("latency ms: p50 %.2f  p90 %.2f  p99 %.2f  p99.9 %.2f  max %.2f\n", percentile(totals.latencies, 0.5),
                percentile(totals.latencies, 0.9), percentile(totals.latencies, 0.99),
                percentile(totals.latencies, 0.999), percentile(totals.latencies, 1));
    if (!totals.update_sizes.empty())
        std::printf("updates: median %u bytes, p90 %u, largest %u; all messages %.0f bytes a move\n",
                    totals.update_sizes[totals.update_sizes.size() / 2],
                    totals.update_sizes[totals.update_sizes.size() * 9 / 10], totals.update_sizes.back(),
                    static_cast<double>(totals.bytes) / static_cast<double>(std::max<std::uint64_t>(1, totals.moves)));
    if (wish.server > 0)
        std::printf("server: %.1f MB resident, %.1f us of processor a move\n", process_figures(wish.server).first,
                    server_seconds * 1e6 / std::max(1.0, moves));
    const auto [memory, own] = process_figures(getpid());
    std::printf("this tool: %.1f us of processor a move\n",
                own * 1e6 / std::max<double>(1, static_cast<double>(totals.moves)));
}

// ---------------------------------------------------------------- the runs

void hold_idle(const Wish& wish) {
    const std::string token = make_guest(wish);
    const double before = wish.server > 0 ? process_figures(wish.server).first : 0;
    std::vector<std::unique_ptr<Player>> idle;
    Totals totals;
    ozy::Rng rng(1);
    const auto start = Clock::now();
    for (int i = 0; i < wish.idle; ++i) {
        idle.push_back(std::make_unique<Player>(wish, token));
        idle.back()->connect_socket();
    }
    const double connected = std::chrono::duration<double>(Clock::now() - start).count();
    for (int i = 0; i < wish.seconds * 10; ++i) {
        for (const auto& player : idle) player->act(totals, rng, false);
        usleep(100'000);
    }
    std::printf("%d idle sockets connected in %.2f s\n", wish.idle, connected);
    if (wish.server > 0)
        std::printf("server: %.1f MB before, %.1f MB resident with them\n", before, process_figures(wish.server).first);
}

// Says every so often how much memory the server holds.
class MemoryWatch {
  public:
    explicit MemoryWatch(const Wish& wish) : wish_(wish) {}
    void look() {
        if (wish_.watch == 0 || Clock::now() < start_ + std::chrono::seconds(said_ + wish_.watch)) return;
        said_ += wish_.watch;
        std::printf("after %d s: %.1f MB resident\n", said_, process_figures(wish_.server).first);
        std::fflush(stdout);
    }

  private:
    const Wish& wish_;
    Clock::time_point start_ = Clock::now();
    int said_ = 0;
};

void play(const Wish& wish) {
    Hall hall(wish);
    Totals totals;
    MemoryWatch memory(wish);
    const auto begin = Clock::now() + std::chrono::seconds(wish.warm_up);
    const auto end = begin + std::chrono::seconds(wish.seconds);
    double server_before = 0;
    bool counts = false;
    while (Clock::now() < end) {
        if (!counts && Clock::now() >= begin) {
            counts = true;
            server_before = process_figures(wish.server).second;
            totals.update_sizes.clear();
        }
        hall.act(totals, counts);
        memory.look();
    }
    report(wish, totals, wish.seconds, process_figures(wish.server).second - server_before);
}

Wish read_wish(int argc, char** argv) {
    Wish wish;
    const std::vector<std::pair<std::string_view, int*>> numbers = {
        {"--port", &wish.port},       {"--tables", &wish.tables},   {"--spectators", &wish.spectators},
        {"--seconds", &wish.seconds}, {"--warm-up", &wish.warm_up}, {"--idle", &wish.idle},
        {"--server", &wish.server},   {"--watch", &wish.watch}};
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::string_view(argv[i]) == "--game") wish.game = argv[i + 1];
        for (const auto& [name, value] : numbers)
            if (name == argv[i]) *value = std::atoi(argv[i + 1]);
    }
    return wish;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc % 2 == 0) {
        std::puts(
            "usage: server_load [--port 8080] [--tables 128] [--spectators 0] [--seconds 10] [--warm-up 2]\n"
            "                   [--game tigris] [--idle 0] [--server PID [--watch SECONDS]]\n"
            "The server must allow it: bench/server_load.sh starts one with limits that do.");
        return 2;
    }
    try {
        const Wish wish = read_wish(argc, argv);
        ozy::server::prefer_short_slices();  // an answer that has come should not wait for the tool
        if (wish.idle > 0)
            hold_idle(wish);
        else
            play(wish);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "server_load: %s\n", error.what());
        return 1;
    }
    return 0;
}
