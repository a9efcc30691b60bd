// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/ledger.h"
#include "ledger/program.h"
#include "match/example_match.h"
#include "support/temp_folder.h"

// Whatever is killed whenever: nothing acknowledged is lost, nothing is half-written, the file opens.
namespace ringside {
namespace {

using namespace testing;
using Rounds = std::vector<ByTeam>;

namespace fs = std::filesystem;

constexpr int kKilled = 128 + 9;
constexpr int kLoops = 200;

std::string text(int number) { return std::to_string(number); }

std::vector<std::string> in(const fs::path& file, std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--db", file.string()});
  return arguments;
}

void begin_match_to_kill(const fs::path& file) {
  REQUIRE(run_match(in(file, {"new", "--rules", "traditional", "--target", "10000", "--players",
                              "Ann=black,Bob=red"}))
              .code == 0);
}

// A round that no other attempt of the loop has.
ByTeam points_of(int attempt) { return {{"black", 5 * (attempt % 30)}, {"red", 5 * (attempt / 30)}}; }

std::vector<std::string> adding_attempt(int attempt, const fs::path& file) {
  const ByTeam points = points_of(attempt);
  return in(file, {"add", "--points", "Ann=" + text(points.at("black")) + ",Bob=" + text(points.at("red"))});
}

Rounds rounds_in(const fs::path& file) {
  Rounds rounds;
  for (const RoundState& round : state_of(Ledger(file).find(1).match).rounds)
    rounds.push_back(round.played.board);
  return rounds;
}

// How many things an unharmed run does to files.
int count_calls(const std::vector<std::string>& arguments) {
  const Ending ending = run_match(arguments);
  REQUIRE(ending.code == 0);
  return ending.calls;
}

bool holds(const Rounds& rounds, const ByTeam& round) {
  return std::find(rounds.begin(), rounds.end(), round) != rounds.end();
}

// All that was acknowledged, and else only what was tried, in order.
void check_rounds(const Rounds& rounds, const std::vector<int>& acknowledged, int tried) {
  for (const int attempt : acknowledged) REQUIRE(holds(rounds, points_of(attempt)));
  Rounds attempts;
  for (int attempt = 0; attempt <= tried; ++attempt) attempts.push_back(points_of(attempt));
  auto next = attempts.begin();
  for (const ByTeam& round : rounds) {
    next = std::find(next, attempts.end(), round);
    REQUIRE(next != attempts.end());
    ++next;
  }
}

TEST_CASE("kill -9 during match add, 200 times") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  begin_match_to_kill(file);
  const int calls = count_calls(adding_attempt(0, file));
  CHECK(calls > 5);
  std::vector<int> acknowledged{0};
  int killed = 0;
  for (int attempt = 1; attempt <= kLoops; ++attempt) {
    CAPTURE(attempt);
    // Every call of a run in turn, and a few runs that end by themselves.
    const int at = 1 + attempt % (calls + 3);
    const Ending ending = run_match(adding_attempt(attempt, file), {.kill_at = at});
    CAPTURE(ending.out);
    REQUIRE((ending.code == 0 || ending.code == kKilled));
    if (ending.code == 0) acknowledged.push_back(attempt);
    killed += ending.code == kKilled ? 1 : 0;
    // Not every time, so that the program itself mends what an earlier death left behind.
    if (attempt % 3 == 0) check_rounds(rounds_in(file), acknowledged, attempt);
  }
  check_rounds(rounds_in(file), acknowledged, kLoops);
  CHECK(killed > kLoops / 2);
  CHECK(acknowledged.size() > 5);
  MESSAGE(killed, " killed, ", acknowledged.size(), " acknowledged, ", rounds_in(file).size(), " recorded");
}

TEST_CASE("kill -9 while a ledger is made: there is none, or a whole one") {
  const test::TempFolder folder;
  const fs::path place = folder / "ledger";
  const std::vector<std::string> arguments =
      in(place / "matches.db", {"new", "--rules", "nca", "--players", "Ann=black,Bob=red"});
  const int calls = count_calls(arguments);
  for (int at = 1; at <= calls; ++at) {
    CAPTURE(at);
    fs::remove_all(place);
    const Ending ending = run_match(arguments, {.kill_at = at});
    CHECK((ending.code == kKilled || ending.code == 0));
    const bool made = fs::exists(place / "matches.db");
    const std::size_t matches = Ledger(place / "matches.db").all().size();
    CHECK(matches <= (made ? 1U : 0U));
    CHECK(run_match(arguments).code == 0);
    CHECK(Ledger(place / "matches.db").all().size() == matches + 1);
  }
}

TEST_CASE("programs at once: none of their rounds is lost") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  begin_match_to_kill(file);
  std::vector<Program> programs;
  programs.reserve(12);
  for (int attempt = 0; attempt < 12; ++attempt) programs.emplace_back(adding_attempt(attempt, file));
  for (Program& program : programs) {
    const Ending ending = program.wait();
    CAPTURE(ending.out);
    CHECK(ending.code == 0);
  }
  const Rounds rounds = rounds_in(file);
  CHECK(rounds.size() == 12);
  for (int attempt = 0; attempt < 12; ++attempt) CHECK(holds(rounds, points_of(attempt)));
}

TEST_CASE("programs that make the same ledger at once all find theirs in it") {
  const test::TempFolder folder;
  const fs::path file = folder / "matches.db";
  std::vector<Program> programs;
  programs.reserve(6);
  for (int i = 0; i < 6; ++i)
    programs.emplace_back(in(file, {"new", "--rules", "nca", "--players", "Ann=black,Bob=red"}));
  for (Program& program : programs) {
    const Ending ending = program.wait();
    CAPTURE(ending.out);
    CHECK(ending.code == 0);
  }
  CHECK(Ledger(file).all().size() == 6);
}

}  // namespace
}  // namespace ringside
