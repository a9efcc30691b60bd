// SPDX-License-Identifier: MIT
#include "calibration/calibrate.h"

#include <algorithm>
#include <cmath>

#include "calibration/camera/camera_estimate.h"
#include "calibration/draw_calibration.h"
#include "calibration/identify/board_scale.h"
#include "calibration/identify/largest_board.h"
#include "calibration/landmarks/find_deck.h"
#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/find_pegs.h"
#include "calibration/lines/describe_line.h"
#include "calibration/lines/gaps.h"
#include "calibration/plane/find_board.h"
#include "calibration/plausibility.h"
#include "imaging/blur.h"
#include "imaging/debug_pictures.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

// Lines of the boards measured so far are 1.0 to 3.6 mm wide; a model's width is good to the printer's care.
constexpr Estimate kTypicalLineWidth{2.2, 1.0};
constexpr double kModelWidthShare = 0.15;
constexpr double kTypicalDeckOverOuter = 1.083;  // 26 inch deck, 24 inch line
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

// Of the smallest board that may be meant.
double least_deck_radius(const BoardOptions& options) {
  if (options.outer_diameter) return kTypicalDeckOverOuter * *options.outer_diameter / 2;
  if (options.board) return options.board->deck_radius;
  double least = kTypicalDeckOverOuter * kOuterLineRadius;
  for (const BoardModel& board : options.known_boards) least = std::min(least, board.deck_radius);
  return least;
}

void refuse_too_small(const Photo& photo, const BoardOptions& options) {
  const long least = least_board_width(least_deck_radius(options));
  if (std::min(photo.width(), photo.height()) >= least) return;
  throw CalibrationError("the picture is too small for a board (" + std::to_string(photo.width()) + " x " +
                         std::to_string(photo.height()) + " pixels); use a photo in which it is at least " +
                         std::to_string(least) + " pixels wide");
}

[[noreturn]] void refuse_boardless(const Photo& photo, const BoardOptions& options) {
  refuse_too_small(photo, options);
  if (is_blurred(photo.pixels)) {
    throw CalibrationError(
        "no crokinole board found, the picture is blurred; hold the camera still and focus on the board");
  }
  if (const auto seen = find_board(photo.pixels, kSearches[1])) {
    throw CalibrationError(
        "no crokinole board found, though " + std::to_string(seen->rings.size()) +
        " circles about one centre are seen; show the whole board, its three lines without "
        "glare, hands or shadows on them");
  }
  throw CalibrationError("no crokinole board found; take the photo from above with the whole board in it");
}

// In the first photo that shows the board best.
LargestBoard locate_in(std::span<const Photo> photos, const BoardOptions& options) {
  const std::vector<BoardModel> known = options.board ? std::vector{*options.board} : options.known_boards;
  std::optional<LargestBoard> best;
  for (const Photo& photo : photos) {
    debug_photo(photo.source);
    auto chosen = largest_board(photo.pixels, known);
    if (chosen && (!best || (chosen->board.quadrants && !best->board.quadrants))) best = std::move(chosen);
  }
  if (!best) refuse_boardless(photos[0], options);
  return *best;
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
  const double nominal_deck =
      scale.model ? scale.model->deck_radius : kTypicalDeckOverOuter * scale.outer_radius;
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

}  // namespace

Calibration calibrate(const Photo& photo, const BoardOptions& options) {
  return calibrate(std::span(&photo, 1), options);
}

Calibration calibrate(std::span<const Photo> photos, const BoardOptions& options) {
  refuse_other_sizes(photos);
  std::vector<cv::Mat> pictures;
  for (const Photo& photo : photos) pictures.push_back(photo.pixels);
  const LargestBoard chosen = locate_in(photos, options);
  const LocatedBoard& located = chosen.board;
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
  check_plausibility(out, {located.quadrants.has_value(), options.board.has_value(), located.ambiguous,
                           chosen.others, thinnest_width_px(rings) / out.pixels_per_mm()});
  for (std::string& warning : gap_warnings(pictures[0], out, rings.lines))
    out.warnings.push_back(std::move(warning));
  return out;
}

}  // namespace ringside
