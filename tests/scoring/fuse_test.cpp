// SPDX-License-Identifier: MIT
#include "scoring/fuse.h"

#include <doctest/doctest.h>

#include <cmath>

#include "scoring/example_board.h"

namespace ringside {
namespace {

using testing::disc_at;

constexpr double kQuarter = kPi / 2;

// Discs at places that no turn but the right one explains.
const std::vector<Vec2> kPlaces{{60, 30}, {-120, 80}, {20, -150}, {-200, -60}, {84, 5}};

// The same discs in the frame of a photo from another seat.
std::vector<ScoredDisc> seen_from(double turn, const std::vector<Vec2>& places, double sigma = 0.2) {
  std::vector<ScoredDisc> discs;
  for (const Vec2& place : places) {
    Disc disc = disc_at(Homography::rotation(-turn) * place);
    disc.id = static_cast<int>(discs.size()) + 1;
    disc.covariance = sigma * sigma * Mat2::Identity();
    discs.push_back(score_disc(disc, testing::example_board()));
  }
  return discs;
}

TEST_CASE("the turn between two photos is found, to any side and a little off") {
  const Calibration board = testing::example_board();
  const auto first = seen_from(0, kPlaces);
  for (int quarter = 0; quarter < 4; ++quarter) {
    const double turn = quarter * kQuarter + 0.01;
    const auto second = seen_from(turn, kPlaces);
    const auto position = same_position({board, first}, {board, second});
    REQUIRE(position);
    CHECK(std::abs(std::remainder(position->turn - turn, 2 * kPi)) < 1e-9);
    REQUIRE(position->discs.size() == kPlaces.size());
    for (const SameDisc& pair : position->discs) {
      CHECK(pair.first == pair.second);
      CHECK_FALSE(pair.moved);
    }
  }
}

TEST_CASE("a disc that was pushed is said to have moved, and how far") {
  const Calibration board = testing::example_board();
  for (const double push : {2.5, 40.0}) {
    std::vector<Vec2> places = kPlaces;
    places[1] += Vec2(push, 0);
    const auto first = seen_from(0, kPlaces), second = seen_from(kQuarter, places);
    const auto position = same_position({board, first}, {board, second});
    REQUIRE(position);
    for (const SameDisc& pair : position->discs) {
      CHECK(pair.moved == (pair.first == 2));
      if (pair.moved) CHECK(pair.apart == doctest::Approx(push).epsilon(0.05));
    }
    const auto discs = fused({board, first}, {board, second}, *position);
    CHECK(discs[1].line.sigma == doctest::Approx(first[1].line.sigma));
  }
}

TEST_CASE("photos of other positions, and of positions that look alike from two sides, are told apart") {
  const Calibration board = testing::example_board();
  const auto first = seen_from(0, kPlaces);
  const auto other = seen_from(0, {{150, 150}, {-30, -90}, {10, 60}, {240, 10}, {0, -280}});
  CHECK_FALSE(same_position({board, first}, {board, other}));
  const auto symmetric = seen_from(0, {{100, 0}, {-100, 0}});
  CHECK_FALSE(same_position({board, symmetric}, {board, symmetric}));
  CHECK_FALSE(same_position({board, {}}, {board, {}}));
}

TEST_CASE("two photos of equal sigma have the mean margin, and average only what they do not share") {
  const Calibration board = testing::example_board();
  auto first = seen_from(0, kPlaces), second = seen_from(kQuarter, kPlaces);
  const Vec2 outward = second[4].disc.base.normalized();
  second[4].disc.base += 0.4 * outward;
  const auto position = same_position({board, first}, {board, second});
  REQUIRE(position);
  const LineMargin one = first[4].line, both = fused({board, first}, {board, second}, *position)[4].line;
  CHECK(both.margin == doctest::Approx(one.margin - 0.2).epsilon(0.01));
  const double own2 = one.sigma * one.sigma - one.shared_sigma * one.shared_sigma;
  CHECK(own2 > 0);
  CHECK(both.sigma == doctest::Approx(std::hypot(one.shared_sigma, std::sqrt(own2 / 2))).epsilon(0.01));
  CHECK(both.sigma < 0.9 * one.sigma);
}

TEST_CASE("of a sure photo and a poor one the sure one counts, and both say no less than it") {
  const Calibration board = testing::example_board();
  const auto sure = seen_from(0, kPlaces, 0.2), poor = seen_from(kQuarter, kPlaces, 2);
  const auto position = same_position({board, sure}, {board, poor});
  REQUIRE(position);
  const LineMargin both = fused({board, sure}, {board, poor}, *position)[0].line;
  CHECK(both.sigma <= sure[0].line.sigma);
  CHECK(both.margin == doctest::Approx(sure[0].line.margin).epsilon(0.01));
}

TEST_CASE("two photos that contradict each other make no call") {
  const Calibration board = testing::example_board();
  const auto poor = seen_from(0, kPlaces, 1.2);
  auto sure = seen_from(kQuarter, kPlaces, 0.2);
  sure[4].disc.base += 4.5 * sure[4].disc.base.normalized();
  const auto position = same_position({board, poor}, {board, sure});
  REQUIRE(position);
  const auto discs = fused({board, poor}, {board, sure}, *position);
  CHECK(discs[4].line.sigma == doctest::Approx(2.25).epsilon(0.01));
  CHECK(discs[4].call == Call::kTooClose);
  CHECK(discs[0].line.sigma < poor[0].line.sigma);
}

}  // namespace
}  // namespace ringside
