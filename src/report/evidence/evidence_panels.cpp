// SPDX-License-Identifier: MIT
#include "report/evidence/evidence_panels.h"

#include <cmath>

#include "report/evidence/marks.h"
#include "report/picture/photo_views.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

constexpr double kAroundDisc = 1.5;   // half the width of a view of a whole disc, in its radii
constexpr double kMeetingWidth = 24;  // mm
constexpr double kScaleBar = 10;      // mm
constexpr double kMeetingScaleBar = 5;

const Mark kBottomEdge{cv::Scalar(0, 235, 255), cv::Scalar(0, 0, 0), false};   // bright on black
const Mark kTopOutline{cv::Scalar(255, 255, 255), cv::Scalar(0, 0, 0), true};  // dotted

Vec2 outward(const Disc& disc) {
  const double distance = disc.base.norm();
  return distance > 0 ? Vec2(disc.base / distance) : Vec2(Vec2::UnitX());
}

// Where the disc's bottom edge reaches farthest from the centre.
Vec2 farthest(const Disc& disc) { return disc.base + disc.radius * outward(disc); }

// The edge that decides: of the line within a disc's width of the disc, or of the hole.
template <typename View>
std::vector<Vec2> deciding_edge(const PanelSource& source, const View& view) {
  if (source.at_hole()) return circle_in(view, source.view.photo.calibration.hole.rim);
  constexpr int kPieces = 200;
  const Disc& disc = source.view.disc;
  const Line& line = source.view.photo.calibration.line(source.scored.line.line);
  const double middle = angle_of(outward(disc)), half = 4 * disc.radius / line.radius;
  std::vector<Vec2> points;
  for (int i = -kPieces; i <= kPieces; ++i) {
    const double angle = middle + half * i / kPieces;
    points.push_back(view.of_board(line.near_edge_at(angle) * direction(angle)));
  }
  return points;
}

template <typename View>
void mark(cv::Mat& panel, const PanelSource& source, const View& view) {
  const Disc& disc = source.view.disc;
  const DiscShape shape{disc.radius, source.shape.height, source.shape.edge_rounding};
  draw_mark(panel, circle_in(view, seen_top(disc.base, shape, source.view.photo.calibration.camera.centre)),
            kTopOutline);
  draw_mark(panel, deciding_edge(source, view), kDecidingEdge);
  draw_mark(panel, circle_in(view, {disc.base, disc.radius}), kBottomEdge);
}

// Pixels per mm of a view from straight above that is so high.
double straight_scale(const Disc& disc, int height) { return height / (2 * kAroundDisc * disc.radius); }

StraightView straight_view(const Disc& disc, const cv::Size& size) {
  return {disc.base + 0.2 * disc.radius * outward(disc), outward(disc), straight_scale(disc, size.height),
          size};
}

void explain_marks(cv::Mat& panel, const PanelSource& source) {
  draw_legend(panel, {{kDecidingEdge, source.at_hole() ? picture_words::kHoleRim : picture_words::kNearEdge},
                      {kBottomEdge, picture_words::kBottomEdge},
                      {kTopOutline, picture_words::kTopOutline}});
}

}  // namespace

std::string decided_by(const ScoredDisc& scored) {
  if (scored.disc.in_hole == HoleState::kUnsure) return picture_words::kTheHole;
  return picture_words::line_called(std::string(to_string(scored.line.line)));
}

cv::Mat photo_panel(const PanelSource& source, int side) {
  const Disc& disc = source.view.disc;
  const EnlargedView view(source.view.photo.calibration, disc.base + 0.2 * disc.radius * outward(disc),
                          kAroundDisc * disc.radius, side);
  cv::Mat panel = view.pixels_of(source.view.photo);
  mark(panel, source, view);
  caption(panel, picture_words::enlarged(view.zoom()));
  const Vec2 across(outward(disc).y(), -outward(disc).x());
  const double bar = (view.of_board(disc.base + kScaleBar * across) - view.of_board(disc.base)).norm();
  draw_scale_bar(panel, bar, kScaleBar);
  return panel;
}

cv::Mat thumbnail_panel(const PanelSource& source, const cv::Size& size) {
  const StraightView view = straight_view(source.view.disc, size);
  cv::Mat panel = view.pixels_of(source.view.photo);
  mark(panel, source, view);
  return panel;
}

cv::Mat straight_panel(const PanelSource& source, int side) {
  cv::Mat panel = thumbnail_panel(source, {side, side});
  caption(panel, picture_words::kFromAbove);
  explain_marks(panel, source);
  draw_scale_bar(panel, kScaleBar * straight_scale(source.view.disc, side), kScaleBar);
  return panel;
}

cv::Mat meeting_panel(const PanelSource& source, const cv::Size& size) {
  const Disc& disc = source.view.disc;
  const double scale = size.width / (2 * kMeetingWidth);
  const StraightView view(farthest(disc), outward(disc), scale, size);
  cv::Mat panel = view.pixels_of(source.view.photo);
  // The right half with the marks, the left one as it is.
  cv::Mat marked = panel.clone();
  mark(marked, source, view);
  const cv::Rect right(size.width / 2, 0, size.width - size.width / 2, size.height);
  marked(right).copyTo(panel(right));
  caption(panel, picture_words::kMeeting);
  draw_scale_bar(panel, kMeetingScaleBar * scale, kMeetingScaleBar);
  return panel;
}

}  // namespace ringside
