// SPDX-License-Identifier: MIT
#include "report/picture/team_look.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ringside {
namespace {

struct Face {
  std::string_view team;
  int rgb;
};

constexpr std::array kFaces{Face{"black", 0x26221f},  Face{"white", 0xf6f3ec}, Face{"red", 0xb3261e},
                            Face{"blue", 0x1f4e9e},   Face{"green", 0x2c6e36}, Face{"yellow", 0xe7bd2a},
                            Face{"orange", 0xd9731a}, Face{"pink", 0xe08aac},  Face{"purple", 0x6b3fa0},
                            Face{"grey", 0x7a7671},   Face{"brown", 0x6b4526}, Face{"natural", 0xdcbf92}};
constexpr int kNoFace = 0x7a7671;
constexpr double kBright =
    125;  // black letters stand out better from brighter grounds, white ones from darker

}  // namespace

TeamLook look_of(const std::string& team) {
  const auto* const found =
      std::find_if(kFaces.begin(), kFaces.end(), [&](const Face& face) { return face.team == team; });
  const int rgb = found == kFaces.end() ? kNoFace : found->rgb;
  const cv::Scalar ground(rgb & 0xff, (rgb >> 8) & 0xff, rgb >> 16);
  const double brightness = 0.114 * ground[0] + 0.587 * ground[1] + 0.299 * ground[2];
  return {ground, brightness > kBright ? cv::Scalar(0, 0, 0) : cv::Scalar(255, 255, 255)};
}

}  // namespace ringside
