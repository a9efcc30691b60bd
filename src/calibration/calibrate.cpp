// SPDX-License-Identifier: MIT
#include "calibration/calibrate.h"

#include <cmath>

#include "calibration/board_scale.h"
#include "calibration/camera_estimate.h"
#include "calibration/find_board.h"
#include "calibration/find_hole.h"
#include "calibration/line_shape.h"
#include "calibration/quadrants.h"
#include "calibration/refine_rings.h"
#include "calibration/trust.h"

namespace ringside {
namespace {

// Blur of a sharp picture after demosaicing, JPEG and our own interpolation, 1 sigma in pixels.
constexpr double kUsualBlur = 1.0;
constexpr double kUsualLineWidth = 1.6;  // mm, when a picture is too coarse to show the width
// Of the true width, from the unknown blur. A line that appears narrower than this hardly shows its width: on
// drawn boards such lines came out 0.3 to 0.6 pixels too wide, wider ones within 0.3.
constexpr double kResolvedWidthPx = 4, kResolvedSigmaPx = 0.3, kUnresolvedSigmaPx = 0.5;
constexpr double kUsualDeckOverOuter = 1.083;  // 26 inch deck, 24 inch line
constexpr double kUsualHoleOverOuter = 0.0574;

double line_width(const LineMeasurement& measured, double px_per_mm, const std::optional<BoardModel>& model) {
  if (const auto width = true_line_width(measured.width_px, kUsualBlur)) return *width / px_per_mm;
  if (model && model->line_width) return *model->line_width;
  return std::min(kUsualLineWidth, measured.width_px / px_per_mm);
}

Line describe_line(const LineMeasurement& measured, const Homography& board_from_image, double px_per_mm,
                   const std::optional<BoardModel>& model) {
  std::vector<Vec2> points;
  for (const LinePoint& p : measured.points) points.push_back(board_from_image * p.p_image);
  Line line = fit_line_shape(points);
  line.width = line_width(measured, px_per_mm, model);
  const double width_sigma = measured.width_px < kResolvedWidthPx ? kUnresolvedSigmaPx : kResolvedSigmaPx;
  line.sigma = std::hypot(line.sigma, width_sigma / 2 / px_per_mm);
  line.coverage = measured.coverage;
  return line;
}

// Turns the frame so that the quadrant lines come to lie near 45 degrees, by an eighth of a turn at most.
double turn_for(const std::optional<Quadrants>& quadrants) {
  return quadrants ? quadrants->angle - radians(45) : 0;
}

std::array<std::optional<QuadrantLine>, 4> turned(const Quadrants& quadrants, double turn) {
  auto lines = quadrants.lines;
  const Homography rotation = Homography::rotation(-turn);
  for (auto& line : lines)
    if (line) *line = {rotation * line->start, rotation * line->end};
  return lines;
}

double share_in_picture(const Homography& image_from_board, double radius, const cv::Size& size) {
  constexpr int kSteps = 360;
  int inside = 0;
  for (int i = 0; i < kSteps; ++i) {
    const Vec2 p = image_from_board * (radius * direction(2 * kPi * i / kSteps));
    inside += p.x() >= 0 && p.y() >= 0 && p.x() <= size.width - 1 && p.y() <= size.height - 1;
  }
  return static_cast<double>(inside) / kSteps;
}

}  // namespace

Calibration calibrate(const Photo& photo, const BoardOptions& options) {
  const auto found = find_board(photo.pixels);
  const auto rings = found ? refine_rings(photo.pixels, *found) : std::nullopt;
  if (!rings)
    throw CalibrationError("no crokinole board found; take the photo from above with the whole board in it");

  Calibration out;
  out.source = photo.source.filename().string();
  out.width = photo.width();
  out.height = photo.height();
  const BoardScale scale = choose_scale(rings->radii, options);
  out.board = scale.model ? scale.model->name : "";
  out.scale_from_model = scale.model.has_value();

  const double mm_per_unit = scale.outer_radius / rings->radii[2];
  const Homography upright = board_from_image(rings->plane, rings->radii[2], scale.outer_radius).inverse();
  const auto quadrants =
      find_quadrants(photo.pixels, upright, rings->radii[1] * mm_per_unit, scale.outer_radius);
  const double turn = turn_for(quadrants);
  if (quadrants) out.quadrant_lines = turned(*quadrants, turn);

  const Homography board_from_picture =
      board_from_image(rings->plane, rings->radii[2], scale.outer_radius, turn);
  out.image_from_board = board_from_picture.inverse();
  const double px_per_mm = out.pixels_per_mm();
  for (std::size_t i = 0; i < out.lines.size(); ++i)
    out.lines[i] = describe_line(rings->lines[i], board_from_picture, px_per_mm, scale.model);
  out.residual_px = rings->residual_px;
  out.residual_mm = rings->residual_px / px_per_mm;

  const auto hole = find_hole(photo.pixels, out.image_from_board);
  const double usual_hole = scale.model ? scale.model->hole_radius : kUsualHoleOverOuter * scale.outer_radius;
  out.hole = hole ? Hole{*hole, true} : Hole{{Vec2::Zero(), usual_hole}, false};
  out.deck_measured = found->deck.has_value();
  const double usual_deck = scale.model ? scale.model->deck_radius : kUsualDeckOverOuter * scale.outer_radius;
  out.deck_radius = found->deck ? *found->deck * scale.outer_radius / found->outer : usual_deck;

  out.camera = estimate_camera(out.image_from_board, out.width, out.height, photo.focal_35mm);
  out.outer_line_in_picture = share_in_picture(out.image_from_board, scale.outer_radius, photo.pixels.size());
  check_trust(out, found->score, quadrants.has_value());
  return out;
}

}  // namespace ringside
