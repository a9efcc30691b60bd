// SPDX-License-Identifier: MIT
#include "clips/story.h"

#include <algorithm>
#include <cmath>

#include "clips/eased.h"
#include "clips/posed.h"

// Filming, light and camera; story_play.cpp has what players do.
namespace ringside::clips {
namespace {

using drawing::Disc;

constexpr double kDark = 0.2;  // of the light: nobody can be asked to see anything below

std::string word_of(Happening::Kind kind) {
  switch (kind) {
    case Happening::Kind::kFellInHole:
      return "twenty";
    case Happening::Kind::kHangs:
      return "hanger";
    case Happening::Kind::kFellInDitch:
      return "disc_to_ditch";
    case Happening::Kind::kReturned:
      return "disc_returned";
    default:
      return "";
  }
}

}  // namespace

Story::Story(const Look& look, const plans::Sides& sides, std::uint64_t seed, Film& film)
    : look_(look),
      sides_(sides),
      dice_(seed),
      film_(film),
      sliding_(look.board),
      hands_(look.players),
      twenties_{{sides.first.team, 0}, {sides.second.team, 0}} {}

long Story::frames(double seconds) const {
  return std::max(1L, std::lround(seconds * look_.frames_per_second));
}

void Story::wait(double seconds) {
  for (long left = frames(seconds); left > 0; --left) frame();
}

void Story::send_hand(std::size_t player, const Vec2& tip, double seconds) {
  hands_.send(player, tip, frames(seconds));
}

void Story::withdraw_hand(std::size_t player, double seconds) { hands_.withdraw(player, frames(seconds)); }

void Story::wait_for_hands() {
  while (!hands_.arrived()) frame();
}

void Story::frame() {
  chronicle_.note(moment_, sight(), [this] { return state(); });
  film_.take(seen());
  ++moment_;
  if (!sliding_.at_rest()) sliding_.advance(1 / look_.frames_per_second);
  hands_.move();
  note_happenings();
}

Instant Story::seen() const {
  Instant instant{
      .light = light_, .shade = shade_, .shift = drifted_shift(), .shaking = shaking_ || drift_seconds_ > 0};
  for (const Slider& slider : sliding_.sliders) {
    instant.discs.push_back(
        {slider.disc, posed(pattern(slider.disc), slider, look_.board), slider.velocity, slider.at_rest()});
  }
  const std::vector<SeenDisc> held = hands_.seen_held([this](int disc) { return pattern(disc); });
  instant.discs.insert(instant.discs.end(), held.begin(), held.end());
  instant.hands = hands_.seen();
  return instant;
}

Sight Story::sight() const {
  return {.lies = sliding_.at_rest(),
          .hand_over = hands_.is_over(look_.board.deck_radius),
          .clear = light_ > kDark && !shaking_};
}

RestState Story::state() const { return {.discs = lying_discs(), .twenties = twenties_}; }

std::vector<Disc> Story::lying_discs() const {
  std::vector<Disc> discs;
  for (const Slider& slider : sliding_.sliders)
    discs.push_back(posed(pattern(slider.disc), slider, look_.board));
  return discs;
}

void Story::tell(const std::string& what, std::optional<int> disc) {
  TrueEvent event{.moment = moment_, .what = what, .disc = disc};
  if (disc) event.team = pattern(*disc).team;
  chronicle_.tell(std::move(event));
}

void Story::note_happenings() {
  const auto& all = sliding_.happenings();
  for (; reported_happenings_ < all.size(); ++reported_happenings_) {
    const std::string word = word_of(all[reported_happenings_].kind);
    if (!word.empty()) tell(word, all[reported_happenings_].disc);
  }
}

void Story::set_light(double share, double seconds) {
  const double before = light_;
  if (share < kDark && before >= kDark) tell("light_off");
  const long count = frames(seconds);
  for (long i = 1; i <= count; ++i) {
    light_ = std::lerp(before, share, static_cast<double>(i) / static_cast<double>(count));
    frame();
  }
  if (share >= kDark && before < kDark) tell("light_on");
}

// Shakes for a third of a second and stays pushed.
void Story::bump(const CameraShift& by) {
  const long count = frames(1.0 / 3);
  constexpr double kSwing = 3;  // pixels
  tell("bump");
  const CameraShift start = shift_;
  shaking_ = true;
  for (long i = 1; i <= count; ++i) {
    const double share = eased(static_cast<double>(i) / static_cast<double>(count));
    const double swing = (1 - share) * kSwing;
    const double x = dice_.between(-swing, swing), y = dice_.between(-swing, swing);
    shift_ = {start.pixels + share * by.pixels + Vec2(x, y), start.turned_deg + share * by.turned_deg};
    frame();
  }
  shift_ = {start.pixels + by.pixels, start.turned_deg + by.turned_deg};
  shaking_ = false;
  chronicle_.tell({.moment = moment_, .what = "camera_still", .shift = shift_});
}

void Story::set_drift(const Vec2& pixels, double seconds) {
  drift_ = pixels;
  drift_seconds_ = seconds;
}

CameraShift Story::drifted_shift() const {
  if (drift_seconds_ == 0) return shift_;
  const double turn = 2 * kPi * static_cast<double>(moment_) / look_.frames_per_second / drift_seconds_;
  return {shift_.pixels + std::sin(turn) * drift_, shift_.turned_deg};
}

}  // namespace ringside::clips
