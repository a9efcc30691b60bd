// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/table/played_table.h"
#include "support/error_message.h"
#include "support/has.h"

using namespace ringside;
using namespace ringside::test;

namespace {

// A red disc whose near line is the middle one, by so much to the right of clear.
Disc near_middle(double margin, double sigma) {
  const double near_edge = kOuterLineRadius * 2 / 3 - 1;
  Disc disc = disc_at({near_edge - margin - 15.9, 0}, "red");
  disc.covariance = sigma * sigma * Mat2::Identity();
  disc.radius_sigma = 0.02;
  return disc;
}

// A table on which a red disc is too close to call, and photos that say what the test wants.
struct Disputed {
  Disputed() { see(); }

  void see() { played.see({kBlackFifteen, kBlackFive, near_middle(0.1, 0.4)}); }

  MeasuredPhoto measure() const {
    MeasuredPhoto photo{{plain_calibration(), {}, {}}, empty_board(), "abc", ""};
    for (Disc disc : in_photo) {
      disc.id = static_cast<int>(photo.board.discs.size()) + 1;
      disc.base = Homography::rotation(kPi / 2) * disc.base;
      photo.board.discs.push_back(disc);
    }
    return photo;
  }

  std::shared_ptr<const TableView> view() const { return played.table.newest(); }
  int disputed() const { return view()->discs.back().scored.disc.id; }
  std::string refusal(const std::string& file = "a photo", const CommandKey& key = {}) {
    return error_message<TableError>([&] { played.table.take_photo(file, key); });
  }
  std::string accept(int photo, int disc) { return error_of(played.table, AcceptPhotoCall{photo, disc}); }

  std::vector<Disc> in_photo{kBlackFive, near_middle(-0.9, 0.1), kBlackFifteen};
  int measured = 0;
  std::vector<std::string> colours = {};
  TempFolder folder;
  Played played{[this] {
    TableOptions options = options_in(folder.path());
    options.measure_photo = [this](const std::string& file, const std::vector<std::string>& given) {
      ++measured;
      colours = given;
      if (file != "a photo") throw PhotoRefused("it is no picture; take another");
      return measure();
    };
    return options;
  }()};
};

}  // namespace

TEST_CASE("a photo's call is shown to all, and rules on the disc once it is accepted") {
  Disputed table;
  REQUIRE(table.view()->discs.back().scored.call == Call::kTooClose);
  const int before = table.played.total("red");
  const auto shown = table.played.table.take_photo("a photo", {});
  REQUIRE(shown->photo);
  CHECK(shown->photo->id == 1);
  CHECK(shown->photo->discs == 3);
  REQUIRE(shown->photo->calls.size() == 1);
  CHECK(shown->photo->calls[0].together.call == Call::kTouching);
  CHECK(table.played.total("red") == before);
  table.see();
  REQUIRE(table.view()->photo);
  CHECK(table.accept(1, table.disputed()) == "");
  CHECK(table.played.total("red") == 5);
  CHECK(table.view()->undoable.back() == "disc " + std::to_string(table.disputed()) + " ruled 5 by a photo");
  CHECK_FALSE(table.view()->photo);
  table.played.table.carry_out(UndoLast{});
  CHECK(table.played.total("red") == before);
  CHECK(table.view()->photo);
}

TEST_CASE("a photo that shows something else is refused, and nothing changes") {
  Disputed table;
  const long revision = table.view()->revision;
  const TableState before = table.played.table.state();
  CHECK(has(table.refusal("a bomb"), "it is no picture"));
  table.in_photo.pop_back();
  CHECK(has(table.refusal(), "1 disc differs"));
  table.in_photo = {disc_at({10, 250}, "red")};
  CHECK(has(table.refusal(), "does not show the position that lies here"));
  CHECK(table.view()->revision == revision);
  CHECK(table.played.table.state() == before);
  CHECK(table.accept(1, table.disputed()) == "that photo is no longer looked at");
}

TEST_CASE("a photo's call falls with its disc, with a ruling, and when it is dismissed") {
  Disputed moved, ruled, dismissed;
  for (Disputed* table : {&moved, &ruled, &dismissed}) table->played.table.take_photo("a photo", {});
  moved.played.see_swept({kBlackFifteen, kBlackFive, disc_at({150, 90}, "red")});
  ruled.played.table.carry_out(RuleDisc{ruled.disputed(), 10});
  dismissed.played.table.carry_out(DismissPhoto{1});
  for (Disputed* table : {&moved, &ruled, &dismissed}) {
    CHECK_FALSE(table->view()->photo);
    const int total = table->played.total("red");
    CHECK(table->accept(1, table->disputed()) != "");
    CHECK(table->played.total("red") == total);
  }
  CHECK(error_of(dismissed.played.table, DismissPhoto{1}) == "that photo is no longer looked at");
}

TEST_CASE("a photo that leaves the call too close cannot be accepted") {
  Disputed table;
  table.in_photo[1] = near_middle(0.1, 0.4);
  table.played.table.take_photo("a photo", {});
  REQUIRE(table.view()->photo);
  CHECK(has(table.accept(1, table.disputed()), "leaves it too close to call"));
  CHECK(has(table.accept(1, 77), "says nothing of disc 77"));
}

TEST_CASE("a photo that is sent again by its key is measured once") {
  Disputed table;
  table.played.table.take_photo("a photo", {"phone-1", "d1"});
  CHECK(table.played.table.take_photo("a photo", {"phone-1", "d1"})->photo->id == 1);
  CHECK(table.measured == 1);
  CHECK(table.played.table.take_photo("a photo", {"phone-2", "d1"})->photo->id == 2);
  CHECK(table.refusal("another", {"phone-1", "d2"}) != "(no error)");
}

TEST_CASE("a photo's sides are called as the match's are") {
  Disputed table;
  table.played.table.carry_out(example_match());
  table.see();
  table.played.table.take_photo("a photo", {});
  CHECK(table.colours == std::vector<std::string>{"black", "red"});
}

TEST_CASE("the evidence on a disc shows the photo too, as long as its call stands") {
  Disputed table;
  const int disc = table.disputed();
  const std::string alone = table.played.table.evidence(disc);
  table.played.table.take_photo("a photo", {});
  CHECK(table.played.table.evidence(disc) != alone);
  table.played.table.carry_out(DismissPhoto{1});
  CHECK(table.played.table.evidence(disc) == alone);
}

TEST_CASE("a table that measures no photos says so, and one without a board") {
  const TempFolder folder;
  Played none(folder.path());
  CHECK(has(error_message<TableError>([&] { none.table.take_photo("a photo", {}); }), "takes no photos"));
  Disputed table;
  FrameObservations cut{.board = BoardStatus::kSearching};
  cut.events.push_back({.kind = EventKind::kCut});
  table.played.table.take(cut, {});
  CHECK(has(table.refusal(), "no board was seen yet"));
}
