// SPDX-License-Identifier: MIT
#include "clips/sliding.h"

#include <doctest/doctest.h>

#include <cmath>

#include "clips/posed.h"

namespace ringside {
namespace {

using clips::Happening;
using clips::Mechanics;
using clips::Slider;
using clips::Sliding;
using clips::Where;

Slider slider(int disc, const Vec2& place, const Vec2& velocity = {0, 0}) {
  return {.disc = disc, .place = place, .velocity = velocity};
}

Sliding sliding(const std::vector<Slider>& sliders, const Mechanics& mechanics = {}) {
  Sliding sliding(drawing::Board{}, mechanics);
  sliding.sliders = sliders;
  return sliding;
}

void run(Sliding& sliding) {
  for (int i = 0; i < 600 && !sliding.at_rest(); ++i) sliding.advance(1.0 / 30);
  REQUIRE(sliding.at_rest());
}

int count(const Sliding& sliding, Happening::Kind kind) {
  int count = 0;
  for (const Happening& happening : sliding.happenings()) count += happening.kind == kind ? 1 : 0;
  return count;
}

TEST_CASE("friction stops a disc after v^2 / 2a") {
  const Mechanics mechanics;
  Sliding one = sliding({slider(1, {-250, 150}, {400, 0})});
  run(one);
  const double path = 400.0 * 400.0 / (2 * mechanics.friction);
  CHECK(one.sliders[0].place.x() == doctest::Approx(-250 + path).epsilon(0.002));
  CHECK(one.sliders[0].place.y() == 150);
  CHECK(one.time() == doctest::Approx(400 / mechanics.friction).epsilon(0.06));  // told 30 times a second
}

TEST_CASE("a hit keeps the momentum and the bounce says how fast they part") {
  const Mechanics smooth{.friction = 0, .disc_bounce = 0.8};
  Sliding two = sliding({slider(1, {-60, 200}, {900, 0}), slider(2, {0, 210})}, smooth);
  two.advance(0.1);
  REQUIRE(count(two, Happening::Kind::kHitDisc) == 1);
  const Vec2 momentum = two.sliders[0].velocity + two.sliders[1].velocity;
  CHECK(momentum.x() == doctest::Approx(900));
  CHECK(momentum.y() == doctest::Approx(0).epsilon(1e-9));
  const Vec2 along = two.sliders[1].velocity.normalized();  // the line of centres when they met
  CHECK((two.sliders[1].velocity - two.sliders[0].velocity).dot(along) ==
        doctest::Approx(0.8 * 900 * along.x()));
}

TEST_CASE("after a full bounce of equal discs their paths are square") {
  const Mechanics elastic{.friction = 0, .disc_bounce = 1};
  Sliding two = sliding({slider(1, {-60, 200}, {900, 0}), slider(2, {0, 215})}, elastic);
  two.advance(0.1);
  CHECK(two.sliders[0].velocity.normalized().dot(two.sliders[1].velocity.normalized()) ==
        doctest::Approx(0).epsilon(1e-9));
}

TEST_CASE("discs never end up in one another or in pegs") {
  std::vector<Slider> discs{slider(0, {0, -300}, {150, 4000})};
  for (int i = 0; i < 12; ++i) {
    const int row = i / 6, column = i % 6;
    discs.push_back(slider(i + 1, {-90 + 34.0 * column, 150 + 34.0 * row}));
  }
  Sliding all = sliding(discs);
  run(all);
  for (const Slider& a : all.sliders) {
    for (const Slider& b : all.sliders) {
      if (a.disc < b.disc && a.where == Where::kDeck && b.where == Where::kDeck)
        CHECK((a.place - b.place).norm() > a.radius + b.radius - 0.1);
    }
    for (const Vec2& peg : peg_places(drawing::Board{})) CHECK((a.place - peg).norm() > a.radius + 4.7);
  }
}

TEST_CASE("a peg throws a disc back with its share of the speed") {
  const Vec2 peg = peg_places(drawing::Board{})[0];
  const Mechanics smooth{.friction = 0};
  Sliding one = sliding({slider(1, peg + Vec2(0, 60), {0, -500})}, smooth);
  one.advance(0.15);
  CHECK(count(one, Happening::Kind::kHitPeg) == 1);
  CHECK(one.sliders[0].velocity.y() == doctest::Approx(500 * smooth.peg_bounce));
}

TEST_CASE("the hole catches what is slow enough and misses what is faster") {
  const double path = 2 * std::sqrt(17.5 * 17.5 - 15.9 * 15.9);  // straight across
  const double limit = clips::escape_speed(path, Slider{}.rounding);
  for (const double share : {0.7, 0.95, 1.05, 2.0}) {
    CAPTURE(share);
    const Mechanics smooth{.friction = 0.001};
    Sliding one = sliding({slider(1, {-60, 0}, {share * limit, 0})}, smooth);
    one.advance(120 / limit);
    CHECK(count(one, Happening::Kind::kFellInHole) == (share < 1 ? 1 : 0));
  }
}

TEST_CASE("a disc in the hole lies flat on its floor, inside its wall") {
  Sliding one = sliding({slider(1, {-60, 3}, {400, -10})});
  run(one);
  REQUIRE(one.sliders[0].where == Where::kHole);
  const drawing::Board board;
  const drawing::Disc disc = posed({}, one.sliders[0], board);
  CHECK(disc.base_z == -board.hole.depth);
  CHECK(disc.lean_deg == 0);
  CHECK(disc.base.norm() + disc.radius <= board.hole.radius);
}

TEST_CASE("a disc that stops as it tips hangs, and a hit lets it fall") {
  const double to = 6.8;  // mm from the middle, where friction would stop it; it tips at 7.3
  const double speed = std::sqrt(2 * Mechanics{}.friction * (100 - to));
  Sliding two = sliding({slider(1, {100, 0}, {-speed, 0})});
  run(two);
  REQUIRE(two.sliders[0].where == Where::kHanging);
  const drawing::Disc disc = posed({}, two.sliders[0], drawing::Board{});
  CHECK(disc.lean_deg > 5);
  two.sliders.push_back(slider(2, {90, 0}, {-600, 0}));
  run(two);
  CHECK(two.sliders[0].where == Where::kHole);
}

TEST_CASE("what leaves the deck lies in the ditch, between deck and rim") {
  Sliding one = sliding({slider(1, {0, -250}, {200, -900})});
  run(one);
  const drawing::Board board;
  REQUIRE(one.sliders[0].where == Where::kDitch);
  CHECK(posed({}, one.sliders[0], board).base_z == -board.ditch.depth);
  CHECK(one.sliders[0].place.norm() > board.deck_radius + one.sliders[0].radius);
  CHECK(one.sliders[0].place.norm() < board.rim.inner_radius - one.sliders[0].radius);
}

TEST_CASE("what is very fast comes back from the rim") {
  Sliding one = sliding({slider(1, {60, -250}, {0, -2600})});
  run(one);
  CHECK(one.sliders[0].returned);
  CHECK(count(one, Happening::Kind::kReturned) == 1);
  CHECK(one.sliders[0].where == Where::kDeck);
}

}  // namespace
}  // namespace ringside
