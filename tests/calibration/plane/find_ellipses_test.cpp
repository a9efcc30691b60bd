// SPDX-License-Identifier: MIT
#include "calibration/plane/find_ellipses.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

const Ellipse kDeck{{320, 240}, 200, 150, radians(20)};

cv::Mat3b deck() {
  cv::Mat3b picture(480, 640, cv::Vec3b(40, 40, 120));
  cv::ellipse(picture, {320, 240}, {200, 150}, 20, 0, 360, {150, 190, 220}, cv::FILLED, cv::LINE_AA);
  return picture;
}

bool is_deck(const Ellipse& e) {
  return (e.centre - kDeck.centre).norm() < 1 && std::abs(e.semi_major - kDeck.semi_major) < 1 &&
         std::abs(e.semi_minor - kDeck.semi_minor) < 1;
}

bool has_deck(const std::vector<Ellipse>& ellipses) {
  return std::any_of(ellipses.begin(), ellipses.end(), is_deck);
}

TEST_CASE("an edge that runs on over a hand and a disc is an ellipse all the same") {
  CHECK(has_deck(ellipses_by_contours(deck())));
  cv::Mat3b picture = deck();
  cv::rectangle(picture, cv::Rect(0, 200, 190, 70), {150, 190, 220}, cv::FILLED);
  cv::circle(picture, {490, 330}, 25, {40, 40, 120}, cv::FILLED, cv::LINE_AA);
  CHECK(has_deck(ellipses_by_contours(picture)));
}

TEST_CASE("a rectangle is no ellipse") {
  cv::Mat3b picture(480, 640, cv::Vec3b(40, 40, 120));
  cv::rectangle(picture, cv::Rect(120, 90, 400, 300), {150, 190, 220}, cv::FILLED);
  CHECK(ellipses_by_contours(picture).empty());
}

}  // namespace
}  // namespace ringside
