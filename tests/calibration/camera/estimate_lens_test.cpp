// SPDX-License-Identifier: MIT
#include "calibration/camera/estimate_lens.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/camera/straighten.h"
#include "calibration/drawn_chessboard.h"
#include "geometry/seeded.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using test::ChessboardCamera;
using test::ChessboardPlace;

const Lens kBarrel{640, 480, {600, {324, 235}}, {-0.08, 0.01, 3e-4, -2e-4, 0}, 0};

const ChessboardCamera& camera() {
  static const ChessboardCamera camera(kBarrel);
  return camera;
}

const std::vector<ChessboardView>& found_views() {
  static const std::vector<ChessboardView> views = [] {
    std::vector<ChessboardView> found;
    for (const ChessboardPlace& place : test::places_all_over()) {
      const auto view = find_chessboard(camera().photo(place), test::kDrawnGrid);
      if (view) found.push_back(*view);
    }
    return found;
  }();
  return views;
}

std::vector<ChessboardView> exact_views(const std::vector<ChessboardPlace>& places) {
  std::vector<ChessboardView> views;
  for (const ChessboardPlace& place : places) views.push_back(camera().view(place));
  return views;
}

// With what a good corner finder errs.
std::vector<ChessboardView> noisy(std::vector<ChessboardView> views, double sigma_px) {
  test::Seeded random;
  for (ChessboardView& view : views) {
    for (cv::Point2f& p : view.corners) {
      p.x += static_cast<float>(random.normal(sigma_px));
      p.y += static_cast<float>(random.normal(sigma_px));
    }
  }
  return views;
}

LensEstimate estimate(const std::vector<ChessboardView>& views) {
  return estimate_lens(views, kBarrel.width, kBarrel.height);
}

doctest::String refusal_of_views(const std::vector<ChessboardView>& views) {
  return test::error_message<LensError>([&] { estimate(views); }).c_str();
}

// The largest distance of a row's corners from the straight line through its ends, pixels.
double bow(const ChessboardView& view) {
  double worst = 0;
  const auto columns = static_cast<std::size_t>(view.grid.columns);
  for (std::size_t first = 0; first < view.corners.size(); first += columns) {
    const cv::Point2f start = view.corners[first], along = view.corners[first + columns - 1] - start;
    for (std::size_t i = 1; i + 1 < columns; ++i)
      worst = std::max(worst, std::abs(along.cross(view.corners[first + i] - start)) / cv::norm(along));
  }
  return worst;
}

TEST_CASE("every drawn chessboard is found to a fifth of a pixel, squares of 17 pixels included") {
  const auto places = test::places_all_over();
  REQUIRE(found_views().size() == places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    CAPTURE(i);
    const ChessboardView& found = found_views()[i];
    CHECK(same_grid(found.grid, test::kDrawnGrid));
    for (const cv::Point2f& corner : camera().view(places[i]).corners) {
      double nearest = 1e9;
      for (const cv::Point2f& p : found.corners) nearest = std::min(nearest, cv::norm(p - corner));
      CHECK(nearest < 0.2);
    }
  }
}

TEST_CASE("a chessboard is found without its size, with it, and not with another") {
  const cv::Mat photo = camera().photo(test::places_all_over().front());
  const auto any = find_chessboard(photo, std::nullopt);
  REQUIRE(any);
  CHECK(same_grid(any->grid, test::kDrawnGrid));
  CHECK(find_chessboard(photo, CornerGrid{6, 9}));
  CHECK_FALSE(find_chessboard(photo, CornerGrid{10, 7}));
  CHECK_FALSE(find_chessboard(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(200)), std::nullopt));
}

TEST_CASE("the usual size is that of most views, however they lie") {
  const auto view = [](int columns, int rows) { return ChessboardView{{columns, rows}, {}}; };
  const std::vector<ChessboardView> views{view(10, 6), view(9, 6), view(6, 9), view(9, 6), view(10, 6)};
  CHECK(same_grid(most_common_grid(views), {9, 6}));
  CHECK_FALSE(same_grid({9, 6}, {9, 7}));
}

TEST_CASE("the lens that drew the chessboards comes back") {
  const LensEstimate found = estimate(found_views());
  const double off = found.lens.pinhole.focal_px - kBarrel.pinhole.focal_px;
  INFO("focal off by ", off, " px, sigma ", found.lens.focal_relative_sigma * kBarrel.pinhole.focal_px,
       ", k1 ", found.lens.distortion[0], ", residual ", found.residual_px);
  CHECK(std::abs(off) < 0.01 * kBarrel.pinhole.focal_px);
  CHECK(std::abs(off) < 3 * found.lens.focal_relative_sigma * kBarrel.pinhole.focal_px);
  CHECK(std::abs(found.lens.distortion[0] - kBarrel.distortion[0]) < 0.01);
  CHECK(found.residual_px < 0.1);
  CHECK(found.views == 12);
  CHECK(found.corners == 12 * 54);
  CHECK(found.left_out.empty());
  CHECK(found.warnings.empty());
  CHECK(found.reach > 0.8);
  CHECK(found.covered_area > 0.6);
  CHECK(degrees(found.angle_spread) == doctest::Approx(70).epsilon(0.02));
  CHECK(found.nearest == doctest::Approx(14).epsilon(0.02));
}

TEST_CASE("what was straight on the chessboard is straight in the straightened photo") {
  const Lens lens = estimate(found_views()).lens;
  const ChessboardPlace edge{{320, 157}, 14, 0, 0};  // its longest row runs along the picture's upper edge
  Photo photo;
  photo.pixels = camera().photo(edge);
  const auto bent = find_chessboard(photo.pixels, std::nullopt);
  const auto straight = find_chessboard(straighten(photo, lens).pixels, std::nullopt);
  REQUIRE(bent);
  REQUIRE(straight);

  CHECK(bow(*bent) > 0.35);
  CHECK(bow(*straight) < 0.1);
}

TEST_CASE("the stated uncertainty of the focal length is honest") {
  double squares = 0;
  constexpr int kTimes = 10;
  test::Seeded random;
  for (int i = 0; i < kTimes; ++i) {
    auto views = exact_views(test::places_all_over());
    for (ChessboardView& view : views) {
      for (cv::Point2f& p : view.corners) {
        p.x += static_cast<float>(random.normal(0.2));
        p.y += static_cast<float>(random.normal(0.2));
      }
    }
    const Lens lens = estimate(views).lens;
    const double off = lens.pinhole.focal_px - kBarrel.pinhole.focal_px;
    squares += std::pow(off / (lens.focal_relative_sigma * lens.pinhole.focal_px), 2);
  }
  INFO("off by ", std::sqrt(squares / kTimes), " sigma RMS");
  CHECK(std::sqrt(squares / kTimes) > 0.3);
  CHECK(std::sqrt(squares / kTimes) < 1.7);
}

TEST_CASE("k3 is told only where it shows") {
  CHECK(estimate(noisy(exact_views(test::places_all_over()), 0.1)).lens.distortion[4] == 0);
  Lens strong = kBarrel;
  strong.distortion = {0.1, 0.02, 0, 0, 0.1};
  std::vector<ChessboardView> views;
  for (ChessboardView& view : exact_views(test::places_all_over())) {
    for (cv::Point2f& p : view.corners) {
      const Vec2 bent = strong.photo_from_straight(kBarrel.straight_from_photo({p.x, p.y}).value());
      p = {static_cast<float>(bent.x()), static_cast<float>(bent.y())};
    }
    views.push_back(view);
  }
  CHECK(estimate(views).lens.distortion[4] == doctest::Approx(0.1).epsilon(0.05));
}

TEST_CASE("a view that the lens does not explain is left out by name") {
  auto views = exact_views(test::places_all_over());
  for (std::size_t i = 0; i < 27; ++i) {  // half of the sheet is bent
    const auto column = static_cast<float>(i % 9);
    views[4].corners[i].y += 0.2F * column * column;
  }
  const LensEstimate found = estimate(views);
  CHECK(found.left_out == std::vector<std::size_t>{4});
  CHECK(found.views == 11);
  CHECK(found.lens.pinhole.focal_px == doctest::Approx(600).epsilon(0.001));
}

TEST_CASE("a chessboard that never comes near the picture's corners is told") {
  std::vector<ChessboardPlace> places = test::places_all_over();
  for (ChessboardPlace& place : places) {
    place.middle = Vec2(320, 240) + 0.4 * (place.middle - Vec2(320, 240));
    place.distance *= 1.8;
  }
  const LensEstimate found = estimate(exact_views(places));
  CHECK(found.reach < 0.8);
  REQUIRE(found.warnings.size() == 1);
  CHECK(doctest::String(found.warnings.front().c_str()) == doctest::Contains("never came near"));
}

TEST_CASE("too few views are refused with the number that is needed") {
  auto views = exact_views(test::places_all_over());
  views.resize(4);
  CHECK(refusal_of_views(views) == doctest::Contains("4 of the photos can be used, at least 5 are needed"));
  CHECK(refusal_of_views({}) == doctest::Contains("no photo shows"));
}

TEST_CASE("views from one angle do not tell the focal length and are refused") {
  std::vector<ChessboardPlace> places = test::places_all_over();
  for (ChessboardPlace& place : places) place.tilt_deg = 0;
  CHECK(refusal_of_views(noisy(exact_views(places), 0.1)) == doctest::Contains("too few angles"));
  const std::vector<ChessboardPlace> same(6, test::places_all_over()[1]);
  CHECK(refusal_of_views(noisy(exact_views(same), 0.1)) == doctest::Contains("too few angles"));
}

}  // namespace
}  // namespace ringside
