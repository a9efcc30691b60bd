// SPDX-License-Identifier: MIT
#include "detection/selection/shared_face.h"

#include <algorithm>

#include "detection/colour/cie_lab.h"
#include "detection/view/deck_pixels.h"

namespace ringside {
namespace {

// Of a face's radius: the rest may be rounding, rim light or a fit that is a little off.
constexpr double kFaceShare = 0.85, kOutside = 1.1;
constexpr std::size_t kLeastPixels = 12;  // of the 144 that are looked at

// A face's pixels by whether they lie on another's face too; those at its edge are neither.
struct DividedFace {
  std::vector<DeckPixel> shared, alone;
};

DividedFace divided(const Photo& photo, const Calibration& calibration, const Circle& face,
                    const Circle& other) {
  DividedFace parts;
  for (const DeckPixel& pixel : pixels_on(photo, calibration, face.centre, 0, kFaceShare * face.radius)) {
    const double distance = (pixel.p_board - other.centre).norm() / other.radius;
    if (distance < kFaceShare) parts.shared.push_back(pixel);
    if (distance > kOutside) parts.alone.push_back(pixel);
  }
  return parts;
}

Lab colour_of(const std::vector<DeckPixel>& pixels) { return lab_of(median_colour(pixels)); }

}  // namespace

bool owns_shared_face(const Photo& photo, const Calibration& calibration, const Circle& owner,
                      const Circle& other) {
  constexpr double kPlainFace = 12;  // in L*a*b*: grain and uneven light differ by less within a face
  constexpr double kAsOne = 0.5;
  const DividedFace mine = divided(photo, calibration, owner, other);
  const DividedFace theirs = divided(photo, calibration, other, owner);
  if (std::min({mine.shared.size(), mine.alone.size(), theirs.alone.size()}) < kLeastPixels) return false;
  const Lab of_shared = colour_of(mine.shared);
  const double from_other = (of_shared - colour_of(theirs.alone)).norm();
  return from_other > kPlainFace && (of_shared - colour_of(mine.alone)).norm() < kAsOne * from_other;
}

}  // namespace ringside
