// SPDX-License-Identifier: MIT
// A whole request as it comes out of a socket, answered as by `ringside watch`. Anything may be refused, but
// something is answered whenever something was said.
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

#include "fuzz/fuzz_target.h"
#include "web/socket_stream.h"
#include "web/table_routes.h"

namespace {

using namespace ringside;

// A table where nothing happens, and nobody may change anything.
class StillTable final : public TableDoor {
 public:
  std::shared_ptr<const TableView> newest() const override { return view_; }
  std::shared_ptr<const TableView> newer_than(long, std::chrono::milliseconds) const override {
    return view_;
  }
  std::shared_ptr<const TableView> carry_out(const TableCommand&, const CommandKey&) override {
    throw TableError("no match is played; begin one");
  }
  std::shared_ptr<const TableView> take_photo(const std::string&, const CommandKey&) override {
    throw PhotoRefused("that is no photo; take another");
  }
  std::string still_frame(bool) const override { return "frame"; }
  std::string evidence(int) const override { return "evidence"; }
  std::string evidence_thumbnail(int) const override { return "thumbnail"; }

 private:
  std::shared_ptr<const TableView> view_ = std::make_shared<TableView>();
};

class OneRequest final : public httplib::Server {
 public:
  void answer(SocketStream& stream) {
    bool closed = false;
    process_request(stream, true, closed, nullptr);
  }
};

WebOptions options() {
  WebOptions options;
  options.tokens = {"to-read", "to-correct"};
  options.rate.most = options.rate.per_second = 1e12;
  return options;
}

// What comes back is read to its end, or thrown away where it is more than a socket holds.
std::size_t answered(int socket) {
  std::array<char, 4096> part{};
  const ssize_t count = recv(socket, part.data(), part.size(), MSG_DONTWAIT);
  return count > 0 ? static_cast<std::size_t>(count) : 0;
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  constexpr std::size_t kMost = std::size_t{32} * 1024;  // that a socket takes at once
  if (input.empty() || input.size() > kMost) return;
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  send(ends[0], input.data(), input.size(), MSG_NOSIGNAL);
  shutdown(ends[0], SHUT_WR);

  static StillTable table;
  TableRoutes routes(table, options());
  OneRequest server;
  routes.attach(server);
  routes.close();  // nobody follows for long
  SocketStream stream(ends[1], {.request_bytes = std::size_t{96} * 1024,
                                .request_time = std::chrono::milliseconds(1000),
                                .stalled_write = std::chrono::milliseconds(20)});
  server.answer(stream);
  const bool is_request = input.find("\r\n\r\n") != std::string_view::npos;
  const bool spoke = answered(ends[0]) > 0;
  close(ends[0]);
  close(ends[1]);
  require(spoke || !is_request, "a request is answered");
}
