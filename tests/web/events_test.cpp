// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <atomic>
#include <list>
#include <nlohmann/json.hpp>
#include <thread>

#include "support/has.h"
#include "web/raw_connection.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using testing::RawConnection;
using testing::ServedTable;

// Follows a table until a text has come; what came until then.
std::string follow_until(httplib::Client client, const std::string& text) {
  std::string heard;
  client.Get("/api/events", [&](const char* data, std::size_t size) {
    heard.append(data, size);
    return !test::has(heard, text);
  });
  return heard;
}

std::string shots(int number) { return "\"shots\":" + std::to_string(number) + ","; }

TEST_CASE("who follows a table is told its view at once and every change") {
  ServedTable served;
  const std::string first = follow_until(served.client(), "\n\n");
  CHECK(first.starts_with("event: view\ndata: {"));
  const auto view = nlohmann::json::parse(first.substr(first.find('{')));
  CHECK(view["shots"] == 14);

  std::string heard;
  served.client().Get("/api/events", [&](const char* data, std::size_t size) {
    if (heard.empty()) served.table.change([](TableView& changed) { changed.shots = 15; });
    heard.append(data, size);
    return !test::has(heard, shots(15));
  });
  CHECK(test::has(heard, shots(14)));
  CHECK(test::has(heard, shots(15)));
}

TEST_CASE("a proxy is told to pass events on as they come") {
  const ServedTable served;
  std::string buffering;
  served.client().Get(
      "/api/events",
      [&](const httplib::Response& response) {
        buffering = response.get_header_value("X-Accel-Buffering");
        return true;
      },
      [](const char*, std::size_t) { return false; });
  CHECK(buffering == "no");
}

TEST_CASE("a table where nothing happens still gives a sign of life") {
  const ServedTable served{{.heartbeat = std::chrono::milliseconds(5)}};
  const std::string heard = follow_until(served.client(), "event: heartbeat");
  CHECK(test::has(heard, "event: heartbeat\ndata: {}\n\n"));
}

TEST_CASE("one follower too many is told so, and a place that was left is free again") {
  const ServedTable served{{.most_listeners = 1, .heartbeat = std::chrono::milliseconds(5)}};
  int status = 0;
  served.client().Get("/api/events", [&](const char*, std::size_t) {
    status = served.client().Get("/api/events")->status;
    return false;
  });
  CHECK(status == 503);
  // The server notices that it was left with its next heartbeat.
  while (status != 200) {
    served.client().Get(
        "/api/events",
        [&](const httplib::Response& response) {
          status = response.status;
          return false;
        },
        [](const char*, std::size_t) { return false; });
  }
  CHECK(status == 200);
}

TEST_CASE("two hundred followers and one who never reads hold nobody up") {
  constexpr int kFollowers = 200;
  constexpr int kLast = 1'000;
  ServedTable served{{.pause = std::chrono::milliseconds(1)}};
  RawConnection deaf(served.server().port());
  deaf.say("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n");

  std::atomic<int> begun = 0, ended = 0, told = 0;
  std::list<std::thread> followers;
  for (int i = 0; i < kFollowers; ++i) {
    followers.emplace_back([&] {
      std::string heard;
      served.client().Get("/api/events", [&](const char* data, std::size_t size) {
        if (heard.empty()) ++begun;
        heard.append(data, size);
        return !test::has(heard, shots(kLast));
      });
      if (test::has(heard, shots(kLast))) ++told;
      ++ended;
    });
  }
  while (begun < kFollowers && ended == 0) std::this_thread::yield();
  const int asked_before = served.table.times_asked();
  for (int i = 1; i <= kLast; ++i) served.table.change([i](TableView& view) { view.shots = i; });
  CHECK(testing::post(served.client(), R"({"command":"pause"})")->status == 200);
  for (std::thread& follower : followers) follower.join();
  CHECK(told == kFollowers);
  // However many follow, the table is asked by one, and not more than once a change.
  CHECK(served.table.times_asked() - asked_before <= kLast + 100);
}

TEST_CASE("a server that ends lets its followers go") {
  auto served = std::make_unique<ServedTable>();
  httplib::Client client = served->client();
  std::atomic<bool> begun = false;
  std::thread follower([&] {
    client.Get("/api/events", [&](const char*, std::size_t) {
      begun = true;
      return true;
    });
  });
  while (!begun) std::this_thread::yield();
  served.reset();
  follower.join();
  CHECK(begun);
}

}  // namespace
}  // namespace ringside
