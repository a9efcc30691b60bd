// SPDX-License-Identifier: MIT
#include "evaluation/found_board.h"

#include <nlohmann/json.hpp>

namespace ringside::evaluation {
namespace {

using nlohmann::json;

Vec2 point(const json& numbers, std::size_t first = 0) {
  return {numbers.at(first).get<double>(), numbers.at(first + 1).get<double>()};
}

Homography map(const json& rows) {
  Mat3 matrix;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      matrix(static_cast<int>(i), static_cast<int>(j)) = rows.at(i).at(j).get<double>();
    }
  }
  return Homography(matrix);
}

Line line(const json& fields) {
  Line line{.radius = fields.at("radius_mm").get<double>(),
            .width = fields.at("width_mm").get<double>(),
            .sigma = fields.at("sigma_mm").get<double>(),
            .coverage = fields.at("coverage").get<double>()};
  for (std::size_t i = 0; i < line.harmonics.size(); ++i) {
    line.harmonics[i] = fields.at("harmonics_mm").at(i).get<double>();
  }
  return line;
}

std::optional<QuadrantLine> quadrant_line(const json& ends_px, const Homography& board_from_image) {
  if (ends_px.is_null()) return std::nullopt;
  return QuadrantLine{board_from_image * point(ends_px), board_from_image * point(ends_px, 2)};
}

std::vector<Peg> pegs(const json& list) {
  std::vector<Peg> pegs;
  for (const json& peg : list) {
    pegs.push_back(
        {point(peg.at("foot_mm")), peg.at("radius_mm").get<double>(), peg.at("sigma_mm").get<double>()});
  }
  return pegs;
}

}  // namespace

Calibration read_calibration(const json& fields) {
  Calibration calibration;
  calibration.image_from_board = map(fields.at("image_from_board"));
  for (std::size_t i = 0; i < calibration.lines.size(); ++i) {
    calibration.lines[i] = line(fields.at("lines").at(i));
  }
  const Homography board_from_image = calibration.image_from_board.inverse();
  for (std::size_t i = 0; i < calibration.quadrant_lines.size(); ++i) {
    calibration.quadrant_lines[i] = quadrant_line(fields.at("quadrant_lines_px").at(i), board_from_image);
  }
  const json& hole = fields.at("hole");
  calibration.hole = {{point(hole.at("centre_mm")), hole.at("radius_mm").get<double>()},
                      hole.at("measured").get<bool>()};
  const json& deck = fields.at("deck_radius_mm");
  calibration.deck_measured = !deck.is_null();
  if (calibration.deck_measured) calibration.deck_radius = deck.get<double>();
  calibration.pegs = pegs(fields.at("pegs"));
  const json& camera = fields.at("camera_mm");
  calibration.camera.centre = {camera.at(0).get<double>(), camera.at(1).get<double>(),
                               camera.at(2).get<double>()};
  return calibration;
}

}  // namespace ringside::evaluation
