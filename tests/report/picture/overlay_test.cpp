// SPDX-License-Identifier: MIT
#include "report/picture/overlay.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string>

#include "report/example_report.h"
#include "report/picture/canvas.h"

namespace ringside {
namespace {

using testing::full_disc;
using testing::scored_board;

const cv::Vec3b kGrey(128, 128, 128);

cv::Mat plain(int width, int height, const cv::Vec3b& colour = kGrey) {
  return {height, width, CV_8UC3, cv::Scalar(colour)};
}

int largest_change(const cv::Mat& picture, const Vec2& p) {
  const cv::Vec3b pixel =
      picture.at<cv::Vec3b>(static_cast<int>(std::lround(p.y())), static_cast<int>(std::lround(p.x())));
  return std::max(
      {std::abs(pixel[0] - kGrey[0]), std::abs(pixel[1] - kGrey[1]), std::abs(pixel[2] - kGrey[2])});
}

// Share of a board circle's points in the picture that something was drawn on.
double drawn_share(const cv::Mat& picture, const Homography& image_from_board, const Circle& circle) {
  const auto points = circle_points(image_from_board, circle);
  const auto drawn = std::count_if(points.begin(), points.end(),
                                   [&](const Vec2& p) { return largest_change(picture, p) > 60; });
  return static_cast<double>(drawn) / static_cast<double>(points.size());
}

Label label_saying(const std::string& text) {
  return {{{text, cv::Scalar(0, 0, 0), cv::Scalar(255, 255, 255)}}, cv::Scalar(255, 255, 255)};
}

double brightest(const cv::Mat& picture) {
  double low = 0, high = 0;
  cv::minMaxLoc(picture.reshape(1), &low, &high);
  return high;
}

double darkest(const cv::Mat& picture) {
  double low = 0, high = 0;
  cv::minMaxLoc(picture.reshape(1), &low, &high);
  return low;
}

TEST_CASE("the photo itself is left alone") {
  const cv::Mat photo = plain(1600, 1400);
  draw_overlay(photo, scored_board({full_disc(1, {30, 40}, "black")}, {}));
  CHECK(cv::norm(photo, plain(1600, 1400), cv::NORM_INF) == 0);
}

TEST_CASE("lines are drawn where they were measured, departures from the circle included") {
  ScoredBoard board = scored_board({}, {});
  Line& inner = board.calibration.lines[0];
  inner.harmonics[2] = 8;  // cos 2, far more than on a real board
  const cv::Mat overlay = draw_overlay(plain(1600, 1400), board);
  for (int i = 0; i < 360; i += 5) {
    const double angle = radians(i);
    const Vec2 on_line = board.calibration.image_from_board * Vec2(inner.radius_at(angle) * direction(angle));
    CHECK(largest_change(overlay, on_line) > 60);
  }
  CHECK(drawn_share(overlay, board.calibration.image_from_board, {Vec2::Zero(), 101.6}) < 0.3);
  CHECK(drawn_share(overlay, board.calibration.image_from_board, {Vec2::Zero(), 203.2}) == 1);
  CHECK(drawn_share(overlay, board.calibration.image_from_board, board.calibration.hole.rim) == 1);
  CHECK(drawn_share(overlay, board.calibration.image_from_board, {Vec2::Zero(), 60}) == 0);
}

TEST_CASE("a quadrant line that was not found is not drawn") {
  ScoredBoard board = scored_board({}, {});
  board.calibration.quadrant_lines[0].reset();
  const cv::Mat overlay = draw_overlay(plain(1600, 1400), board);
  const auto at = [&](double degrees) {
    return largest_change(overlay,
                          board.calibration.image_from_board * Vec2(250 * direction(radians(degrees))));
  };
  CHECK(at(45) == 0);
  CHECK(at(135) > 60);
}

TEST_CASE("quadrant lines that are unknown are told by words") {
  ScoredBoard board = scored_board({}, {});
  const cv::Mat with = draw_overlay(plain(1600, 1400), board);
  board.calibration.quadrant_lines = {};
  const cv::Mat without = draw_overlay(plain(1600, 1400), board);
  const cv::Rect corner(0, 1300, 400, 100);  // left, below
  CHECK(cv::norm(with(corner), plain(400, 100), cv::NORM_INF) == 0);
  CHECK(cv::norm(without(corner), plain(400, 100), cv::NORM_INF) > 100);
}

TEST_CASE("a call that is too close is marked by more than its colour") {
  const auto share_of_foot = [](double radius_sigma) {
    Disc disc = full_disc(1, {150, 0}, "black", radius_sigma);
    disc.seen_top.centre = {0, 0};  // out of the way
    const ScoredBoard board = scored_board({disc}, {});
    const cv::Mat overlay = draw_overlay(plain(1600, 1400), board);
    return drawn_share(overlay, board.calibration.image_from_board, {disc.base, disc.radius});
  };
  CHECK(share_of_foot(0.3) == 1);     // clear: a full outline
  CHECK(share_of_foot(100.0) < 0.7);  // too close: dashes
}

TEST_CASE("what may be a disc is drawn in dashes with a label, and once answered as the answer has it") {
  const auto share_of_foot = [](std::optional<bool> is_disc) {
    ScoredBoard board = *testing::report_with_maybe_disc(is_disc).scored();
    Disc& disc = board.maybe_discs[0].scored.disc;
    disc.seen_top.centre = {0, 0};  // out of the way
    const cv::Mat overlay = draw_overlay(plain(1600, 1400), board);
    return drawn_share(overlay, board.calibration.image_from_board, {disc.base, disc.radius});
  };
  CHECK(share_of_foot({}) > 0.3);
  CHECK(share_of_foot({}) < 0.7);  // dashes
  CHECK(share_of_foot(false) < 0.1);
  CHECK(share_of_foot(true) > 0.75);  // a full outline, with the label of its top on it
}

TEST_CASE("a hole that may hold a disc is marked and has a label") {
  const auto hole_of = [](const std::optional<std::string>& maybe_in_hole) {
    const ScoredBoard board = scored_board({}, {}, maybe_in_hole);
    const cv::Mat overlay = draw_overlay(plain(1600, 1400), board);
    return drawn_share(overlay, board.calibration.image_from_board, board.calibration.hole.rim);
  };
  CHECK(hole_of({}) == 1);
  CHECK(hole_of("red") < 0.8);  // dashes
  const cv::Mat without = draw_overlay(plain(1600, 1400), scored_board({}, {}));
  const cv::Mat with = draw_overlay(plain(1600, 1400), scored_board({}, {}, "red"));
  CHECK(cv::countNonZero(cv::Mat(with != without).reshape(1)) > 1000);  // letters among it
}

TEST_CASE("a refused photo shows what was seen of a board and the words of the refusal") {
  const PhotoReport report = testing::refused_report();
  const Homography& map = report.refused()->seen->image_from_board;
  const cv::Mat overlay = draw_overlay(plain(1600, 1400), report);
  CHECK(drawn_share(overlay, map, {Vec2::Zero(), 304.8}) > 0.95);  // its name stands on a piece of it
  CHECK(drawn_share(overlay, map, {Vec2::Zero(), 101.6}) < 0.1);   // not seen
  const double anything = drawn_share(overlay, map, {Vec2::Zero(), 250});
  CHECK(anything > 0.3);
  CHECK(anything < 0.8);  // dashes
  PhotoReport silent = report;
  std::get<Refusal>(silent.outcome).reason = "";
  const cv::Mat without = draw_overlay(plain(1600, 1400), silent);
  CHECK(cv::countNonZero(cv::Mat(without != overlay).reshape(1)) > 1000);  // letters
}

TEST_CASE("a refused photo of which nothing was seen has the words alone") {
  PhotoReport report = testing::refused_report();
  std::get<Refusal>(report.outcome).seen = nullptr;
  CHECK(brightest(draw_overlay(plain(300, 200), report)) == 255);
}

TEST_CASE("letters and outlines show on white, on black and in pictures of any size") {
  for (const int width : {64, 640, 1600, 5000}) {
    ScoredBoard board = scored_board({full_disc(1, {0, 90}, "red")}, {});
    const double factor = width / 1600.0;
    board.calibration.image_from_board = Homography::scaling(factor) * board.calibration.image_from_board;
    for (const cv::Vec3b& ground : {cv::Vec3b(255, 255, 255), cv::Vec3b(0, 0, 0)}) {
      const cv::Mat overlay = draw_overlay(plain(width, width, ground), board);
      CHECK(overlay.cols == width);
      CHECK(brightest(overlay) == 255);
      CHECK(darkest(overlay) == 0);
    }
  }
}

TEST_CASE("widths and letters grow with the picture") {
  const Canvas small(plain(1000, 1000)), large(plain(4000, 4000));
  const Label label = label_saying("1: red 15");
  CHECK(large.label_size(label).height == doctest::Approx(4 * small.label_size(label).height).epsilon(0.2));
  CHECK(Canvas(plain(32, 32)).label_size(label).height > 9);
}

TEST_CASE("letters can be read where the picture is shown on a phone, 390 pixels wide") {
  for (const cv::Size size :
       {cv::Size(640, 480), cv::Size(1600, 1400), cv::Size(3000, 4000), cv::Size(3840, 2160)}) {
    CAPTURE(size.width);
    Canvas canvas(plain(size.width, size.height));
    canvas.label(label_saying("H"), {40, 40});
    cv::Mat shown, grey;
    cv::resize(canvas.pixels(), shown, {390, 390 * size.height / size.width}, 0, 0, cv::INTER_AREA);
    cv::cvtColor(shown, grey, cv::COLOR_BGR2GRAY);
    const cv::Rect label(cv::Point(40 * 390 / size.width + 2, 40 * 390 / size.width + 2), cv::Size(14, 12));
    const cv::Rect letter = cv::boundingRect(grey(label) > 110);
    CHECK(letter.height >= 9);
  }
}

// What differs between two overlays of the same size, as a box.
cv::Rect difference(const cv::Mat& a, const cv::Mat& b) {
  cv::Mat apart, grey;
  cv::absdiff(a, b, apart);
  cv::cvtColor(apart, grey, cv::COLOR_BGR2GRAY);
  return cv::boundingRect(grey > 0);
}

TEST_CASE("the totals and who wins stand in a corner, away from the discs") {
  const std::vector<Disc> discs{full_disc(1, {30, 40}, "black"), full_disc(2, {-150, -190}, "red")};
  const auto overlay_with = [&](const std::map<std::string, int>& twenties) {
    return draw_overlay(plain(1600, 1400), scored_board(discs, twenties));
  };
  const cv::Mat none = overlay_with({}), red_wins = overlay_with({{"red", 2}});
  const cv::Rect changed = difference(none, red_wins);
  const cv::Rect corner(0, 1150, 700, 250);
  CHECK(changed.area() > 0);
  CHECK((changed & corner) == changed);
  // With a disc there they go to another corner.
  std::vector<Disc> in_corner = discs;
  in_corner.push_back(full_disc(3, {-330, -310}, "red"));
  in_corner.back().seen_top.centre = {100, 1300};
  const cv::Rect elsewhere =
      difference(draw_overlay(plain(1600, 1400), scored_board(in_corner, {})),
                 draw_overlay(plain(1600, 1400), scored_board(in_corner, {{"red", 2}})));
  CHECK(elsewhere.area() > 0);
  CHECK((elsewhere & corner).area() == 0);
}

TEST_CASE("a side's label shows its colour and, for the second, its form") {
  const auto overlay_of = [](const std::string& team) {
    return draw_overlay(plain(1600, 1400),
                        scored_board({full_disc(1, {150, 0}, team), full_disc(2, {0, 250}, "green")}, {}));
  };
  CHECK(difference(overlay_of("black"), overlay_of("blue")).area() > 0);  // colour; both are the first side
  CHECK(difference(overlay_of("black"), overlay_of("yellow")).area() > 0);
}

TEST_CASE("points at infinity are left out") {
  Canvas canvas(plain(100, 100));
  const double far = 1e300;
  canvas.curve({{far, 0}, {std::nan(""), 1}, {-far, far}}, {cv::Scalar(255, 255, 255)});
  CHECK(cv::norm(canvas.pixels(), plain(100, 100), cv::NORM_INF) == 0);
}

}  // namespace
}  // namespace ringside
