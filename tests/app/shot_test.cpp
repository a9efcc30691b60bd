// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/run_ringside.h"
#include "support/has.h"

// `ringside shot`, and `score` in the terms of rules, on a sample's scoring.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

const std::string kShotSample = testing::sample("round-1.jpg").string();

// round-1 without its black disc on the outer line, which thereby was not shot yet.
struct Shots {
  TempFolder folder;
  json before;

  Shots() {
    before = json::parse(run_ringside({"score", kShotSample, "--json", "-"}).out);
    auto& discs = before["discs"];
    discs.erase(std::remove_if(discs.begin(), discs.end(),
                               [](const json& disc) { return disc["team"] == "black" && disc["zone"] == 0; }),
                discs.end());
    write("before.json", before);
  }
  void write(const char* name, const json& state) const { testing::write_text(folder / name, state.dump()); }
  Run shot(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"shot", "before.json"});
    return run_ringside(folder.path(), arguments);
  }
};

json& a_red_disc(json& state) {
  for (json& disc : state["discs"]) {
    if (disc["team"] == "red") return disc;
  }
  throw std::logic_error("the sample has red discs");
}

TEST_CASE("a shot that moved a red disc is valid, one that moved nothing is not") {
  const Shots shots;
  json moved = shots.before;
  a_red_disc(moved)["base_mm"][0] = a_red_disc(moved)["base_mm"][0].get<double>() + 30;
  shots.write("moved.json", moved);
  const Run valid = shots.shot({"moved.json", "--shooter", "black"});
  CHECK(valid.code == 0);
  CHECK(valid.out.starts_with("shot of black, nca: valid\n"));
  const Run json_out = shots.shot({"before.json", "--shooter", "black", "--json", "-"});
  const json judgement = json::parse(json_out.out);
  CHECK(judgement["verdict"] == "invalid");
  CHECK(judgement["open"] == false);
  CHECK(judgement["placement"].is_null());
}

TEST_CASE("a photo will do as well as its scoring") {
  const Shots shots;
  // The sample itself has the black disc that came to rest on the outer line.
  const Run run = shots.shot({kShotSample, "--shooter", "black", "--json", "-"});
  const json judgement = json::parse(run.out);
  CHECK(judgement["verdict"] == "invalid");
  CHECK(judgement["removed"].size() == 1);
  CHECK(judgement["totals"]["red"]["total"] == 45);
}

TEST_CASE("--strict tells by the exit code when it cannot be told") {
  const Shots shots;
  json nudged = shots.before;
  a_red_disc(nudged)["base_mm"][0] = a_red_disc(nudged)["base_mm"][0].get<double>() + 2;
  shots.write("nudged.json", nudged);
  CHECK(shots.shot({"nudged.json", "--shooter", "black"}).code == 0);
  CHECK(shots.shot({"nudged.json", "--shooter", "black", "--strict"}).code == 1);
}

TEST_CASE("slips are one line that says what to do") {
  const Shots shots;
  for (const std::vector<std::string>& slip :
       {std::vector<std::string>{"before.json"},
        {"before.json", "--shooter", "blck"},
        {"before.json", "--shooter", "black", "--seat", "front"},
        {"before.json", "--shooter", "black", "--rules", "nc"},
        {"missing.json", "--shooter", "black"},
        {"before.json", "--shooter", "black", "--json", "before.json"}}) {
    const Run run = shots.shot(slip);
    CAPTURE(run.err);
    CHECK(run.code == 2);
    CHECK(has(run.err, "; "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

TEST_CASE("score tells a round in the terms of rules") {
  const Run run = run_ringside({"score", kShotSample, "--rules", "house", "--players", "Ann=black,Bob=red"});
  CHECK(run.code == 0);
  CHECK(has(run.out,
            "  Ann (black) 50, Bob (red) 45\n  house, game: 2:0\n  house, difference: 5 to Ann (black)\n"));
  CHECK(run_ringside({"score", kShotSample, "--rules", "house"}).code == 2);
  CHECK(run_ringside({"score", kShotSample, "--rules", "nca", "--players", "Ann=black"}).code == 2);
}

}  // namespace
}  // namespace ringside
