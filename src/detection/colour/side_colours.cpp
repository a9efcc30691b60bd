// SPDX-License-Identifier: MIT
#include "detection/colour/side_colours.h"

#include "detection/colour/deck_light.h"

namespace ringside {

std::vector<SideColour> side_colours(const RectifiedView& view, const Calibration& calibration,
                                     const std::vector<SeenFace>& faces, const Tones& tones) {
  const DeckLight light(view, calibration);
  std::vector<Circle> outlines;
  for (const SeenFace& face : faces) outlines.push_back(face.outline);
  std::vector<SideColour> colours;
  std::vector<Lab> seen, evenly_lit;
  for (const SeenFace& face : faces) {
    const double share = light.share_around(face.outline, outlines);
    seen.push_back(in_usual_tones(face.lab, tones));
    evenly_lit.push_back(in_full_light(seen.back(), share));
    colours.push_back({seen.back(), seen.back(), share});
  }
  const std::vector<Lab>& plainer = plainer_of(seen, evenly_lit);
  for (std::size_t i = 0; i < colours.size(); ++i) colours[i].lab = plainer[i];
  return colours;
}

}  // namespace ringside
