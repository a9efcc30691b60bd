// SPDX-License-Identifier: MIT
#include "web/followers.h"

#include "web/requests.h"

namespace ringside {
namespace {

// A place among those who follow the table, given back when the last copy is gone.
std::shared_ptr<std::atomic<std::size_t>> take_place(std::atomic<std::size_t>& taken, std::size_t most) {
  if (taken.fetch_add(1) >= most) {
    --taken;
    return nullptr;
  }
  return {&taken, [](std::atomic<std::size_t>* places) { --*places; }};
}

std::string view_event(const std::string& view) { return "event: view\ndata: " + view + "\n\n"; }

constexpr std::string_view kHeartbeat = "event: heartbeat\ndata: {}\n\n";

}  // namespace

void Followers::follow(const TextFeed& feed, httplib::Response& response) {
  auto place = take_place(there_, most_);
  if (!place) {
    response.set_header("Retry-After", "5");
    return refuse({503, "too many follow this " + called_ + "; try again later"}, response);
  }
  const auto send = [this, &feed, place, number = 0L](std::size_t, httplib::DataSink& sink) mutable {
    const auto update = feed.newer_than(number, heartbeat_);
    if (!update) {
      sink.done();
      return true;
    }
    number = update->number;
    const std::string text = update->text ? view_event(*update->text) : std::string(kHeartbeat);
    return sink.write(text.data(), text.size());
  };
  response.set_header("X-Accel-Buffering", "no");  // nginx would keep events until it has many
  response.set_chunked_content_provider("text/event-stream", send);
}

}  // namespace ringside
