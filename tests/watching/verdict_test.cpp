// SPDX-License-Identifier: MIT
#include "watching/verdict.h"

#include <doctest/doctest.h>

#include "evaluation/tiny.h"
#include "watching/clip_figures.h"

// Verdicts small enough to be counted by hand.
namespace ringside {
namespace {

using testing::counts;
using testing::exact_at;
using testing::found_at;
using watching::ClipTruth;
using watching::HeardEvent;
using watching::TrueRest;
using watching::verdict_on;

TrueRest rest(long from, long until, const std::vector<evaluation::DiscTruth>& discs, int score) {
  return {.frame = from,
          .stopped = from - 5,
          .seen = {{from, until}},
          .discs = discs,
          .scores = {{"black", score}, {"red", 0}},
          .view = testing::straight_view()};
}

// A disc at 10 mm; one more is shot into the hole at frame 120, and lifted.
ClipTruth one_twenty() {
  ClipTruth truth{.frames = 600};
  evaluation::DiscTruth in_hole = exact_at(0, 80);
  in_hole.zone = 20;
  in_hole.in_hole = HoleState::kFlat;
  truth.rests = {rest(0, 90, {exact_at(40, 5)}, 15), rest(150, 200, {exact_at(40, 5), in_hole}, 35),
                 rest(230, 600, {exact_at(40, 5)}, 35)};
  truth.shots = {{110, "black"}};
  truth.twenties = {{120, "black", 215}};
  return truth;
}

HeardEvent told(const std::string& what, long frame, const std::string& team = "black") {
  return {.what = what, .frame = frame, .team = team};
}

evaluation::FoundDisc found_in_hole() {
  evaluation::FoundDisc disc = found_at(0, 20);
  disc.in_hole = HoleState::kFlat;
  return disc;
}

HeardEvent told_rest(long frame, const std::vector<evaluation::FoundDisc>& discs, int score) {
  return {.what = "discs_at_rest", .frame = frame, .discs = discs, .scores = {{"black", score}}};
}

std::vector<HeardEvent> all_right() {
  return {told_rest(15, {found_at(80, 15)}, 15),
          told("shot_begun", 112),
          told("twenty", 124),
          told_rest(160, {found_at(80, 15), found_in_hole()}, 35),
          told("discs_lifted", 216),
          told_rest(242, {found_at(80, 15)}, 35)};
}

TEST_CASE("all right") {
  const auto verdict = verdict_on(one_twenty(), all_right());
  CHECK(verdict.faults.empty());
  CHECK(counts(verdict.twenties) == testing::Counts(1, 1));
  CHECK(verdict.false_twenties == 0);
  CHECK(shot_f1(verdict) == 1);
  CHECK(verdict.phantoms == 0);
  CHECK(verdict.rests.exact == 3);
  CHECK(verdict.rests.all() == 3);
  CHECK(counts(verdict.zones) == testing::Counts(4, 4));
  CHECK(counts(verdict.teams) == testing::Counts(4, 4));
  REQUIRE(verdict.delays.size() == 3);
  CHECK(verdict.delays[1] == doctest::Approx(10.0 / 30));
  REQUIRE(verdict.foot_mm.size() == 3);
  CHECK(verdict.foot_mm[0] == doctest::Approx(0));
}

TEST_CASE("a twenty told twice, of the other team, or not at all is wrong") {
  auto heard = all_right();
  heard.push_back(told("twenty", 216));
  CHECK(verdict_on(one_twenty(), heard).false_twenties == 1);
  heard = all_right();
  heard[2].team = "red";
  const auto other = verdict_on(one_twenty(), heard);
  CHECK(counts(other.twenties) == testing::Counts(0, 1));
  CHECK(other.false_twenties == 1);
  heard.erase(heard.begin() + 2);
  const auto none = verdict_on(one_twenty(), heard);
  CHECK(counts(none.twenties) == testing::Counts(0, 1));
  CHECK(none.false_twenties == 0);
}

TEST_CASE("a twenty told only as it is lifted counts") {
  auto heard = all_right();
  heard[2].frame = 220;
  CHECK(counts(verdict_on(one_twenty(), heard).twenties) == testing::Counts(1, 1));
}

TEST_CASE("what is told while nothing changes is a phantom") {
  auto heard = all_right();
  heard.push_back(told("discs_moved", 400));
  heard.push_back(told("shot_begun", 500));
  heard.push_back(told("hand_in", 450));
  const auto verdict = verdict_on(one_twenty(), heard);
  CHECK(verdict.phantoms == 2);
  CHECK(shot_f1(verdict) == doctest::Approx(2.0 / 3));
}

TEST_CASE("a disc that came back is told soon after, once, or not at all") {
  ClipTruth truth = one_twenty();
  truth.returned = {116};
  auto heard = all_right();
  CHECK(counts(verdict_on(truth, heard).returned) == testing::Counts(0, 1));
  heard.push_back(told("disc_returned", 120));
  heard.push_back(told("disc_returned", 122));
  const auto verdict = verdict_on(truth, heard);
  CHECK(counts(verdict.returned) == testing::Counts(1, 1));
  CHECK(verdict.false_returned == 1);
}

TEST_CASE("a missed shot lowers F1") {
  auto heard = all_right();
  heard.erase(heard.begin() + 1);
  CHECK(shot_f1(verdict_on(one_twenty(), heard)) == 0);
}

TEST_CASE("states: wrong, open, withheld, missing") {
  auto heard = all_right();
  heard[0].discs[0].zone = 10;
  heard[0].scores["black"] = 10;
  heard[3].withheld = true;
  heard.pop_back();
  const auto verdict = verdict_on(one_twenty(), heard);
  CHECK(verdict.rests.wrong == 1);
  CHECK(verdict.rests.withheld == 1);
  CHECK(verdict.rests.missing == 1);
  CHECK(verdict.rests.exact == 0);
  CHECK(verdict.faults.size() == 3);
  heard[0].discs[0].call = Call::kTooClose;
  heard[0].open_calls = true;
  CHECK(verdict_on(one_twenty(), heard).rests.open == 1);
}

TEST_CASE("the last that was told of a state counts, the first that was right gives the delay") {
  auto heard = all_right();
  heard.insert(heard.begin(), told_rest(6, {}, 0));
  const auto verdict = verdict_on(one_twenty(), heard);
  CHECK(verdict.rests.exact == 3);
  CHECK(verdict.delays[0] == doctest::Approx(0.5));
}

TEST_CASE("a state told while the hand is withdrawn is told in time, one told before its discs lay is not") {
  auto heard = all_right();
  heard[3].frame = 147;  // they lie from 145 on, and are seen freely from 150 on
  const auto early = verdict_on(one_twenty(), heard);
  CHECK(early.rests.exact == 3);
  CHECK(early.delays[1] == 0);
  heard[3].frame = 143;
  CHECK(verdict_on(one_twenty(), heard).rests.missing == 1);
}

TEST_CASE("after a round nobody needs the score of a board that is being cleared") {
  ClipTruth truth = one_twenty();
  truth.rests[2].round_is_over = true;
  auto heard = all_right();
  heard.back().scores.clear();
  const auto verdict = verdict_on(truth, heard);
  CHECK(verdict.rests.exact == 2);
  CHECK(verdict.rests.all() == 2);
}

TEST_CASE("a state that ends its round is told by what the round counted") {
  const auto with_round_over = [](int counted) {
    std::vector<HeardEvent> heard = all_right();
    heard.back() = {
        .what = "round_over", .frame = 242, .discs = {found_at(80, 15)}, .scores = {{"black", counted}}};
    heard.push_back(told_rest(242, {}, 0));
    return verdict_on(one_twenty(), heard).rests;
  };
  CHECK(with_round_over(35).exact == 3);
  CHECK(with_round_over(15).wrong == 1);
}

TEST_CASE("a disc too many, one too few and another team's are wrong") {
  for (const int what : {0, 1, 2}) {
    auto heard = all_right();
    if (what == 0) heard[0].discs.push_back(found_at(-200, 5));
    if (what == 1) heard[0].discs.clear();
    if (what == 2) heard[0].discs[0].team = "red";
    const auto verdict = verdict_on(one_twenty(), heard);
    CHECK(verdict.rests.wrong == 1);
    CHECK(verdict.invented_discs == (what == 0 ? 1 : 0));
    CHECK(verdict.missed_discs == (what == 1 ? 1 : 0));
    CHECK(verdict.teams.of - verdict.teams.count == (what == 2 ? 1 : 0));
  }
}

TEST_CASE("rounds: exact, wrong, withheld, missing") {
  ClipTruth truth = one_twenty();
  truth.rounds = {{300, {{"black", 35}, {"red", 0}}}};
  const auto with = [&](const HeardEvent& over) {
    auto heard = all_right();
    heard.push_back(over);
    return verdict_on(truth, heard).rounds;
  };
  HeardEvent over{.what = "round_over", .frame = 305, .scores = {{"black", 35}}};
  CHECK(with(over).exact == 1);
  over.scores["black"] = 15;
  CHECK(with(over).wrong == 1);
  over.withheld = true;
  CHECK(with(over).withheld == 1);
  CHECK(with({.what = "question", .frame = 290, .note = "all discs are shot; count the round?"}).withheld ==
        1);
  CHECK(with({.what = "question", .frame = 290, .note = "did it fall into the hole?"}).missing == 1);
  CHECK(verdict_on(truth, all_right()).rounds.missing == 1);
  auto early = all_right();
  early.push_back({.what = "round_over", .frame = 125, .scores = {{"black", 35}}});
  CHECK(verdict_on(truth, early).rounds.missing == 1);
  CHECK(verdict_on(truth, early).false_rounds == 1);
}

TEST_CASE("the sum over clips adds up") {
  const auto one = verdict_on(one_twenty(), all_right());
  const auto none = verdict_on(one_twenty(), {});
  const auto sum = watching::sum_of({one, none});
  CHECK(counts(sum.twenties) == testing::Counts(1, 2));
  CHECK(sum.rests.exact == 3);
  CHECK(sum.rests.missing == 3);
  CHECK(shot_f1(sum) == doctest::Approx(2.0 / 3));
  CHECK(sum.frames == 1200);
  const auto report = watching::clip_json({one, none});
  CHECK(report["clips"].size() == 3);
  CHECK(report["clips"][2]["twenties"]["of"] == 2);
}

}  // namespace
}  // namespace ringside
