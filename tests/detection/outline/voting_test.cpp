// SPDX-License-Identifier: MIT
#include "detection/outline/voting.h"

#include <doctest/doctest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <random>

#include "detection/view/rectified.h"
#include "geometry/conventions.h"

namespace ringside {
namespace {

constexpr double kPixelsPerMm = RectifiedView::kPixelsPerMm;
const cv::Size kCells{150, 130};  // mm
const cv::Size kView{static_cast<int>(150.5 * kPixelsPerMm), static_cast<int>(130 * kPixelsPerMm)};
constexpr double kLeast = 12.5, kMost = 17.5;

// Lengths in mm; an edge for each pixel.
void add_circle(const cv::Point2f& centre_mm, float radius_mm, double share, Edges& edges) {
  constexpr auto kViewScale = static_cast<float>(kPixelsPerMm);
  const cv::Point2f centre = kViewScale * centre_mm;
  const float radius = kViewScale * radius_mm;
  const int count = static_cast<int>(share * 2 * kPi * static_cast<double>(radius));
  for (int i = 0; i < count; ++i) {
    const float angle = static_cast<float>(i) / radius;
    const cv::Point2f out(std::cos(angle), std::sin(angle));
    edges.points.push_back(centre + radius * out);
    edges.normals.push_back(-out);
  }
}

// Every edge of grain points anywhere.
void add_grain(int count, std::mt19937& random, Edges& edges) {
  std::uniform_real_distribution<float> x(0, static_cast<float>(kView.width - 1)),
      y(0, static_cast<float>(kView.height - 1)), turn(0, 6.3F);
  for (int i = 0; i < count; ++i) {
    const float angle = turn(random);
    edges.points.emplace_back(x(random), y(random));
    edges.normals.emplace_back(std::cos(angle), std::sin(angle));
  }
}

// Cells of a millimetre, each smoothed for each radius, votes beside the view too.
cv::Mat votes_without_shortcuts(const Edges& edges) {
  constexpr int kBorder = 30;
  constexpr auto kViewScale = static_cast<float>(kPixelsPerMm);
  const cv::Rect inside({kBorder, kBorder}, kCells);
  cv::Mat most = cv::Mat::zeros(kCells, CV_32F);
  for (double radius = kLeast; radius <= kMost; radius += 0.75) {
    for (const double way : {radius, -radius}) {
      cv::Mat votes = cv::Mat::zeros(kCells + cv::Size(2 * kBorder, 2 * kBorder), CV_32F);
      for (std::size_t i = 0; i < edges.size(); ++i) {
        const cv::Point2f p(edges.points[i].x / kViewScale + static_cast<float>(way) * edges.normals[i].x,
                            edges.points[i].y / kViewScale + static_cast<float>(way) * edges.normals[i].y);
        votes.at<float>(cvRound(p.y) + kBorder, cvRound(p.x) + kBorder) +=
            static_cast<float>(2 / (kPixelsPerMm * radius));
      }
      cv::GaussianBlur(votes, votes, {7, 7}, 1.2, 1.2, cv::BORDER_CONSTANT);
      cv::max(most, votes(inside), most);
    }
  }
  return most;
}

cv::Point cell_of(const VotedCentre& centre) {
  return {cvRound(static_cast<double>(centre.at.x) / kPixelsPerMm),
          cvRound(static_cast<double>(centre.at.y) / kPixelsPerMm)};
}

TEST_CASE("circles' centres have most votes, and every place with enough is found") {
  std::mt19937 random(20261124);
  Edges edges;
  add_circle({45, 50}, 16, 1, edges);
  add_circle({100.25F, 70.25F}, 14.5F, 0.6, edges);
  add_circle({145, 10}, 15.5F, 0.5, edges);  // near a corner
  add_grain(12000, random, edges);
  const cv::Mat votes = votes_without_shortcuts(edges);
  const auto centres = voted_centres(edges, kView, kLeast, kMost);
  REQUIRE(centres.size() >= 3);
  CHECK(cv::norm(cell_of(centres[0]) - cv::Point(45, 50)) <= 1);
  cv::Mat left = votes.clone();
  for (const VotedCentre& centre : centres) {
    double most = 0;
    cv::Point at;
    cv::minMaxLoc(left, nullptr, &most, nullptr, &at);
    CHECK(most >= kUsualVotes);
    CHECK(votes.at<float>(cell_of(centre)) == doctest::Approx(most).epsilon(1e-5));
    CHECK(centre.votes == doctest::Approx(most).epsilon(1e-5));
    left(cv::Rect(cell_of(centre) - cv::Point(9, 9), cv::Size(19, 19)) & cv::Rect({}, left.size())) = 0;
  }
  double most_left = 0;
  cv::minMaxLoc(left, nullptr, &most_left);
  CHECK(most_left < kUsualVotes + 1e-4);
}

}  // namespace
}  // namespace ringside
