// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/table/played_table.h"
#include "live/table/state_json.h"

using namespace ringside;
using namespace ringside::test;

namespace {

const Disc kMaybeRed = disc_at({-150, 60}, "red");

// Black 15, red 10, and what may be another red 10.
struct Asked {
  Asked() { see(); }

  void see(const std::vector<Disc>& maybe_discs = {kMaybeRed}) {
    RestReading reading = reading_of(kCalibration, {kBlackFifteen, kRedTen});
    reading.detection.maybe_discs = maybe_discs;
    put_disc(reading.picture, kMaybeRed.base, kRed);  // the same in every picture
    reading.small = SmallBoard(*kCalibration).shrink(reading.picture);
    played.see(std::move(reading));
  }
  std::shared_ptr<const TableView> view() const { return played.table.newest(); }
  int id() const { return view()->maybe_discs.at(0).scored.disc.id; }
  void answer(const std::string& words) {
    played.table.carry_out(AnswerQuestion{view()->questions.at(0).id, words});
  }

  TempFolder folder;
  Played played{folder.path()};
};

}  // namespace

TEST_CASE("what may be a disc is asked about once, and counts as none until people answer") {
  Asked asked;
  CHECK(asked.played.total("red") == 10);
  CHECK(asked.view()->discs.size() == 2);
  REQUIRE(asked.view()->questions.size() == 1);
  CHECK(asked.view()->questions[0].text ==
        "disc 3 may be a red disc in the 10 between 9 and 10 o'clock: is it one?");
  REQUIRE(asked.view()->open);
  CHECK(asked.view()->open->winner_is_open());
  asked.see();
  CHECK(asked.played.count("question") == 1);
  CHECK(asked.id() == 3);
  CHECK(asked.played.count("shot_begun") == 0);
  for (const Json& json : asked.played.told)
    if (json.at("event") == "discs_at_rest") CHECK(json.at("maybe_discs").size() == 1);
}

TEST_CASE("yes makes it a disc that stays, and can be taken back") {
  Asked asked;
  asked.answer("a disc");
  CHECK(asked.played.total("red") == 20);
  CHECK(asked.view()->questions.empty());
  CHECK(asked.view()->maybe_discs.empty());
  CHECK_FALSE(asked.view()->open);
  asked.see();
  CHECK(asked.played.total("red") == 20);
  CHECK(asked.view()->questions.empty());
  asked.played.table.carry_out(UndoLast{});
  CHECK(asked.played.total("red") == 10);
  CHECK(asked.view()->questions.size() == 1);
  asked.played.table.carry_out(RedoLast{});
  CHECK(asked.played.total("red") == 20);
}

TEST_CASE("no is kept while the camera goes on seeing it, and can be taken back") {
  Asked asked;
  const int question = asked.view()->questions.at(0).id;
  asked.answer("no disc");
  CHECK(asked.view()->questions.empty());
  CHECK_FALSE(asked.view()->open);
  asked.see();
  CHECK(asked.view()->questions.empty());
  CHECK(asked.played.count("question") == 1);
  CHECK(error_of(asked.played.table, AnswerQuestion{question, "a disc"}) == "this question stands no longer");
  asked.played.table.carry_out(UndoLast{});
  CHECK(asked.view()->questions.size() == 1);
}

TEST_CASE("a ruling and a removal answer as well") {
  Asked ruled;
  ruled.played.table.carry_out(RuleDisc{ruled.id(), 15});
  CHECK(ruled.played.total("red") == 25);
  CHECK(ruled.view()->questions.empty());
  ruled.see();
  CHECK(ruled.played.total("red") == 25);
  Asked none, removed;
  none.played.table.carry_out(RuleDisc{none.id(), 0});
  removed.played.table.carry_out(RemoveDisc{removed.id()});
  for (const Asked* asked : {&none, &removed}) {
    CHECK(asked->played.total("red") == 10);
    CHECK(asked->view()->discs.size() == 2);
    CHECK(asked->view()->questions.empty());
  }
}

TEST_CASE("what is seen as a disc for sure later is one, without a shot; what is seen no more is forgotten") {
  Asked asked;
  RestReading sure = reading_of(kCalibration, {kBlackFifteen, kRedTen, kMaybeRed});
  asked.played.see(std::move(sure));
  CHECK(asked.played.total("red") == 20);
  CHECK(asked.view()->questions.empty());
  CHECK(asked.played.count("shot_begun") == 0);
  Asked gone;
  gone.see({});
  CHECK(gone.view()->questions.empty());
  CHECK(gone.view()->maybe_discs.empty());
}

TEST_CASE("a disc that is known does not become doubtful where it lies") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  RestReading doubtful = reading_of(kCalibration, {kRedTen});
  doubtful.detection.discs.clear();
  doubtful.detection.maybe_discs = {kRedTen};
  played.see(std::move(doubtful));
  CHECK(played.total("red") == 10);
  CHECK(played.table.newest()->questions.empty());
}

TEST_CASE("a round that is counted with the question open keeps it in the match") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  RestReading reading = reading_of(kCalibration, {kBlackFifteen, kRedTen});
  reading.detection.maybe_discs = {kMaybeRed};
  played.see(std::move(reading));
  played.table.carry_out(EndRound{});
  const auto standing = played.table.newest()->standing;
  REQUIRE(standing);
  REQUIRE(standing->rounds.size() == 1);
  CHECK(standing->rounds[0].result.winner == "black");
  CHECK(left_open(standing->rounds[0]) == std::vector{3});
}

TEST_CASE("the question is the same after a restart") {
  Asked asked;
  const TableState before = asked.played.table.state();
  const TableState after = state_from_json(to_json(before));
  CHECK(after.memory.maybe == before.memory.maybe);
  CHECK(after.round.questions == before.round.questions);
}
