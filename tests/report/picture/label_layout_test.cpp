// SPDX-License-Identifier: MIT
#include "report/picture/label_layout.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

const cv::Size2d kPicture(1000, 800);
const cv::Size2d kLabel(100, 20);

TEST_CASE("with room everywhere a label stands to the right, centred") {
  CHECK(place_label(kLabel, {500, 400, 40, 40}, {}, kPicture) == cv::Rect2d(540, 410, 100, 20));
}

TEST_CASE("at the right edge it goes to the left") {
  CHECK(place_label(kLabel, {950, 400, 40, 40}, {}, kPicture) == cv::Rect2d(850, 410, 100, 20));
}

TEST_CASE("between two neighbours it goes below, or above when that is taken too") {
  const cv::Rect2d right(550, 380, 80, 80), left(400, 380, 80, 80), below(500, 441, 40, 40);
  CHECK(place_label(kLabel, {500, 400, 40, 40}, {right, left}, kPicture) == cv::Rect2d(470, 440, 100, 20));
  CHECK(place_label(kLabel, {500, 400, 40, 40}, {right, left, below}, kPicture) ==
        cv::Rect2d(470, 380, 100, 20));
}

TEST_CASE("where everything beside it is taken a label stands away") {
  const cv::Rect2d named(500, 400, 40, 40), crowd(390, 370, 260, 100);
  const cv::Rect2d place = place_label(kLabel, named, {crowd}, kPicture);
  CHECK((place & crowd).area() == 0);
  CHECK(std::abs(place.y - named.y) < 150);
}

TEST_CASE("what stands in a corner takes the one that is free") {
  CHECK(place_in_corner(kLabel, {}, kPicture) == cv::Rect2d(0, 780, 100, 20));
  CHECK(place_in_corner(kLabel, {{0, 700, 100, 100}}, kPicture) == cv::Rect2d(900, 780, 100, 20));
  CHECK(place_in_corner(kLabel, {{0, 700, 1000, 100}, {50, 0, 10, 10}}, kPicture) ==
        cv::Rect2d(900, 0, 100, 20));
}

}  // namespace
}  // namespace ringside
