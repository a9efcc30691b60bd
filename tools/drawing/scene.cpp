// SPDX-License-Identifier: MIT
#include "drawing/scene.h"

#include <cmath>

namespace ringside::drawing {

double Line::radius_at(double angle) const {
  double sum = radius;
  for (std::size_t i = 0; i < harmonics.size() / 2; ++i) {
    const double phase = static_cast<double>(i + 1) * angle;
    sum += harmonics[2 * i] * std::cos(phase) + harmonics[2 * i + 1] * std::sin(phase);
  }
  return sum;
}

Disc in_hole(Disc disc, const Board& board) {
  disc.base_z = -board.hole.depth;
  return disc;
}

Disc in_ditch(Disc disc, const Board& board) {
  disc.base_z = -board.ditch.depth;
  return disc;
}

Disc stacked(Disc disc, const Disc& under) {
  disc.base_z = under.base_z + under.height;
  return disc;
}

Disc leaning(Disc disc, double lean_deg, double towards_deg) {
  const double lean = radians(lean_deg);
  disc.lean_deg = lean_deg;
  disc.lean_towards_deg = towards_deg;
  // The lowest point lies on the lower edge's rounding.
  disc.base_z =
      (disc.radius - disc.edge_rounding) * std::sin(lean) + disc.edge_rounding * (1 - std::cos(lean));
  return disc;
}

Disc hanging(Disc disc, const Board& board, double rim_deg, double overhang) {
  const double lean = std::asin(board.hole.depth / overhang);
  const Vec2 towards_rim = direction(radians(rim_deg));
  const double from_rim = overhang - disc.radius;  // along the foot, from the rim to the disc's centre
  disc.lean_deg = degrees(lean);
  disc.lean_towards_deg = rim_deg + 180;
  disc.base = board.hole.centre + (board.hole.radius - from_rim * std::cos(lean)) * towards_rim;
  disc.base_z = -from_rim * std::sin(lean);
  return disc;
}

std::vector<Bar> arm(const Vec2& tip, double from_deg, double height, const Material& skin,
                     const Material& sleeve) {
  const Vec2 back = direction(radians(from_deg));
  const Vec2 aside(-back.y(), back.x());
  const auto place = [&](double behind, double beside, double above) {
    const Vec2 p = tip + behind * back + beside * aside;
    return Vec3(p.x(), p.y(), height + above);
  };
  std::vector<Bar> bars;
  for (int finger = 0; finger < 4; ++finger) {
    const double beside = 17.0 * finger - 25;
    const double shorter = finger == 0 ? 16 : std::abs(finger - 2) * 6.0;
    bars.push_back({place(shorter, beside, 8), place(72, 0.9 * beside, 26), 8, skin});
    bars.push_back({place(72, 0.9 * beside, 26), place(150, 0.6 * beside, 34), 13, skin});
  }
  bars.push_back({place(70, 52, 14), place(125, 22, 30), 10, skin});  // thumb
  bars.push_back({place(150, 0, 36), place(230, 0, 44), 27, skin});
  bars.push_back({place(225, 0, 46), place(1200, 0, 130), 42, sleeve});
  return bars;
}

}  // namespace ringside::drawing
