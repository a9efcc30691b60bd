// SPDX-License-Identifier: MIT
#include "report/evidence_panels.h"

#include <cmath>
#include <functional>
#include <opencv2/imgproc.hpp>

#include "report/marks.h"
#include "report/photo_pixels.h"
#include "report/text.h"

namespace ringside {
namespace {

constexpr double kAroundDisc = 1.5;   // half the width of a view of a whole disc, in its radii
constexpr double kMeetingWidth = 24;  // mm
constexpr double kScaleBar = 10;      // mm
constexpr double kMeetingScaleBar = 5;

const Mark kNearEdge{cv::Scalar(30, 0, 220), cv::Scalar(255, 255, 255), false};  // dark on white
const Mark kBottomEdge{cv::Scalar(0, 235, 255), cv::Scalar(0, 0, 0), false};     // bright on black
const Mark kTopOutline{cv::Scalar(255, 255, 255), cv::Scalar(0, 0, 0), true};    // dotted

Vec2 outward(const Disc& disc) {
  const double distance = disc.base.norm();
  return distance > 0 ? Vec2(disc.base / distance) : Vec2(Vec2::UnitX());
}

// Where the disc's bottom edge reaches farthest from the centre.
Vec2 farthest(const Disc& disc) { return disc.base + disc.radius * outward(disc); }

using ToPanel = std::function<Vec2(const Vec2& p_board)>;

std::vector<Vec2> circle_in(const ToPanel& to_panel, const Circle& circle) {
  std::vector<Vec2> points = circle_points(Homography(), circle);
  for (Vec2& p : points) p = to_panel(p);
  return points;
}

// The edge that decides: of the line within a disc's width of the disc, or of the hole.
std::vector<Vec2> deciding_edge(const PanelSource& source, const ToPanel& to_panel) {
  if (source.at_hole()) return circle_in(to_panel, source.view.calibration.hole.rim);
  constexpr int kPieces = 200;
  const Disc& disc = source.view.disc;
  const Line& line = source.view.calibration.line(source.scored.line.line);
  const double middle = angle_of(outward(disc)), half = 4 * disc.radius / line.radius;
  std::vector<Vec2> points;
  for (int i = -kPieces; i <= kPieces; ++i) {
    const double angle = middle + half * i / kPieces;
    points.push_back(to_panel(line.near_edge_at(angle) * direction(angle)));
  }
  return points;
}

void mark(cv::Mat& panel, const PanelSource& source, const ToPanel& to_panel) {
  const Disc& disc = source.view.disc;
  const DiscShape shape{disc.radius, source.shape.height, source.shape.edge_rounding};
  draw_mark(panel, circle_in(to_panel, seen_top(disc.base, shape, source.view.calibration.camera.centre)),
            kTopOutline);
  draw_mark(panel, deciding_edge(source, to_panel), kNearEdge);
  draw_mark(panel, circle_in(to_panel, {disc.base, disc.radius}), kBottomEdge);
}

void explain_marks(cv::Mat& panel, const PanelSource& source) {
  draw_legend(panel, {{kNearEdge, source.at_hole() ? "the hole's rim" : "the line's near edge"},
                      {kBottomEdge, "the disc's bottom edge"},
                      {kTopOutline, "its top, as the camera sees it"}});
}

// A piece of the deck from straight above: millimetres from `centre`, `outward` up.
class StraightView {
 public:
  StraightView(const Vec2& centre, const Vec2& outward, double px_per_mm, const cv::Size& size)
      : centre_(centre),
        up_(outward),
        scale_(px_per_mm),
        middle_((size.width - 1) / 2.0, (size.height - 1) / 2.0) {}

  Vec2 of_board(const Vec2& p_board) const {
    const Vec2 d = p_board - centre_;
    return middle_ + scale_ * Vec2(d.dot(right()), -d.dot(up_));
  }
  Vec2 board_of(const Vec2& p_panel) const {
    const Vec2 d = (p_panel - middle_) / scale_;
    return centre_ + d.x() * right() - d.y() * up_;
  }
  double scale() const { return scale_; }

 private:
  Vec2 right() const { return {up_.y(), -up_.x()}; }

  Vec2 centre_, up_;
  double scale_;
  Vec2 middle_;
};

cv::Mat sampled(const cv::Mat& photo, const cv::Size& size,
                const std::function<Vec2(const Vec2&)>& photo_of) {
  cv::Mat x(size, CV_32F), y(size, CV_32F), out;
  for (int row = 0; row < size.height; ++row) {
    for (int column = 0; column < size.width; ++column) {
      const Vec2 p = photo_of({column, row});
      x.at<float>(row, column) = static_cast<float>(p.x());
      y.at<float>(row, column) = static_cast<float>(p.y());
    }
  }
  cv::remap(photo, out, x, y, cv::INTER_CUBIC, cv::BORDER_CONSTANT, cv::Scalar(128, 128, 128));
  return out;
}

cv::Mat straight_pixels(const PanelSource& source, const StraightView& view, const cv::Size& size) {
  const PhotoPixels pixels(source.view.calibration);
  return sampled(source.view.pixels, size, [&](const Vec2& p) { return pixels.of_board(view.board_of(p)); });
}

}  // namespace

std::string decided_by(const ScoredDisc& scored) {
  if (scored.disc.in_hole == HoleState::kUnsure) return "the hole";
  return "the " + std::string(to_string(scored.line.line)) + " line";
}

cv::Mat photo_panel(const PanelSource& source, int side) {
  const Disc& disc = source.view.disc;
  const PhotoPixels pixels(source.view.calibration);
  const Vec2 centre = pixels.of_board(disc.base + 0.2 * disc.radius * outward(disc));
  const double half_px =
      kAroundDisc *
      (pixels.of_board(disc.base + disc.radius * outward(disc)) - pixels.of_board(disc.base)).norm();
  const double zoom = side / (2 * half_px);
  const Vec2 middle = Vec2::Constant((side - 1) / 2.0);
  cv::Mat panel = sampled(source.view.pixels, {side, side},
                          [&](const Vec2& p) { return Vec2(centre + (p - middle) / zoom); });
  const ToPanel to_panel = [&](const Vec2& p) { return Vec2(middle + zoom * (pixels.of_board(p) - centre)); };
  mark(panel, source, to_panel);
  caption(panel, "the photo, enlarged " + fixed(zoom, 1) + " times");
  const Vec2 across(outward(disc).y(), -outward(disc).x());
  const double bar = (to_panel(disc.base + kScaleBar * across) - to_panel(disc.base)).norm();
  draw_scale_bar(panel, bar, kScaleBar);
  return panel;
}

cv::Mat straight_panel(const PanelSource& source, int side) {
  const Disc& disc = source.view.disc;
  const double scale = side / (2 * kAroundDisc * disc.radius);
  const StraightView view(disc.base + 0.2 * disc.radius * outward(disc), outward(disc), scale, {side, side});
  cv::Mat panel = straight_pixels(source, view, {side, side});
  mark(panel, source, [&](const Vec2& p) { return view.of_board(p); });
  caption(panel, "the deck seen from straight above");
  explain_marks(panel, source);
  draw_scale_bar(panel, kScaleBar * scale, kScaleBar);
  return panel;
}

cv::Mat meeting_panel(const PanelSource& source, const cv::Size& size) {
  const Disc& disc = source.view.disc;
  const double scale = size.width / (2 * kMeetingWidth);
  const StraightView view(farthest(disc), outward(disc), scale, size);
  cv::Mat panel = straight_pixels(source, view, size);
  // The right half with the marks, the left one as it is.
  cv::Mat marked = panel.clone();
  mark(marked, source, [&](const Vec2& p) { return view.of_board(p); });
  const cv::Rect right(size.width / 2, 0, size.width - size.width / 2, size.height);
  marked(right).copyTo(panel(right));
  caption(panel, "where they meet, left without marks");
  draw_scale_bar(panel, kMeetingScaleBar * scale, kMeetingScaleBar);
  return panel;
}

}  // namespace ringside
