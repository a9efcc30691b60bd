// SPDX-License-Identifier: MIT
#include "web/tokens.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <set>

#include "support/has.h"
#include "support/temp_folder.h"
#include "web/raw_connection.h"
#include "web/served_table.h"
#include "web/terminal_code.h"

namespace ringside {
namespace {

using test::has;
using testing::post;
using testing::ServedTable;

const Tokens kTokens{std::string(32, 'r'), std::string(32, 'c')};
const std::string kEndRoundCommand = R"({"command":"end_round"})";

httplib::Headers bearer(const std::string& token) { return {{"Authorization", "Bearer " + token}}; }

TEST_CASE("with tokens nothing is answered without one") {
  ServedTable served{{.tokens = kTokens}};
  for (const char* path :
       {"/", "/overlay", "/tv", "/api/state", "/api/events", "/api/frame.jpg", "/api/choices"})
    CHECK_MESSAGE(served.client().Get(path)->status == 401, path);
  CHECK(served.client().Get("/api/state", bearer("wrong"))->status == 401);
  CHECK(served.client().Get("/api/state", bearer(std::string(32, 'x')))->status == 401);
  CHECK(served.client().Get("/api/state", bearer(""))->status == 401);
  CHECK(served.client().Get("/?token=wrong")->status == 401);
  CHECK(post(served.client(), kEndRoundCommand)->status == 401);
  CHECK(served.table.carried_out().empty());
  CHECK(served.refused().size() == 12);
}

TEST_CASE("to watch and to correct are two rights") {
  ServedTable served{{.tokens = kTokens}};
  CHECK(served.client().Get("/api/state", bearer(kTokens.read))->status == 200);
  CHECK(has(served.client().Get("/api/choices", bearer(kTokens.read))->body, "\"may_correct\":false"));
  CHECK(post(served.client(), kEndRoundCommand, bearer(kTokens.read))->status == 403);
  CHECK(served.table.carried_out().empty());
  CHECK(has(served.client().Get("/api/choices", bearer(kTokens.correct))->body, "\"may_correct\":true"));
  CHECK(post(served.client(), kEndRoundCommand, bearer(kTokens.correct))->status == 200);
}

TEST_CASE("the address that was printed leaves its token in a cookie and out of the address line") {
  const ServedTable served{{.tokens = kTokens}};
  CHECK(has(served.server().url(Rights::kRead), "/?token=" + kTokens.read));
  const auto answer = served.client().Get("/?token=" + kTokens.correct);
  CHECK(answer->status == 303);
  CHECK(answer->get_header_value("Location") == "/");
  const std::string cookie = answer->get_header_value("Set-Cookie");
  CHECK(has(cookie, "HttpOnly"));
  CHECK(has(cookie, "SameSite=Lax"));
  const std::string pair = cookie.substr(0, cookie.find(';'));
  CHECK(served.client().Get("/", {{"Cookie", "a=b; " + pair + "; c=d"}})->status == 200);
  CHECK(served.client().Get("/", {{"Cookie", "x" + pair}})->status == 401);
}

TEST_CASE("an address keeps all but its token, however that is written") {
  const ServedTable served{{.tokens = kTokens}};
  // cpp-httplib's client would decode what it reads.
  const auto place_of = [&](const std::string& address) {
    const testing::RawConnection line(served.server().port());
    line.say("GET " + address + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const std::string answer = line.hear();
    const std::size_t begins = answer.find("Location: ") + 10;
    return answer.substr(begins, answer.find("\r\n", begins) - begins);
  };
  const std::string token = "token=" + kTokens.read;
  CHECK(place_of("/tv?" + token) == "/tv");
  CHECK(place_of("/overlay?layout=corner&" + token + "&title=Club%20%26%20final") ==
        "/overlay?layout=corner&title=Club%20%26%20final");
  CHECK(place_of("/overlay?%74oken=" + kTokens.read + "&ink=%23ff0000") == "/overlay?ink=%23ff0000");
  CHECK(place_of("/overlay?" + token + "&a%0D%0ASet-Cookie:b=c&&=d") == "/overlay");
}

TEST_CASE("tokens stay the same over a restart and are their owner's alone") {
  const test::TempFolder folder;
  const auto file = folder / "data" / "tokens";
  const Tokens made = kept_tokens(file);
  CHECK(made.demanded());
  CHECK(made.read != made.correct);
  CHECK(kept_tokens(file).correct == made.correct);
  CHECK((std::filesystem::status(file).permissions() & std::filesystem::perms(077)) ==
        std::filesystem::perms::none);
  folder.write("broken", "x\n");
  CHECK_THROWS_WITH_AS(kept_tokens(folder / "broken"), doctest::Contains("remove it"), WebError);
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK_THROWS_WITH_AS(kept_tokens(folder / "pipe"), doctest::Contains("remove it"), WebError);
  // What a program left behind that was killed while it wrote them is in nobody's way.
  folder.write("new/.ringside-1.tmp", "half");
  CHECK(kept_tokens(folder / "new" / "tokens").demanded());
  CHECK_FALSE(std::filesystem::exists(folder / "new" / ".ringside-1.tmp"));
}

TEST_CASE("random tokens do not repeat") {
  std::set<std::string> seen;
  for (int i = 0; i < 50; ++i) seen.insert(random_tokens().read);
  CHECK(seen.size() == 50);
}

TEST_CASE("a QR code for the terminal is square: two modules to a character") {
  const std::string code = terminal_code("http://192.168.1.20:8080/?token=" + kTokens.read);
  const auto lines = std::count(code.begin(), code.end(), '\n');
  // Version 4 has 33 modules a side, and 2 of light on each side.
  CHECK(lines == (33 + 4 + 1) / 2);
  CHECK_THROWS_AS(terminal_code(std::string(4000, 'a')), WebError);
}

TEST_CASE("the announcement names the page, and both addresses for other machines") {
  const ServedTable open;
  CHECK(announcement(open.server(), {}) ==
        "the table's page: http://127.0.0.1:" + std::to_string(open.server().port()) + "/\n");
  const ServedTable served{{.tokens = kTokens}};
  const std::string text = announcement(served.server(), {.tokens = kTokens});
  CHECK(has(text, "to watch: http://127.0.0.1:"));
  CHECK(has(text, "?token=" + kTokens.correct + "\n"));
}

}  // namespace
}  // namespace ringside
