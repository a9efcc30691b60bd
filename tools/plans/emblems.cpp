// SPDX-License-Identifier: MIT
#include "plans/emblems.h"

#include <optional>

namespace ringside::plans {
namespace {

using namespace drawing;

constexpr Colour kWhite{228, 226, 220}, kBlack{34, 32, 31}, kGilt{206, 164, 70}, kWood{204, 166, 116};

enum class Form { kStar, kInlay, kRing };

struct Emblem {
  Form form;
  double reach, thickness;    // shares of the top's radius
  int points;                 // of a star
  std::optional<Colour> ink;  // for all; none: what stands out
};

Emblem random_emblem(Dice& dice) {
  const Form form = dice.pick(std::vector{Form::kStar, Form::kInlay, Form::kRing});
  const double reach = form == Form::kInlay ? dice.between(0.2, 0.65) : dice.between(0.4, 0.75);
  Emblem emblem{form, reach, dice.between(0.08, 0.2), dice.count(4, 9), {}};
  if (dice.chance(0.5)) emblem.ink = dice.pick(std::vector{kWhite, kBlack, kGilt, kWood});
  return emblem;
}

Colour standing_out_from(const Colour& colour) {
  constexpr double kMiddling = 3 * 110;
  return colour.red + colour.green + colour.blue < kMiddling ? kWhite : kBlack;
}

std::vector<Star> stars_of(const Emblem& emblem, const Disc& disc, double turned_deg) {
  const double top = disc.radius - edge_width(disc), reach = emblem.reach * top;
  const Colour& wood = disc.material.colour;
  const Colour ink = emblem.ink.value_or(standing_out_from(wood));
  switch (emblem.form) {
    case Form::kInlay:
      return {round_print(reach, ink)};
    case Form::kRing:
      return {round_print(reach, ink), round_print(reach - emblem.thickness * top, wood)};
    case Form::kStar:
      break;
  }
  return {{.outer_radius = reach,
           .inner_radius = 0.5 * reach,
           .points = emblem.points,
           .turned_deg = turned_deg,
           .colour = ink}};
}

}  // namespace

void print_emblems(Dice& dice, std::vector<Disc>& discs) {
  const Emblem emblem = random_emblem(dice);
  for (Disc& disc : discs) disc.stars = stars_of(emblem, disc, degrees(dice.angle()));
}

}  // namespace ringside::plans
