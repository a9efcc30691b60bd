// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/run_ringside.h"
#include "evaluation/photo_truth.h"
#include "support/has.h"

// The program as a user runs it, on a sample with exact truth.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

namespace fs = std::filesystem;

const std::string kSample = testing::sample("round-1.jpg").string();

std::map<std::string, int> totals_in(const json& photo) {
  std::map<std::string, int> totals;
  for (const auto& [team, total] : photo["totals"].items()) totals[team] = total["total"].get<int>();
  return totals;
}

TEST_CASE("a sample's totals are those of its truth") {
  const Run run = run_ringside({"score", kSample, "--json", "-"});
  CHECK(run.code == 0);
  const json photo = json::parse(run.out);
  const evaluation::PhotoTruth truth = evaluation::read_truth(testing::sample("round-1.yaml"));
  CHECK(photo["status"] == "scored");
  CHECK(totals_in(photo) == truth.totals);
  CHECK(photo["discs"].size() == truth.discs.size());
}

TEST_CASE("sides are called as the players say, where the light leaves it open") {
  const auto totals = [](const std::string& players) {
    return totals_in(json::parse(
        run_ringside({"score", kSample, "--rules", "nca", "--players", players, "--json", "-"}).out));
  };
  using Totals = std::map<std::string, int>;
  CHECK(totals("Ann=black,Bob=red") == Totals{{"black", 50}, {"red", 45}});
  CHECK(totals("Ann=black,Bob=orange") == Totals{{"black", 50}, {"orange", 45}});
  CHECK(totals("Ann=black,Bob=white") == Totals{{"black", 50}, {"red", 45}});  // no light makes red white
}

TEST_CASE("the club's camera was calibrated on the empty board and scores a round with it") {
  const std::string file =
      (testing::sample("").parent_path().parent_path() / "calibration/club.yaml").string();
  const Run run = run_ringside(
      {"score", testing::sample("club-round.jpg").string(), "--calibration", file, "--json", "-"});
  CHECK(run.code == 0);
  const json photo = json::parse(run.out);
  const evaluation::PhotoTruth truth = evaluation::read_truth(testing::sample("club-round.yaml"));
  CHECK(totals_in(photo) == truth.totals);
  CHECK(photo["discs"].size() == truth.discs.size());
}

TEST_CASE("a plain run prints the table and nothing else on stdout") {
  const Run run = run_ringside({"score", kSample});
  CHECK(run.code == 0);
  CHECK(run.out.starts_with(kSample + "\n  discs in"));
  CHECK(has(run.out, "points: "));
}

TEST_CASE("twenties count 20 each") {
  const evaluation::PhotoTruth truth = evaluation::read_truth(testing::sample("round-1.yaml"));
  const std::string team = truth.totals.begin()->first;
  const Run run = run_ringside({"score", kSample, "--twenties", team + "=2", "--json", "-"});
  CHECK(totals_in(json::parse(run.out))[team] == truth.totals.at(team) + 40);
}

TEST_CASE("twenties of a third colour are refused, not guessed at") {
  const Run run = run_ringside({"score", kSample, "--twenties", "purple=1", "--json", "-"});
  CHECK(run.code == 1);
  CHECK(json::parse(run.out)["status"] == "refused");
  CHECK(has(run.err, "correct --twenties"));
}

TEST_CASE("a hole that may hold a disc has both results told, until its colour's twenties are given") {
  const std::string twenty = testing::sample("twenty.jpg").string();  // a black disc flat in a black hole
  const Run asks = run_ringside({"score", twenty, "--strict", "--json", "-"});
  CHECK(asks.code == 1);
  CHECK(has(asks.err, "the hole may be empty or hold a disc (black); add --twenties black=1"));
  const json photo = json::parse(asks.out);
  CHECK(photo["hole"]["maybe"] == "black");
  const auto& outcomes = photo["open_calls"]["outcomes"];
  REQUIRE(outcomes.size() >= 2);
  const int with = outcomes.back()["totals"]["black"]["total"].get<int>();
  CHECK(with - outcomes.front()["totals"]["black"]["total"].get<int>() >= 20);
  const evaluation::PhotoTruth truth = evaluation::read_truth(testing::sample("twenty.yaml"));
  CHECK(std::any_of(outcomes.begin(), outcomes.end(),
                    [&](const json& outcome) { return totals_in(outcome) == truth.totals; }));

  const Run answered = run_ringside({"score", twenty, "--twenties", "black=1", "--json", "-"});
  CHECK_FALSE(has(answered.err, "the hole may be empty"));
  CHECK(json::parse(answered.out)["hole"]["maybe"].is_null());
  CHECK(totals_in(json::parse(answered.out)) == truth.totals);
}

TEST_CASE("one bad photo does not stop a batch, and its exit code wins") {
  for (const bool bad_first : {true, false}) {
    const auto photos = bad_first ? std::array<std::string, 2>{"missing.jpg", kSample}
                                  : std::array{kSample, std::string("missing.jpg")};
    const Run run = run_ringside({"score", photos[0], photos[1], "--json", "-"});
    CHECK(run.code == 2);
    CHECK(has(run.err, "ringside: missing.jpg: no such file; "));
    const json all = json::parse(run.out);
    REQUIRE(all.size() == 2);
    CHECK(all[bad_first ? 0 : 1]["status"] == "refused");
    CHECK(all[bad_first ? 1 : 0]["status"] == "scored");
  }
}

TEST_CASE("a file among photos that is no picture is one line, and the rest is scored") {
  const TempFolder folder;
  testing::write_text(folder / "notes.yaml", "round: 1\n");
  testing::write_text(folder / "empty.jpg", "");
  const Run run = run_ringside(folder.path(), {"score", "notes.yaml", kSample, "empty.jpg", "--json", "-"});
  CHECK(run.code == 1);
  CHECK(has(run.err,
            "ringside: notes.yaml: not a JPEG, PNG, WebP, TIFF, HEIC or AVIF picture; give a photo\n"));
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 2);
  CHECK(json::parse(run.out)[1]["status"] == "scored");
  CHECK(run_ringside(folder.path(), {"score", "notes.yaml", "empty.jpg"}).code == 2);
  CHECK(run_ringside(folder.path(), {"score", "notes.yaml"}).code == 2);
}

TEST_CASE("reports go to files beside the table, and replacing one is said") {
  const TempFolder folder;
  const std::vector<std::string> arguments{"score", kSample, "--json", "r.json", "--csv", "r.csv"};
  const Run first = run_ringside(folder.path(), arguments);
  CHECK(first.code == 0);
  CHECK(has(first.out, "discs in"));
  CHECK_FALSE(has(first.err, "replaced"));
  const json photo = json::parse(testing::read_file(folder / "r.json"));
  const std::string csv = testing::read_file(folder / "r.csv");
  CHECK(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')) == 1 + photo["discs"].size());

  const Run second = run_ringside(folder.path(), arguments);
  CHECK(second.code == 0);
  CHECK(has(second.err, "ringside: r.json: replaced\n"));
  CHECK(has(second.err, "ringside: r.csv: replaced\n"));
}

TEST_CASE("--csv - prints rows and no table") {
  const Run run = run_ringside({"score", kSample, "--csv", "-"});
  CHECK(run.code == 0);
  CHECK(run.out.starts_with("photo,id,team,"));
  CHECK_FALSE(has(run.out, "discs in"));
}

TEST_CASE("overlays of photos of the same name do not take each other's place") {
  const TempFolder folder;
  fs::create_directory(folder / "other");
  fs::copy_file(kSample, folder / "other" / "round-1.jpg");
  const Run run = run_ringside(folder.path(), {"score", kSample, "other/round-1.jpg", "--overlay", "marked"});
  CHECK(run.code == 0);
  for (const char* name : {"round-1-overlay.jpg", "round-1-overlay-2.jpg"}) {
    CAPTURE(name);
    CHECK(cv::imread((folder / "marked" / name).string()).size() == cv::imread(kSample).size());
  }
}

TEST_CASE("a photo is scored, drawn and reported whatever its name is") {
  const TempFolder folder;
  const std::vector<std::string> names{
      "Übung – größe.jpg", "日本語.jpg", "per%cent %s #1?.jpg",         "new\nline.jpg",
      "q\"uo'te<b>&.jpg",  "-rf.jpg",    std::string(240, 'x') + ".jpg"};
  std::vector<std::string> arguments{"score",  "--json",   "all.json", "--overlay",
                                     "marked", "--report", "report",   "--"};
  for (const std::string& name : names) {
    fs::copy_file(kSample, folder / name);
    arguments.push_back(name);
  }
  const Run run = run_ringside(folder.path(), arguments);
  CAPTURE(run.err);
  CHECK(run.code == 0);
  const json all = json::parse(testing::read_file(folder / "all.json"));
  REQUIRE(all.size() == names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    CAPTURE(names[i]);
    CHECK(all[i]["photo"] == names[i]);
    CHECK(all[i]["totals"] == all[0]["totals"]);
    const std::string stem = fs::path(names[i]).stem().string();
    CHECK(fs::exists(folder / "marked" / (stem + "-overlay.jpg")));
  }
}

TEST_CASE("the same photo gives the same result") {
  const auto results = [] {
    json photo = json::parse(run_ringside({"score", kSample, "--json", "-"}).out);
    photo.erase("timing_ms");
    return photo;
  };
  CHECK(results() == results());
}

}  // namespace
}  // namespace ringside
