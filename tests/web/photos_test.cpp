// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <atomic>
#include <future>
#include <nlohmann/json.hpp>

#include "support/has.h"
#include "web/raw_connection.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using testing::ServedTable;

constexpr int kDisputed = 12;
const std::string kRead(32, 'r'), kCorrect(32, 'c');

httplib::Result send(const ServedTable& served, const std::string& photo,
                     const httplib::Headers& headers = {}, const std::string& type = "image/jpeg") {
  return served.client().Post("/api/photos", headers, photo, type);
}

void take_photos(ServedTable& served) {
  served.table.measure_photo = [](const std::string& file, const TableView& view) {
    if (file.starts_with("broken")) throw PhotoRefused("it is broken; take another");
    if (file.starts_with("other")) throw TableError("2 discs differ; take another");
    return testing::photo_of(view, kDisputed);
  };
}

TEST_CASE("a photo far larger than any command is taken in, and all see its calls") {
  ServedTable served;
  take_photos(served);
  const auto answer = send(served, std::string(8'000'000, 'x'));
  REQUIRE(answer);
  CHECK(answer->status == 200);
  const json shown = json::parse(served.client().Get("/api/state")->body);
  CHECK(json::parse(answer->body)["photo"] == shown["photo"]);
  CHECK(shown["photo"]["calls"][0]["disc"] == kDisputed);
  CHECK(testing::post(served.client(), R"({"command":"accept_photo_call","photo":1,"disc":12})")->status ==
        200);
  const json after = json::parse(served.client().Get("/api/state")->body);
  CHECK(after["photo"].is_null());
  CHECK(after["discs"][kDisputed - 1]["ruling"].is_object());
}

TEST_CASE("who may watch may send a photo, and only who may correct accepts its calls") {
  ServedTable served({.tokens = {kRead, kCorrect}});
  take_photos(served);
  const httplib::Headers reader{{"Authorization", "Bearer " + kRead}};
  CHECK(send(served, "photo")->status == 401);
  CHECK(send(served, "photo", reader)->status == 200);
  const std::string accept = R"({"command":"accept_photo_call","photo":1,"disc":12})";
  CHECK(testing::post(served.client(), accept, reader)->status == 403);
  CHECK(testing::post(served.client(), accept, {{"Authorization", "Bearer " + kCorrect}})->status == 200);
}

TEST_CASE("a photo that is refused says why, and changes nothing") {
  WebOptions options;
  options.rate.most = 10'000;
  ServedTable served(options);
  take_photos(served);
  const std::string before = served.client().Get("/api/state")->body;
  const auto broken = send(served, "broken"), other = send(served, "other position");
  CHECK(broken->status == 422);
  CHECK(json::parse(broken->body)["error"] == "it is broken; take another");
  CHECK(other->status == 409);
  CHECK(send(served, "photo", {}, "text/plain")->status == 415);
  CHECK(send(served, "photo", {}, "application/json")->status == 415);
  CHECK(send(served, "photo", {{"Origin", "http://evil.example"}})->status == 403);
  CHECK(send(served, "photo", {}, "application/octet-stream")->status == 200);
  testing::RawConnection raw(served.server().port());
  raw.say(
      "POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\n"
      "Content-Length: 30000001\r\n\r\n");
  CHECK(has(raw.hear(), "HTTP/1.1 413"));
  CHECK(json::parse(before)["photo"].is_null());
}

TEST_CASE("what was not asked for is not read: a command may not be as long as a photo") {
  ServedTable served;
  testing::RawConnection raw(served.server().port());
  raw.say(
      "POST /api/commands HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Content-Length: 1000000\r\n\r\n");
  CHECK(has(raw.hear(), "HTTP/1.1 413"));
}

TEST_CASE("one photo is looked at at a time; who comes meanwhile is told so, and the table goes on") {
  ServedTable served;
  std::promise<void> looks, goes_on;
  std::atomic<bool> first = true;
  served.table.measure_photo = [&](const std::string&, const TableView& view) {
    if (first.exchange(false)) {
      looks.set_value();
      goes_on.get_future().wait();
    }
    return testing::photo_of(view, kDisputed);
  };
  auto one = std::async(std::launch::async, [&] { return send(served, "photo")->status; });
  looks.get_future().wait();
  const auto meanwhile = send(served, std::string(2'000'000, 'x'));
  REQUIRE(meanwhile);
  CHECK(meanwhile->status == 409);
  CHECK(has(meanwhile->body, "another photo is being looked at"));
  CHECK(testing::post(served.client(), R"({"command":"pause"})")->status == 200);
  goes_on.set_value();
  CHECK(one.get() == 200);
  CHECK(send(served, "photo")->status == 200);
}

TEST_CASE("a photo that comes again with its key is not looked at again") {
  ServedTable served;
  take_photos(served);
  const httplib::Headers key{{"Idempotency-Key", "phone-1"}};
  CHECK(send(served, "photo", key)->status == 200);
  const auto again = send(served, "photo", key);
  CHECK(again->status == 200);
  CHECK(json::parse(again->body)["photo"]["id"] == 1);
  CHECK(send(served, "other photo", key)->status == 409);
}

}  // namespace
}  // namespace ringside
