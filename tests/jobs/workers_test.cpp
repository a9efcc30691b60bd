// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "broker/observer.h"
#include "broker/running_broker.h"
#include "jobs/handed_batch.h"

// Photos handed out to programs of their own through a real broker, while things go wrong.
namespace ringside {
namespace {

using Json = nlohmann::ordered_json;
using halls::ChildProgram;
using testing::answered;
using testing::check_same;
using testing::make_photos;
using testing::number_of_photos;
using testing::Observer;
using testing::read_file;
using testing::Run;
using testing::run_ringside;
using testing::RunningBroker;
using testing::scoring;
using testing::started;

namespace fs = std::filesystem;

TEST_CASE("workers are killed and the broker is restarted: every photo once, the same bytes as alone") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  const int count = number_of_photos(60);
  make_photos(folder / "photos", count);
  const Run alone = run_ringside(folder.path(), scoring("alone", {"--jobs", "2"}));
  CHECK(alone.code == 1);  // of the one that is no picture
  REQUIRE(Json::parse(read_file(folder / "alone.json")).size() == static_cast<std::size_t>(count));

  RunningBroker broker;
  const std::string url = broker.address().shown();
  std::vector<ChildProgram> workers;
  for (int i = 0; i < 4; ++i) workers.push_back(started({"worker", "--mqtt", url}));
  const auto watching = [&] { return std::make_unique<Observer>(broker.address(), "ringside/workers/#"); };
  auto observer = watching();
  Run handed;
  std::jthread handing([&] { handed = run_ringside(folder.path(), scoring("handed", {"--workers", url})); });
  const auto wait_for_more = [&](int photos) {
    REQUIRE(observer->wait_for(
        [&](const auto& came) { return answered(came) >= static_cast<std::size_t>(photos); }));
  };
  wait_for_more(count / 6);
  workers[0].kill();
  wait_for_more(count / 3);
  workers[1].kill();
  broker.kill();
  broker.start();
  observer = watching();
  wait_for_more(count / 6);
  handing.join();
  check_same(folder.path(), alone, handed);
}

TEST_CASE("options travel with the photos, and photos on a shared folder do not") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  make_photos(folder / "photos", 8);
  const RunningBroker broker;
  const std::string url = broker.address().shown();
  const Observer observer(broker.address(), "ringside/workers/club/jobs");
  const ChildProgram worker = started(
      {"worker", "--mqtt", url, "--pool", "club", "--photos", (folder / "photos").string(), "--jobs", "2"});
  fs::copy_file(testing::sample("../models/rules/nca.yaml"), folder / "ours.yaml");
  const std::vector<std::string> options{"--confidence",      "3",       "--rules", "ours.yaml", "--players",
                                         "Ann=black,Bob=red", "--strict"};
  const auto with = [&](std::vector<std::string> further) {
    further.insert(further.end(), options.begin(), options.end());
    return further;
  };
  const Run alone = run_ringside(folder.path(), scoring("alone", with({})));
  const Run handed = run_ringside(
      folder.path(), scoring("handed", with({"--workers", url, "--pool", "club", "--shared", "photos"})));
  check_same(folder.path(), alone, handed);
  for (const MqttMessage& message : observer.came()) CHECK(message.payload.size() < 10'000);
}

TEST_CASE("what cannot be handed out is refused with a word") {
  const test::TempFolder folder;
  make_photos(folder / "photos", 8);
  const auto refused = [&](const std::vector<std::string>& further, const std::string& about) {
    std::vector<std::string> words{"score", "photos", "--workers", "mqtt://127.0.0.1:9"};
    words.insert(words.end(), further.begin(), further.end());
    const Run run = run_ringside(folder.path(), words);
    CHECK(run.code == 2);
    CHECK_MESSAGE(testing::is_one_error_about(run.err, about), run.err);
  };
  refused({"--report", "r"}, "--workers");
  refused({"--overlay", "o"}, "--workers");
  refused({"--shared", "nowhere"}, "--shared");
  refused({"--pool", "a/b"}, "--pool");
  refused({"--calibration", "photos/missing.yaml"}, "photos/missing.yaml");
}

TEST_CASE("a broker that lets nobody hand out says so, and workers come only with a word") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  make_photos(folder / "photos", 8);
  const RunningBroker broker("allow_anonymous true\nacl_file FOLDER/acl\n", [](const fs::path& place) {
    testing::write_text(place / "acl",
                        "topic read ringside/workers/#\ntopic write ringside/workers/+/presence/+\n");
  });
  const std::string url = broker.address().shown();
  const ChildProgram worker = started({"worker", "--mqtt", url});
  const Run run = run_ringside(folder.path(), {"score", "photos", "--workers", url});
  CHECK(run.code == 2);
  CHECK_MESSAGE(run.err.find("the broker refuses jobs") != std::string::npos, run.err);
}

}  // namespace
}  // namespace ringside
