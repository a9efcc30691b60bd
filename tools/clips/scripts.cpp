// SPDX-License-Identifier: MIT
#include "clips/scripts.h"

#include <algorithm>
#include <cmath>

namespace ringside::clips {
namespace {

using Kind = Happening::Kind;

double room_between() { return 2 * 18.0; }  // mm between centres: the widest discs, and a little

bool is_free(const Story& story, const Vec2& place) {
  const auto& discs = story.discs();
  const auto pegs = peg_places(story.board());
  const auto apart = [&](const Vec2& other) { return (other - place).norm() > room_between(); };
  return (place - story.board().hole.centre).norm() > 40 &&
         std::all_of(discs.begin(), discs.end(), [&](const Slider& slider) { return apart(slider.place); }) &&
         std::all_of(pegs.begin(), pegs.end(), apart);
}

}  // namespace

namespace wishes {

Wish any_shot(const Story& story, std::size_t player) {
  return {.pleases = [&story, player](const Outcome& outcome) { return story.shot_counts(player, outcome); }};
}

Wish twenty(const Story& story, std::size_t player) {
  return {.slowest = 560, .fastest = 1300, .pleases = [&story, player](const Outcome& outcome) {
            return outcome.fell(outcome.shooter) && story.shot_counts(player, outcome);
          }};
}

Wish hanger(const Story& story, std::size_t player) {
  return {.slowest = 500, .fastest = 1400, .pleases = [&story, player](const Outcome& outcome) {
            return outcome.count(Kind::kHangs) > 0 && outcome.count(Kind::kFellInHole) == 0 &&
                   story.shot_counts(player, outcome);
          }};
}

Wish hard(const Story& story, std::size_t player) {
  Wish wish = any_shot(story, player);
  wish.slowest = 3000;
  wish.fastest = 4500;
  return wish;
}

Wish returning() {
  return {.slowest = 2600, .fastest = 4500, .pleases = [](const Outcome& outcome) {
            return std::any_of(outcome.after.begin(), outcome.after.end(), [](const Slider& slider) {
              return slider.returned && slider.where == Where::kDeck;
            });
          }};
}

Wish missing(const Story& story, std::size_t player) {
  return {.slowest = 500, .fastest = 900, .pleases = [&story, player](const Outcome& outcome) {
            return !story.shot_counts(player, outcome) && outcome.count(Kind::kFellInHole) == 0;
          }};
}

}  // namespace wishes

void lay_some(Story& story, int of_each) {
  const double reach = story.board().lines[2].near_edge_at(0) - 20;
  for (int left = 2 * of_each, trials = 0; left > 0 && trials < 4000; ++trials) {
    const Vec2 place = story.dice().in_ring(0, reach);
    if (!is_free(story, place)) continue;
    story.lay(static_cast<std::size_t>(left % 2), place);
    --left;
  }
}

void play(Story& story, std::size_t player, const Wish& wish) {
  if (!story.shoot(player, wish) && !story.shoot(player, wishes::any_shot(story, player)))
    story.shoot(player, {});
  story.wait(story.dice().between(0.9, 1.6));
  story.tidy(player);
  story.wait(story.dice().between(0.7, 1.2));
}

void play_round(Story& story, int per_side) {
  for (int shot = 0; shot < 2 * per_side; ++shot) {
    const auto player = static_cast<std::size_t>(shot % 2);
    const double what = story.dice().between(0, 1);
    if (what < 0.2) {
      play(story, player, wishes::twenty(story, player));
    } else if (what < 0.28) {
      play(story, player, wishes::missing(story, player));
    } else if (what < 0.4) {
      play(story, player, wishes::hard(story, player));
    } else {
      play(story, player, wishes::any_shot(story, player));
    }
  }
  story.end_round();
  story.wait(1.5);
  story.clear_board();
  story.wait(1.5);
}

void fidget(Story& story, double seconds) {
  const long end = story.moment() + story.frames(seconds);
  plans::Dice& dice = story.dice();
  while (story.moment() < end) {
    const int what = dice.count(0, 3);
    if (what == 0) {  // a hand hovers
      const auto player = static_cast<std::size_t>(dice.count(0, 1));
      for (int stops = dice.count(1, 4); stops > 0; --stops)
        story.send_hand(player, dice.in_ring(0, 330), dice.between(0.4, 1.5));
      story.wait_for_hands();
      story.wait(dice.between(0.1, 3));
      story.withdraw_hand(player, dice.between(0.4, 1));
      story.wait_for_hands();
    } else if (what == 1) {  // somebody leans over
      Shade shade{dice.in_ring(0, 0.3) + Vec2(0.5, 0.3), dice.between(0.1, 0.4), dice.between(0.1, 0.5)};
      const Vec2 step = dice.in_ring(0, 0.006);
      for (int left = dice.count(40, 120); left > 0; --left) {
        shade.centre += step;
        story.set_shade(shade);
        story.wait(0.01);
      }
      story.set_shade({});
    } else if (what == 2) {  // a cloud, a screen, a lamp
      story.set_light(dice.between(0.6, 1.2), dice.between(0.05, 3));
      story.wait(dice.between(0.2, 2));
      story.set_light(1, dice.between(0.05, 3));
    }
    story.wait(dice.between(0.2, 2));
  }
}

}  // namespace ringside::clips
