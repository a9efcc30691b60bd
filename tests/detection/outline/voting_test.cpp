// SPDX-License-Identifier: MIT
#include "detection/outline/voting.h"

#include <doctest/doctest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <random>

#include "geometry/conventions.h"

namespace ringside {
namespace {

const cv::Size kView{301, 260};  // pixels; half a millimetre each
constexpr double kLeast = 12.5, kMost = 17.5;

void add_circle(const cv::Point2f& centre, float radius, double share, Edges& edges) {
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
  std::uniform_real_distribution<float> x(0, 301), y(0, 260), turn(0, 6.3F);
  for (int i = 0; i < count; ++i) {
    const float angle = turn(random);
    edges.points.emplace_back(x(random), y(random));
    edges.normals.emplace_back(std::cos(angle), std::sin(angle));
  }
}

// Cells of a millimetre, each smoothed for each radius.
cv::Mat votes_without_shortcuts(const Edges& edges) {
  cv::Mat most = cv::Mat::zeros(kView / 2, CV_32F);
  for (double radius = kLeast; radius <= kMost; radius += 0.75) {
    for (const double way : {2 * radius, -2 * radius}) {
      cv::Mat votes = cv::Mat::zeros(most.size(), CV_32F);
      for (std::size_t i = 0; i < edges.size(); ++i) {
        const cv::Point2f p = (edges.points[i] + static_cast<float>(way) * edges.normals[i]) / 2;
        const cv::Point cell(cvRound(p.x), cvRound(p.y));
        if (cell.inside({{}, votes.size()})) votes.at<float>(cell) += static_cast<float>(1 / radius);
      }
      cv::GaussianBlur(votes, votes, {7, 7}, 1.2, 1.2, cv::BORDER_CONSTANT);
      cv::max(most, votes, most);
    }
  }
  return most;
}

TEST_CASE("circles' centres have most votes, and every place with enough is found") {
  std::mt19937 random(20261124);
  Edges edges;
  add_circle({90, 100}, 32, 1, edges);
  add_circle({200.5F, 140.5F}, 29, 0.6, edges);
  add_circle({290, 20}, 31, 0.5, edges);  // near a corner
  add_grain(12000, random, edges);
  const cv::Mat votes = votes_without_shortcuts(edges);
  const auto centres = voted_centres(edges, kView, kLeast, kMost);
  REQUIRE(centres.size() >= 3);
  CHECK(cv::norm(centres[0].at - cv::Point2f(90, 100)) <= 2);
  cv::Mat left = votes.clone();
  for (const VotedCentre& centre : centres) {
    double most = 0;
    cv::Point at;
    cv::minMaxLoc(left, nullptr, &most, nullptr, &at);
    CHECK(most >= kUsualVotes);
    CHECK(votes.at<float>(cv::Point(centre.at) / 2) == doctest::Approx(most).epsilon(1e-5));
    CHECK(centre.votes == doctest::Approx(most).epsilon(1e-5));
    left(cv::Rect(cv::Point(centre.at) / 2 - cv::Point(9, 9), cv::Size(19, 19)) & cv::Rect({}, left.size())) =
        0;
  }
  double most_left = 0;
  cv::minMaxLoc(left, nullptr, &most_left);
  CHECK(most_left < kUsualVotes + 1e-4);
}

}  // namespace
}  // namespace ringside
