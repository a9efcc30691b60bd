// SPDX-License-Identifier: MIT
#include "eye/tops.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

namespace ringside {
namespace {

constexpr int kAbout = 2;  // pixels of a map, each way: two thirds of a disc's radius in a whole board's
constexpr double kLeastHeat = 0.1;  // of a place that is worth a look

double log_odds(double heat) {
  constexpr double kSurest = 1e-3;  // of heat and what is missing to 1: beyond lies no knowledge
  const double bounded = std::clamp(heat, kSurest, 1 - kSurest);
  return std::log(bounded / (1 - bounded));
}

// How far a place lies from the map's border, pixels; negative beyond it.
double depth(const HeatMap& map, const Vec2& p) {
  return std::min({p.x(), p.y(), map.heat.cols - 1 - p.x(), map.heat.rows - 1 - p.y()});
}

double most_about(const HeatMap& map, const Vec2& p_photo) {
  const Vec2 p = map.map_from_photo * p_photo;
  if (!(depth(map, p) >= 0)) return 0;
  const cv::Rect around(cvRound(p.x()) - kAbout, cvRound(p.y()) - kAbout, 2 * kAbout + 1, 2 * kAbout + 1);
  double most = 0;
  cv::minMaxLoc(map.heat(around & cv::Rect({}, map.heat.size())), nullptr, &most);
  return most;
}

// Of a parabola through three values of which the middle one is the largest: where it peaks, pixels.
double peak_of(float before, float middle, float after) {
  const float bend = before - 2 * middle + after;
  return bend < 0 ? std::clamp((before - after) / (2.0 * bend), -0.5, 0.5) : 0;
}

Vec2 between_pixels(const cv::Mat& heat, const cv::Point& p) {
  const auto at = [&](int dx, int dy) { return heat.at<float>(p.y + dy, p.x + dx); };
  return {p.x + peak_of(at(-1, 0), at(0, 0), at(1, 0)), p.y + peak_of(at(0, -1), at(0, 0), at(0, 1))};
}

// Pixels of the photo.
std::vector<Vec2> peaks(const HeatMap& map) {
  if (map.heat.empty()) return {};
  cv::Mat most;
  cv::dilate(map.heat, most, cv::Mat::ones(2 * kAbout + 1, 2 * kAbout + 1, CV_8U));
  const Homography photo_from_map = map.map_from_photo.inverse();
  std::vector<Vec2> out;
  for (int y = 1; y < most.rows - 1; ++y) {
    for (int x = 1; x < most.cols - 1; ++x) {
      const float heat = map.heat.at<float>(y, x);
      if (static_cast<double>(heat) < kLeastHeat || heat < most.at<float>(y, x)) continue;
      out.push_back(photo_from_map * between_pixels(map.heat, {x, y}));
    }
  }
  return out;
}

}  // namespace

double Heat::mean_log_odds() const { return (log_odds(of_whole) + log_odds(of_parts)) / 2; }

TopsSeen::TopsSeen(HeatMap whole, std::vector<HeatMap> parts)
    : whole_(std::move(whole)), parts_(std::move(parts)) {}

const HeatMap* TopsSeen::part_about(const Vec2& p_photo) const {
  const HeatMap* best = nullptr;
  double deepest = 0;
  for (const HeatMap& part : parts_) {
    const double inside = depth(part, part.map_from_photo * p_photo);
    if (!(inside > deepest)) continue;
    deepest = inside;
    best = &part;
  }
  return best;
}

Heat TopsSeen::about(const Vec2& p_photo) const {
  const HeatMap* part = part_about(p_photo);
  return {most_about(whole_, p_photo), part ? most_about(*part, p_photo) : 0};
}

std::vector<SeenTop> TopsSeen::tops(double least_log_odds) const {
  std::vector<SeenTop> out;
  const auto add = [&](const Vec2& p_photo) {
    const Heat heat = about(p_photo);
    if (heat.mean_log_odds() >= least_log_odds) out.push_back({p_photo, heat});
  };
  for (const HeatMap& part : parts_)
    for (const Vec2& p_photo : peaks(part))
      if (part_about(p_photo) == &part) add(p_photo);
  for (const Vec2& p_photo : peaks(whole_)) add(p_photo);
  std::stable_sort(out.begin(), out.end(), [](const SeenTop& a, const SeenTop& b) {
    return a.heat.mean_log_odds() > b.heat.mean_log_odds();
  });
  return out;
}

}  // namespace ringside
