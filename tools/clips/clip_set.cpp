// SPDX-License-Identifier: MIT
#include "clips/clip_set.h"

#include <algorithm>
#include <cmath>

#include "clips/clip_scripts.h"
#include "clips/random_look.h"
#include "plans/named_sets.h"

namespace ringside::clips {
namespace {

// A plan with everything but its script.
ClipPlan looking(const std::string& name, const std::string& difficulty, std::uint64_t seed,
                 Definition definition, Look (*look)(plans::Dice&, Definition) = random_look) {
  plans::Dice dice(seed);
  ClipPlan plan{.name = name, .difficulty = difficulty, .seed = seed};
  plan.look = look(dice, definition);
  plan.sides = random_sides_on(dice, plan.look.board);
  return plan;
}

constexpr int kPerSide = 8;  // as the NCA's rules have it for two

// by: added to every seed, so that further sets of the same kinds can be made.
std::vector<ClipPlan> live_set(std::uint64_t by) {
  std::vector<ClipPlan> set;
  const auto add = [&](const std::string& name, const std::string& difficulty, Definition definition,
                       const Script& script) -> ClipPlan& {
    set.push_back(looking(name, difficulty, set.size() + 1 + by, definition));
    set.back().script = script;
    set.back().discs_per_side = kPerSide;
    return set.back();
  };
  const auto hd = Definition::k1080p, small = Definition::k720p;
  add("shots", "plain shots in fair light", small, shots(3, 5, wishes::any_shot));
  add("twenties", "shot into the hole and lifted out", hd, shots(2, 6, wishes::twenty));
  add("hard-shots", "3 to 4.5 m/s, smeared over up to 180 mm", hd, shots(4, 6, wishes::hard)).look.exposure =
      1.0 / 25;
  add("hangers", "discs that hang over the hole's rim", hd, shots(3, 5, wishes::hanger));
  add("re-entries", "discs that come back from the rim", small,
      shots(4, 4, [](const Story&, std::size_t) { return wishes::returning(); }));
  add("misses", "shots that touch none of the other side's discs and are taken off", small,
      shots(3, 5, wishes::missing));
  add("bumped", "a camera that is pushed by 4, 17 and 40 pixels", hd, bumped());
  add("light-off", "the light is switched off, and goes down slowly", small, light_off());
  add("dropped-frames", "frames repeated, left out, and a picture that stands for up to a second", hd,
      shots(3, 6, wishes::any_shot))
      .faults = {.repeats = 0.08, .drops = 0.05, .stalls = 0.004};
  add("drift", "the picture swings by 2 pixels in 23 seconds", small, drifting());
  ClipPlan& dim = add("dim", "dim light, much noise, long exposure", small, shots(3, 5, wishes::any_shot));
  dim.look.effects.noise_sigma = 5;
  dim.look.exposure = 1.0 / 30;
  dim.look.light.tint = {150, 142, 128};
  add("quiet", "hands, shadows and light for two minutes, and nothing is touched", small, quiet(120));
  add("round-1", "a whole round", small, round(kPerSide));
  add("round-2", "a whole round", hd, round(kPerSide));
  return set;
}

// Cameras give more or fewer than 30 frames a second: fewer in little light, with longer exposures.
std::vector<ClipPlan> rates_set(std::uint64_t by) {
  std::vector<ClipPlan> set;
  const auto add = [&](double rate, double exposure) {
    const std::string name = std::to_string(std::lround(rate));
    set.push_back(looking("rate-" + name, "a round at " + name + " frames a second", 501 + set.size() + by,
                          Definition::k720p));
    ClipPlan& plan = set.back();
    plan.look.frames_per_second = rate;
    plan.look.exposure = exposure;
    plan.discs_per_side = kPerSide;
    plan.script = round(kPerSide);
  };
  add(10, 1.0 / 30);
  add(15, 1.0 / 30);
  add(24, 1.0 / 48);
  add(60, 1.0 / 120);
  return set;
}

// Half an hour in which nothing is touched.
std::vector<ClipPlan> quiet_set() {
  std::vector<ClipPlan> set;
  for (std::uint64_t seed = 101; seed <= 110; ++seed) {
    const std::string name = "quiet-" + std::to_string(seed - 100);
    set.push_back(looking(name, "three minutes in which nothing is touched", seed, Definition::k720p));
    set.back().script = quiet(180);
  }
  return set;
}

std::vector<ClipPlan> rounds_set(std::uint64_t by) {
  std::vector<ClipPlan> set;
  for (std::uint64_t i = 1; i <= 20; ++i) {
    set.push_back(looking("round-" + std::to_string(i), "a whole round", 200 + i + by,
                          i % 4 == 0 ? Definition::k1080p : Definition::k720p));
    set.back().script = round(kPerSide);
    set.back().discs_per_side = kPerSide;
  }
  return set;
}

// As broadcasts see a board: from 45 to 60 degrees aside.
std::vector<ClipPlan> oblique_set() {
  std::vector<ClipPlan> set;
  const auto add = [&](const std::string& name, const std::string& difficulty, Definition definition,
                       const Script& script) {
    set.push_back(
        looking(name, difficulty + ", from aside", 601 + set.size(), definition, random_oblique_look));
    set.back().script = script;
    set.back().discs_per_side = kPerSide;
  };
  const auto hd = Definition::k1080p, small = Definition::k720p;
  add("oblique-shots", "plain shots in fair light", hd, shots(3, 5, wishes::any_shot));
  add("oblique-small", "plain shots in a smaller picture", small, shots(3, 5, wishes::any_shot));
  add("oblique-twenties", "shot into the hole and lifted out", hd, shots(2, 6, wishes::twenty));
  add("oblique-hard-shots", "3 to 4.5 m/s", hd, shots(4, 6, wishes::hard));
  add("oblique-hangers", "discs that hang over the hole's rim", hd, shots(3, 5, wishes::hanger));
  add("oblique-re-entries", "discs that come back from the rim", hd,
      shots(4, 4, [](const Story&, std::size_t) { return wishes::returning(); }));
  add("oblique-misses", "shots that touch none of the other side's discs", hd, shots(3, 5, wishes::missing));
  add("oblique-quiet", "hands, shadows and light for a minute, and nothing is touched", hd, quiet(60));
  add("oblique-round-1", "a whole round", hd, round(kPerSide));
  add("oblique-round-2", "a whole round", hd, round(kPerSide));
  return set;
}

// For tests: as short as a round with all that belongs to one can be.
std::vector<ClipPlan> short_set() {
  constexpr int kFew = 2;
  ClipPlan plan = looking("short", "a round of two discs a side", 401, Definition::k720p);
  plan.discs_per_side = kFew;
  plan.script = round(kFew);
  return {plan};
}

// A game of two, some ten minutes.
std::vector<ClipPlan> game_set() {
  ClipPlan plan = looking("game", "four rounds", 301, Definition::k1080p);
  plan.discs_per_side = kPerSide;
  plan.script = [](Story& story) {
    story.wait(2);
    for (int i = 0; i < 4; ++i) play_round(story, kPerSide);
  };
  return {plan};
}

using Sets = std::vector<plans::NamedSet<std::vector<ClipPlan>>>;

const Sets& sets() {
  static const Sets sets{{"live", [] { return live_set(0); }},
                         {"live-held-out", [] { return live_set(1000); }},
                         {"rates", [] { return rates_set(0); }},
                         {"rates-held-out", [] { return rates_set(1000); }},
                         {"quiet", quiet_set},
                         {"rounds", [] { return rounds_set(0); }},
                         {"rounds-held-out", [] { return rounds_set(1000); }},
                         {"game", game_set},
                         {"oblique", oblique_set},
                         {"short", short_set}};
  return sets;
}

}  // namespace

std::vector<std::string> clip_set_names() { return plans::names_of(sets()); }

std::vector<ClipPlan> clip_set(const std::string& name) { return plans::make_set(name, sets()); }

}  // namespace ringside::clips
