// SPDX-License-Identifier: MIT
#include "teaching/label_maps.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <vector>

namespace ringside::teaching {
namespace {

constexpr double kSigmaShare = 0.03;  // of the outer line's radius as seen
constexpr Span kSigma{0.9, 2};        // pixels of the map
constexpr double kHoleWider = 1.2, kPegNarrower = 0.8;

uchar level(double share) { return static_cast<uchar>(std::lround(255 * std::clamp(share, 0.0, 1.0))); }

// A straight side of a convex outline: how far a point lies inside of it.
struct Side {
  Vec2 inward;
  double offset;
};

std::vector<Side> sides_of(const Outline& outline) {
  std::vector<Side> sides;
  if (outline.size() < 3) return sides;
  Vec2 middle(0, 0);
  for (const Vec2& p : outline) middle += p / static_cast<double>(outline.size());
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = map_from_picture(outline[i]), b = map_from_picture(outline[(i + 1) % outline.size()]);
    if ((b - a).norm() < 1e-6) continue;
    Vec2 inward = Vec2(a.y() - b.y(), b.x() - a.x()).normalized();
    if (inward.dot(map_from_picture(middle) - a) < 0) inward = -inward;
    sides.push_back({inward, -inward.dot(a)});
  }
  return sides;
}

// How much of each pixel lies inside, for all that lie in it or at its edge.
template <typename Use>
void each_inside(const Outline& outline, cv::Size size, const Use& use) {
  const std::vector<Side> sides = sides_of(outline);
  if (sides.size() < 3) return;
  Vec2 low = map_from_picture(outline[0]), high = low;
  for (const Vec2& p : outline) {
    low = low.cwiseMin(map_from_picture(p));
    high = high.cwiseMax(map_from_picture(p));
  }
  const auto from = [](double v, int last) {
    return static_cast<int>(std::clamp(std::floor(v) - 1, 0.0, last + 1.0));
  };
  const auto to = [](double v, int last) {
    return static_cast<int>(std::clamp(std::ceil(v) + 1, -1.0, last * 1.0));
  };
  for (int y = from(low.y(), size.height - 1); y <= to(high.y(), size.height - 1); ++y) {
    for (int x = from(low.x(), size.width - 1); x <= to(high.x(), size.width - 1); ++x) {
      double inside = 1e9;
      for (const Side& side : sides) {
        inside = std::min(inside, side.inward.x() * x + side.inward.y() * y + side.offset);
        if (inside < -0.5) break;
      }
      if (inside > -0.5) use(x, y, std::min(1.0, inside + 0.5));
    }
  }
}

// The deck's plane as the map shows it.
Mat3 deck_from_map(const EyeView& view) {
  Mat3 picture_from_map = Mat3::Identity();
  picture_from_map(0, 0) = picture_from_map(1, 1) = 2;
  picture_from_map(0, 2) = picture_from_map(1, 2) = 0.5;
  const Mat3 matrix = view.plane(0).matrix().inverse() * picture_from_map;
  const Vec3 middle = map_from_picture(view.at({0, 0, 0})).homogeneous();
  return (matrix * middle).z() < 0 ? Mat3(-matrix) : matrix;
}

// How far inside of a circle on the deck a pixel of the map lies, in pixels; negative: outside.
double inside_circle(const Mat3& deck_from_map, double x, double y, double radius) {
  const Vec3 q = deck_from_map * Vec3(x, y, 1);
  if (q.z() <= 0) return -1;
  const Vec2 p = q.head<2>() / q.z();
  const double r = p.norm() + 1e-9;
  const Eigen::RowVector2d slope =
      p.transpose() / r * (deck_from_map.topLeftCorner<2, 2>() - p * deck_from_map.bottomLeftCorner<1, 2>()) /
      q.z();
  return (radius - r) / (slope.norm() + 1e-12);
}

}  // namespace

LabelMaps::LabelMaps(cv::Size picture) : picture_(picture) {
  for (cv::Mat1b& map : maps_) map = cv::Mat1b::zeros(picture / 2);
}

void LabelMaps::cover(const Outline& silhouette) {
  each_inside(silhouette, picture_ / 2, [&](int x, int y, double share) {
    for (cv::Mat1b& map : maps_) map(y, x) = static_cast<uchar>(std::lround(map(y, x) * (1 - share)));
  });
}

void LabelMaps::add_board(const EyeView& view, const BoardLook& board, const Outline& silhouette) {
  cover(silhouette);
  const Mat3 deck = deck_from_map(view);
  const std::array<std::pair<Label, double>, 3> regions{{{Label::kOuter, board.deck.rings.at(2).radius},
                                                         {Label::kMiddle, board.deck.rings.at(1).radius},
                                                         {Label::kInner, board.deck.rings.at(0).radius}}};
  each_inside(silhouette, picture_ / 2, [&](int x, int y, double share) {
    raise(Label::kBoard, x, y, level(share));
    for (const auto& [label, radius] : regions) {
      raise(label, x, y, level(inside_circle(deck, x, y, radius) + 0.5));
    }
  });
  const double sigma = std::clamp(view.scale() / 2 * kSigmaShare, kSigma.low, kSigma.high);
  const Vec2& hole = board.deck.hole.middle;
  if (board.deck.hole.radius > 0)
    add_point(Label::kHole, view.at({hole.x(), hole.y(), 0}), sigma * kHoleWider);
  for (const Vec2& foot : board.pegs)
    add_point(Label::kPegs, view.at({foot.x(), foot.y(), 0}), sigma * kPegNarrower);
  for (const DiscLook& disc : board.discs) {
    if (!disc.on_deck) continue;
    add_point(disc.team == 0 ? Label::kDiscsA : Label::kDiscsB, view.at(disc.foot + Vec3(0, 0, disc.height)),
              sigma);
  }
}

void LabelMaps::raise(Label label, int x, int y, uchar value) {
  uchar& there = maps_[static_cast<std::size_t>(label)](y, x);
  there = std::max(there, value);
}

void LabelMaps::add_point(Label label, const Vec2& p_picture, double sigma) {
  const Vec2 p = map_from_picture(p_picture);
  const cv::Mat1b& heat = map(label);
  const double reach = 3 * sigma + 1;
  if (p.x() < -reach || p.y() < -reach || p.x() > heat.cols + reach || p.y() > heat.rows + reach) return;
  const cv::Point from(static_cast<int>(p.x() - reach), static_cast<int>(p.y() - reach)),
      to(static_cast<int>(p.x() + reach), static_cast<int>(p.y() + reach));
  for (int y = std::max(0, from.y); y <= std::min(heat.rows - 1, to.y); ++y) {
    for (int x = std::max(0, from.x); x <= std::min(heat.cols - 1, to.x); ++x) {
      raise(label, x, y, level(std::exp(-(Vec2(x, y) - p).squaredNorm() / (2 * sigma * sigma))));
    }
  }
}

void LabelMaps::blank(const cv::Rect& part) {
  const cv::Rect on_map(part.x / 2, part.y / 2, part.width / 2, part.height / 2);
  for (cv::Mat1b& map : maps_) map(on_map & cv::Rect({0, 0}, map.size())).setTo(0);
}

}  // namespace ringside::teaching
