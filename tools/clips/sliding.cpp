// SPDX-License-Identifier: MIT
#include "clips/sliding.h"

#include <algorithm>
#include <cmath>

namespace ringside::clips {
namespace {

using drawing::Board;

constexpr double kStep = 1.0 / 2400;  // s; a disc of 4 m/s moves a tenth of its radius
constexpr double kGravity = 9810;     // mm/s^2

double slowed(double speed, double by) { return std::max(0.0, speed - by); }

void slow(Vec2& velocity, double by) {
  const double speed = velocity.norm();
  if (speed > 0) velocity *= slowed(speed, by) / speed;
}

// How far from the hole's centre a disc's centre may lie before it tips: it rests on two places of the rim.
double tipping_radius(double hole_radius, double disc_radius) {
  return std::sqrt(std::max(0.0, hole_radius * hole_radius - disc_radius * disc_radius));
}

// From a place inside a circle around the origin to where a straight path leaves it.
double path_out(const Vec2& place, const Vec2& along, double radius) {
  const double ahead = -place.dot(along);
  const double off = place.squaredNorm() - place.dot(along) * place.dot(along);
  return ahead + std::sqrt(std::max(0.0, radius * radius - off));
}

}  // namespace

double escape_speed(double path, double rounding) { return path / std::sqrt(2 * rounding / kGravity); }

bool Slider::at_rest() const { return velocity.isZero() && (where == Where::kDeck || since >= kFallTime); }

Sliding::Sliding(const Board& board, const Mechanics& mechanics)
    : mechanics_(mechanics),
      hole_(board.hole.centre),
      hole_radius_(board.hole.radius),
      deck_radius_(board.deck_radius),
      rim_radius_(board.rim.inner_radius),
      peg_radius_(board.pegs.radius),
      fall_in_depth_(board.hole.depth),
      pegs_(peg_places(board)) {}

void Sliding::advance(double seconds) {
  const double end = time_ + seconds;
  while (time_ < end - kStep / 2) step(kStep);
}

bool Sliding::at_rest() const {
  return std::all_of(sliders.begin(), sliders.end(), [](const Slider& s) { return s.at_rest(); });
}

void Sliding::step(double dt) {
  time_ += dt;
  for (Slider& slider : sliders) slide(slider, dt);
  for (std::size_t i = 0; i < sliders.size(); ++i) {
    for (std::size_t j = i + 1; j < sliders.size(); ++j) meet(sliders[i], sliders[j]);
  }
}

void Sliding::slide(Slider& slider, double dt) {
  if (slider.where != Where::kDeck) slider.since += dt;
  if (slider.where == Where::kDitch) slide_in_ditch(slider, dt);
  if (slider.where != Where::kDeck || slider.velocity.isZero()) return;
  slider.place += slider.velocity * dt;
  slow(slider.velocity, mechanics_.friction * dt);
  meet_pegs(slider);
  meet_hole(slider);
  meet_edge(slider);
}

// Between the deck's edge and the rim, where it rolls out.
void Sliding::slide_in_ditch(Slider& slider, double dt) const {
  slider.place += slider.velocity * dt;
  slow(slider.velocity, mechanics_.ditch_friction * dt);
  const double inner = deck_radius_ + slider.radius + 0.5;
  const double outer = std::max(inner, rim_radius_ - slider.radius - 0.5);
  const double radius = slider.place.norm();
  const Vec2 outwards = slider.place / radius;
  const double speed_out = slider.velocity.dot(outwards);
  if (radius > outer) {
    slider.place = outer * outwards;
    if (speed_out > 0) slider.velocity -= 1.3 * speed_out * outwards;
  } else if (radius < inner) {
    // It slips off the edge while it falls.
    slider.place += std::min(inner - radius, 500 * dt) * outwards;
    if (speed_out < 0) slider.velocity -= speed_out * outwards;
  }
}

void Sliding::meet_hole(Slider& slider) {
  const Vec2 from_hole = slider.place - hole_;
  const double tips = tipping_radius(hole_radius_, slider.radius);
  if (from_hole.norm() >= tips || !hole_is_free()) return;
  const double speed = slider.velocity.norm();
  const Vec2 along = speed > 0 ? Vec2(slider.velocity / speed) : Vec2(Vec2::UnitX());
  if (speed > escape_speed(path_out(from_hole, along, tips), slider.rounding)) return;
  // Friction stops it where it hangs, before its foot's edge has left the rim behind it.
  const double lean = std::asin(std::min(1.0, fall_in_depth_ / (2 * (slider.radius - slider.rounding))));
  const double falls_in = hole_radius_ - (slider.radius - slider.rounding) * std::cos(lean);
  const bool hangs = speed * speed / (2 * mechanics_.friction) < from_hole.norm() - falls_in;
  slider.where = hangs ? Where::kHanging : Where::kHole;
  slider.from = slider.place;
  slider.since = 0;
  slider.velocity.setZero();
  if (!hangs) {
    const double play = std::max(0.0, hole_radius_ - slider.radius - 0.1);
    slider.place = hole_ + std::min(play, 0.02 * speed) * along;
  }
  tell(hangs ? Happening::Kind::kHangs : Happening::Kind::kFellInHole, slider);
}

void Sliding::meet_edge(Slider& slider) {
  const double radius = slider.place.norm();
  if (radius <= deck_radius_) return;
  const Vec2 outwards = slider.place / radius;
  const double speed_out = slider.velocity.dot(outwards);
  if (speed_out > 0 && slider.velocity.norm() < mechanics_.flies_from) {
    slider.where = Where::kDitch;
    slider.since = 0;
    slider.from = slider.place;
    return tell(Happening::Kind::kFellInDitch, slider);
  }
  if (speed_out > 0 && radius > rim_radius_ - slider.radius) {
    slider.velocity -= speed_out * outwards;
    slider.velocity *= 0.5;
    slider.velocity -= mechanics_.rim_bounce * speed_out * outwards;
    slider.returned = true;
    tell(Happening::Kind::kReturned, slider);
  }
}

void Sliding::meet_pegs(Slider& slider) {
  for (const Vec2& peg : pegs_) {
    const Vec2 apart = slider.place - peg;
    const double distance = apart.norm();
    const double touching = slider.radius + peg_radius_;
    if (distance >= touching) continue;
    const Vec2 normal = apart / distance;
    slider.place = peg + touching * normal;
    const double speed = slider.velocity.dot(normal);
    if (speed >= 0) continue;
    slider.velocity -= (1 + mechanics_.peg_bounce) * speed * normal;
    tell(Happening::Kind::kHitPeg, slider);
  }
}

// Of equal mass. One that hangs over the hole's rim is knocked in.
void Sliding::meet(Slider& a, Slider& b) {
  const bool deck = a.where == Where::kDeck || b.where == Where::kDeck;
  const bool apart_by_height = a.where == Where::kHole || b.where == Where::kHole ||
                               (deck && (a.where == Where::kDitch || b.where == Where::kDitch));
  if (apart_by_height || (a.velocity.isZero() && b.velocity.isZero())) return;
  const Vec2 apart = b.place - a.place;
  const double distance = apart.norm();
  const double overlap = a.radius + b.radius - distance;
  if (overlap <= 0 || distance == 0) return;
  const Vec2 normal = apart / distance;
  a.place -= overlap / 2 * normal;
  b.place += overlap / 2 * normal;
  const double closing = (a.velocity - b.velocity).dot(normal);
  if (closing <= 0) return;
  const Vec2 push = (1 + mechanics_.disc_bounce) / 2 * closing * normal;
  a.velocity -= push;
  b.velocity += push;
  tell(Happening::Kind::kHitDisc, a, b.disc);
  for (Slider* slider : {&a, &b}) {
    if (slider->where != Where::kHanging) continue;
    slider->velocity.setZero();
    slider->where = Where::kHole;
    slider->since = 0;
    slider->from = slider->place;
    slider->place = hole_;
    tell(Happening::Kind::kFellInHole, *slider);
  }
}

bool Sliding::hole_is_free() const {
  return std::none_of(sliders.begin(), sliders.end(), [](const Slider& slider) {
    return slider.where == Where::kHole || slider.where == Where::kHanging;
  });
}

void Sliding::tell(Happening::Kind kind, const Slider& slider, int other) {
  happenings_.push_back({kind, slider.disc, other, time_});
}

}  // namespace ringside::clips
