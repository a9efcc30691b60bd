// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <deque>

#include "clips/instant.h"
#include "clips/look.h"

namespace ringside::clips {

// The hands of two players: each goes where it is sent, place after place, and may hold discs.
class Hands {
 public:
  explicit Hands(const std::vector<Player>& players);

  // After where it was sent before. frames: how many it takes.
  void send(std::size_t player, const Vec2& tip, long frames);
  void withdraw(std::size_t player, long frames);
  // Out of the picture, where it would come in to reach a place.
  void wait_before(std::size_t player, const Vec2& place);

  void move();  // by one frame
  bool arrived() const;
  bool is_over(double radius) const;  // whether one reaches inside that distance from the board's middle
  std::vector<SeenHand> seen() const;
  const Vec2& tip(std::size_t player) const { return hands_[player].tip; }

  // Where the finger tips are when they touch a disc there from the player's side.
  Vec2 tip_behind(std::size_t player, const Vec2& place, double radius) const;

  std::vector<int>& held(std::size_t player) { return hands_[player].held; }
  // The discs that it holds, one above the other. pattern: by number.
  template <typename Pattern>
  std::vector<SeenDisc> seen_held(const Pattern& pattern) const {
    std::vector<SeenDisc> discs;
    for (std::size_t player = 0; player < hands_.size(); ++player) {
      double height = kCarried;
      for (const int number : hands_[player].held) {
        drawing::Disc disc = pattern(number);
        disc.base = hands_[player].tip - tip_behind(player, {0, 0}, disc.radius);
        disc.base_z = height;
        height += disc.height;
        discs.push_back({.id = number, .disc = disc, .resting = false});
      }
    }
    return discs;
  }

 private:
  static constexpr double kCarried = 26;  // mm over the deck

  struct Leg {
    Vec2 to;
    long frames;
  };
  struct Hand {
    Vec2 seat;  // unit, from the board's middle
    Vec2 tip;
    bool out = true;  // beyond the picture
    std::deque<Leg> legs = {};
    Vec2 leg_from{0, 0};
    long leg_frame = 0;
    std::vector<int> held = {};
  };

  static void move(Hand& hand);

  std::vector<Hand> hands_;
};

}  // namespace ringside::clips
