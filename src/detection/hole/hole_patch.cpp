// SPDX-License-Identifier: MIT
#include "detection/hole/hole_patch.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "detection/colour/cie_lab.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// A disc that hangs reaches 24 mm from the hole's centre; numerals begin at 25 mm.
constexpr double kJudgedRadius = 26.5;  // mm
// Grain of the pixels and JPEG: colours less far apart than this are the same in any photo.
constexpr double kLeastNoise = 1.5;
constexpr double kDeckFrom = 24;  // mm: nearly all deck

constexpr double kBlurPx = 0.9;

// The picture shrunk by a factor, CV_32FC3.
cv::Mat in_lab(const cv::Mat& bgr, double factor) {
  cv::Mat out;
  bgr.convertTo(out, CV_32F, 1 / 255.0);
  cv::resize(out, out, {}, factor, factor, cv::INTER_AREA);
  std::transform(out.begin<cv::Vec3f>(), out.end<cv::Vec3f>(), out.begin<cv::Vec3f>(),
                 [](const cv::Vec3f& v) {
                   const Eigen::Vector3f lab =
                       lab_of_shares(Eigen::Vector3f(v[2], v[1], v[0]).cast<double>()).cast<float>();
                   return cv::Vec3f(lab.x(), lab.y(), lab.z());
                 });
  return out;
}

// Differences of neighbours on the deck: light that changes slowly drops out.
double noise_of(const cv::Mat& lab) {
  const int step = 2;
  const double from = kDeckFrom;
  const cv::Point2d middle((lab.cols - 1) / 2.0, (lab.rows - 1) / 2.0);
  std::vector<double> differences;
  for (int y = 0; y < lab.rows; ++y) {
    for (int x = 0; x + step < lab.cols; ++x) {
      if (std::hypot(x - middle.x, y - middle.y) > from)
        differences.push_back(cv::norm(lab.at<cv::Vec3f>(y, x + step) - lab.at<cv::Vec3f>(y, x)));
    }
  }
  return std::max(kLeastNoise, median(std::move(differences)));
}

// The pixels of a patch that count.
std::vector<cv::Point> pixels_near_hole(const cv::Size& size, const std::vector<std::vector<Vec2>>& others,
                                        const Homography& patch_from_board) {
  cv::Mat counts = cv::Mat::zeros(size, CV_8U);
  cv::circle(counts, {size.width / 2, size.height / 2}, cvRound(kJudgedRadius), 1, cv::FILLED);
  for (const auto& other : others) {
    std::vector<cv::Point> corners;
    for (const Vec2& corner_mm : other) {
      const Vec2 p = patch_from_board * corner_mm;
      corners.emplace_back(cvRound(p.x()), cvRound(p.y()));
    }
    cv::fillConvexPoly(counts, corners, 0);
  }
  std::vector<cv::Point> pixels;
  cv::findNonZero(counts, pixels);
  return pixels;
}

void put(Row& row, std::size_t i, float value) { row[i / Eight::kCount].v[i % Eight::kCount] = value; }

// With room for so many pixels that count.
HolePatch with_room(std::size_t count) {
  HolePatch patch;
  patch.count = count;
  const Row zeros((count + Eight::kCount - 1) / Eight::kCount, Eight{Lanes{}});
  for (Row* row : {&patch.counts, &patch.x, &patch.y, &patch.column, &patch.row}) *row = zeros;
  for (Row& row : patch.colours) row = zeros;
  for (Row& row : patch.terms) row = zeros;
  for (std::size_t i = 0; i < count; ++i) put(patch.counts, i, 1);
  return patch;
}

void put_place(HolePatch& patch, std::size_t i, const Vec2& p_board, const Vec2& centre) {
  const Vec2 place = (p_board - centre) / kHolePatchHalf;
  put(patch.x, i, static_cast<float>(p_board.x()));
  put(patch.y, i, static_cast<float>(p_board.y()));
  const std::array<double, kPatchTerms> terms{1, place.x(), place.y(), place.squaredNorm()};
  for (std::size_t term = 0; term < kPatchTerms; ++term)
    put(patch.terms[term], i, static_cast<float>(terms[term]));
}

// So that eight that follow one another lie together: four by two, of every step-th pixel.
template <typename Column, typename RowOf>
void put_neighbours_together(std::vector<std::size_t>& order, int step, const Column& column,
                             const RowOf& row) {
  const auto key = [&](std::size_t i) {
    return std::array{row(i) / (2 * step), column(i) / (4 * step), row(i), column(i)};
  };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
}

}  // namespace

RectifiedView hole_view(const Photo& photo, const Calibration& calibration) {
  constexpr double kPlay = 1;  // mm: views begin at whole pixels
  return rectify_about(photo, calibration, calibration.hole.rim.centre, kHolePatchHalf + kPlay);
}

std::vector<Vec2> hidden_print(const Vec2& centre, double disc_radius) {
  constexpr double kPrint = 0.65;  // of a disc's radius
  constexpr int kCorners = 48;
  std::vector<Vec2> circle;
  for (int i = 0; i < kCorners; ++i)
    circle.emplace_back(centre + kPrint * disc_radius * direction(2 * kPi * i / kCorners));
  return circle;
}

cv::Rect hole_rect(const RectifiedView& view, const Vec2& centre) {
  const int half = static_cast<int>(std::lround(kHolePatchHalf * RectifiedView::kPixelsPerMm));
  const Vec2 middle = view.view_from_board * centre;
  return {cvRound(middle.x()) - half, cvRound(middle.y()) - half, 2 * half, 2 * half};
}

HolePatch hole_patch(const RectifiedView& view, const Vec2& centre,
                     const std::vector<std::vector<Vec2>>& others, double photo_pixels_per_mm) {
  const double scale = RectifiedView::kPixelsPerMm;
  const cv::Rect part = hole_rect(view, centre);
  const cv::Mat lab = in_lab(view.pixels(part), 1 / scale);
  const Homography patch_from_board =
      resized_from_original(1 / scale) * Homography::translation({-part.x, -part.y}) * view.view_from_board;
  const Homography board_from_patch = patch_from_board.inverse();
  const auto pixels = pixels_near_hole(lab.size(), others, patch_from_board);
  std::vector<std::size_t> order(pixels.size());
  std::iota(order.begin(), order.end(), 0);
  put_neighbours_together(
      order, 1, [&](std::size_t i) { return pixels[i].x; }, [&](std::size_t i) { return pixels[i].y; });
  HolePatch patch = with_room(pixels.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    const cv::Point p = pixels[order[i]];
    const auto& v = lab.at<cv::Vec3f>(p);
    for (int channel = 0; channel < 3; ++channel)
      put(patch.colours[static_cast<std::size_t>(channel)], i, v[channel]);
    put(patch.column, i, static_cast<float>(p.x));
    put(patch.row, i, static_cast<float>(p.y));
    put_place(patch, i, board_from_patch * Vec2(p.x, p.y), centre);
  }
  patch.blur = kBlurPx / photo_pixels_per_mm;
  patch.noise = noise_of(lab);
  return patch;
}

HolePatch thinned(const HolePatch& patch, int step) {
  const auto column = [&](std::size_t i) { return static_cast<int>(at(patch.column, i)); };
  const auto row = [&](std::size_t i) { return static_cast<int>(at(patch.row, i)); };
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < patch.count; ++i)
    if (column(i) % step == 0 && row(i) % step == 0) kept.push_back(i);
  put_neighbours_together(kept, step, column, row);
  HolePatch out = with_room(kept.size());
  const auto copy = [&](const Row& from, Row& to) {
    for (std::size_t i = 0; i < kept.size(); ++i) put(to, i, at(from, kept[i]));
  };
  copy(patch.x, out.x);
  copy(patch.y, out.y);
  copy(patch.column, out.column);
  copy(patch.row, out.row);
  for (std::size_t i = 0; i < out.colours.size(); ++i) copy(patch.colours[i], out.colours[i]);
  for (std::size_t i = 0; i < out.terms.size(); ++i) copy(patch.terms[i], out.terms[i]);
  out.area_of_pixel = patch.area_of_pixel * static_cast<float>(step * step);
  out.blur = patch.blur;
  out.noise = patch.noise;
  return out;
}

HolePatch patch_of_places(const std::vector<Vec2>& places, const Vec2& centre) {
  HolePatch patch = with_room(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) put_place(patch, i, places[i], centre);
  return patch;
}

Vec2 HolePatch::place(std::size_t i) const { return {at(x, i), at(y, i)}; }
Lab HolePatch::colour(std::size_t i) const {
  return {at(colours[0], i), at(colours[1], i), at(colours[2], i)};
}

}  // namespace ringside
