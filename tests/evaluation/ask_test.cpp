// SPDX-License-Identifier: MIT
#include "evaluation/ask.h"

#include <doctest/doctest.h>

#include <set>

#include "evaluation/fake_program.h"
#include "evaluation/process.h"
#include "report/example_report.h"
#include "report/json/json.h"

namespace ringside {
namespace {

using evaluation::Answer;
using evaluation::ask;
using evaluation::ask_all;
using testing::fake_program;

namespace fs = std::filesystem;

Answer answer_of(const std::string& script, std::chrono::milliseconds limit = std::chrono::hours(1)) {
  const test::TempFolder folder;
  return ask("a.jpg", {.program = fake_program(folder, script), .limit = limit}).answer;
}

std::string missing(const Answer& answer) { return answer.missing() ? answer.missing()->what : "(answered)"; }

TEST_CASE("crashes, hangs, exit codes and nonsense are told apart") {
  CHECK(missing(answer_of("kill -TERM $$\n")) == "crashed by signal 15 (Terminated)");
  CHECK(missing(answer_of("exec sleep 100000\n", std::chrono::milliseconds(1))) == "stopped after 0.001 s");
  CHECK(missing(answer_of("echo no models >&2; exit 77\n")) == "exit code 77; it said: no models");
  CHECK(missing(answer_of("echo hello\n")) == "its answer is no JSON");
  CHECK(missing(answer_of("echo '{}'\n")).starts_with("its answer is not as docs/json.md says"));
}

TEST_CASE("a refusal with its exit code is an answer") {
  const test::TempFolder folder;
  const auto reply = folder.write("refused.json", json_text({testing::refused_report()}));
  for (const std::string code : {"0", "1", "2"}) {
    CHECK(answer_of("cat '" + reply.string() + "'; exit " + code + "\n").refused());
  }
}

TEST_CASE("replies stand in the order of the photos, whatever the number of jobs") {
  const test::TempFolder folder;
  std::vector<fs::path> photos;
  for (int width = 1; width <= 12; ++width) {
    PhotoReport report = testing::refused_report();
    report.width = width;
    photos.push_back(folder.write(std::to_string(width), json_text({report})));
  }
  const fs::path program = fake_program(folder, "[ -s \"$4\" ] || kill -TERM $$\nexec cat \"$4\"\n");
  photos.push_back(folder.write("empty", ""));
  for (const int jobs : {1, 4}) {
    CAPTURE(jobs);
    std::multiset<std::size_t> begun;
    const auto replies = ask_all(photos, {.program = program, .limit = std::chrono::hours(1), .jobs = jobs},
                                 [&](std::size_t i) { begun.insert(i); });
    REQUIRE(replies.size() == photos.size());
    for (int i = 0; i < 12; ++i) CHECK(replies[static_cast<std::size_t>(i)].answer.width == i + 1);
    CHECK(replies.back().answer.missing());
    CHECK(begun == std::multiset<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  }
}

TEST_CASE("the program is given the disc model that was asked for, and else none") {
  CHECK(missing(answer_of("echo \"$@\" >&2; exit 77\n")) == "exit code 77; it said: score --json - a.jpg");
  const test::TempFolder folder;
  const auto program = fake_program(folder, "echo \"$@\" >&2; exit 77\n");
  const Answer answer =
      ask("a.jpg", {.program = program, .limit = std::chrono::hours(1), .discs = "m.yaml"}).answer;
  CHECK(missing(answer) == "exit code 77; it said: score --json - --discs m.yaml a.jpg");
}

TEST_CASE("a program that cannot be started is no fault of a photo") {
  CHECK_THROWS_AS(ask_all({"a.jpg", "b.jpg"}, {.program = "/nowhere/ringside", .jobs = 2}),
                  evaluation::StartError);
}

}  // namespace
}  // namespace ringside
