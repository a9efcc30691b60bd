// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <csignal>

#include "app/run_ringside.h"
#include "broker/observer.h"
#include "broker/running_broker.h"
#include "support/has.h"
#include "watch/running_watch.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;

TEST_CASE("what is given for a broker and cannot be is refused before the camera is opened") {
  struct Wrong {
    std::vector<std::string> options;
    const char* said;
  };
  const std::vector<Wrong> all{
      {{"--mqtt", "mqtt://127.0.0.1"}, "the table has no name; give it with --table NAME"},
      {{"--table", "one"}, "is for a broker; give it with --mqtt URL"},
      {{"--mqtt", "http://127.0.0.1", "--table", "one"}, "that is no broker's address"},
      {{"--mqtt", "mqtt://127.0.0.1", "--table", "a/b"}, "is no name for topics"},
      {{"--mqtt", "mqtt://127.0.0.1", "--table", "one", "--hall", "#"}, "--hall: '#' is no name for topics"},
      {{"--mqtt", "mqtt://127.0.0.1", "--table", "one", "--mqtt-ca", "ca.pem"}, "give mqtts://"},
      {{"--mqtt", "mqtts://127.0.0.1", "--table", "one", "--mqtt-key", "key.pem"},
       "belongs to a certificate"},
      {{"--mqtt", "@nowhere", "--table", "one"}, "name a file that holds the broker's address"}};
  const test::TempFolder folder;
  for (const Wrong& wrong : all) {
    std::vector<std::string> words{"watch", SHORT_GAME, "--db", (folder / "matches.db").string()};
    words.insert(words.end(), wrong.options.begin(), wrong.options.end());
    const testing::Run run = testing::run_ringside(words);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK_MESSAGE(has(run.err, wrong.said), run.err);
  }
}

TEST_CASE("a table whose program is killed is told offline by the broker, and online when it is back") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  const test::TempFolder folder;
  const std::vector<std::string> arguments{SHORT_GAME,
                                           "--db",
                                           (folder / "matches.db").string(),
                                           "--mqtt",
                                           broker.address().shown(),
                                           "--table",
                                           "one",
                                           "--hall",
                                           "club"};
  const std::string root = "ringside/club/one/";
  const auto is = [](const char* status) {
    return [status](const json& now) { return now.at("status") == status; };
  };
  {
    const testing::Observer observer(broker.address(), root + "#");
    testing::RunningWatch watch(folder.path(), arguments);
    REQUIRE(observer.wait_for(root + "availability", is("online")));
    CHECK(observer.wait_for(root + "events",
                            [](const json& event) { return event.at("event") == "board_found"; }));
    watch.kill();
    CHECK(observer.wait_for(root + "availability", is("offline")));
  }
  const testing::Observer observer(broker.address(), root + "#");
  testing::RunningWatch again(folder.path(), arguments);
  CHECK(observer.wait_for(root + "availability", is("online")));
  CHECK(again.stop(SIGTERM) == 0);
  CHECK(observer.wait_for(root + "availability", is("offline")));
}

}  // namespace
}  // namespace ringside
