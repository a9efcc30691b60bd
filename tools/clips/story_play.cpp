// SPDX-License-Identifier: MIT
#include <algorithm>

#include "clips/posed.h"
#include "clips/story.h"
#include "drawing/truth.h"

// What players do.
namespace ringside::clips {
namespace {

using drawing::Disc;

constexpr double kLongestShot = 5;  // seconds

const Slider& slider_of(int disc, const std::vector<Slider>& sliders) {
  return *std::find_if(sliders.begin(), sliders.end(), [&](const Slider& one) { return one.disc == disc; });
}

bool is_one_of(int disc, const std::vector<int>& discs) {
  return std::find(discs.begin(), discs.end(), disc) != discs.end();
}

}  // namespace

int Story::new_disc(std::size_t player) {
  const int number = ++next_disc_;
  Disc disc = player == 0 ? sides_.first : sides_.second;
  disc.material.grain.angle_deg = dice_.between(0, 180);
  disc.material.grain.seed = static_cast<std::uint32_t>(dice_.count(1, 100000));
  owners_[number] = player;
  patterns_[number] = disc;
  return number;
}

void Story::place(int disc, const Vec2& at) {
  sliding_.sliders.push_back(
      {.disc = disc, .place = at, .radius = pattern(disc).radius, .rounding = pattern(disc).edge_rounding});
  chronicle_.disturb();
}

int Story::lay(std::size_t player, const Vec2& at) {
  const int number = new_disc(player);
  place(number, at);
  return number;
}

bool Story::shot_counts(std::size_t player, const Outcome& outcome) const {
  const auto owner = [&](int disc) { return disc == outcome.shooter ? player : player_of(disc); };
  const bool is_faced = std::any_of(outcome.before.begin(), outcome.before.end(), [&](const Slider& slider) {
    return slider.where != Where::kDitch && owner(slider.disc) != player;
  });
  if (is_faced) {
    return std::any_of(outcome.happenings.begin(), outcome.happenings.end(), [&](const Happening& happening) {
      return happening.kind == Happening::Kind::kHitDisc && owner(happening.disc) != owner(happening.other);
    });
  }
  const drawing::Line& inner = look_.board.lines[0];
  return std::any_of(outcome.after.begin(), outcome.after.end(), [&](const Slider& slider) {
    return owner(slider.disc) == player && slider.where != Where::kDitch &&
           slider.place.norm() - slider.radius <= inner.radius + inner.width / 2;
  });
}

bool Story::shoot(std::size_t player, const Wish& wish) {
  const int number = new_disc(player);
  const double radius = pattern(number).radius;
  Wish lasting = wish;
  lasting.pleases = [&](const Outcome& outcome) {
    return outcome.seconds < kLongestShot && wish.pleases(outcome);
  };
  const std::optional<Aim> aim = found_aim(dice_, lasting, number, radius, look_.players[player].seat_deg,
                                           sliding_.sliders, look_.board);
  if (!aim) return false;
  const Outcome outcome = tried(*aim, number, radius, sliding_.sliders, look_.board);
  hands_.wait_before(player, aim->from);
  hands_.held(player) = {number};
  send_hand(player, hands_.tip_behind(player, aim->from, radius), dice_.between(0.5, 0.8));
  wait_for_hands();
  hands_.held(player).clear();
  place(number, aim->from);
  wait(dice_.between(0.3, 0.9));
  tell("shot_begun", number);
  const bool counts = shot_counts(player, outcome);
  chronicle_.last().valid = counts;
  flick(player, aim->velocity);
  void_shot_ = counts ? std::vector<int>{} : moved_by(player, outcome);
  return true;
}

// The disc placed last; until all lie and the hand is gone.
void Story::flick(std::size_t player, const Vec2& velocity) {
  constexpr double kPush = 14;  // mm that the finger follows
  const Vec2 tip = hands_.tip(player);
  sliding_.sliders.back().velocity = velocity;
  send_hand(player, tip + kPush * velocity.normalized(), 0.07);
  if (dice_.chance(0.6)) send_hand(player, tip, dice_.between(0.1, 0.9));
  withdraw_hand(player, dice_.between(0.4, 0.8));
  while (!sliding_.at_rest() || !hands_.arrived()) frame();
}

// The player's own discs that the shot moved.
std::vector<int> Story::moved_by(std::size_t player, const Outcome& outcome) const {
  std::vector<int> moved{outcome.shooter};
  for (const Slider& before : outcome.before) {
    const bool stayed = slider_of(before.disc, outcome.after).place == before.place;
    if (player_of(before.disc) == player && !stayed) moved.push_back(before.disc);
  }
  return moved;
}

std::vector<int> Story::to_take_off() const {
  const drawing::View view = look_from(look_.viewpoint);
  std::vector<int> discs;
  for (const Slider& slider : sliding_.sliders) {
    if (slider.where == Where::kDitch) continue;
    const Disc disc = posed(pattern(slider.disc), slider, look_.board);
    const drawing::DiscTruth truth = truth_of(disc, look_.board, view);
    const bool is_out = truth.zone == 0 || slider.returned || is_one_of(slider.disc, void_shot_);
    if (truth.in_hole || is_out) discs.push_back(slider.disc);
  }
  return discs;
}

void Story::tidy(std::size_t player) {
  const std::vector<int> discs = to_take_off();
  void_shot_.clear();
  if (!discs.empty()) lift(player, discs);
}

void Story::lift(std::size_t player, const std::vector<int>& discs) {
  for (const int disc : discs) {
    const Vec2 at = slider_of(disc, sliding_.sliders).place;
    send_hand(player, hands_.tip_behind(player, at, pattern(disc).radius), dice_.between(0.35, 0.6));
    wait_for_hands();
    wait(dice_.between(0.05, 0.2));
    take_off(player, disc);
  }
  withdraw_hand(player, dice_.between(0.4, 0.7));
  wait_for_hands();
  hands_.held(player).clear();
}

void Story::take_off(std::size_t player, int disc) {
  const bool twenty = slider_of(disc, sliding_.sliders).where == Where::kHole;
  tell(twenty ? "twenty_lifted" : "disc_lifted", disc);
  if (twenty) ++twenties_[pattern(disc).team];
  std::erase_if(sliding_.sliders, [&](const Slider& slider) { return slider.disc == disc; });
  hands_.held(player).push_back(disc);
  chronicle_.disturb();
}

// Told with the round's last state of rest.
void Story::end_round() {
  wait(0.1);
  tell("round_over");
  const RestState last = chronicle_.last_rest();
  chronicle_.last().state = last;
}

void Story::clear_board() {
  constexpr std::size_t kHandful = 6;
  tell("discs_lifted");
  for (std::size_t player = 0; !sliding_.sliders.empty(); player = 1 - player) {
    std::vector<int> discs;
    for (const Slider& slider : sliding_.sliders) {
      if (discs.size() < kHandful) discs.push_back(slider.disc);
    }
    lift(player, discs);
  }
  for (auto& [team, count] : twenties_) count = 0;
}

}  // namespace ringside::clips
