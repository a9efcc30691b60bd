// SPDX-License-Identifier: MIT
#include "halls/hall_follower.h"

#include <chrono>
#include <utility>

#include "web/http.h"

namespace ringside::halls {
namespace {

constexpr std::string_view kData = "data: ";
constexpr std::size_t kHeartbeat = 16;  // bytes of a line that is none of a view, at most

}  // namespace

HallFollower::HallFollower(int port, Came came)
    : port_(port), came_(std::move(came)), thread_([this](const std::stop_token& stop) { follow(stop); }) {}

void HallFollower::take(const std::string& lines) {
  std::size_t from = 0;
  for (std::size_t end = lines.find('\n'); end != std::string::npos; end = lines.find('\n', from)) {
    const std::string_view line(lines.data() + from, end - from);
    if (line.starts_with(kData) && line.size() > kHeartbeat) came_(std::string(line.substr(kData.size())));
    from = end + 1;
  }
  waiting_ = lines.substr(from);
}

void HallFollower::follow(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(std::chrono::seconds(1));
    waiting_.clear();
    client.Get("/api/hall/events", [&](const char* bytes, std::size_t size) {
      const bool whole = std::string_view(bytes, size).find('\n') != std::string_view::npos;
      waiting_.append(bytes, size);
      if (whole) take(std::exchange(waiting_, {}));
      return !stop.stop_requested();
    });
    if (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

}  // namespace ringside::halls
