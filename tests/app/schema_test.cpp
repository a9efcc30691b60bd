// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/documented_schema.h"
#include "app/run_ringside.h"
#include "support/has.h"

// docs/schema, against what the program writes. tests/watch has the events.
namespace ringside {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::read_file;
using testing::Run;
using testing::run_ringside;
using testing::schema_misfits;
using Complaints = std::vector<std::string>;

const std::string kRound = testing::sample("round-1.jpg").string();
const std::string kTwenty = testing::sample("twenty.jpg").string();

json json_of_run(const std::vector<std::string>& words) { return json::parse(run_ringside(words).out); }

std::string blank_photo(const test::TempFolder& folder) {
  const std::string file = folder / "blank.jpg";
  cv::imwrite(file, cv::Mat(700, 700, CV_8UC3, cv::Scalar(90, 120, 150)));
  return file;
}

TEST_CASE("docs/schema describes what score and its reports write") {
  const test::TempFolder folder;
  const std::string report = folder / "report";
  const json photos =
      json_of_run({"score", kRound, kTwenty, blank_photo(folder), "--report", report, "--json", "-"});
  REQUIRE(photos.size() == 3);
  CHECK(schema_misfits(photos, "score") == Complaints{});
  CHECK(schema_misfits(photos[0], "score") == Complaints{});
  for (const char* entry : {"0001.json", "0002.json", "0003.json"})
    CHECK(schema_misfits(json::parse(read_file(fs::path(report) / "photos" / entry)), "report-entry") ==
          Complaints{});
}

TEST_CASE("docs/schema describes what score writes of calls that people ruled on") {
  const json photo =
      json_of_run({"score", kRound, "--rulings", "1=10", "--twenties", "red=1", "--json", "-"});
  REQUIRE_FALSE(photo["discs"][0]["ruling"].is_null());
  CHECK(schema_misfits(photo, "score") == Complaints{});
}

TEST_CASE("docs/schema describes what judge writes") {
  const test::TempFolder folder;
  CHECK(schema_misfits(json_of_run({"judge", kTwenty, "-o", folder.path(), "--json", "-"}), "judge") ==
        Complaints{});
  CHECK(run_ringside({"judge", kRound, "--disc", "1", "-o", folder.path()}).code == 0);
  int read = 0;
  for (const auto& file : fs::directory_iterator(folder.path())) {
    if (file.path().extension() != ".json") continue;
    CHECK(schema_misfits(json::parse(read_file(file.path())), "evidence") == Complaints{});
    ++read;
  }
  CHECK(read >= 2);
  CHECK(fs::exists(folder / "twenty-hole.json"));
}

TEST_CASE("docs/schema describes what shot, calibrate --check and match write") {
  CHECK(schema_misfits(json_of_run({"shot", kRound, kRound, "--shooter", "black", "--json", "-"}), "shot") ==
        Complaints{});
  const std::string calibration =
      (testing::sample("").parent_path().parent_path() / "calibration" / "club.yaml").string();
  const std::string club = testing::sample("club-round.jpg").string();
  CHECK(schema_misfits(json_of_run({"calibrate", "--check", calibration, club, "--json", "-"}), "check") ==
        Complaints{});
  const json refused = json_of_run({"calibrate", "--check", calibration, kRound, "--json", "-"});
  CHECK(schema_misfits(refused, "check") == Complaints{});

  const test::TempFolder folder;
  const auto match = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "match");
    words.insert(words.end(), {"--db", "m.db"});
    CHECK(run_ringside(folder.path(), words).code == 0);
  };
  match({"new", "--rules", "club", "--players", "Ann=black,Bob=red"});
  match({"add", kRound});
  match({"twenty", "red"});
  match({"undo"});
  match({"redo"});
  match({"rename", "Ann", "Anna"});
  match({"rule", "--disc", "1", "--zone", "10", "--by", "referee"});
  match({"export", "-o", "match.json"});
  const json exported = json::parse(read_file(folder / "match.json"));
  CHECK(exported["entries"].size() == 6);
  CHECK(schema_misfits(exported, "match") == Complaints{});
  const Run stats = run_ringside(folder.path(), {"stats", "m.db", "--json", "-"});
  CHECK(schema_misfits(json::parse(stats.out), "stats") == Complaints{});
}

TEST_CASE("docs/schema describes the shots that a live table keeps with a round") {
  const test::TempFolder folder;
  const auto match = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "match");
    words.insert(words.end(), {"--db", "m.db"});
    CHECK(run_ringside(folder.path(), words).code == 0);
    return json::parse(read_file(folder / "match.json"));
  };
  testing::write_text(folder / "match.json", "{}");
  match({"new", "--rules", "nca", "--players", "Ann=black,Bob=red"});
  match({"add", "--points", "Ann=10,Bob=5"});
  json watched = match({"export", "-o", "match.json"});
  watched["uuid"] = "00000000-0000-4000-8000-000000000001";
  watched["entries"][0]["shots"] = {{{"team", "black"}, {"verdict", "valid"}, {"open", true}},
                                    {{"team", nullptr}, {"verdict", "cannot tell"}, {"open", nullptr}}};
  testing::write_text(folder / "match.json", watched.dump());
  match({"import", "match.json"});
  const json again = match({"export", "-o", "match.json"});
  CHECK(again["entries"] == watched["entries"]);
  CHECK(schema_misfits(again, "match") == Complaints{});
}

TEST_CASE("each file of docs/schema is of a report that is tested") {
  CHECK(testing::schema_names() == std::vector<std::string>{"check", "event", "evidence", "judge", "match",
                                                            "report-entry", "score", "shot", "stats"});
}

TEST_CASE("a field that a schema does not describe, and one that it misses, is found") {
  json photo = json_of_run({"score", kRound, "--json", "-"});
  photo["discs"][0]["weight"] = 1;
  photo.erase("totals");
  const std::string complaints = json(schema_misfits(photo, "score")).dump();
  CHECK(test::has(complaints, "fits 0 of the kinds"));
}

}  // namespace
}  // namespace ringside
