// SPDX-License-Identifier: MIT
#include "clips/clip_painter.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "clips/moving_discs.h"
#include "drawing/render.h"

namespace ringside::clips {
namespace {

using namespace drawing;

cv::Rect grown(const cv::Rect& area, int by, cv::Size picture) {
  return cv::Rect(area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by) &
         cv::Rect({}, picture);
}

// Maps pixels of a picture taken at one shift to those taken at another.
cv::Matx23d between(const CameraShift& from, const CameraShift& to, const Vec2& middle) {
  const auto matrix = [&](const CameraShift& shift) {
    const double angle = radians(shift.turned_deg);  // y points down: clockwise
    const double c = std::cos(angle), s = std::sin(angle);
    const Vec2 at = middle + shift.pixels;
    return cv::Matx33d(c, -s, at.x() - c * middle.x() + s * middle.y(),  //
                       s, c, at.y() - s * middle.x() - c * middle.y(),   //
                       0, 0, 1);
  };
  const cv::Matx33d both = matrix(to) * matrix(from).inv();
  return both.get_minor<2, 3>(0, 0);
}

bool lies_among(const SeenDisc& disc, const std::vector<SeenDisc>& discs) {
  return std::any_of(discs.begin(), discs.end(), [&](const SeenDisc& other) {
    return other.id == disc.id && other.disc.base == disc.disc.base && other.disc.base_z == disc.disc.base_z;
  });
}

}  // namespace

Viewpoint shifted(Viewpoint viewpoint, const CameraShift& shift) {
  viewpoint.crop_shift += shift.pixels;
  viewpoint.roll_deg += shift.turned_deg;
  return viewpoint;
}

ClipPainter::ClipPainter(const Look& look)
    : look_(look),
      developer_({look.viewpoint.width, look.viewpoint.height}, look.effects),
      view_(look_from(look.viewpoint)),
      scene_{.board = look.board, .light = look.light} {
  for (const Player& player : look.players) hands_.emplace_back(look, player);
}

cv::Mat3b ClipPainter::paint(const Instant& instant, long frame) {
  if (still_light_.empty() || (!instant.shaking && instant.shift != drawn_shift_)) draw_all(instant.shift);
  rest(instant.discs);
  restore();
  draw_changing(instant);
  return developer_.picture(lit(shifted(instant.shift), instant), frame);
}

void ClipPainter::draw_all(const CameraShift& shift) {
  drawn_shift_ = shift;
  view_ = look_from(clips::shifted(look_.viewpoint, shift));
  const cv::Rect all(0, 0, view_.width, view_.height);
  still_light_ = light_in(all, scene_, view_, look_.effects.gamma).clone();
  still_levels_ = developer_.levels(still_light_, all);
  light_ = still_light_.clone();
  levels_ = still_levels_.clone();
  changed_.clear();
}

// Brings the still picture up to date with the discs that rest now.
void ClipPainter::rest(const std::vector<SeenDisc>& discs) {
  std::vector<SeenDisc> resting;
  std::copy_if(discs.begin(), discs.end(), std::back_inserter(resting),
               [](const SeenDisc& seen) { return seen.resting; });
  std::vector<cv::Rect> areas;
  for (const SeenDisc& before : resting_) {
    if (!lies_among(before, resting)) areas.push_back(area_of(before.disc, scene_, view_));
  }
  for (const SeenDisc& now : resting) {
    if (!lies_among(now, resting_)) areas.push_back(area_of(now.disc, scene_, view_));
  }
  if (areas.empty()) return;
  scene_.discs.clear();
  for (const SeenDisc& now : resting) scene_.discs.push_back(now.disc);
  resting_ = std::move(resting);
  for (const cv::Rect& area : areas) redraw(area);
}

void ClipPainter::redraw(const cv::Rect& area) {
  if (area.empty()) return;
  light_in(area, scene_, view_, look_.effects.gamma).copyTo(still_light_(area));
  const cv::Rect around = grown(area, developer_.reach(), still_light_.size());
  developer_.levels(still_light_, around).copyTo(still_levels_(around));
  changed_.push_back(around);
}

void ClipPainter::restore() {
  for (const cv::Rect& area : changed_) {
    still_light_(area).copyTo(light_(area));
    still_levels_(area).copyTo(levels_(area));
  }
  changed_.clear();
}

void ClipPainter::draw_changing(const Instant& instant) {
  std::vector<SeenDisc> moving;
  std::copy_if(instant.discs.begin(), instant.discs.end(), std::back_inserter(moving),
               [](const SeenDisc& seen) { return !seen.resting; });
  draw_moving(light_, moving, look_.exposure, scene_, view_, look_.effects.gamma);
  for (const SeenDisc& seen : moving) changed_.push_back(area_of(seen, look_.exposure, scene_, view_));
  for (const SeenHand& hand : instant.hands) {
    hands_[hand.player].lay(light_, hand.tip);
    changed_.push_back(hands_[hand.player].area(hand.tip));
  }
  for (cv::Rect& area : changed_) {
    if (area.empty()) continue;
    area = grown(area, developer_.reach(), light_.size());
    developer_.levels(light_, area).copyTo(levels_(area));
  }
  std::erase_if(changed_, [](const cv::Rect& area) { return area.empty(); });
}

// As the camera sees it while it shakes: the drawn picture moved.
Levels ClipPainter::shifted(const CameraShift& shift) const {
  if (shift == drawn_shift_) return levels_;
  const Vec2 middle = Vec2(view_.width - 1, view_.height - 1) / 2 + look_.viewpoint.crop_shift;
  Levels moved;
  cv::warpAffine(levels_, moved, between(drawn_shift_, shift, middle), levels_.size(), cv::INTER_LINEAR,
                 cv::BORDER_REPLICATE);
  return moved;
}

Levels ClipPainter::lit(const Levels& levels, const Instant& instant) const {
  if (instant.light == 1 && !instant.shade) return levels;
  const double whole = developer_.dimmed(instant.light);
  Levels lit;
  levels.convertTo(lit, CV_16S, whole);
  if (!instant.shade) return lit;
  cast(*instant.shade, lit);
  return lit;
}

// Soft: it fades to nothing at its edge.
void ClipPainter::cast(const Shade& shade, Levels& levels) const {
  const double width = levels.cols;
  const Vec2 middle = width * shade.centre;
  const double radius = width * shade.radius;
  const cv::Rect box = cv::Rect(cv::Point2d(middle.x() - radius, middle.y() - radius),
                                cv::Point2d(middle.x() + radius, middle.y() + radius)) &
                       cv::Rect({}, levels.size());
  cv::parallel_for_(cv::Range(box.y, box.br().y), [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = box.x; x < box.br().x; ++x) {
        const double nearness = 1 - (Vec2(x, y) - middle).squaredNorm() / (radius * radius);
        if (nearness <= 0) continue;
        const double left = developer_.dimmed(1 - shade.depth * nearness * nearness);
        for (int c = 0; c < 3; ++c) levels(y, x)[c] = static_cast<short>(levels(y, x)[c] * left);
      }
    }
  });
}

}  // namespace ringside::clips
