// SPDX-License-Identifier: MIT
#include "watching/clips.h"

#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "evaluation/fake_program.h"
#include "evaluation/photo_set.h"
#include "evaluation/process.h"

// tools/evaluate --clips as a developer runs it, with a program that tells what lies in the VIDEO itself.
namespace ringside {
namespace {

using nlohmann::json;
using testing::fake_program;

// Called as `watch VIDEO --speed max`.
const std::string kEcho = "[ \"$1 $3 $4\" = \"watch --speed max\" ] || exit 2\nexec cat \"$2\"\n";

const std::string kTruth = R"(video: a.avi
fps: 30
frames: 300
teams: [black, red]
image_from_board: [[2, 0, 0], [0, -2, 0], [0, 0, 1]]
events:
  - {frame: 0, event: discs_at_rest, stopped: 0, seen: [[0, 100]], discs: [], scores: {black: 0, red: 0}}
  - {frame: 120, event: shot_begun, team: red, disc: 1, valid: true}
  - {frame: 130, event: twenty, team: red, disc: 1}
  - {frame: 150, event: twenty_lifted, team: red, disc: 1}
  - {frame: 160, event: discs_at_rest, stopped: 150, seen: [[160, 300]], discs: [], scores: {black: 0, red: 20}}
)";

const std::string kTold = R"({"event":"discs_at_rest","frame":12,"discs":[],"totals":{}}
{"event":"shot_begun","frame":121}
{"event":"twenty","frame":133,"team":"red"}
{"event":"discs_at_rest","frame":169,"discs":[],"totals":{"red":{"board":0,"twenties":1,"total":20}}}
)";

evaluation::ProcessResult run(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {EVALUATE_PROGRAM, "--clips"});
  return evaluation::run_process(arguments, std::chrono::hours(1));
}

TEST_CASE("clips are watched and judged, and what was told is kept") {
  const test::TempFolder folder;
  folder.write("clips/a.avi", kTold);
  folder.write("clips/a.yaml", kTruth);
  folder.write("clips/without-truth.avi", kTold);
  const std::string program = fake_program(folder, kEcho).string();
  const auto result = run({(folder / "clips").string(), "--program", program, "--json", "-", "--keep",
                           (folder / "kept").string()});
  CHECK(result.err.empty());
  REQUIRE(result.code == 0);
  const json figures = json::parse(result.out);
  REQUIRE(figures["clips"].size() == 2);
  const json& all = figures["clips"][1];
  CHECK(all["clip"] == "all");
  CHECK(all["twenties"] == json{{"count", 1}, {"of", 1}});
  CHECK(all["shot_f1"] == 1.0);
  CHECK(all["phantoms"] == 0);
  CHECK(all["rests"]["exact"] == 2);
  CHECK(figures["cost"][0]["peak_memory_mb"] > 0);
  CHECK(std::filesystem::exists(folder / "kept/a.jsonl"));
}

TEST_CASE("a clip of whole rounds is watched in a match of its sides") {
  const test::TempFolder folder;
  folder.write("clips/a.avi", kTold);
  folder.write("clips/a.yaml", kTruth + "  - {frame: 200, event: round_over, scores: {black: 0, red: 20}}\n" +
                                   "discs_per_side: 8\n");
  const std::string log = (folder / "log").string();
  const std::string program =
      fake_program(folder, "echo \"$*\" >> " + log + "\n[ $1 = watch ] && cat \"$2\"\nexit 0\n").string();
  REQUIRE(run({(folder / "clips").string(), "--program", program}).code == 0);
  std::ifstream told(log);
  std::string begun, watched;
  std::getline(told, begun);
  std::getline(told, watched);
  CHECK(begun.starts_with("match new --rules nca --players First=black,Second=red --discs-each 8 --db "));
  CHECK(watched.find("--speed max --match 1 --db ") != std::string::npos);
  const std::string ledger = watched.substr(watched.rfind(' ') + 1);
  CHECK(begun.ends_with(ledger));
  CHECK_FALSE(std::filesystem::exists(std::filesystem::path(ledger).parent_path()));
}

TEST_CASE("a program that fails or tells nonsense gives no answer, and exit code 1") {
  const test::TempFolder folder;
  folder.write("clips/a.avi", "what?\n");
  folder.write("clips/a.yaml", kTruth);
  const std::string clips = (folder / "clips").string();
  const auto nonsense = run({clips, "--program", fake_program(folder, kEcho).string()});
  CHECK(nonsense.code == 1);
  CHECK(nonsense.out.find("a: no answer: line 1 is not as docs/live.md says") != std::string::npos);
  const auto failing =
      run({clips, "--program", fake_program(folder, "echo ringside: no such video >&2\nexit 2\n").string()});
  CHECK(failing.code == 1);
  CHECK(failing.out.find("a: no answer: exit code 2: ringside: no such video") != std::string::npos);
}

TEST_CASE("a folder without clips and a bad truth file are refused") {
  const test::TempFolder folder;
  folder.write("empty/a.txt", "");
  CHECK_THROWS_WITH_AS(watching::find_clips({folder / "empty"}), doctest::Contains("has no clip with truth"),
                       evaluation::FolderError);
  folder.write("clips/a.avi", kTold);
  folder.write("clips/a.yaml", "fps: 30\nframes: 1\nteams: [black, red]\n");
  const auto result = run({(folder / "clips").string(), "--program", fake_program(folder, kEcho).string()});
  CHECK(result.code == 2);
  CHECK(result.err.find("image_from_board") != std::string::npos);
}

}  // namespace
}  // namespace ringside
