// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <list>
#include <nlohmann/json.hpp>

#include "app/run_ringside.h"
#include "support/has.h"
#include "watch/running_watch.h"
#include "web/http.h"
#include "web/raw_connection.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::TempFolder;
using testing::RunningWatch;

json view_of(const RunningWatch& watch) {
  const auto answer = httplib::Client("127.0.0.1", watch.port()).Get("/api/state");
  REQUIRE(answer);
  return json::parse(answer->body);
}

// The view after it.
json carry_out(const RunningWatch& watch, const json& command) {
  const auto answer =
      httplib::Client("127.0.0.1", watch.port()).Post("/api/commands", command.dump(), "application/json");
  REQUIRE(answer);
  REQUIRE(answer->status == 200);
  return json::parse(answer->body);
}

json disc_with(const json& view, int id) {
  for (const json& disc : view.at("discs"))
    if (disc.at("id") == id) return disc;
  return nullptr;
}

TEST_CASE("after kill -9 in mid-game the match, the twenties, the rulings and the round are there") {
  const TempFolder folder;
  REQUIRE(testing::run_ringside(folder.path(), {"match", "new", "--rules", "nca", "--players",
                                                "Ann=black,Bob=pink", "--db", "matches.db"})
              .code == 0);
  const std::vector<std::string> game{SHORT_GAME, "--speed", "max", "--resume", "--db", "matches.db"};
  json acknowledged;
  int ruled = 0;
  {
    RunningWatch watch(folder.path(), game);
    for (int twenties = 0; twenties < 2; ++twenties) REQUIRE(watch.wait_for("twenty"));
    REQUIRE(watch.wait_for("discs_at_rest"));
    const json added = carry_out(watch, {{"command", "add_disc"}, {"team", "black"}, {"base_mm", {150, 0}}});
    ruled = added.at("discs").back().at("id");
    carry_out(watch, {{"command", "change_twenties"}, {"team", "black"}, {"by", 1}});
    acknowledged = carry_out(watch, {{"command", "rule_disc"}, {"disc", ruled}, {"zone", 5}});
    watch.kill();
  }
  CHECK(acknowledged.at("shots") >= 2);
  RunningWatch again(folder.path(), game);
  const json resumed = view_of(again);
  CHECK(resumed.at("match").at("uuid") == acknowledged.at("match").at("uuid"));
  CHECK(resumed.at("shots") >= acknowledged.at("shots"));
  CHECK(resumed.at("twenties").at("black") >= acknowledged.at("twenties").at("black"));
  REQUIRE(again.wait_for("discs_at_rest"));  // the discs, on the board that was found again
  const json disc = disc_with(view_of(again), ruled);
  REQUIRE_FALSE(disc.is_null());
  CHECK(disc.at("team") == "black");
  CHECK(disc.at("zone") == 5);
  CHECK_FALSE(disc.at("ruling").is_null());
}

TEST_CASE("a round that was counted is in the one file of the ledger, while watched and after kill -9") {
  const TempFolder folder;
  const auto match = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "match");
    return testing::run_ringside(folder.path(), words);
  };
  REQUIRE(match({"new", "--rules", "nca", "--players", "Ann=black,Bob=pink", "--db", "matches.db"}).code ==
          0);
  const auto check_copy = [&] {
    std::filesystem::copy_file(folder / "matches.db", folder / "copy.db",
                               std::filesystem::copy_options::overwrite_existing);
    const auto exported = match({"export", "-o", "-", "--db", "copy.db"});
    REQUIRE(exported.code == 0);
    CHECK(json::parse(exported.out).at("standing").at("rounds").size() == 1);
  };
  RunningWatch watch(folder.path(), {SHORT_GAME, "--speed", "max", "--resume", "--db", "matches.db"});
  REQUIRE(watch.wait_for("discs_at_rest"));
  carry_out(watch, {{"command", "end_round"}});
  check_copy();
  watch.kill();
  check_copy();
}

TEST_CASE("two hundred followers who never read do not hold up the watch") {
  const TempFolder folder;
  const auto followed = [&](int followers) {
    RunningWatch watch(folder.path(), {SHORT_GAME, "--speed", "max"});
    std::list<testing::RawConnection> all;
    for (int i = 0; i < followers; ++i) {
      all.emplace_back(watch.port());
      REQUIRE(all.back().say("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(watch.port()) +
                             "\r\n\r\n"));
    }
    std::string told;
    for (std::string event = watch.next_event(); !test::has(event, "camera_ended");
         event = watch.next_event()) {
      REQUIRE_FALSE(event.empty());
      told += event + "\n";
    }
    CHECK(view_of(watch).at("camera").at("status") == "ended");
    return told;
  };
  const std::string alone = followed(0);
  CHECK(test::has(alone, "twenty"));
  CHECK(followed(200) == alone);
}

}  // namespace
}  // namespace ringside
