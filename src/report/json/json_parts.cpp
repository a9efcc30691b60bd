// SPDX-License-Identifier: MIT
#include "report/json/json_parts.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "photo/hex.h"
#include "report/data/clock_place.h"
#include "report/data/photo_pixels.h"
#include "report/data/text.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string hex(const Rgb& colour) { return "#" + in_hex(std::array{colour.red, colour.green, colour.blue}); }

// The circle nearest to a measured line: its first harmonic is, to first order, an offset of the centre.
Circle best_circle(const Line& line) { return {{line.harmonics[0], line.harmonics[1]}, line.radius}; }

// An axis has no sense of direction: the angle in (-90, 90].
double axis_degrees(double angle) {
  const double turned = std::remainder(degrees(angle), 180.0);
  return turned <= -90 ? turned + 180 : turned;
}

Json harmonics_json(const Line& line) {
  Json harmonics = Json::array();
  for (const double departure : line.harmonics) harmonics.push_back(number(departure, 3));
  return harmonics;
}

Json line_json(LineName name, const Calibration& calibration) {
  const Line& line = calibration.line(name);
  return {{"name", to_string(name)},
          {"radius_mm", length(line.radius)},
          {"width_mm", length(line.width)},
          {"sigma_mm", number(line.sigma, 3)},
          {"coverage", number(line.coverage, 3)},
          {"harmonics_mm", harmonics_json(line)},
          {"ellipse_px", ellipse_json(seen_line(calibration, name))}};
}

// Not rounded: small entries weigh most. Its scale means nothing, so the last entry is made 1.
Json matrix_json(const Homography& map) {
  const Mat3 matrix = map.matrix() / map.matrix()(2, 2);
  Json rows = Json::array();
  for (int i = 0; i < 3; ++i) rows.push_back({matrix(i, 0), matrix(i, 1), matrix(i, 2)});
  return rows;
}

Json hole_json(const Hole& hole) {
  return {{"centre_mm", point(hole.rim.centre)},
          {"radius_mm", length(hole.rim.radius)},
          {"measured", hole.measured}};
}

Json pegs_json(const std::vector<Peg>& pegs) {
  Json list = Json::array();
  for (const Peg& peg : pegs) {
    list.push_back(
        {{"foot_mm", point(peg.foot)}, {"radius_mm", length(peg.radius)}, {"sigma_mm", length(peg.sigma)}});
  }
  return list;
}

// Brown's coefficients k1, k2, p1, p2, k3; not rounded, like the matrix they go with.
Json lens_json(const std::optional<Lens>& lens) {
  if (!lens) return nullptr;
  return {{"focal_px", length(lens->pinhole.focal_px)},
          {"principal_point_px", point(lens->pinhole.principal_point)},
          {"distortion", lens->distortion}};
}

Json quadrant_line_json(const std::optional<QuadrantLine>& line, const PhotoPixels& pixels) {
  if (!line) return nullptr;
  const Vec2 start = pixels.of_board(line->start);
  const Vec2 end = pixels.of_board(line->end);
  return {length(start.x()), length(start.y()), length(end.x()), length(end.y())};
}

Json quadrant_line_mm_json(const std::optional<QuadrantLine>& line) {
  if (!line) return nullptr;
  return {length(line->start.x()), length(line->start.y()), length(line->end.x()), length(line->end.y())};
}

Json lines_json(const Calibration& calibration) {
  Json lines = Json::array();
  for (const LineName name : kLineNames) lines.push_back(line_json(name, calibration));
  return lines;
}

Json quadrant_lines_mm_json(const Calibration& calibration) {
  Json lines = Json::array();
  for (const auto& line : calibration.quadrant_lines) lines.push_back(quadrant_line_mm_json(line));
  return lines;
}

Json ruling_json(const ScoredDisc& scored) {
  if (!scored.ruling) return nullptr;
  return {{"zone", scored.zone},
          {"measured_zone", scored.ruling->measured_zone},
          {"measured_call", to_string(scored.ruling->measured_call)}};
}

// JSON lets DEL and U+0080 to U+009F (C2 80 to C2 9F) stand in texts as they are; some terminals obey them.
std::string with_escaped_controls(const std::string& json) {
  std::string safe;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string_view pair = std::string_view(json).substr(i, 2);
    if (pair >= "\xc2\x80" && pair <= "\xc2\x9f") {
      safe += "\\u00" + in_hex(std::array{static_cast<std::uint8_t>(json[++i])});
    } else if (json[i] == '\x7f') {
      safe += "\\u007f";
    } else {
      safe += json[i];
    }
  }
  return safe;
}

}  // namespace

Json photos_json(const std::vector<EvidencePhoto>& photos) {
  Json list = Json::array();
  for (const EvidencePhoto& photo : photos) {
    list.push_back({{"photo", photo.file.filename().string()},
                    {"sha256", photo.sha256},
                    {"taken", text_or_null(photo.taken)},
                    {"width", photo.pixels.cols},
                    {"height", photo.pixels.rows},
                    {"calibration", calibration_json(photo.calibration)}});
  }
  return list;
}

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json number(double value, int decimals) {
  if (!std::isfinite(value)) return nullptr;
  return std::stod(fixed(value, decimals));
}

Json length(double value) { return number(value, 2); }

Json point(const Vec2& p) { return {length(p.x()), length(p.y())}; }

Json ellipse_json(const std::optional<Ellipse>& ellipse) {
  if (!ellipse) return nullptr;
  return {length(ellipse->centre.x()), length(ellipse->centre.y()), length(ellipse->semi_major),
          length(ellipse->semi_minor), number(axis_degrees(ellipse->angle), 2)};
}

Json quadrant_lines_px_json(const std::array<std::optional<QuadrantLine>, 4>& lines,
                            const PhotoPixels& pixels) {
  Json list = Json::array();
  for (const auto& line : lines) list.push_back(quadrant_line_json(line, pixels));
  return list;
}

std::optional<Ellipse> seen_line(const Calibration& calibration, LineName name) {
  return PhotoPixels(calibration).ellipse_of_board(best_circle(calibration.line(name)));
}

Json calibration_json(const Calibration& calibration) {
  const Vec3& camera = calibration.camera.centre;
  return {{"board", text_or_null(calibration.board)},
          {"scale", to_string(calibration.scale)},
          {"residual_px", length(calibration.residual_px)},
          {"residual_mm", length(calibration.residual_mm)},
          {"tilt_deg", number(degrees(calibration.camera.tilt), 1)},
          {"camera_mm", {number(camera.x(), 0), number(camera.y(), 0), number(camera.z(), 0)}},
          {"image_from_board", matrix_json(calibration.image_from_board)},
          {"lens", lens_json(calibration.lens)},
          {"lines", lines_json(calibration)},
          {"quadrants", calibration.shows_quadrants() ? "measured" : "unknown"},
          {"quadrant_lines_px", quadrant_lines_px_json(calibration.quadrant_lines, PhotoPixels(calibration))},
          {"quadrant_lines_mm", quadrant_lines_mm_json(calibration)},
          {"hole", hole_json(calibration.hole)},
          {"deck_radius_mm", calibration.deck_measured ? length(calibration.deck_radius) : Json(nullptr)},
          {"pegs", pegs_json(calibration.pegs)}};
}

Json disc_json(const ScoredDisc& scored, const Calibration& calibration) {
  const Disc& disc = scored.disc;
  const PhotoPixels pixels(calibration);
  const Circle top = pixels.of_image(disc.seen_top);
  return {{"id", disc.id},
          {"team", disc.team},
          {"colour", hex(disc.colour)},
          {"base_px", point(pixels.of_board(disc.base))},
          {"base_mm", point(disc.base)},
          {"radius_mm", length(disc.radius)},
          {"top_px", point(top.centre)},
          {"top_radius_px", length(top.radius)},
          {"zone", scored.zone},
          {"line", to_string(scored.line.line)},
          {"margin_mm", length(scored.line.margin)},
          {"sigma_mm", length(scored.line.sigma)},
          {"call", to_string(scored.call)},
          {"other_zone", scored.other_zone},
          {"ruling", ruling_json(scored)},
          {"in_hole", to_string(disc.in_hole)},
          {"confidence", number(disc.confidence, 2)},
          {"leans", disc.lies == Lies::kLeaning},
          {"stacked", disc.lies == Lies::kStacked}};
}

Json maybe_disc_json(const MaybeDisc& maybe, const Calibration& calibration) {
  Json json = disc_json(maybe.scored, calibration);
  json.erase("ruling");  // the answer is its ruling
  const auto clock = clock_place(maybe.scored.disc.base, calibration);
  json["is_disc"] = maybe.is_disc ? Json(*maybe.is_disc) : Json(nullptr);
  json["worths"] = worths(maybe);
  json["clock"] = clock ? Json{clock->from, clock->to} : Json(nullptr);
  return json;
}

Json totals_json(const Totals& totals) {
  Json json = Json::object();
  for (const auto& [team, total] : totals) {
    json[team] = {{"board", total.board}, {"twenties", total.twenties}, {"total", total.total()}};
  }
  return json;
}

Json round_json(const std::optional<RoundResult>& round) {
  if (!round) return nullptr;
  return {{"winner", round->winner ? Json(*round->winner) : Json(nullptr)},
          {"difference", round->difference},
          {"points", Json(round->points)}};
}

std::string line_text(const Json& json) {
  return with_escaped_controls(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string file_text(const Json& json) {
  return with_escaped_controls(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

}  // namespace ringside
