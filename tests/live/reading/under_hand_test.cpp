// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/memory/table_memory.h"
#include "live/reading/under_hand.h"

using namespace ringside;
using namespace ringside::test;

namespace {

// A reading at which something at a place is taken for a hand.
RestReading with_hand_at(const Vec2& place, const std::vector<Disc>& discs) {
  RestReading reading = reading_of(kCalibration, discs);
  const SmallBoard board(*kCalibration);
  reading.moment.hand = board.circle(place, 60);
  reading.moment.moved = reading.moment.hand.clone();
  reading.moment.never_seen = cv::Mat::zeros(reading.small.size(), CV_8U);
  return reading;
}

// The table seen so much from aside that what lies one behind the other is drawn together.
Calibration from_aside() {
  Calibration calibration = plain_calibration();
  Mat3 image_from_board = calibration.image_from_board.matrix();
  image_from_board(1, 1) *= 0.4;
  calibration.image_from_board = Homography(image_from_board);
  return calibration;
}

}  // namespace

TEST_CASE("what a hand hid at the first reading counts at the next, though the picture is the same") {
  Memory memory;
  RestReading first = with_hand_at(kHere, {disc_at(kHere, "red"), disc_at(kThere, "black")});
  first.moment.never_seen.setTo(255);
  memory.see(first);
  REQUIRE(memory.discs.discs.size() == 1);
  RestReading next = reading_of(kCalibration, first.detection.discs);
  next.moment.never_seen = first.moment.hand;
  const auto changes = memory.see(next);
  REQUIRE(changes.size() == 1);
  CHECK(changes[0].to->isApprox(kHere));
}

TEST_CASE("a disc that is seen well where nothing moved is under no hand") {
  const SmallBoard board(*kCalibration);
  RestReading reading = with_hand_at(kHere, {});
  Disc disc = disc_at(kHere, "red");
  CHECK(is_hidden(disc, board, reading.moment));  // a hand moves there
  reading.moment.moved.setTo(0);
  CHECK_FALSE(is_hidden(disc, board, reading.moment));
  disc.confidence = 0.3;
  CHECK(is_hidden(disc, board, reading.moment));
  CHECK(hidden_at(kHere, board, reading.moment));
  CHECK_FALSE(hidden_at(kThere, board, reading.moment));
}

TEST_CASE("a part of the deck that a hand has hidden from every reading is told") {
  const SmallBoard board(*kCalibration);
  RestReading reading = with_hand_at(kHere, {});
  CHECK_FALSE(hides_unseen_part(board, reading.moment));
  reading.moment.never_seen.setTo(255);
  CHECK(hides_unseen_part(board, reading.moment));
  reading.moment.hand = board.outside();
  CHECK_FALSE(hides_unseen_part(board, reading.moment));
}

TEST_CASE("from aside a hand behind a disc is not before it") {
  const SmallBoard board(from_aside());
  const Vec2 disc(0, 200);
  RestMoment moment;
  moment.hand = board.circle(disc + Vec2(0, 72), 40);
  CHECK_FALSE(hidden_at(disc, board, moment));
  moment.hand = board.circle(disc + Vec2(52, 0), 40);
  CHECK(hidden_at(disc, board, moment));
}
