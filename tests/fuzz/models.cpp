// SPDX-License-Identifier: MIT
// One file read as a board, as discs, as a rule set, as a judgement, as a calibration and as a lens: most of
// them refuse it, and a mutation of one kind of file may be another's.
#include "board/models.h"

#include <cmath>
#include <functional>

#include "calibration/file/calibration_file.h"
#include "calibration/file/lens_file.h"
#include "evidence/points.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/input_file.h"
#include "rules/rule_library.h"

namespace {

using ringside::fuzz::require;

bool is_size(double value) { return std::isfinite(value) && value > 0; }

void check(const ringside::BoardModel& board) {
  for (const double size : {board.inner_radius, board.middle_radius, board.outer_radius, board.hole_radius})
    require(is_size(size), "sizes of a board are above zero");
  require(board.inner_radius < board.middle_radius && board.middle_radius < board.outer_radius,
          "lines of a board lie in order");
}

void check(const ringside::DiscModel& disc) {
  require(is_size(disc.shape.radius) && is_size(disc.shape.height), "sizes of a disc are above zero");
  require(disc.radius_tolerance > 0, "a sigma is above zero");
}

void check(const ringside::Calibration& calibration) {
  require(calibration.width > 0 && calibration.height > 0, "a calibrated picture has a size");
  for (const ringside::Line& line : calibration.lines) {
    require(is_size(line.radius) && line.width >= 0, "sizes of a line are above zero");
    require(std::isfinite(line.sigma) && line.sigma >= 0, "a sigma is above zero");
  }
  require(std::isfinite(calibration.pixels_per_mm()), "a calibration has a scale");
}

void check(const ringside::Points& points) {
  require(points.asked <= points.sure, "what is sure is not asked about");
  for (const ringside::PointsOfField& field : points.fields)
    require(std::isfinite(field(0.5)) && field(0.5) <= 0, "points speak against or not at all");
}

void try_reader(const std::function<void()>& read) {
  try {
    read();
  } catch (const ringside::ModelError&) {
  }
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  const InputFile file(input);
  try_reader([&] { check(load_board_model(file.path())); });
  try_reader([&] { check(load_disc_model(file.path())); });
  try_reader([&] { require(!load_rule_set(file.path()).formats.empty(), "a rule set has a format"); });
  try_reader([&] { check(read_points(std::string(input), "input.yaml", {"line_contrast", "heat"})); });
  try_reader([&] { check(read_calibration(file.path())); });
  try_reader([&] { require(is_size(read_lens(file.path()).pinhole.focal_px), "a lens has a focal length"); });
}
