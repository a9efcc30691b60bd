// SPDX-License-Identifier: MIT
#include "web/web_server.h"

#include <charconv>
#include <thread>

#include "web/bounded_server.h"
#include "web/guard.h"
#include "web/machine.h"
#include "web/routes.h"
#include "web/terminal_code.h"

namespace ringside {
namespace {

std::string bracketed(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

void check(const WebOptions& options) {
  if (is_loopback(options.address) || options.tokens.demanded()) return;
  throw WebError("other machines may only be let in with tokens; listen on 127.0.0.1 or give tokens");
}

}  // namespace

struct WebServer::Parts {
  Parts(const WebOptions& wanted, std::unique_ptr<Routes> given)
      : options(wanted),
        routes(std::move(given)),
        server(wanted.most_connections, wanted.limits, wanted.certificate) {
    routes->attach(server);
    if (const auto large = routes->large_body()) server.allow(*large);
  }

  WebOptions options;
  std::unique_ptr<Routes> routes;
  BoundedServer server;
  int port = 0;
  std::thread thread;
};

void set_place(const std::string& listen, WebOptions& options) {
  const std::size_t colon = listen.rfind(':');
  std::string address = listen.substr(0, colon);
  if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
  int port = -1;
  const std::string digits = colon == std::string::npos ? "" : listen.substr(colon + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  const bool is_port =
      error == std::errc() && end == digits.data() + digits.size() && port >= 0 && port < 65536;
  if (address.empty() || !is_port)
    throw WebError("\"" + listen + "\" is no place to listen; write ADDRESS:PORT, such as 127.0.0.1:8080");
  options.address = address;
  options.port = port;
}

WebServer::WebServer(const WebOptions& options, std::unique_ptr<Routes> routes) {
  check(options);
  parts_ = std::make_unique<Parts>(options, std::move(routes));
  BoundedServer& server = parts_->server;
  parts_->port = server.take_port(options.address, options.port);
  if (parts_->port == 0) {
    throw WebError("nothing can listen on " + options.address + ":" + std::to_string(options.port) +
                   "; another program does already, or it is no address of this machine; give another");
  }
  parts_->thread = std::thread([&server] { server.listen_after_bind(); });
}

WebServer::~WebServer() {
  parts_->routes->close();
  while (!parts_->server.is_running()) std::this_thread::yield();  // stop() before that would be forgotten
  parts_->server.stop_now();
  parts_->thread.join();
}

int WebServer::port() const { return parts_->port; }

std::string WebServer::url(Rights rights) const {
  const WebOptions& options = parts_->options;
  std::string url = options.certificate ? "https://" : "http://";
  url += bracketed(reachable_address(options.address)) + ":" + std::to_string(port()) + "/";
  if (!options.tokens.demanded()) return url;
  return url + "?token=" + (rights == Rights::kCorrect ? options.tokens.correct : options.tokens.read);
}

std::string announcement(const WebServer& server, const WebOptions& options, const std::string& called) {
  const std::string correct = server.url(Rights::kCorrect);
  std::string text;
  if (options.tokens.demanded()) {
    const std::string read = server.url(Rights::kRead);
    text = "to watch: " + read + "\n" + terminal_code(read) + "to watch and correct: " + correct + "\n" +
           terminal_code(correct);
  } else {
    text = "the " + called + "'s page: " + correct + "\n";
  }
  if (options.certificate) text += "its certificate (SHA-256): " + fingerprint(*options.certificate) + "\n";
  return text;
}

}  // namespace ringside
