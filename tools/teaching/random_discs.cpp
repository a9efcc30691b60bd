// SPDX-License-Identifier: MIT
#include <algorithm>

#include "teaching/random_parts.h"

namespace ringside::teaching {
namespace {

Paint disc_paint(Dice& dice) {
  if (dice.chance(0.12)) return coloured(dice);
  const auto& tone = dice.pick(std::vector<Paint>{{130, 190, 220},
                                                  {150, 200, 230},
                                                  {25, 25, 25},
                                                  {25, 25, 28},
                                                  {40, 30, 180},
                                                  {50, 40, 200},
                                                  {180, 70, 30},
                                                  {60, 120, 40},
                                                  {240, 240, 240},
                                                  {190, 130, 230},
                                                  {40, 210, 230},
                                                  {20, 110, 230},
                                                  {40, 60, 90},
                                                  {90, 140, 190},
                                                  {70, 110, 160}});
  return nearly(dice, tone, 15);
}

class DiscMaker {
 public:
  DiscMaker(BoardLook& board, Dice& dice)
      : board_(board),
        dice_(dice),
        teams_{disc_paint(dice), disc_paint(dice)},
        radius_(dice.chance(0.93) ? dice.between(0.047, 0.055) : dice.between(0.055, 0.075)),
        height_(0.0312 * dice.between(0.7, 1.3)),
        side_shade_(dice.between(0.4, 0.95)),
        inlaid_(dice.chance(0.4)),
        inlay_share_(dice.between(0.3, 0.85)) {}

  double radius() const { return radius_; }

  void add(const Vec3& foot, bool on_deck) {
    const int team = dice_.count(0, 1);
    DiscLook disc;
    disc.foot = foot;
    disc.radius = radius_;
    disc.height = height_;
    disc.top = nearly(dice_, teams_[team], 10);
    disc.side = shaded(disc.top, side_shade_);
    if (inlaid_) disc.inlay = nearly(dice_, disc.top, 25);
    disc.inlay_share = inlay_share_;
    disc.team = team;
    disc.on_deck = on_deck;
    board_.discs.push_back(disc);
  }

  void add_on_deck(double reach) {
    for (int attempt = 0; attempt < 5; ++attempt) {
      const Vec2 place = dice_.in_ring(0.09, reach);
      if (!is_free(place)) continue;
      add({place.x(), place.y(), 0}, true);
      return;
    }
  }

  void add_in_ditch(double angle) {
    const double nearest = board_.deck.radius + radius_;
    const double out = dice_.between(nearest, std::max(nearest, board_.rim.inner - radius_));
    add({out * std::cos(angle), out * std::sin(angle), board_.rim.floor}, false);
  }

 private:
  bool is_free(const Vec2& place) const {
    const auto clear_of = [&](const Vec2& other, double gap) { return (place - other).norm() > gap; };
    return std::all_of(board_.discs.begin(), board_.discs.end(),
                       [&](const DiscLook& disc) { return clear_of(disc.foot.head<2>(), 2 * radius_); }) &&
           std::all_of(board_.pegs.begin(), board_.pegs.end(),
                       [&](const Vec2& peg) { return clear_of(peg, radius_ + board_.peg.radius); });
  }

  BoardLook& board_;
  Dice& dice_;
  std::array<Paint, 2> teams_;
  double radius_, height_, side_shade_;
  bool inlaid_;
  double inlay_share_;
};

}  // namespace

void add_random_discs(BoardLook& board, Dice& dice) {
  DiscMaker maker(board, dice);
  const double reach = dice.chance(0.7) ? 1.03 : 0.45;
  for (int i = dice.pick(std::vector<int>{0, 0, 0, 1, 2, 3, 4, 6, 8, 12, 16, 20}); i > 0; --i)
    maker.add_on_deck(reach);
  if (board.deck.hole.radius > 0 && dice.chance(0.12)) maker.add({0, 0, dice.between(-0.025, -0.005)}, true);
  if (board.rim.none || board.rim.sides == 4) return;
  const bool racked = dice.chance(0.5);
  const double middle = dice.angle();
  for (int i = dice.pick(std::vector<int>{0, 0, 1, 3, 6, 12, 20}); i > 0; --i) {
    maker.add_in_ditch(racked ? middle + dice.between(-0.7, 0.7) : dice.angle());
  }
}

}  // namespace ringside::teaching
