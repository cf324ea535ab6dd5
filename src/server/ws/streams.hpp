// streams.hpp - the kinds of connection: plain and TLS, each on a strand of its own. Costly to include: only where
// connections are compiled.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>

#include "server/ws/inflow.hpp"

namespace ozy::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Tcp = asio::ip::tcp;
using Strand = asio::strand<asio::io_context::executor_type>;
using Socket = asio::basic_stream_socket<Tcp, Strand>;
using PlainStream = beast::basic_stream<Tcp, Strand, Inflow>;
using TlsStream = beast::ssl_stream<PlainStream>;

}  // namespace ozy::server
