// SPDX-License-Identifier: MIT
#include "plans/random_plan.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "drawing/noise.h"
#include "plans/any_view_plan.h"
#include "plans/boardless_plan.h"
#include "plans/coloured_zones.h"
#include "plans/disc_rims.h"
#include "plans/emblems.h"
#include "plans/find_plan.h"
#include "plans/hard_sun.h"
#include "plans/hole_plan.h"
#include "plans/line_call_plan.h"
#include "plans/obstacles.h"
#include "plans/random_board.h"
#include "plans/random_camera.h"
#include "plans/random_discs.h"
#include "plans/round_things.h"

namespace ringside::plans {
namespace {

using namespace drawing;

struct Kind {
  PhotoKind kind;
  const char* name;
  const char* difficulty;
};

constexpr std::array kKinds{
    Kind{PhotoKind::kPhone, "phone", "a phone's photo in fair light"},
    Kind{PhotoKind::kVideo, "video", "a still of an overhead camera whose focal length is known"},
    Kind{PhotoKind::kWebcam, "webcam", "a webcam with barrel distortion and unknown focal length"},
    Kind{PhotoKind::kDegraded, "degraded", "blur, noise and strong compression"},
    Kind{PhotoKind::kTilted, "tilted", "seen from far aside, tilt of 35 to 40 degrees"},
    Kind{PhotoKind::kHard, "hard", "something in the way, cropped, glaring or not lying flat"},
    Kind{PhotoKind::kDecoy, "decoy", "rings that are no crokinole board"},
    Kind{PhotoKind::kFind, "find", "a board to be found: any side, any print, few discs"},
    Kind{PhotoKind::kBoardless, "boardless", "no crokinole board"},
    Kind{PhotoKind::kBlurred, "blurred", "a board blurred beyond use: whatever is found in it is false"},
    Kind{PhotoKind::kHole, "hole", "a hole to be judged"},
    Kind{PhotoKind::kLineCalls, "line-calls", "discs within 3 mm of the lines"},
    Kind{PhotoKind::kEmblem, "emblem", "something printed or inlaid on the discs' tops"},
    Kind{PhotoKind::kZones, "zones", "a deck whose zones are painted"},
    Kind{PhotoKind::kRims, "rims", "discs with rims of another shade than their faces"},
    Kind{PhotoKind::kSun, "sun", "a wooden deck and discs of its wood in hard sun"},
    Kind{PhotoKind::kOblique, "oblique", "seen from 45 to 75 degrees aside"},
    Kind{PhotoKind::kSmall, "small", "a deck of 150 to 400 pixels"},
    Kind{PhotoKind::kWorn, "worn", "lines that hardly show"},
    Kind{PhotoKind::kThings, "round-things", "no crokinole board"},
};

const Kind& entry_of(PhotoKind kind) {
  for (const Kind& entry : kKinds) {
    if (entry.kind == kind) return entry;
  }
  throw std::logic_error("a kind of photo without an entry");
}

std::string name_of(const Kind& kind, std::uint64_t seed) {
  const std::string number = std::to_string(seed);
  return std::string(kind.name) + "-" + std::string(number.size() < 2 ? 1 : 0, '0') + number;
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
      aim_video(dice, plan, {0, 15}, dice.between(0.002, 0.02));
      plan.exif = false;
      return;
    default:
      return dice.chance(0.5) ? aim_phone(dice, plan, {2, 30}) : aim_video(dice, plan, {0, 20}, 0);
  }
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

// A print 2 mm wide is some 3 of 1280 pixels wide: blurred as far as this, a few per cent of its contrast are
// left, smeared over a disc's width.
void blur_beyond_use(Dice& dice, PhotoPlan& plan) {
  plan.decoy = true;
  plan.effects.blur_sigma =
      dice.between(6, 12) / 1280 * std::max(plan.viewpoint.width, plan.viewpoint.height);
  plan.effects.sharpening = 0;
}

PhotoPlan table_plan(Dice& dice, PhotoKind kind) {
  const bool hard = kind == PhotoKind::kHard;
  PhotoPlan plan;
  plan.decoy = kind == PhotoKind::kDecoy;
  plan.scene.board = plan.decoy ? random_decoy(dice) : random_board(dice, hard || dice.chance(0.3));
  while (kind == PhotoKind::kSun && !is_wooden(plan.scene.board))
    plan.scene.board = random_board(dice, false);
  if (kind == PhotoKind::kZones) paint_zones(dice, plan.scene.board);
  plan.scene.discs = random_discs(dice, plan.scene.board, hard);
  plan.scene.light = random_light(dice);
  aim(dice, plan, kind);
  plan.effects = kind == PhotoKind::kDegraded ? poor_picture(dice) : good_picture(dice);
  plan.jpeg_quality = jpeg_quality(dice, kind);
  if (hard) make_hard(dice, plan);
  if (kind == PhotoKind::kEmblem) print_emblems(dice, plan.scene.discs);
  if (kind == PhotoKind::kRims) turn_rims(dice, plan.scene.board, plan.scene.discs);
  if (kind == PhotoKind::kSun) put_in_the_sun(dice, plan.scene);
  return plan;
}

PhotoPlan unnamed_plan(Dice& dice, PhotoKind kind, std::uint64_t seed) {
  switch (kind) {
    case PhotoKind::kFind:
      return find_plan(dice, tilts_of_find(seed));
    case PhotoKind::kBoardless:
      return boardless_plan(dice, seed);
    case PhotoKind::kBlurred: {
      PhotoPlan plan = find_plan(dice, tilts_of_find(seed));
      blur_beyond_use(dice, plan);
      return plan;
    }
    case PhotoKind::kHole:
      return hole_plan(dice, seed);
    case PhotoKind::kLineCalls:
      return line_call_plan(dice, seed);
    case PhotoKind::kOblique:
      return oblique_plan(dice, tilts_of_oblique(seed));
    case PhotoKind::kSmall:
      return small_plan(dice, width_of_small(seed));
    case PhotoKind::kWorn:
      return worn_plan(dice, seed);
    case PhotoKind::kThings:
      return round_thing_plan(dice, seed);
    default:
      return table_plan(dice, kind);
  }
}

}  // namespace

std::string kind_name(PhotoKind kind) { return entry_of(kind).name; }

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const Kind& entry : kKinds) names.emplace_back(entry.name);
  return names;
}

PhotoKind kind_of(const std::string& name) {
  for (const Kind& entry : kKinds) {
    if (name == entry.name) return entry.kind;
  }
  throw std::invalid_argument("there is no kind '" + name + "'; see render --help");
}

PhotoPlan random_plan(PhotoKind kind, std::uint64_t seed) {
  const Kind& entry = entry_of(kind);
  Dice dice(mix(seed ^ mix(static_cast<std::uint64_t>(kind) + 1)));
  PhotoPlan plan = unnamed_plan(dice, kind, seed);
  plan.name = name_of(entry, seed);
  if (plan.difficulty.empty()) plan.difficulty = entry.difficulty;
  return plan;
}

}  // namespace ringside::plans
