// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <csignal>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "app/documented_schema.h"
#include "app/run_ringside.h"
#include "broker/observer.h"
#include "broker/running_broker.h"
#include "support/has.h"
#include "watch/running_watch.h"
#include "watch/still_clip.h"
#include "web/http.h"

// `ringside watch --tables FILE`: several tables in one program.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;
using testing::RunningWatch;

void write_quiet_clip(const std::filesystem::path& file) {
  testing::write_still_clip(file, cv::imread(testing::sample("round-1.jpg").string()));
}

// A file of tables; each by its name and further lines.
std::string file_of(const std::vector<std::pair<std::string, std::vector<std::string>>>& tables) {
  std::string text = "tables:\n";
  for (const auto& [name, lines] : tables) {
    text += "  - name: " + name + "\n    db: " + name + "/matches.db\n";
    for (const std::string& line : lines) text += "    " + line + "\n";
  }
  return text;
}

// What was told of each table, line by line and without its name; as it is told of one alone.
std::map<std::string, std::string> told_by_table(const std::string& out) {
  std::map<std::string, std::string> told;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    auto event = nlohmann::ordered_json::parse(line);
    const std::string table = event.at("table");
    event.erase("table");
    told[table] += event.dump() + "\n";
  }
  return told;
}

std::string told_alone(const std::string& out) {
  std::string told;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);)
    told += nlohmann::ordered_json::parse(line).dump() + "\n";
  return told;
}

TEST_CASE("of several clips at once the same is told as of each alone, as docs/schema describes it") {
  const TempFolder folder;
  write_quiet_clip(folder / "quiet.avi");
  const std::string game = std::string("source: ") + SHORT_GAME;
  testing::write_text(folder / "hall.yaml", file_of({{"first", {game, "speed: max"}},
                                                     {"quiet", {"source: quiet.avi", "speed: max"}},
                                                     {"second", {game, "speed: max", "record: games"}}}));
  const Run all = run_ringside(folder.path(), {"watch", "--tables", "hall.yaml"});
  CHECK(all.code == 0);
  CHECK(all.err.empty());
  const std::string alone =
      told_alone(run_ringside(folder.path(), {"watch", SHORT_GAME, "--speed", "max"}).out);
  CHECK(has(alone, "twenty"));
  auto told = told_by_table(all.out);
  CHECK(told.size() == 3);
  CHECK(told["first"] == alone);
  CHECK(told["second"] == alone);
  CHECK(told["quiet"] ==
        told_alone(run_ringside(folder.path(), {"watch", "quiet.avi", "--speed", "max"}).out));
  std::istringstream lines(all.out);
  for (std::string line; std::getline(lines, line);)
    CHECK(testing::schema_misfits(json::parse(line), "event") == std::vector<std::string>{});
  CHECK(std::filesystem::exists(folder / "games"));
}

TEST_CASE("what is wrong at one table is said of it, and the others go on; the worst code counts") {
  const TempFolder folder;
  write_quiet_clip(folder / "quiet.avi");
  std::filesystem::copy_file(SHORT_GAME, folder / "cut.avi");
  std::filesystem::resize_file(folder / "cut.avi", std::filesystem::file_size(folder / "cut.avi") / 4);
  testing::write_text(folder / "taken", "no folder");
  using Lines = std::vector<std::string>;
  const std::pair<std::string, Lines> fine{"fine", {"source: quiet.avi", "speed: max"}};
  const std::pair<std::string, Lines> cut{"cut", {"source: cut.avi", "speed: max"}};
  const auto watch = [&](const std::vector<std::pair<std::string, Lines>>& tables) {
    testing::write_text(folder / "hall.yaml", file_of(tables));
    return run_ringside(folder.path(), {"watch", "--tables", "hall.yaml"});
  };
  const std::string alone =
      told_alone(run_ringside(folder.path(), {"watch", "quiet.avi", "--speed", "max"}).out);
  const Run some = watch({cut, fine});
  CHECK(some.code == 1);
  CHECK(has(some.err, "cut: cut.avi"));
  CHECK(told_by_table(some.out)["fine"] == alone);
  const Run all = watch({{"gone", {"source: none.avi"}},
                         {"no-match", {"source: quiet.avi", "match: 7"}},
                         {"no-folder", {"source: quiet.avi", "record: taken/games"}},
                         fine,
                         cut});
  CHECK(all.code == 2);
  CHECK(has(all.err, "gone: none.avi: there is no such file"));
  CHECK(has(all.err, "no-match: match"));
  CHECK(has(all.err, "no-folder: taken/games: cannot be made"));
  auto told = told_by_table(all.out);
  CHECK(told.size() == 2);
  CHECK(told["fine"] == alone);
  CHECK(has(told["cut"], "camera_ended"));
}

TEST_CASE("a file of tables that cannot be meant so is refused with the line") {
  const std::string one = "  - name: one\n    source: 0\n    db: one/m.db\n";
  struct Wrong {
    std::string text;
    std::string said;
  };
  const std::vector<Wrong> all{
      {"tables: []", ":1: 'tables' is empty"},
      {"tables:\n  - source: 0", ":2: 'name' is missing"},
      {"tables:\n  - name: one", ":2: 'name' one has no source"},
      {"tables:\n  - name: a/b\n    source: 0", ":2: 'name' 'a/b' is no name"},
      {"tables:\n" + one + "    colour: red", ":5: unknown key 'colour'"},
      {"tables:\n" + one + "    listen: 127.0.0.1:1", ":5: unknown key 'listen'"},
      {"tables:\n" + one + "    db: two/m.db", ":5: 'db' is given twice"},
      {"tables:\n" + one + "    resume: often", ":5: 'resume'"},
      {"tables:\n" + one + "    match: x", ":2: 'name' one cannot be watched so: --match"},
      {"tables:\n" + one + "    speed: warp", ":2: 'name' one cannot be watched so: --speed"},
      {"tables:\n" + one + "    rules: none.yaml", ":2: 'name' one cannot be watched so: none.yaml"},
      {"tables:\n" + one + "    calibration: c.yaml\n    lens: l.yaml", "excludes"},
      {"tables:\n" + one + one, ":5: 'name' is also that of table 'one'"},
      {"tables:\n" + one + "  - name: two\n    source: /dev/video0\n    db: two/m.db",
       ":6: 'source' is also that of table 'one'"},
      {"tables:\n" + one + "  - name: two\n    source: 1\n    db: ./one/n.db",
       ":7: 'db' lies in a folder that is also that of table 'one'"},
      {"tables:\n" + one + "    record: r\n  - name: two\n    source: 1\n    db: two/m.db\n    record: ./r",
       ":9: 'record' is also that of table 'one'"}};
  const TempFolder folder;
  for (const Wrong& wrong : all) {
    testing::write_text(folder / "hall.yaml", wrong.text + "\n");
    const Run run = run_ringside(folder.path(), {"watch", "--tables", "hall.yaml"});
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK_MESSAGE(has(run.err, "hall.yaml:"), run.err);
    CHECK_MESSAGE(has(run.err, wrong.said), run.err);
  }
}

TEST_CASE("what is of one table is not typed for many, and nothing without a source") {
  const TempFolder folder;
  testing::write_text(folder / "hall.yaml", "tables:\n  - name: one\n    source: none.avi\n");
  const std::vector<std::vector<std::string>> all{{"--db", "m.db"},
                                                  {"--match", "1"},
                                                  {"--record", "r"},
                                                  {"--table", "x"},
                                                  {"--calibration", "c.yaml"},
                                                  {"0"}};
  for (const auto& typed : all) {
    std::vector<std::string> words{"watch", "--tables", "hall.yaml"};
    words.insert(words.end(), typed.begin(), typed.end());
    const Run run = run_ringside(folder.path(), words);
    CHECK(run.code == 2);
    CHECK_MESSAGE((has(run.err, "is of one table") || has(run.err, "excludes")), run.err);
  }
  CHECK(has(run_ringside(folder.path(), {"watch"}).err, "give a camera, a video or --tables FILE"));
}

TEST_CASE("tables have pages of their own, and a signal ends all of them in order") {
  const TempFolder folder;
  const std::string game = std::string("source: ") + SHORT_GAME;
  testing::write_text(folder / "hall.yaml", file_of({{"one", {game}}, {"two", {game}}}));
  RunningWatch watch(folder.path(), {"--tables", "hall.yaml"});
  REQUIRE(watch.wait_for("board_found"));
  const auto answer = httplib::Client("127.0.0.1", watch.port()).Get("/api/state");
  REQUIRE(answer);
  CHECK(json::parse(answer->body).at("camera").at("status") == "running");
  CHECK(watch.stop(SIGTERM) == 0);
  std::map<std::string, std::string> last;
  for (std::string line = watch.next_event(); !line.empty(); line = watch.next_event()) {
    const json event = json::parse(line);
    last[event.at("table")] = event.value("note", "");
  }
  CHECK(last ==
        std::map<std::string, std::string>{{"one", "watching was stopped"}, {"two", "watching was stopped"}});
  CHECK(has(watch.further_messages(), "two: the table's page: http://127.0.0.1:"));
}

TEST_CASE("each table is on the broker under its name") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  const TempFolder folder;
  const std::string game = std::string("source: ") + SHORT_GAME;
  testing::write_text(folder / "hall.yaml", file_of({{"one", {game}}, {"two", {game}}}));
  setenv("XDG_DATA_HOME", folder.path().c_str(), 1);  // where tables of one program keep their tokens
  const testing::Observer observer(broker.address(), "ringside/club/#");
  RunningWatch watch(folder.path(),
                     {"--tables", "hall.yaml", "--mqtt", broker.address().shown(), "--hall", "club"});
  for (const char* const table : {"one", "two"}) {
    CHECK(observer.wait_for(std::string("ringside/club/") + table + "/events",
                            [](const json& event) { return event.at("event") == "board_found"; }));
  }
  CHECK(watch.stop(SIGTERM) == 0);
  unsetenv("XDG_DATA_HOME");
  CHECK(std::filesystem::exists(folder / "ringside" / "tokens"));
}

}  // namespace
}  // namespace ringside
