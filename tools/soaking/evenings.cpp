// SPDX-License-Identifier: MIT
#include "soaking/evenings.h"

#include <array>
#include <random>

#include "clips/random_look.h"
#include "clips/scripts.h"
#include "plans/random_camera.h"

namespace ringside::soaking {
namespace {

constexpr int kDiscsPerSide = 8;  // as the NCA's rules have it for two

// Numbers of one seed are apart, and those of two seeds as well.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t salt, long number) {
  std::seed_seq sequence{seed, salt, static_cast<std::uint64_t>(number)};
  std::array<std::uint32_t, 2> bits{};
  sequence.generate(bits.begin(), bits.end());
  return std::uint64_t{bits[0]} << 32 | bits[1];
}

clips::Look scaled(clips::Look look, double factor) {
  plans::PhotoPlan plan;
  plan.viewpoint = look.viewpoint;
  plans::scale(plan, factor);
  look.viewpoint = plan.viewpoint;
  return look;
}

void play_round(clips::Story& story) {
  story.wait(6);  // the board is looked for
  clips::play_round(story, kDiscsPerSide);
}

void touch_nothing(clips::Story& story) {
  constexpr double kLong = 30;  // s
  story.wait(6);
  clips::fidget(story, kLong);
}

}  // namespace

Evening evening_of(std::uint64_t seed, long number, const Pictures& pictures) {
  plans::Dice dice(mixed(seed, 1, number));
  Evening evening{.look = clips::random_look(dice, clips::Definition::k720p), .sides = {}};
  evening.sides = clips::random_sides_on(dice, evening.look.board);
  evening.look = scaled(evening.look, pictures.scale);
  evening.look.frames_per_second = pictures.frames_per_second;
  constexpr double kLeastBreak = 120, kMostBreak = 2400;  // s
  if (number > 0) evening.break_before = dice.between(kLeastBreak, kMostBreak);
  return evening;
}

Act act_of(std::uint64_t seed, long number) {
  plans::Dice dice(mixed(seed, 2, number));
  constexpr double kRound = 130, kQuiet = 40;  // s, about
  const bool is_round = number % kActsOfEvening != 0;
  return {.seed = mixed(seed, 3, number),
          .is_round = is_round,
          .script = is_round ? play_round : touch_nothing,
          .faults = random_faults(dice, is_round ? kRound : kQuiet)};
}

}  // namespace ringside::soaking
