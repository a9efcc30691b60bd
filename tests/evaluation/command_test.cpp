// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "evaluation/fake_program.h"
#include "evaluation/process.h"
#include "report/example_report.h"
#include "report/json/json.h"

// tools/evaluate as a developer runs it, with a program that answers what lies in PHOTO itself.
namespace ringside {
namespace {

using evaluation::ProcessResult;
using nlohmann::json;
using testing::fake_program;

const std::string kEcho = "exec cat \"$4\"\n";
const std::string kTruth =
    "size: [100, 100]\ndiscs:\n  - {x: 1, y: 2, r: 5, colour: black, zone: 15}\ntotals: {team1: 15, "
    "team1_colour: black}\n";

ProcessResult run(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), EVALUATE_PROGRAM);
  return evaluation::run_process(arguments, std::chrono::hours(1));
}

bool is_one_line(const std::string& err) {
  return err.starts_with("evaluate: ") && std::count(err.begin(), err.end(), '\n') == 1;
}

// A folder "photos" of refused photos with truth.
void fill(const test::TempFolder& folder, int count) {
  for (int i = 0; i < count; ++i) {
    const std::string name = "photos/" + std::to_string(i);
    folder.write(name + ".jpg",
                 json_text({i % 2 == 0 ? testing::refused_report() : testing::example_report()}));
    folder.write(name + ".yaml", kTruth);
  }
}

json figures(const test::TempFolder& folder, const std::string& jobs) {
  const ProcessResult result = run(
      {(folder / "photos").string(), "--program", (folder / "fake").string(), "--json", "-", "--jobs", jobs});
  CHECK(result.code == 0);
  return json::parse(result.out);
}

TEST_CASE("the figures are a table, or JSON with the cost apart") {
  const test::TempFolder folder;
  fake_program(folder, kEcho);
  fill(folder, 2);
  const ProcessResult table =
      run({(folder / "photos").string(), "--program", (folder / "fake").string(), "--list"});
  CHECK(table.code == 0);
  CHECK(table.err.empty());
  CHECK(table.out.find("photos/0.jpg") != std::string::npos);
  CHECK(table.out.find("not scored:\n") != std::string::npos);
  const json all = figures(folder, "1");
  CHECK(all["all"]["boards"]["found"]["count"] == 1);
  CHECK(all["all"]["boards"]["found"]["of"] == 2);
  CHECK(all["folders"][(folder / "photos").string()] == all["all"]);
  CHECK(all["photos"].size() == 2);
  CHECK(all["photos"][0]["board"] == "refused");
  CHECK(all["cost"]["all"]["wall_ms"]["count"] == 2);
}

TEST_CASE("all but the cost is the same for any number of jobs") {
  const test::TempFolder folder;
  fake_program(folder, kEcho);
  fill(folder, 9);
  json one = figures(folder, "1");
  json many = figures(folder, "4");
  CHECK(one["cost"]["photos"].size() == 9);
  one.erase("cost");
  many.erase("cost");
  CHECK(one == many);
}

TEST_CASE("a crash and a hang do not stop the others and make exit code 1") {
  const test::TempFolder folder;
  fill(folder, 3);
  const std::string crash = "case \"$4\" in */1.jpg) kill -TERM $$;; esac\n" + kEcho;
  const ProcessResult crashed =
      run({(folder / "photos").string(), "--program", fake_program(folder, crash).string()});
  CHECK(crashed.code == 1);
  CHECK(crashed.out.find("1.jpg: no answer: crashed by signal 15") != std::string::npos);
  const ProcessResult hung = run({(folder / "photos").string(), "--limit", "0.001", "--program",
                                  fake_program(folder, "exec sleep 100000\n").string()});
  CHECK(hung.code == 1);
  CHECK(hung.out.find("2.jpg: no answer: stopped after 0.001 s") != std::string::npos);
}

TEST_CASE("wrong usage and unreadable truth are one line and exit code 2") {
  const test::TempFolder folder;
  fill(folder, 1);
  folder.write("broken/a.jpg", "");
  folder.write("broken/a.yaml", "size: [1, 2\n");
  const std::string photos = (folder / "photos").string();
  const std::vector<std::vector<std::string>> mistakes{{"--frobnicate"},
                                                       {photos, "--jobs", "0"},
                                                       {photos, "--jobs", "two"},
                                                       {photos, "--limit", "0"},
                                                       {photos, "--program", "/nowhere/ringside"},
                                                       {photos, "--json", "/nowhere/figures.json"},
                                                       {(folder / "nowhere").string()},
                                                       {(folder / "broken").string()}};
  for (const auto& arguments : mistakes) {
    const ProcessResult result = run(arguments);
    CAPTURE(result.err);
    CHECK(result.code == 2);
    CHECK(result.out.empty());
    CHECK(is_one_line(result.err));
  }
}

TEST_CASE("help goes to stdout") {
  const ProcessResult result = run({"--help"});
  CHECK(result.code == 0);
  CHECK(result.err.empty());
  CHECK(result.out.find("--limit") != std::string::npos);
}

}  // namespace
}  // namespace ringside
