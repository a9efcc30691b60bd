// SPDX-License-Identifier: MIT
#include "plans/random_plan.h"

#include <array>
#include <stdexcept>

#include "drawing/looks.h"
#include "drawing/noise.h"
#include "plans/random_board.h"
#include "plans/random_camera.h"
#include "plans/random_discs.h"

namespace ringside::plans {
namespace {

using namespace drawing;

struct Kind {
  PhotoKind kind;
  const char* folder;
  const char* difficulty;
  int in_eval;  // how many of the evaluation set
};

constexpr std::array kKinds{
    Kind{PhotoKind::kPhone, "phone", "a phone's photo in fair light", 14},
    Kind{PhotoKind::kVideo, "video", "a still of an overhead camera whose focal length is known", 12},
    Kind{PhotoKind::kWebcam, "webcam", "a webcam with barrel distortion and unknown focal length", 8},
    Kind{PhotoKind::kDegraded, "degraded", "blur, noise and strong compression", 14},
    Kind{PhotoKind::kTilted, "tilted", "seen from far aside, tilt of 35 to 40 degrees", 8},
    Kind{PhotoKind::kHard, "hard", "something in the way, cropped, glaring or not lying flat", 14},
    Kind{PhotoKind::kDecoy, "decoy", "rings that are no crokinole board", 6},
};

const Kind& entry_of(PhotoKind kind) {
  for (const Kind& entry : kKinds) {
    if (entry.kind == kind) return entry;
  }
  throw std::logic_error("a kind of photo without an entry");
}

std::string name_of(const Kind& kind, std::uint64_t seed) {
  const std::string number = std::to_string(seed);
  return std::string(kind.folder) + "-" + std::string(number.size() < 2 ? 1 : 0, '0') + number;
}

void aim(Dice& dice, PhotoPlan& plan, PhotoKind kind) {
  switch (kind) {
    case PhotoKind::kPhone:
      return aim_phone(dice, plan, {2, 30});
    case PhotoKind::kTilted:
      return aim_phone(dice, plan, {35, 40});
    case PhotoKind::kVideo:
      return aim_video(dice, plan, {0, 12}, 0);
    case PhotoKind::kWebcam:
      plan.exif = false;
      return aim_video(dice, plan, {0, 15}, dice.between(0.002, 0.02));
    case PhotoKind::kDegraded:
    case PhotoKind::kHard:
    case PhotoKind::kDecoy:
      return dice.chance(0.5) ? aim_phone(dice, plan, {2, 30}) : aim_video(dice, plan, {0, 20}, 0);
  }
}

void reach_in(Dice& dice, PhotoPlan& plan) {
  const bool dark = dice.chance(0.3);
  const double from_deg = degrees(dice.angle());
  const Vec2 tip = dice.between(150, 330) * direction(radians(from_deg + dice.normal(15)));
  const Material skin = look(dark ? "dark-skin" : "skin").value();
  const Material sleeve = look(dice.chance(0.5) ? "grey-sleeve" : "white-sleeve").value();
  plan.scene.bars = arm(tip, from_deg, dice.between(12, 60), skin, sleeve);
}

void caption(Dice& dice, PhotoPlan& plan) {
  plan.captions.push_back({.left = dice.between(0, 0.2),
                           .top = dice.between(0.8, 0.88),
                           .width = dice.between(0.3, 0.8),
                           .height = 0.09,
                           .opacity = dice.between(0.6, 1),
                           .text = "ROUND 3   45 : 40"});
}

void shine(Dice& dice, PhotoPlan& plan) {
  plan.scene.board.deck.gloss = 0.3;
  plan.scene.light.glares.push_back(
      {.centre = dice.in_ring(0, 300), .radius = dice.between(25, 60), .strength = dice.between(0.3, 0.8)});
}

// One thing at least; several may come together.
void make_hard(Dice& dice, PhotoPlan& plan) {
  const int what = dice.count(0, 3);
  if (what == 0 || dice.chance(0.3)) reach_in(dice, plan);
  if (what == 1 || dice.chance(0.2)) caption(dice, plan);
  if (what == 2 || dice.chance(0.2)) shine(dice, plan);
  if (what == 3) crop_board(dice, plan, 0.2);
}

int jpeg_quality(Dice& dice, PhotoKind kind) {
  return kind == PhotoKind::kDegraded ? dice.count(55, 75) : dice.count(86, 95);
}

}  // namespace

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const Kind& entry : kKinds) names.emplace_back(entry.folder);
  return names;
}

PhotoKind kind_of(const std::string& name) {
  for (const Kind& entry : kKinds) {
    if (name == entry.folder) return entry.kind;
  }
  throw std::invalid_argument("there is no kind '" + name + "'; see render --help");
}

PhotoPlan random_plan(PhotoKind kind, std::uint64_t seed) {
  const Kind& entry = entry_of(kind);
  Dice dice(mix(seed ^ mix(static_cast<std::uint64_t>(kind) + 1)));
  const bool hard = kind == PhotoKind::kHard;
  PhotoPlan plan;
  plan.name = name_of(entry, seed);
  plan.difficulty = entry.difficulty;
  plan.decoy = kind == PhotoKind::kDecoy;
  plan.scene.board = plan.decoy ? random_decoy(dice) : random_board(dice, hard || dice.chance(0.3));
  plan.scene.discs = random_discs(dice, plan.scene.board, hard);
  plan.scene.light = random_light(dice);
  aim(dice, plan, kind);
  plan.effects = kind == PhotoKind::kDegraded ? poor_picture(dice) : good_picture(dice);
  plan.jpeg_quality = jpeg_quality(dice, kind);
  if (hard) make_hard(dice, plan);
  return plan;
}

std::vector<std::string> set_names() { return {"eval"}; }

std::vector<SetEntry> plan_set(const std::string& name) {
  if (name != "eval") throw std::invalid_argument("there is no set '" + name + "'; there is: eval");
  std::vector<SetEntry> set;
  for (const Kind& kind : kKinds) {
    for (int seed = 1; seed <= kind.in_eval; ++seed) {
      set.push_back({kind.folder, random_plan(kind.kind, static_cast<std::uint64_t>(seed))});
    }
  }
  return set;
}

}  // namespace ringside::plans
