// SPDX-License-Identifier: MIT
#include "plans/wear.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "plans/obstacles.h"

namespace ringside::plans {
namespace {

using namespace drawing;

// How far a print in this ink, with so much of it left, is from a deck's colour, grey levels of the channel
// that differs most. In amounts of light, as it is drawn.
double contrast(const Colour& deck, const Colour& ink, double left) {
  constexpr double kGamma = 2.2;
  const auto channel = [&](double from, double to) {
    const double wood = std::pow(from / 255, kGamma), print = std::pow(to / 255, kGamma);
    return std::abs(255 * std::pow(wood + left * (print - wood), 1 / kGamma) - from);
  };
  return std::max({channel(deck.red, ink.red), channel(deck.green, ink.green), channel(deck.blue, ink.blue)});
}

// The share of ink that leaves so many grey levels.
double ink_left(const Board& board, double levels) {
  double low = 0, high = 1;
  for (int step = 0; step < 30; ++step) {
    const double middle = (low + high) / 2;
    (contrast(board.deck.colour, board.lines[0].colour, middle) < levels ? low : high) = middle;
  }
  return high;
}

// Dust that scatters the light, in patches.
void powder(Dice& dice, PhotoPlan& plan) {
  plan.scene.board.deck.gloss = std::max(plan.scene.board.deck.gloss, 0.1);
  for (int left = dice.count(3, 8); left > 0; --left) {
    plan.scene.light.glares.push_back({.centre = dice.in_ring(0, 320),
                                       .radius = dice.between(20, 60),
                                       .strength = dice.between(0.03, 0.12)});
  }
}

std::uint32_t seed_of(Dice& dice) { return static_cast<std::uint32_t>(dice.count(1, 100'000)); }

}  // namespace

void print_faintly(Dice& dice, PhotoPlan& plan) {
  Board& board = plan.scene.board;
  plan.difficulty = "lines printed faintly";
  board.deck.grain.contrast *= 0.4;
  board.wear = {.ink_left = ink_left(board, dice.between(2, 6)), .seed = seed_of(dice)};
}

void print_hairlines(Dice& dice, PhotoPlan& plan) {
  plan.difficulty = "hairlines thinner than a pixel";
  const double mm_per_px = plan.viewpoint.distance / plan.viewpoint.focal_px;
  const double width = dice.between(0.4, 1) * mm_per_px;
  for (Line& line : plan.scene.board.lines) line.width = width;
  plan.scene.board.quadrant_lines.width = width;
}

void wear_off(Dice& dice, PhotoPlan& plan) {
  plan.difficulty = "lines worn off in patches, powder on the deck";
  plan.scene.board.wear = {
      .ink_left = dice.between(0.3, 0.8), .lost = dice.between(0.25, 0.5), .seed = seed_of(dice)};
  powder(dice, plan);
}

void mirror_lamp(Dice& dice, PhotoPlan& plan) {
  plan.difficulty = "lamps mirrored across pale lines";
  Board& board = plan.scene.board;
  board.wear = {.ink_left = dice.between(0.2, 0.5), .seed = seed_of(dice)};
  for (int left = dice.count(1, 2); left > 0; --left) shine(dice, plan);
  const double line = board.lines[static_cast<std::size_t>(dice.count(0, 2))].radius;
  plan.scene.light.glares.back().centre = line * direction(dice.angle());
}

}  // namespace ringside::plans
