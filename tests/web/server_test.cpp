// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "rules/rule_sets.h"
#include "support/has.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using testing::post;
using testing::ServedTable;

json body_of(const httplib::Result& result) { return json::parse(result->body); }

TEST_CASE("the pages come with headers that keep everything else out") {
  const ServedTable served;
  for (const char* path : {"/", "/overlay", "/tv"}) {
    const auto page = served.client().Get(path);
    REQUIRE(page);
    CHECK(page->status == 200);
    CHECK(page->get_header_value("Content-Type") == "text/html; charset=utf-8");
    CHECK(has(page->get_header_value("Content-Security-Policy"), "default-src 'none'"));
    CHECK(page->get_header_value("X-Content-Type-Options") == "nosniff");
    CHECK(page->get_header_value("X-Frame-Options") == "DENY");
    CHECK_FALSE(has(page->body, "http:"));
  }
}

TEST_CASE("the state, the choices and the pictures of a table") {
  const ServedTable served{{.rules = testing::rule_library().all()}};
  const json state = body_of(served.client().Get("/api/state"));
  CHECK(state["discs"].size() == 12);
  CHECK(state["too_close"] == json{12});
  const json choices = body_of(served.client().Get("/api/choices"));
  CHECK(choices["rules"].size() == 6);
  CHECK(choices["may_correct"] == true);
  CHECK(served.client().Get("/api/frame.jpg")->body == "a frame");
  CHECK(served.client().Get("/api/frame.jpg?marked=1")->body == "a marked frame");
  const auto evidence = served.client().Get("/api/evidence/12.png");
  CHECK(evidence->body == "evidence");
  CHECK(evidence->get_header_value("Content-Type") == "image/png");
  CHECK(served.client().Get("/api/evidence/99.png")->status == 404);
  const auto thumbnail = served.client().Get("/api/evidence/12.jpg");
  CHECK(thumbnail->body == "thumbnail");
  CHECK(thumbnail->get_header_value("Content-Type") == "image/jpeg");
  CHECK(served.client().Get("/api/evidence/99.jpg")->status == 404);
}

TEST_CASE("what a browser has already is not sent again: 304 to its strong ETag") {
  ServedTable served;
  for (const std::string path : {"/", "/overlay", "/tv", "/page/main.js", "/api/frame.jpg",
                                 "/api/frame.jpg?marked=1", "/api/evidence/12.png", "/api/evidence/12.jpg"}) {
    CAPTURE(path);
    const auto first = served.client().Get(path);
    const std::string etag = first->get_header_value("ETag");
    CHECK(etag.size() == 34);
    CHECK(etag.starts_with('"'));
    CHECK(first->get_header_value_count("Cache-Control") == 1);
    CHECK(first->get_header_value("Cache-Control") == "private, no-cache");
    for (const std::string& known : {etag, "\"other\", " + etag, "W/" + etag, std::string("*")}) {
      const auto again = served.client().Get(path, {{"If-None-Match", known}});
      REQUIRE(again);
      CHECK(again->status == 304);
      CHECK(again->body.empty());
      CHECK(again->get_header_value("ETag") == etag);
    }
    CHECK(served.client().Get(path, {{"If-None-Match", "\"other\""}})->body == first->body);
  }
  CHECK_FALSE(served.client().Get("/api/state")->has_header("ETag"));
}

TEST_CASE("evidence is drawn once until something changes at the table, and then is another") {
  ServedTable served;
  int drawn = 0;
  served.table.draw_evidence = [&drawn](const TableDisc&) { return std::to_string(++drawn); };
  const auto ask = [&] { return served.client().Get("/api/evidence/12.png"); };
  const std::string etag = ask()->get_header_value("ETag");
  CHECK(ask()->get_header_value("ETag") == etag);
  served.table.change([](TableView& view) { ++view.shots; });
  CHECK(ask()->get_header_value("ETag") != etag);
  CHECK(drawn == 2);
}

TEST_CASE("a command is carried out before it is answered, with the view after it") {
  ServedTable served;
  const auto answer = post(served.client(), R"({"command":"rule_disc","disc":12,"zone":10})");
  REQUIRE(answer);
  CHECK(answer->status == 200);
  CHECK(body_of(answer)["discs"][11]["zone"] == 10);
  CHECK(body_of(answer)["too_close"].empty());
  REQUIRE(served.table.carried_out().size() == 1);
  CHECK(std::get<RuleDisc>(served.table.carried_out()[0]).zone == 10);
  CHECK(body_of(served.client().Get("/api/state")) == body_of(answer));
}

TEST_CASE("what the table cannot do is told in its own words and changes nothing") {
  ServedTable served;
  const json before = body_of(served.client().Get("/api/state"));
  const auto answer = post(served.client(), R"({"command":"remove_disc","disc":77})");
  CHECK(answer->status == 409);
  CHECK(body_of(answer)["error"] == "no disc 77; tap one on the board");
  CHECK(post(served.client(), "{]")->status == 400);
  CHECK(served.table.carried_out().empty());
  CHECK(body_of(served.client().Get("/api/state")) == before);
}

TEST_CASE("a place to listen is an address and a port") {
  WebOptions options;
  set_place("[::1]:9000", options);
  CHECK(options.address == "::1");
  CHECK(options.port == 9000);
  for (const char* wrong : {"", "8080", ":8080", "127.0.0.1:", "127.0.0.1:80x", "127.0.0.1:70000", "h:-1"})
    CHECK_THROWS_AS(set_place(wrong, options), WebError);
}

TEST_CASE("a port that is taken is told with what to do") {
  const ServedTable served;
  testing::FakeTable table{testing::view_in_play()};
  CHECK_THROWS_WITH_AS(TableServer(table, {.port = served.server().port()}),
                       doctest::Contains("give another"), WebError);
}

TEST_CASE("without tokens nobody but this machine is listened to") {
  testing::FakeTable table{testing::view_in_play()};
  CHECK_THROWS_AS(TableServer(table, {.address = "0.0.0.0", .port = 0}), WebError);
}

}  // namespace
}  // namespace ringside
