// SPDX-License-Identifier: MIT
#include "clips/aim.h"

#include <algorithm>

namespace ringside::clips {
namespace {

constexpr int kTrials = 1500;
constexpr double kLongest = 6;  // seconds that a shot may last

// A place on the deck.
Vec2 target(plans::Dice& dice, const std::vector<Slider>& sliders, const drawing::Board& board) {
  std::vector<Vec2> discs;
  for (const Slider& slider : sliders) {
    if (slider.where != Where::kDitch) discs.push_back(slider.place);
  }
  const int what = dice.count(0, 2);
  if (what == 0 || discs.empty()) return board.hole.centre + dice.in_ring(0, 8);
  if (what == 1) return dice.in_ring(0, board.lines[1].radius);
  return dice.pick(discs) + dice.in_ring(0, 1.8 * 15.9);
}

Vec2 start(plans::Dice& dice, double seat_deg, const drawing::Board& board) {
  const double angle = radians(seat_deg + dice.between(-32, 32));
  return board.lines[2].radius_at(angle) * direction(angle);
}

bool is_free(const Vec2& place, double radius, const std::vector<Slider>& sliders) {
  return std::none_of(sliders.begin(), sliders.end(), [&](const Slider& slider) {
    return slider.where == Where::kDeck && (slider.place - place).norm() < slider.radius + radius + 2;
  });
}

}  // namespace

int Outcome::count(Happening::Kind kind) const {
  return static_cast<int>(std::count_if(happenings.begin(), happenings.end(),
                                        [&](const Happening& happening) { return happening.kind == kind; }));
}

bool Outcome::fell(int disc) const {
  return std::any_of(happenings.begin(), happenings.end(), [&](const Happening& happening) {
    return happening.kind == Happening::Kind::kFellInHole && happening.disc == disc;
  });
}

Outcome tried(const Aim& aim, int shooter, double radius, const std::vector<Slider>& sliders,
              const drawing::Board& board) {
  Sliding sliding(board);
  sliding.sliders = sliders;
  sliding.sliders.push_back({.disc = shooter, .place = aim.from, .velocity = aim.velocity, .radius = radius});
  while (!sliding.at_rest() && sliding.time() < kLongest) sliding.advance(1.0 / 30);
  return {shooter, sliders, sliding.sliders, sliding.happenings(), sliding.time()};
}

std::optional<Aim> found_aim(plans::Dice& dice, const Wish& wish, int shooter, double radius, double seat_deg,
                             const std::vector<Slider>& sliders, const drawing::Board& board) {
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vec2 from = start(dice, seat_deg, board);
    const Vec2 towards = (target(dice, sliders, board) - from).normalized();
    const Aim aim{from, dice.between(wish.slowest, wish.fastest) * towards};
    if (!is_free(from, radius, sliders)) continue;
    if (wish.pleases(tried(aim, shooter, radius, sliders, board))) return aim;
  }
  return std::nullopt;
}

}  // namespace ringside::clips
