// SPDX-License-Identifier: MIT
#include "calibration/calibrate.h"

#include <algorithm>
#include <cmath>

#include "calibration/camera/camera_estimate.h"
#include "calibration/draw_calibration.h"
#include "calibration/identify/board_scale.h"
#include "calibration/identify/compare_boards.h"
#include "calibration/identify/locate_board.h"
#include "calibration/landmarks/find_deck.h"
#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/find_pegs.h"
#include "calibration/lines/describe_line.h"
#include "calibration/lines/gaps.h"
#include "calibration/plausibility.h"
#include "calibration/refuse_boardless.h"
#include "calibration/unlike_board.h"
#include "imaging/debug_pictures.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

// Lines of the boards measured so far are 1.0 to 3.6 mm wide; a model's width is good to the printer's care.
constexpr Estimate kTypicalLineWidth{2.2, 1.0};
constexpr double kModelWidthShare = 0.15;
constexpr double kTypicalHoleOverOuter = 0.0574;

// What widths the lines may have: a board's that was recognised by its ratios alone may still be printed
// otherwise.
Estimate line_width_prior(const BoardOptions& options) {
  if (!options.board || !options.board->line_width) return kTypicalLineWidth;
  return {*options.board->line_width, kModelWidthShare * *options.board->line_width};
}

double thinnest_width_px(const RefinedRings& rings) {
  return std::min({rings.lines[0].width_px, rings.lines[1].width_px, rings.lines[2].width_px});
}

// Turns the frame so that the quadrant lines come to lie near 45 degrees, by an eighth of a turn at most.
double turn_for(const std::optional<Quadrants>& quadrants) {
  return quadrants ? quadrants->angle - radians(45) : 0;
}

// The frame turned by `turn` and all lengths grown by `factor`.
std::array<std::optional<QuadrantLine>, 4> turned(const Quadrants& quadrants, double turn, double factor) {
  auto lines = quadrants.lines;
  const Homography map = Homography::scaling(factor) * Homography::rotation(-turn);
  for (auto& line : lines)
    if (line) *line = {map * line->start, map * line->end};
  return lines;
}

void refuse_other_sizes(std::span<const Photo> photos) {
  for (const Photo& photo : photos) {
    if (photo.pixels.size() != photos[0].pixels.size()) {
      throw CalibrationError(photo.source.filename().string() +
                             " has another size than the first photo; give photos of one fixed camera");
    }
  }
}

bool goes_before(const BoardSearch& a, const BoardSearch& b) {
  if (!a.board || !b.board) return a.board && !b.board;
  return is_better(*a.board, *b.board);
}

// Who names the board says that it is one: that no quadrant lines are seen does not speak against it.
void take_named(BoardSearch& search) {
  if (search.board || !search.unlike) return;
  search.unlike->evidence.quadrant_lines.reset();
  if (is_possible(*search.unlike)) search.board = std::move(search.unlike);
}

std::string doubt_of(const LocatedBoard& board) {
  return is_certain(board) ? "" : unlikeness_of(board.evidence).wrong;
}

// In the first photo that shows the board best.
BoardSearch locate_in(std::span<const Photo> photos, const BoardOptions& options) {
  const std::vector<BoardModel> known = options.board ? std::vector{*options.board} : options.known_boards;
  std::optional<BoardSearch> best;
  for (const Photo& photo : photos) {
    debug_photo(photo.source);
    BoardSearch chosen = locate_board(photo.pixels, known);
    if (options.board) take_named(chosen);
    if (!best || goes_before(chosen, *best)) best = std::move(chosen);
  }
  if (!best->board) refuse_boardless(photos[0], *best, options);
  return std::move(*best);
}

// The lines of all photos together.
RefinedRings pooled_rings(const LocatedBoard& located, const std::vector<cv::Mat>& pictures) {
  if (pictures.size() == 1) return located.rings;
  auto rings = refine_rings(pictures, located.rings.plane, located.rings.line_radii(), located.rings.decks);
  if (!rings) {
    throw CalibrationError(
        "the board does not lie at the same place in all photos; give photos of one fixed camera");
  }
  return std::move(*rings);
}

void describe_lines(Calibration& out, const RefinedRings& rings, const Estimate& width_prior) {
  for (std::size_t i = 0; i < out.lines.size(); ++i) {
    out.lines[i] = describe_line(rings.lines[i], out.image_from_board, width_prior);
    out.line_points += static_cast<int>(rings.lines[i].points.size());
  }
  inflate_wide_lines(out.lines);
  inflate_bare_borders(out.lines);
  out.residual_px = rings.residual_px;
  out.residual_mm = rings.residual_px / out.pixels_per_mm();
}

// Hole and deck from the first picture that shows them, else from the model.
void describe_hole_and_deck(Calibration& out, const std::vector<cv::Mat>& pictures, const BoardScale& scale) {
  std::optional<Circle> hole;
  std::optional<double> deck;
  for (const cv::Mat& picture : pictures) {
    if (!hole) hole = find_hole(picture, out.image_from_board);
    if (!deck) deck = find_deck(picture, out.image_from_board, scale.outer_radius);
  }
  const double nominal_hole =
      scale.model ? scale.model->hole_radius : kTypicalHoleOverOuter * scale.outer_radius;
  const double nominal_deck = scale.model ? scale.model->deck_radius : kTypicalDeck * scale.outer_radius;
  out.hole = hole ? Hole{*hole, true} : Hole{{Vec2::Zero(), nominal_hole}, false};
  out.deck_measured = deck.has_value();
  out.deck_radius = deck.value_or(nominal_deck);
}

// From the first picture that shows some.
std::vector<Peg> pegs_of(const std::vector<cv::Mat>& pictures, const Calibration& calibration) {
  std::vector<Peg> pegs;
  for (const cv::Mat& picture : pictures)
    if (pegs.empty()) pegs = find_pegs(picture, calibration);
  return pegs;
}

// Pegs are searched even if nobody asked for them: a refusal names those that it saw.
void refuse_or_warn(Calibration& out, const std::vector<cv::Mat>& pictures,
                    const BoardCircumstances& circumstances) {
  if (const auto reason = why_refused(out, circumstances)) {
    out.pegs = pegs_of(pictures, out);
    throw CalibrationError(*reason, sighting_of(out));
  }
  warn_of_limits(out, circumstances);
}

}  // namespace

Calibration calibrate(const Photo& photo, const BoardOptions& options) {
  return calibrate(std::span(&photo, 1), options);
}

Calibration calibrate(std::span<const Photo> photos, const BoardOptions& options) {
  refuse_other_sizes(photos);
  std::vector<cv::Mat> pictures;
  for (const Photo& photo : photos) pictures.push_back(photo.pixels);
  const BoardSearch chosen = locate_in(photos, options);
  const LocatedBoard& located = *chosen.board;
  debug_photo(photos[0].source);
  const RefinedRings rings = pooled_rings(located, pictures);
  const BoardScale scale = choose_scale(rings.line_radii(), options);

  Calibration out;
  for (const Photo& photo : photos) out.photos.push_back({photo.source.filename().string(), ""});
  out.width = photos[0].width();
  out.height = photos[0].height();
  out.lens = options.lens;
  out.board = scale.model ? scale.model->name : "";
  out.scale = scale.source;
  const double turn = turn_for(located.quadrants);
  if (located.quadrants)
    out.quadrant_lines = turned(*located.quadrants, turn, scale.outer_radius / kOuterLineRadius);
  out.image_from_board = board_from_image(rings.plane, rings.radii[2], scale.outer_radius, turn).inverse();
  describe_lines(out, rings, line_width_prior(options));
  describe_hole_and_deck(out, pictures, scale);
  out.camera = estimate_camera(out.image_from_board, out.width, out.height,
                               {photos[0].focal_35mm, options.lens, options.camera_height});
  if (options.measure_pegs) out.pegs = pegs_of(pictures, out);
  debug_picture("board", [&] { return draw_calibration(pictures[0], out); });
  out.outer_line_in_picture = share_in_picture(out.image_from_board, scale.outer_radius, pictures[0].size());
  out.doubt = doubt_of(located);
  refuse_or_warn(out, pictures,
                 {located.quadrants.has_value(), located.ambiguous, chosen.others,
                  thinnest_width_px(rings) / out.pixels_per_mm()});
  for (std::string& warning : gap_warnings(pictures[0], out, rings.lines))
    out.warnings.push_back(std::move(warning));
  return out;
}

}  // namespace ringside
