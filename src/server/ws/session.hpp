// session.hpp - one WebSocket: messages in, messages out, never more unsent than a limit.
#pragma once

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <mutex>

#include "server/lobby/messages.hpp"
#include "server/log.hpp"
#include "server/ws/socket_services.hpp"
#include "server/ws/streams.hpp"

namespace ozy::server {

namespace websocket = beast::websocket;

template <class Stream>
class SocketSession final : public Client, public std::enable_shared_from_this<SocketSession<Stream>> {
  public:
    SocketSession(Stream stream, Caller caller, SocketServices& services)
        : Client(std::move(caller.identity), std::move(caller.device)),
          socket_(std::move(stream)),
          address_(std::move(caller.address)),
          session_(std::move(caller.session)),
          services_(services) {
        ++services_.world.figures.sockets;
    }
    ~SocketSession() override {
        --services_.world.figures.sockets;
        services_.sockets.remove(this);
        services_.limits.close_connection(address_);
        if (identity()) services_.limits.close_identity(identity()->id);
    }

    void start(const beast::http::request<beast::http::string_body>& request) {
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = std::chrono::seconds(services_.config.request_seconds);
        timeout.idle_timeout = std::chrono::seconds(services_.config.idle_seconds);
        timeout.keep_alive_pings = true;
        socket_.set_option(timeout);
        const bool asks_for_protocol = beast::http::token_list(request["Sec-WebSocket-Protocol"]).exists(protocol_name);
        socket_.set_option(websocket::stream_base::decorator([asks_for_protocol](websocket::response_type& response) {
            if (asks_for_protocol) response.set("Sec-WebSocket-Protocol", protocol_name);
        }));
        beast::get_lowest_layer(socket_).rate_policy().limit(services_.config.inflow);
        // What a client does not read waits here, where it can be dropped, not in the kernel.
        beast::error_code ignored;
        beast::get_lowest_layer(socket_).socket().set_option(asio::socket_base::send_buffer_size(kernel_buffer),
                                                             ignored);
        socket_.read_message_max(services_.config.message_limit);
        socket_.control_callback([this](websocket::frame_type, beast::string_view) { is_in_time(); });
        socket_.text(true);
        socket_.auto_fragment(false);  // a message is one frame and one write
        socket_.async_accept(request, [self = this->shared_from_this()](beast::error_code error) {
            if (error) return;
            self->services_.sockets.add(self, std::move(self->session_));
            self->send(hello_message(self->services_.world.build, self->identity()));
            self->read();
        });
    }

    void send(Message message) override {
        {
            const std::lock_guard lock(mutex_);
            if (closing_) return;
            if (lagging_ || (unsent_ > 0 && unsent_ + message->size() > services_.config.backlog_limit)) {
                fall_behind();
                return;
            }
            unsent_ += message->size();
            queue_.push_back(std::move(message));
            if (std::exchange(writing_, true)) return;
        }
        start_writing();
    }

    void catch_up() override {
        const std::lock_guard lock(mutex_);
        lagging_ = false;
    }

    void close(std::string_view code, std::string_view text) override {
        {
            const std::lock_guard lock(mutex_);
            if (closing_) return;
            queue_.push_back(closing_message(code, text));
            closing_ = true;
            goodbye_ = code == "restart" ? websocket::close_code::service_restart : websocket::close_code::policy_error;
            if (std::exchange(writing_, true)) return;
        }
        start_writing();
    }

  private:
    static constexpr const char* protocol_name = "ozymandias.1";
    static constexpr std::size_t kept_buffer = 1024;
    static constexpr int kernel_buffer = 64 * 1024;

    // What has not been sent is dropped but for the message on its way, and so is what comes until the room, which is
    // asked once that is through, tells everything anew: in between nothing makes sense to who missed what came before.
    void fall_behind() {
        if (!std::exchange(lagging_, true)) ++services_.world.figures.resyncs;
        while (queue_.size() > (writing_ ? 1U : 0U)) {
            unsent_ -= queue_.back()->size();
            queue_.pop_back();
        }
    }

    // At once if this thread serves sockets and nobody is at this one: an answer should not wait for others' moves.
    void start_writing() {
        asio::dispatch(socket_.get_executor(), [self = this->shared_from_this()] { self->write(); });
    }

    void write() {
        Message message;
        {
            const std::lock_guard lock(mutex_);
            message = queue_.front();
        }
        socket_.async_write(asio::buffer(*message),
                            [self = this->shared_from_this(), message](beast::error_code error, std::size_t) {
                                if (error) return self->end();
                                self->on_written(*message);
                            });
    }

    void on_written(const std::string& message) {
        ++services_.world.figures.messages_out;
        services_.world.figures.bytes_out += message.size();
        bool is_behind = false;
        {
            const std::lock_guard lock(mutex_);
            unsent_ -= std::min(unsent_, message.size());
            queue_.pop_front();
            if (!queue_.empty())
                return asio::post(socket_.get_executor(), [self = this->shared_from_this()] { self->write(); });
            writing_ = false;
            if (!room_) lagging_ = false;  // nobody tells anything at a table that is not open
            is_behind = lagging_;
            if (closing_) return say_goodbye();
        }
        if (is_behind) attempt({}, [&] { room_->receive(this->shared_from_this(), {}); });
    }

    void say_goodbye() {
        asio::post(socket_.get_executor(), [self = this->shared_from_this()] {
            self->socket_.async_close(websocket::close_reason(self->goodbye_, "see last message"),
                                      [self](beast::error_code) { self->end(); });
        });
    }

    void read() {
        socket_.async_read(buffer_, [self = this->shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return self->end();
            self->on_message();
        });
    }

    void on_message() {
        ++services_.world.figures.messages_in;
        if (socket_.got_binary()) {
            return socket_.async_close(websocket::close_reason(websocket::close_code::unknown_data, "text only"),
                                       [self = this->shared_from_this()](beast::error_code) { self->end(); });
        }
        const std::string_view text(static_cast<const char*>(buffer_.data().data()), buffer_.size());
        handle(text);
        buffer_.consume(buffer_.size());
        if (buffer_.capacity() > kept_buffer) buffer_.shrink_to_fit();
        if (!opening_) read();
    }

    // Work that fails costs the message that asked for it, not the connection.
    template <class Work>
    void attempt(const std::string& id, Work work) {
        try {
            work();
        } catch (const std::exception& error) {
            log("message_failed", {{"why", error.what()}});
            send(refused_message(id, {Why::store_unreadable}));
        }
    }

    // A message or a ping more. Whoever sends far too many has to go.
    bool is_in_time() {
        if (bucket_.take(services_.limits.config().messages, Bucket::Clock::now()) &&
            (!identity() || services_.limits.may_send(identity()->id)))
            return true;
        ++services_.world.figures.refused_by_limit;
        if (++over_limit_ > most_over_limit) close("limit", "far too many messages");
        return false;
    }

    void handle(std::string_view text) {
        auto read = read_message(text);
        if (!is_in_time()) {
            const auto* message = std::get_if<ClientMessage>(&read);
            return send(refused_message(message != nullptr ? message->id : "", {Why::too_fast}));
        }
        if (const auto* misread = std::get_if<Misread>(&read))
            return send(refused_message(misread->id, {Why::bad_request, misread->text}));
        auto& message = std::get<ClientMessage>(read);
        if (message.type == MessageType::open && (!room_ || room_->id() != message.table))
            return open(std::move(message));
        if (!room_) return send(refused_message(message.id, {Why::no_table_open}));
        if (message.type == MessageType::chat && identity() && !services_.limits.may_chat(identity()->id))
            return send(refused_message(message.id, {Why::too_fast}));
        attempt(message.id, [&] { room_->receive(this->shared_from_this(), message); });
    }

    // Messages that come while the table is being loaded wait in the socket: reading goes on when it is there.
    void open(ClientMessage message) {
        if (room_) room_->leave(this->shared_from_this());
        room_.reset();
        opening_ = true;
        services_.lobby.find(
            message.table, [self = this->shared_from_this(), message](std::shared_ptr<Room> room, const Refused& why) {
                asio::post(self->socket_.get_executor(), [self, message, room = std::move(room), why] {
                    self->opening_ = false;
                    if (self->ended_) return;
                    self->room_ = room;
                    if (room)
                        self->attempt(message.id, [&] { room->receive(self, message); });
                    else
                        self->send(refused_message(message.id, why));
                    self->read();
                });
            });
    }

    void end() {
        if (std::exchange(ended_, true)) return;
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
            queue_.resize(std::min<std::size_t>(queue_.size(), writing_ ? 1U : 0U));
        }
        if (room_) room_->leave(this->shared_from_this());
        room_.reset();
    }

    static constexpr int most_over_limit = 200;

    websocket::stream<Stream> socket_;
    std::string address_, session_;
    SocketServices& services_;
    beast::flat_buffer buffer_;
    std::shared_ptr<Room> room_;
    Bucket bucket_;
    int over_limit_ = 0;
    bool opening_ = false, ended_ = false;

    std::mutex mutex_;  // of what follows: rooms send from any thread
    std::deque<Message> queue_;
    std::size_t unsent_ = 0;
    bool writing_ = false, closing_ = false, lagging_ = false;
    websocket::close_code goodbye_ = websocket::close_code::policy_error;
};

}  // namespace ozy::server
