// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "geometry/conventions.h"
#include "teaching/paint.h"

// What a board, or another round thing, looks like: plain data. The unit of length is the radius of the outer
// line.
namespace ringside::teaching {

struct Ring {
  double radius, width;
};

struct Zone {  // all that is nearer to the middle than this
  double radius;
  Paint paint;
};

struct Spokes {
  int count = 0;
  double from = 0, to = 0, width = 0, turn = 0;
};

struct Sectors {  // every second one is painted
  int count = 0;
  double from = 0, to = 0, turn = 0, opacity = 1;
  Paint paint{};
};

struct Grain {
  int tile = 0;  // of the noise bank
  double strength = 0, scale = 1, turn = 0;
  Vec2 offset{0, 0};
  int planks = 0;
  double plank_contrast = 0;
};

struct HoleLook {
  double radius = 0;  // 0: none
  Vec2 middle{0, 0};
  Paint paint{};
  Vec2 light{0, 0};
  double edge = 0;  // how dark its edge is, 0 to 1
};

struct Deck {
  double radius = 1.07;
  int sides = 0;  // fewer than 3: round
  double turn = 0;
  Paint paint{};
  Grain grain;
  std::vector<Zone> zones;  // the largest first
  std::vector<Sectors> sectors;
  std::vector<Ring> rings;
  std::vector<Spokes> spokes;
  Paint ink{};
  double ink_strength = 1;
  double wear = 0;  // share of the ink's strength that comes and goes along the lines
  HoleLook hole;
  cv::Mat4b decal;    // laid over [-kDecalReach, kDecalReach]; empty: none
  Vec2 light{0, 0};   // how the light grows per unit
  double mirror = 0;  // share of the surroundings that the varnish mirrors
};
inline constexpr double kDecalReach = 1.12;

struct Rim {
  bool none = false;  // the deck is a slab
  int sides = 0;
  double turn = 0;
  double inner = 1.25, outer = 1.32, top = 0.05, floor = -0.04, bottom = -0.08;
  Paint top_paint{}, wall{}, side{}, ditch{};
  double uneven = 0;  // how much each side of a polygon differs in shade
  bool glint = false;
};

struct PegLook {
  double radius = 0.012, height = 0.05;
  Paint side{}, top{};
  bool glint = false;
};

struct DiscLook {
  Vec3 foot;  // middle of its lower face
  double radius, height;
  Paint side, top;
  std::optional<Paint> inlay;
  double inlay_share = 0;
  int team = 0;
  bool on_deck = true;
};

struct BoardLook {
  bool is_board = true;
  Deck deck;
  Rim rim;
  std::vector<Vec2> pegs;
  PegLook peg;
  std::vector<DiscLook> discs;
  Vec2 shadow{0, 0};             // where shadows fall, per unit of height
  double shadow_strength = 0.4;  // 0: none
};

}  // namespace ringside::teaching
