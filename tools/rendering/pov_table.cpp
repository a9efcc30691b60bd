// SPDX-License-Identifier: MIT
#include "rendering/pov_table.h"

#include <algorithm>
#include <cmath>

namespace ringside::rendering {
namespace {

// From the middle, to where a shadow may reach on the table.
double shadow_radius(const drawing::Scene& scene, const std::vector<Source>& sources) {
  const double table = table_height(scene.board);
  double longest = 0;
  for (const Source& source : sources) longest = std::max(longest, source.reach);
  const drawing::Rim& rim = scene.board.rim;
  const double corner = rim.sides == 0 ? 1 : 1 / std::cos(kPi / rim.sides);
  double radius = (rim.inner_radius + rim.width) * corner + longest * (rim.height - table);
  for (const drawing::Bar& bar : scene.bars) {
    for (const Vec3& end : {bar.from, bar.to}) {
      radius = std::max(radius, end.head<2>().norm() + bar.radius + longest * (end.z() + bar.radius - table));
    }
  }
  return radius;
}

}  // namespace

double table_height(const drawing::Board& board) {
  return -std::max(board.table_depth, board.ditch.depth + 1);
}

std::string table(const drawing::Scene& scene, const std::vector<Source>& sources, const Palette& palette) {
  const std::string plane =
      pov("plane{z,", table_height(scene.board), " ", palette.texture(scene.board.table), " clipped_by{");
  const std::string around = pov("cylinder{<0,0,-1000>,<0,0,1000>,", shadow_radius(scene, sources));
  std::string text = plane + around + "}}}\nlight_group{\n";
  for (const Source& source : sources) text += shadowless(source);
  return text + plane + around + " inverse}}}\nglobal_lights off}\n";
}

}  // namespace ringside::rendering
