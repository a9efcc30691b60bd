// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <list>

#include "support/has.h"
#include "web/raw_connection.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using test::has;
using testing::post;
using testing::RawConnection;
using testing::ServedTable;

const std::string kEndRound = R"({"command":"end_round"})";

TEST_CASE("another page can make no browser speak to the table") {
  ServedTable served;
  const std::string own = "http://127.0.0.1:" + std::to_string(served.server().port());
  CHECK(post(served.client(), kEndRound, {{"Origin", "http://evil.example"}})->status == 403);
  CHECK(post(served.client(), kEndRound, {{"Origin", "null"}})->status == 403);
  CHECK(post(served.client(), kEndRound, {{"Origin", "https" + own.substr(4)}})->status == 403);
  CHECK(post(served.client(), kEndRound, {{"Sec-Fetch-Site", "cross-site"}})->status == 403);
  CHECK(served.client().Get("/api/frame.jpg", {{"Sec-Fetch-Site", "same-site"}})->status == 403);
  CHECK(served.client().Get("/", {{"Sec-Fetch-Site", "cross-site"}})->status == 200);  // a link may lead here
  CHECK(served.table.carried_out().empty());
  CHECK(served.refused().size() == 5);
  CHECK(post(served.client(), kEndRound, {{"Origin", own}})->status == 200);
}

TEST_CASE("a foreign name that was pointed at this machine is not answered (DNS rebinding)") {
  ServedTable served;
  for (const char* host :
       {"evil.example", "evil.example:8080", "127.0.0.1.evil.example", "192.168.1.7", "[::2]"})
    CHECK_MESSAGE(served.client().Get("/api/state", {{"Host", host}})->status == 421, host);
  CHECK(post(served.client(), kEndRound, {{"Host", "evil.example"}})->status == 421);
  CHECK(served.table.carried_out().empty());
  for (const char* host : {"localhost:8080", "LOCALHOST", "[::1]:8080", "127.0.0.1"})
    CHECK_MESSAGE(served.client().Get("/api/state", {{"Host", host}})->status == 200, host);
}

TEST_CASE("a command of the wrong kind or size is refused unread") {
  ServedTable served;
  CHECK(post(served.client(), kEndRound, {}, "text/plain")->status == 415);
  CHECK(post(served.client(), kEndRound, {{"Content-Encoding", "gzip"}})->status == 415);
  CHECK(post(served.client(), std::string(70'000, ' ') + kEndRound)->status == 413);
  CHECK(served.client().Put("/api/commands", kEndRound, "application/json")->status == 405);
  CHECK(served.client().Delete("/api/commands")->status == 405);
  CHECK(served.client().Post("/", kEndRound, "application/json")->status == 405);
  CHECK(served.client().Get("/", {{"Range", "bytes=0-1,0-1"}})->status == 416);
  CHECK(served.table.carried_out().empty());
  CHECK(served.refused().size() == 7);
}

TEST_CASE("a body without a length is refused") {
  ServedTable served;
  RawConnection raw(served.server().port());
  raw.say(
      "POST /api/commands HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n17\r\n" +
      kEndRound + "\r\n0\r\n\r\n");
  CHECK(has(raw.hear(), "HTTP/1.1 411"));
  CHECK(served.table.carried_out().empty());
}

TEST_CASE("no path leads anywhere but to what is served") {
  const ServedTable served;
  for (const char* path :
       {"/../etc/passwd", "/page/../../etc/passwd", "/page/%2e%2e%2f%2e%2e%2fetc/passwd", "//etc/passwd",
        "/page/", "/page/table.html%00.js", "/api/evidence/../../x.png", "/api/evidence/1%2f..%2f2.png",
        "/api/evidence/-1.png", "/api/evidence/99999999999999999999.png", "/api", "/index.html"}) {
    const auto answer = served.client().Get(path);
    REQUIRE_MESSAGE(answer, path);
    CHECK_MESSAGE(answer->status == 404, path);
    CHECK_MESSAGE(has(answer->body, "\"error\""), path);
  }
}

TEST_CASE("what is told of a refusal cannot forge a line") {
  ServedTable served;
  served.client().Get("/a%0ab%1b[2J");
  REQUIRE(served.refused().size() == 1);
  CHECK(has(served.refused()[0], "127.0.0.1 GET /a\\x0ab\\x1b[2J: 404"));
}

TEST_CASE("who asks too much is told to wait, and only they") {
  WebOptions options;
  const auto now = std::make_shared<std::chrono::steady_clock::time_point>();
  options.rate = {.most = 3, .per_second = 1, .addresses = 8};
  options.now = [now] { return *now; };
  const ServedTable served(options);
  for (int i = 0; i < 3; ++i) CHECK(served.client().Get("/api/state")->status == 200);
  CHECK(served.client().Get("/api/state")->status == 429);
  *now += std::chrono::seconds(1);
  CHECK(served.client().Get("/api/state")->status == 200);
}

TEST_CASE("a head that never ends is cut off at its bound") {
  const ServedTable served;
  const RawConnection raw(served.server().port());
  const std::string part(65536, 'a');
  raw.say("GET /");
  for (int i = 0; i < 1000 && raw.say(part);) ++i;  // 64 MB, were it taken
  CHECK_FALSE(has(raw.hear(), "200 OK"));
  CHECK(served.client().Get("/api/state")->status == 200);
}

TEST_CASE("who says nothing is let go") {
  WebOptions options;
  options.limits.request_time = std::chrono::milliseconds(20);
  const ServedTable served(options);
  RawConnection raw(served.server().port());
  raw.say("GET / HT");
  CHECK(raw.hear().find("200 OK") == std::string::npos);
}

TEST_CASE("one connection too many is told so") {
  const ServedTable served{{.most_connections = 2}};
  RawConnection one(served.server().port()), two(served.server().port());
  const std::string follow = "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n";
  one.say(follow);
  two.say(follow);
  // Both hold their place as soon as they have been accepted; until then a third may still find one.
  int status = 200;
  while (status == 200) status = served.client().Get("/api/state")->status;
  CHECK(status == 503);
}

TEST_CASE("half-sent requests keep nobody out, be they of one address and as many as there are places") {
  const ServedTable served;
  std::list<RawConnection> slow;
  for (int i = 0; i < 330; ++i) {
    slow.emplace_back(served.server().port());
    REQUIRE(slow.back().say("GET / HTTP/1.1\r\n"));
  }
  for (int i = 0; i < 20; ++i) {
    const auto answer = served.client().Get("/api/state");
    REQUIRE(answer);
    CHECK(answer->status == 200);
  }
  // Some of them are let go before the first line has come whole.
  for (const std::string& line : served.refused())
    CHECK((line.starts_with("127.0.0.1 ") || line.starts_with("unknown ")));
}

TEST_CASE("bodies that are sent halfway keep nobody out either") {
  const ServedTable served{{.rate = {.most = 1e6, .per_second = 1e6}}};
  std::list<RawConnection> slow;
  for (int i = 0; i < 330; ++i) {
    slow.emplace_back(served.server().port());
    REQUIRE(
        slow.back().say("POST /api/commands HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                        "Content-Length: 60\r\n\r\n{"));
  }
  const auto answer = served.client().Get("/api/state");
  REQUIRE(answer);
  CHECK(answer->status == 200);
}

TEST_CASE("who sends its request in two parts is waited for") {
  const ServedTable served;
  const RawConnection raw(served.server().port());
  raw.say("GET /api/state HTTP/1.1\r\n");
  CHECK(served.client().Get("/api/state")->status == 200);
  raw.say("Host: localhost\r\n\r\n");
  CHECK(has(raw.hear(), "200 OK"));
}

}  // namespace
}  // namespace ringside
