// SPDX-License-Identifier: MIT
#include "drawing/scene.h"

namespace ringside::drawing {

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
