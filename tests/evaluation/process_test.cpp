// SPDX-License-Identifier: MIT
#include "evaluation/process.h"

#include <doctest/doctest.h>

#include <csignal>

#include "evaluation/fake_program.h"

namespace ringside {
namespace {

using evaluation::ProcessResult;
using testing::fake_program;
using End = ProcessResult::End;

constexpr std::chrono::hours kLong{1};

ProcessResult run(const std::string& script, std::chrono::milliseconds limit = kLong) {
  const test::TempFolder folder;
  return evaluation::run_process({fake_program(folder, script).string(), "one", "two words"}, limit);
}

TEST_CASE("a process is told its arguments, its output is kept and its exit code told") {
  const ProcessResult result = run("echo \"$#:$2\"; echo trouble >&2; exit 7\n");
  CHECK(result.end == End::kExited);
  CHECK(result.code == 7);
  CHECK(result.out == "2:two words\n");
  CHECK(result.err == "trouble\n");
}

TEST_CASE("a process finds nothing on its stdin") { CHECK(run("wc -c\n").out == "0\n"); }

TEST_CASE("a process that dies of a signal has crashed") {
  const ProcessResult result = run("kill -TERM $$\n");
  CHECK(result.end == End::kSignal);
  CHECK(result.code == SIGTERM);
}

TEST_CASE("a process that hangs is stopped") {
  CHECK(run("exec sleep 100000\n", std::chrono::milliseconds(1)).end == End::kTooSlow);
  // One that does not listen; were it asked politely, it would end by itself.
  CHECK(run("trap '' TERM\nexec sleep 3\n", std::chrono::milliseconds(200)).end == End::kTooSlow);
}

TEST_CASE("much output does not block") {
  const ProcessResult result = run("head -c 3000000 /dev/zero\n");
  CHECK(result.out.size() == 3'000'000);
}

TEST_CASE("time and memory are measured") {
  const ProcessResult result = run("i=0; while [ $i -lt 2000 ]; do i=$((i+1)); done\n");
  CHECK(result.cost.wall_ms > 0);
  CHECK(result.cost.cpu_ms > 0);
  CHECK(result.cost.peak_memory > 0.1);
  CHECK(result.cost.peak_memory < 1000);
}

TEST_CASE("a program that is not there is told apart from one that fails") {
  CHECK_THROWS_AS(evaluation::run_process({"/nowhere/ringside"}, kLong), evaluation::StartError);
}

}  // namespace
}  // namespace ringside
