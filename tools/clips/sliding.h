// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"

// Discs that slide, hit one another, pegs and the rim, and fall: simple mechanics, good enough for clips that
// look like games. Lengths in mm of the board frame, times in seconds.
namespace ringside::clips {

// What slows discs and how they bounce. On the overhead clip of the photos a shooter of 0.5 m/s came to lie
// after 0.9 s; hardwood discs give back nearly all of a hit, pegs of latex or wood some half of it.
struct Mechanics {
  double friction = 550;  // mm/s^2 lost while sliding
  double disc_bounce = 0.92;
  double peg_bounce = 0.6;
  double rim_bounce = 0.3;
  double ditch_friction = 2500;  // mm/s^2
  // Faster than this over the deck's edge, a disc flies across the ditch and comes back from the rim.
  double flies_from = 2200;  // mm/s
};

enum class Where { kDeck, kHole, kHanging, kDitch };

struct Slider {
  int disc = 0;  // whose number it bears
  Vec2 place{0, 0};
  Vec2 velocity{0, 0};
  double radius = 15.9;
  double rounding = 1.5;
  Where where = Where::kDeck;
  double since = 0;       // seconds it has been there, when not on the deck
  Vec2 from{0, 0};        // where it fell
  bool returned = false;  // has been off the deck and lies on it again

  bool at_rest() const;
};

struct Happening {
  enum class Kind { kHitDisc, kHitPeg, kFellInHole, kHangs, kFellInDitch, kReturned };
  Kind kind;
  int disc;
  int other;    // disc that was hit; otherwise -1
  double time;  // since the sliding began
};

class Sliding {
 public:
  explicit Sliding(const drawing::Board& board, const Mechanics& mechanics = {});

  std::vector<Slider> sliders = {};

  void advance(double seconds);
  bool at_rest() const;
  double time() const { return time_; }
  const std::vector<Happening>& happenings() const { return happenings_; }

 private:
  void step(double dt);
  void slide(Slider& slider, double dt);
  void slide_in_ditch(Slider& slider, double dt) const;
  void meet_hole(Slider& slider);
  void meet_edge(Slider& slider);
  void meet_pegs(Slider& slider);
  void meet(Slider& a, Slider& b);
  bool hole_is_free() const;
  void tell(Happening::Kind kind, const Slider& slider, int other = -1);

  Mechanics mechanics_;
  Vec2 hole_;
  double hole_radius_, deck_radius_, rim_radius_, peg_radius_;
  double fall_in_depth_;
  std::vector<Vec2> pegs_;
  std::vector<Happening> happenings_;
  double time_ = 0;
};

inline constexpr double kFallTime = 0.12;  // seconds from tipping to lying, of the overhead clip: 3 frames

// The slowest speed (mm/s) at which a disc that tips over the hole along a path of this length reaches the
// far wall above it: until then its front must have fallen by the rounding of its lower edge.
double escape_speed(double path, double rounding);

}  // namespace ringside::clips
