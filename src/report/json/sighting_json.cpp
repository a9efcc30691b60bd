// SPDX-License-Identifier: MIT
#include "report/json/sighting_json.h"

#include <nlohmann/json.hpp>

#include "report/data/photo_pixels.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json circle_json(const SeenCircle& seen, const PhotoPixels& pixels) {
  const bool named = seen.name != CircleName::kUnknown;
  return {{"name", named ? Json(to_string(seen.name)) : Json(nullptr)},
          {"coverage", number(seen.coverage, 3)},
          {"ellipse_px", ellipse_json(pixels.ellipse_of_board(seen.circle))}};
}

}  // namespace

Json sighting_json(const std::shared_ptr<const Sighting>& seen) {
  if (!seen) return nullptr;
  const PhotoPixels pixels(*seen);
  Json circles = Json::array(), pegs = Json::array(), missing = Json::array();
  for (const SeenCircle& circle : seen->circles) circles.push_back(circle_json(circle, pixels));
  for (const Peg& peg : seen->pegs) pegs.push_back(point(pixels.of_board(peg.foot)));
  for (const BoardPart& part : board_parts(*seen))
    if (!part.seen) missing.push_back(part.name);
  return {{"circles", circles},
          {"quadrant_lines_px", quadrant_lines_px_json(seen->quadrant_lines, pixels)},
          {"pegs_px", pegs},
          {"missing", missing}};
}

}  // namespace ringside
