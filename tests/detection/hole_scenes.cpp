// SPDX-License-Identifier: MIT
#include "detection/hole_scenes.h"

#include <algorithm>

namespace ringside::test {

const Look& maple() {
  static const Look look = black_and_natural_on_maple();
  return look;
}

drawing::Disc black_at(const Vec2& base) {
  return {.base = base, .material = maple().first, .team = "black"};
}

drawing::Disc natural_at(const Vec2& base) {
  return {.base = base, .material = maple().second, .team = "natural"};
}

drawing::Scene table(const drawing::Material& floor) {
  drawing::Scene scene{.board = maple().board};
  scene.board.hole.floor = floor;
  scene.discs = {black_at({-100, 120}), natural_at({160, 20}), black_at({-60, -180}), natural_at({90, -150})};
  return scene;
}

drawing::Scene with_flat_disc(const drawing::Material& floor, const Vec2& base) {
  drawing::Scene scene = table(floor);
  scene.discs.push_back(in_hole(natural_at(base), scene.board));
  return scene;
}

drawing::Scene with_hanger(double overhang, double rim_deg, const drawing::Material& floor) {
  drawing::Scene scene = table(floor);
  scene.discs.push_back(hanging(natural_at({0, 0}), scene.board, rim_deg, overhang));
  return scene;
}

std::vector<drawing::Lamp> lamp_from(int quarter, double radius_deg) {
  const Vec2 to_lamp = direction(kPi / 2 * quarter);
  return {{.towards = {to_lamp.x(), to_lamp.y(), 1.2}, .share = 0.6, .radius_deg = radius_deg}};
}

Detection seen(const drawing::Scene& scene, double tilt_deg) {
  return detect(scene, drawing::look_from(whole_board(tilt_deg))).detection;
}

std::vector<Disc> at_hole(const Detection& detection) {
  std::vector<Disc> discs = detection.discs;
  std::erase_if(discs, [](const Disc& disc) { return disc.base.norm() > 35; });
  return discs;
}

bool asks(const Detection& detection) { return detection.maybe_in_hole.has_value(); }

}  // namespace ringside::test
