// SPDX-License-Identifier: MIT
#include "calibration/line_strip.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/median_colour.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kStep = 0.5;  // mm between samples
// A change this many times the deck's median one counts half.
constexpr double kOverUsual = 3.0;
constexpr double kLeastUsual =
    5.0;  // grey levels in a mm: what 8 bits, JPEG and rough lines leave on an even deck

int samples(double length) { return static_cast<int>(std::lround(length / kStep)); }

cv::Mat unrolled(const cv::Mat& bgr, const Homography& image_from_board, const Line& line,
                 const cv::Size& size) {
  cv::Mat x(size, CV_32F), y(size, CV_32F), out;
  const double middle = (size.height - 1) / 2.0;
  for (int column = 0; column < size.width; ++column) {
    const double angle = 2 * kPi * column / size.width;
    const Vec2 outwards = direction(angle);
    const double radius = line.radius_at(angle);
    for (int row = 0; row < size.height; ++row) {
      const Vec2 p = image_from_board * ((radius + (row - middle) * kStep) * outwards);
      x.at<float>(row, column) = static_cast<float>(p.x());
      y.at<float>(row, column) = static_cast<float>(p.y());
    }
  }
  cv::remap(bgr, out, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return out;
}

// The colour of deck and line in every row, piece by piece: light falls unevenly.
class Print {
 public:
  explicit Print(const cv::Mat& strip) : columns_(strip.cols), medians_(strip.rows, kPieces) {
    for (int row = 0; row < strip.rows; ++row)
      for (int piece = 0; piece < kPieces; ++piece) medians_(row, piece) = median_of(strip, row, piece);
  }

  cv::Vec3f operator()(int row, int column) const {
    const float place =
        (static_cast<float>(column) + 0.5F) * kPieces / static_cast<float>(columns_) + kPieces - 0.5F;
    const int piece = static_cast<int>(place);
    const float share = place - static_cast<float>(piece);
    return (1 - share) * medians_(row, piece % kPieces) + share * medians_(row, (piece + 1) % kPieces);
  }

 private:
  static constexpr int kPieces = 4;  // two discs cover less than half of one
  static constexpr int kStride = 8;  // columns: neighbours say the same

  static cv::Vec3f median_of(const cv::Mat& strip, int row, int piece) {
    std::vector<cv::Vec3f> colours;
    for (int column = strip.cols * piece / kPieces; column < strip.cols * (piece + 1) / kPieces;
         column += kStride)
      colours.emplace_back(strip.at<cv::Vec3b>(row, column));
    return median_colour(colours);
  }

  int columns_;
  cv::Mat_<cv::Vec3f> medians_;
};

// What is on the deck but the line.
cv::Mat_<cv::Vec3f> without_print(const cv::Mat& strip) {
  const Print print(strip);
  cv::Mat_<cv::Vec3f> out(strip.size());
  for (int row = 0; row < strip.rows; ++row)
    for (int column = 0; column < strip.cols; ++column)
      out(row, column) = cv::Vec3f(strip.at<cv::Vec3b>(row, column)) - print(row, column);
  return out;
}

cv::Mat_<cv::Vec3f> squared_changes(const cv::Mat_<cv::Vec3f>& strip) {
  cv::Mat_<cv::Vec3f> out(strip.size(), cv::Vec3f::all(0));
  for (int row = 1; row + 1 < strip.rows; ++row) {
    const auto *above = strip[row - 1], *here = strip[row], *below = strip[row + 1];
    for (int column = 0; column < strip.cols; ++column) {
      const cv::Vec3f& left = here[column > 0 ? column - 1 : strip.cols - 1];
      const cv::Vec3f& right = here[column + 1 < strip.cols ? column + 1 : 0];
      const cv::Vec3f along = right - left, outwards = below[column] - above[column];
      out(row, column) = {along.dot(along), along.dot(outwards), outwards.dot(outwards)};
    }
  }
  return out;
}

// Median of the change away from the line, squared.
double usual_change(const cv::Mat_<cv::Vec3f>& changes) {
  constexpr int kStride = 5;
  std::vector<float> all;
  for (int row = 1; row + 1 < changes.rows; row += 2) {
    if (std::abs(2 * row - changes.rows) < 8 / kStep) continue;
    for (int column = row % kStride; column < changes.cols; column += kStride)
      all.push_back((changes(row, column)[0] + changes(row, column)[2]) / 2);
  }
  return std::max(static_cast<double>(median(std::move(all))), kLeastUsual * kLeastUsual);
}

}  // namespace

LineStrip::LineStrip(const cv::Mat& bgr, const Homography& image_from_board, const Line& line,
                     double half_width)
    : length_(2 * kPi * line.radius), half_width_(half_width) {
  const cv::Size size(samples(length_), 2 * samples(half_width) + 1);
  for (int column = 0; column < size.width; ++column)
    radii_.push_back(line.radius_at(2 * kPi * column / size.width));
  colours_ = without_print(unrolled(bgr, image_from_board, line, size));
  changes_ = squared_changes(colours_);
  usual_ = usual_change(changes_);
  cv::blur(changes_, changes_, {3, 3});
}

double LineStrip::strength(const cv::Vec3f& c, const Vec2& n) const {
  const double squared = n.x() * n.x() * static_cast<double>(c[0]) +
                         2 * n.x() * n.y() * static_cast<double>(c[1]) +
                         n.y() * n.y() * static_cast<double>(c[2]);
  return squared / (squared + kOverUsual * kOverUsual * usual_);
}

namespace {

const cv::Vec3f& sample(const cv::Mat_<cv::Vec3f>& strip, int row, int column) {
  row = std::clamp(row, 0, strip.rows - 1);
  while (column < 0) column += strip.cols;
  while (column >= strip.cols) column -= strip.cols;
  return strip(row, column);
}

cv::Vec3f between(const cv::Mat_<cv::Vec3f>& strip, const Vec2& p) {
  const int column = static_cast<int>(std::floor(p.x())), row = static_cast<int>(std::floor(p.y()));
  const auto right = static_cast<float>(p.x() - column), down = static_cast<float>(p.y() - row);
  return (1 - down) * ((1 - right) * sample(strip, row, column) + right * sample(strip, row, column + 1)) +
         down * ((1 - right) * sample(strip, row + 1, column) + right * sample(strip, row + 1, column + 1));
}

}  // namespace

double LineStrip::edge_near(const Vec2& p, const Vec2& normal) const {
  const double column = p.x() * changes_.cols / length_;
  const double row = (p.y() + half_width_) / kStep;
  return strength(
      sample(changes_, static_cast<int>(std::floor(row + 0.5)), static_cast<int>(std::floor(column + 0.5))),
      normal);
}

double LineStrip::radius_near(double angle) const {
  const auto count = static_cast<double>(radii_.size());
  const double turn = angle / (2 * kPi);
  return radii_[static_cast<std::size_t>((turn - std::floor(turn)) * count) % radii_.size()];
}

Vec2 LineStrip::sample_at(const Vec2& p_board) const {
  const double angle = angle_of(p_board);
  return {angle / (2 * kPi) * changes_.cols, (p_board.norm() - radius_near(angle) + half_width_) / kStep};
}

double LineStrip::edge_at(const Vec2& p_board, const Vec2& normal) const {
  const Vec2 outwards = p_board.normalized(), along(-outwards.y(), outwards.x());
  return strength(between(changes_, sample_at(p_board)), {normal.dot(along), normal.dot(outwards)});
}

double LineStrip::unlike_deck(const Vec2& p_board) const {
  return cv::norm(between(colours_, sample_at(p_board)));
}

}  // namespace ringside
