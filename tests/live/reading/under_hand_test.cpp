// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/drawn_table.h"
#include "live/reading/under_hand.h"

using namespace ringside;
using namespace ringside::test;

namespace {

const SmallBoard kBoard(plain_calibration());
const Vec2 kPlaceOfHand(100, 50), kFarFromHand(-120, 30);

// Something at a place is taken for a hand that moves.
RestMoment moving_hand() {
  RestMoment moment;
  moment.hand = kBoard.circle(kPlaceOfHand, 60);
  moment.moved = moment.hand.clone();
  moment.never_seen = cv::Mat::zeros(moment.hand.size(), CV_8U);
  return moment;
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

TEST_CASE("a disc that is seen well where nothing moved is under no hand") {
  RestMoment moment = moving_hand();
  Disc disc = disc_at(kPlaceOfHand, "red");
  CHECK(is_hidden(disc, kBoard, moment));
  moment.moved.setTo(0);
  CHECK_FALSE(is_hidden(disc, kBoard, moment));
  disc.confidence = 0.3;
  CHECK(is_hidden(disc, kBoard, moment));
  CHECK(hidden_at(kPlaceOfHand, kBoard, moment));
  CHECK_FALSE(hidden_at(kFarFromHand, kBoard, moment));
}

TEST_CASE("a part of the deck that a hand has hidden from every reading is told") {
  RestMoment moment = moving_hand();
  CHECK_FALSE(hides_unseen_part(kBoard, moment));
  CHECK(hidden_places(kBoard, moment, {}).empty());
  moment.never_seen.setTo(255);
  CHECK(hides_unseen_part(kBoard, moment));
  CHECK(cv::countNonZero(hidden_places(kBoard, moment, {}) != moment.hand) == 0);
  moment.hand = kBoard.outside();
  CHECK_FALSE(hides_unseen_part(kBoard, moment));
}

TEST_CASE("the place of a hidden disc is hidden, as far as the hand reaches") {
  const RestMoment moment = moving_hand();
  const cv::Mat hidden = hidden_places(
      kBoard, moment, {disc_at(kPlaceOfHand + Vec2(60, 0), "red"), disc_at(kFarFromHand, "black")});
  CHECK(cv::countNonZero(hidden) > 0);
  CHECK(cv::countNonZero(hidden & ~moment.hand) == 0);
  CHECK(cv::countNonZero(hidden & ~kBoard.circle(kPlaceOfHand + Vec2(60, 0), kPlace)) == 0);
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
