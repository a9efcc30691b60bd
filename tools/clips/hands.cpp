// SPDX-License-Identifier: MIT
#include "clips/hands.h"

#include <algorithm>
#include <cmath>

#include "clips/eased.h"

namespace ringside::clips {
namespace {

constexpr double kAside = 720;   // mm from the middle: a hand there is out of every picture
constexpr double kFinger = 9;    // mm from a finger's tip to the disc that it touches
constexpr double kFingers = 30;  // mm around the tip that a hand covers at least

}  // namespace

Hands::Hands(const std::vector<Player>& players) {
  for (const Player& player : players) {
    const Vec2 seat = direction(radians(player.seat_deg));
    hands_.push_back({.seat = seat, .tip = kAside * seat});
  }
}

void Hands::send(std::size_t player, const Vec2& tip, long frames) {
  hands_[player].out = false;
  hands_[player].legs.push_back({tip, frames});
}

void Hands::withdraw(std::size_t player, long frames) {
  const Hand& hand = hands_[player];
  const Vec2& last = hand.legs.empty() ? hand.tip : hand.legs.back().to;
  const Vec2 aside(-hand.seat.y(), hand.seat.x());
  send(player, kAside * hand.seat + 0.6 * last.dot(aside) * aside, frames);
}

void Hands::wait_before(std::size_t player, const Vec2& place) {
  const Vec2& seat = hands_[player].seat;
  const Vec2 aside(-seat.y(), seat.x());
  hands_[player].tip = kAside * seat + 0.6 * place.dot(aside) * aside;
}

void Hands::move() {
  for (Hand& hand : hands_) move(hand);
}

void Hands::move(Hand& hand) {
  if (hand.legs.empty()) return;
  if (hand.leg_frame == 0) hand.leg_from = hand.tip;
  const Leg& leg = hand.legs.front();
  const double share = eased(static_cast<double>(++hand.leg_frame) / static_cast<double>(leg.frames));
  hand.tip = hand.leg_from + share * (leg.to - hand.leg_from);
  if (hand.leg_frame < leg.frames) return;
  hand.legs.pop_front();
  hand.leg_frame = 0;
  hand.out = hand.legs.empty() && hand.tip.dot(hand.seat) > kAside - 1;
}

bool Hands::arrived() const {
  return std::all_of(hands_.begin(), hands_.end(), [](const Hand& hand) { return hand.legs.empty(); });
}

bool Hands::is_over(double radius) const {
  return std::any_of(hands_.begin(), hands_.end(),
                     [&](const Hand& hand) { return !hand.out && hand.tip.norm() < radius + kFingers; });
}

std::vector<SeenHand> Hands::seen() const {
  std::vector<SeenHand> seen;
  for (std::size_t player = 0; player < hands_.size(); ++player) {
    if (!hands_[player].out) seen.push_back({player, hands_[player].tip});
  }
  return seen;
}

Vec2 Hands::tip_behind(std::size_t player, const Vec2& place, double radius) const {
  return place + (radius + kFinger) * hands_[player].seat;
}

}  // namespace ringside::clips
