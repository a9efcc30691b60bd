// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "broker/observer.h"
#include "broker/running_broker.h"
#include "jobs/handed_batch.h"

// A batch whose handing side is killed, and that goes on with the answers it kept.
namespace ringside {
namespace {

using Json = nlohmann::ordered_json;
using testing::check_same;
using testing::make_photos;
using testing::Observer;
using testing::read_file;
using testing::Run;
using testing::run_ringside;
using testing::scoring;
using testing::started;

namespace fs = std::filesystem;
using Names = std::multiset<std::string>;

// Photos whose answers a file has.
Names kept_in(const fs::path& file) {
  Names names;
  std::istringstream lines(read_file(file));
  std::string line;
  while (std::getline(lines, line)) {
    const Json json = Json::parse(line, nullptr, false);
    if (json.is_object() && json.contains("scoring")) names.insert(json["scoring"]["photo"]);
  }
  return names;
}

// Photos of a run's jobs. One may have been handed out twice.
std::set<std::string> handed_out(const Observer& jobs) {
  std::set<std::string> names;
  for (const MqttMessage& message : jobs.came())
    names.insert(Json::parse(message.payload.substr(0, message.payload.find('\n'))).at("name"));
  return names;
}

std::set<std::string> scored_in(const fs::path& json) {
  std::set<std::string> names;
  for (const Json& scoring : Json::parse(read_file(json)))
    if (scoring.at("status") == "scored") names.insert(scoring.at("photo"));
  return names;
}

constexpr const char* kJobs = "ringside/workers/main/jobs";

TEST_CASE("a batch that was killed goes on: the same bytes as alone, and nothing is scored twice") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  const int count = testing::number_of_photos(30);
  make_photos(folder / "photos", count);
  const Run alone = run_ringside(folder.path(), scoring("alone", {"--jobs", "2"}));
  const auto all_scored = scored_in(folder / "alone.json");

  const testing::RunningBroker broker;
  const std::string url = broker.address().shown();
  const auto first = started({"worker", "--mqtt", url}), second = started({"worker", "--mqtt", url});
  const fs::path answers = folder / "answers.jsonl";
  {
    const Observer observer(broker.address(), "ringside/workers/#");
    halls::ChildProgram handing(
        {"/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path().string(), RINGSIDE_PROGRAM, "score",
         "photos", "--workers", url, "--answers", answers.string()},
        "/dev/null");
    REQUIRE(observer.wait_for(
        [&](const auto& came) { return testing::answered(came) >= static_cast<std::size_t>(count) / 3; }));
    REQUIRE(handing.runs());
    handing.kill();
  }
  const Names kept = kept_in(answers);
  CHECK(kept.size() > 2);
  CHECK(kept.size() < all_scored.size());

  const auto go_on = [&] {
    return run_ringside(folder.path(), scoring("handed", {"--workers", url, "--answers", "answers.jsonl"}));
  };
  {
    const Observer jobs(broker.address(), kJobs);
    check_same(folder.path(), alone, go_on());
    const auto handed = handed_out(jobs);
    CHECK(handed.size() == static_cast<std::size_t>(count) - kept.size());
    for (const std::string& name : kept) CHECK_FALSE(handed.contains(name));
  }
  CHECK(kept_in(answers) == Names(all_scored.begin(), all_scored.end()));

  const Observer jobs(broker.address(), kJobs);
  const Run again = go_on();
  check_same(folder.path(), alone, again);
  CHECK(handed_out(jobs) == std::set<std::string>{"photos/photo-7.jpg"});  // the one that is no picture
  CHECK(again.err.find("photos were answered before") != std::string::npos);
}

TEST_CASE("--answers that would cost a file is refused with a word") {
  const test::TempFolder folder;
  make_photos(folder / "photos", 8);
  fs::copy_file(testing::sample("club-round.jpg"), folder / "other.jpg");
  const auto refused = [&](std::vector<std::string> words, const std::string& about) {
    words.insert(words.begin(), {"score", "photos"});
    const Run run = run_ringside(folder.path(), words);
    CHECK(run.code == 2);
    CHECK_MESSAGE(testing::is_one_error_about(run.err, about), run.err);
  };
  const std::string workers = "--workers", url = "mqtt://127.0.0.1:9";
  refused({"--answers", "a"}, "--answers");
  refused({workers, url, "--answers", "-"}, "--answers");
  refused({workers, url, "--answers", "photos"}, "photos");
  refused({workers, url, "--answers", "photos/photo-1.jpg"}, "photos/photo-1.jpg");
  refused({workers, url, "--answers", "r", "--json", "./r"}, "r");
  refused({workers, url, "--answers", "other.jpg"}, "other.jpg");
  CHECK(read_file(folder / "other.jpg") == read_file(testing::sample("club-round.jpg")));
  CHECK_FALSE(fs::exists(folder / "a"));
}

}  // namespace
}  // namespace ringside
