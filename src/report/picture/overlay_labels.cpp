// SPDX-License-Identifier: MIT
#include "report/picture/overlay_labels.h"

#include <algorithm>

#include "report/picture/label_layout.h"
#include "report/picture/team_look.h"
#include "report/words/picture_words.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

const cv::Scalar kDarkGround(0, 0, 0), kPaleInk(255, 255, 255);
constexpr double kLeaderWidth = 0.6;  // units of the canvas

struct BesideLabel {
  Label label;
  cv::Rect2d beside;
};

LabelPart plain_part(const std::string& text) { return {text, kDarkGround, kPaleInk, Weight::kPlain}; }

LabelPart team_part(const std::string& text, const std::string& team) {
  const TeamLook look = look_of(team);
  return {text, look.ground, look.ink, Weight::kBold};
}

bool is_second(const std::string& team, const ScoredBoard& board) {
  const auto found = board.totals.find(team);
  return found != board.totals.end() && found != board.totals.begin();
}

// What a label of something round must stand beside, and labels of others should not cover.
cv::Rect2d box_about(const Circle& seen) {
  const double half = 1.3 * seen.radius;
  return {seen.centre.x() - half, seen.centre.y() - half, 2 * half, 2 * half};
}

BesideLabel label_of(const ScoredDisc& scored, const ScoredBoard& board, const PhotoPixels& pixels) {
  const bool open = scored.call == Call::kTooClose;
  const std::string worth =
      open ? picture_words::zones(scored.zone, scored.other_zone) : std::to_string(scored.zone);
  const std::string& team = scored.disc.team;
  return {{{plain_part(std::to_string(scored.disc.id)), team_part(worth, team)},
           open ? kTooCloseColour : kDiscColour,
           is_second(team, board)},
          box_about(pixels.of_image(scored.disc.seen_top))};
}

BesideLabel maybe_label(const MaybeDisc& maybe, const ScoredBoard& board, const PhotoPixels& pixels) {
  const Disc& disc = maybe.scored.disc;
  return {{{plain_part(std::to_string(disc.id)), team_part(picture_words::maybe_disc(maybe), disc.team)},
           kTooCloseColour,
           is_second(disc.team, board)},
          box_about(pixels.of_image(disc.seen_top))};
}

BesideLabel hole_label(const std::string& maybe, const ScoredBoard& board, const PhotoPixels& pixels) {
  const Circle& rim = board.calibration.hole.rim;
  const Vec2 centre = pixels.of_board(rim.centre), at_rim = pixels.of_board(rim.centre + Vec2(rim.radius, 0));
  return {{{team_part(picture_words::hole(kFlatInHole), maybe)}, kTooCloseColour, is_second(maybe, board)},
          box_about({centre, (at_rim - centre).norm()})};
}

std::vector<Label> corner_rows(const ScoredBoard& board) {
  std::vector<Label> rows;
  for (const auto& [team, total] : board.totals)
    rows.push_back({{plain_part(team), team_part(std::to_string(total.total()), team)},
                    kDiscColour,
                    is_second(team, board)});
  if (board.round && !rows.empty())
    rows.push_back({{plain_part(picture_words::result(*board.round, board.open))},
                    board.open && board.open->winner_is_open() ? kTooCloseColour : kDiscColour,
                    false});
  if (!board.calibration.shows_quadrants())
    rows.push_back({{plain_part(picture_words::kQuadrantsUnknown)}, kTooCloseColour, false});
  return rows;
}

Vec2 nearest_in(const cv::Rect2d& box, const Vec2& p) {
  return {std::clamp(p.x(), box.x, box.x + box.width), std::clamp(p.y(), box.y, box.y + box.height)};
}

// From the edge of what is named to a label that stands away from it.
void draw_leader(Canvas& canvas, const BesideLabel& named, const cv::Rect2d& place) {
  const Vec2 middle(named.beside.x + named.beside.width / 2, named.beside.y + named.beside.height / 2);
  const Vec2 end = nearest_in(place, middle);
  const Vec2 way = end - middle;
  const double radius = named.beside.width / 2.6;
  if (way.norm() <= 1.7 * radius) return;  // it stands beside
  canvas.curve({middle + radius * way.normalized(), end}, {named.label.rim, kLeaderWidth});
}

}  // namespace

cv::Rect2d draw_corner(Canvas& canvas, const std::vector<Label>& rows, const std::vector<cv::Rect2d>& taken) {
  cv::Size2d size;
  for (const Label& row : rows) {
    size.width = std::max(size.width, canvas.label_size(row).width);
    size.height += canvas.label_size(row).height;
  }
  const cv::Rect2d corner = place_in_corner(size, taken, canvas.pixels().size());
  cv::Point2d at = corner.tl();
  for (const Label& row : rows) {
    canvas.label(row, at);
    at.y += canvas.label_size(row).height;
  }
  return corner;
}

void draw_labels(Canvas& canvas, const ScoredBoard& board, const PhotoPixels& pixels) {
  std::vector<BesideLabel> labels;
  for (const ScoredDisc& scored : board.discs) labels.push_back(label_of(scored, board, pixels));
  for (const MaybeDisc& maybe : open_ones(board.maybe_discs))
    labels.push_back(maybe_label(maybe, board, pixels));
  if (board.maybe_in_hole) labels.push_back(hole_label(*board.maybe_in_hole, board, pixels));
  std::vector<cv::Rect2d> taken, places;
  for (const BesideLabel& named : labels) taken.push_back(named.beside);
  const std::vector<Label> rows = corner_rows(board);
  if (!rows.empty()) taken.push_back(draw_corner(canvas, rows, taken));
  for (const BesideLabel& named : labels) {
    places.push_back(
        place_label(canvas.label_size(named.label), named.beside, taken, canvas.pixels().size()));
    taken.push_back(places.back());
    draw_leader(canvas, named, places.back());
  }
  for (std::size_t i = 0; i < labels.size(); ++i) canvas.label(labels[i].label, places[i].tl());
}

}  // namespace ringside
