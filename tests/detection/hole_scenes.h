// SPDX-License-Identifier: MIT
#pragma once

#include "detection/drawn_rounds.h"

// Drawn tables on which something lies at the hole.
namespace ringside::test {

inline const drawing::Material kBlackFloor{{40, 38, 38}}, kRedFloor{{150, 36, 42}},
    kWhiteFloor{{236, 234, 228}};

// Black and natural discs on maple.
const Look& maple();

drawing::Disc black_at(const Vec2& base);
drawing::Disc natural_at(const Vec2& base);

// Two discs of each side on the deck and a hole with this floor.
drawing::Scene table(const drawing::Material& floor);

// With a natural disc in the hole, so far off its middle.
drawing::Scene with_flat_disc(const drawing::Material& floor, const Vec2& base = {0.5, -0.5});

// With a natural disc that hangs over the rim in this direction.
drawing::Scene with_hanger(double overhang, double rim_deg = 200, const drawing::Material& floor = kRedFloor);

// One lamp for most of the light, in one of four directions.
std::vector<drawing::Lamp> lamp_from(int quarter, double radius_deg);

Detection seen(const drawing::Scene& scene, double tilt_deg);

// The discs in the hole, over its rim or beside it.
std::vector<Disc> at_hole(const Detection& detection);

// Whether people are asked what is in the hole.
bool asks(const Detection& detection);

}  // namespace ringside::test
