// SPDX-License-Identifier: MIT
#include "calibration/lines/line_strip.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/robust.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

// mm between samples: pegs are 5 to 10 mm wide, and finer than that cameras seldom see them.
constexpr double kStep = 0.7;
// A change this many times the deck's median one counts half.
constexpr double kOverTypical = 3.0;
// Grey levels from one neighbour to the other: what 8 bits, JPEG and rough lines leave on an even deck.
constexpr double kLeastTypical = 5.0;

int samples(double length) { return static_cast<int>(std::lround(length / kStep)); }

// A column of the strip in the picture: homogeneous pixels of its middle row, and from row to row.
struct Column {
  Vec3 middle, per_row;
};

std::vector<Column> columns_of(const Homography& image_from_board, const Line& line, int count) {
  std::vector<Column> columns;
  for (int i = 0; i < count; ++i) {
    const double angle = 2 * kPi * i / count;
    const Vec2 outwards = direction(angle);
    const Vec3 per_mm = image_from_board.matrix().leftCols<2>() * outwards;
    columns.push_back({line.radius_at(angle) * per_mm + image_from_board.matrix().col(2), kStep * per_mm});
  }
  return columns;
}

cv::Mat unrolled(const cv::Mat& bgr, const Homography& image_from_board, const Line& line,
                 const cv::Size& size) {
  cv::Mat_<cv::Vec2f> places(size);
  const std::vector<Column> columns = columns_of(image_from_board, line, size.width);
  for (int row = 0; row < size.height; ++row) {
    cv::Vec2f* const out = places[row];
    const double off = row - (size.height - 1) / 2.0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const Vec3 p = columns[i].middle + off * columns[i].per_row;
      const double inverse = 1 / p.z();
      out[i] = {static_cast<float>(p.x() * inverse), static_cast<float>(p.y() * inverse)};
    }
  }
  cv::Mat out;
  cv::remap(bgr, out, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return out;
}

constexpr int kPieces = 4;  // two discs cover less than half of one

// The colour of deck and line in every row, piece by piece: light falls unevenly.
cv::Mat_<cv::Vec3f> print_of(const cv::Mat& strip) {
  constexpr int kStride = 7;  // columns: neighbours say the same
  cv::Mat_<cv::Vec3f> medians(strip.rows, kPieces);
  for (int row = 0; row < strip.rows; ++row) {
    for (int piece = 0; piece < kPieces; ++piece) {
      std::vector<cv::Vec3f> colours;
      const int end = strip.cols * (piece + 1) / kPieces;
      for (int column = strip.cols * piece / kPieces; column < end; column += kStride)
        colours.emplace_back(strip.at<cv::Vec3b>(row, column));
      medians(row, piece) = median_colour(colours);
    }
  }
  return medians;
}

// What is on the deck but the line.
cv::Mat_<cv::Vec3f> without_print(const cv::Mat& strip) {
  const cv::Mat_<cv::Vec3f> print = print_of(strip);
  cv::Mat_<cv::Vec3f> out(strip.size());
  for (int column = 0; column < strip.cols; ++column) {
    const float place =
        (static_cast<float>(column) + 0.5F) * kPieces / static_cast<float>(strip.cols) + kPieces - 0.5F;
    const int piece = static_cast<int>(place);
    const float share = place - static_cast<float>(piece);
    for (int row = 0; row < strip.rows; ++row) {
      out(row, column) = cv::Vec3f(strip.at<cv::Vec3b>(row, column)) -
                         (1 - share) * print(row, piece % kPieces) -
                         share * print(row, (piece + 1) % kPieces);
    }
  }
  return out;
}

cv::Mat_<float> magnitudes(const cv::Mat_<cv::Vec3f>& strip) {
  cv::Mat_<float> out(strip.size());
  std::transform(strip.begin(), strip.end(), out.begin(),
                 [](const cv::Vec3f& colour) { return std::sqrt(colour.dot(colour)); });
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
double typical_change(const cv::Mat_<cv::Vec3f>& changes) {
  constexpr int kStride = 5;
  std::vector<float> all;
  for (int row = 1; row + 1 < changes.rows; row += 2) {
    if (std::abs(2 * row - changes.rows) < 8 / kStep) continue;
    for (int column = row % kStride; column < changes.cols; column += kStride)
      all.push_back((changes(row, column)[0] + changes(row, column)[2]) / 2);
  }
  return std::max(static_cast<double>(median(std::move(all))), kLeastTypical * kLeastTypical);
}

}  // namespace

LineStrip::LineStrip(const cv::Mat& bgr, const Homography& image_from_board, const Line& line,
                     double half_width)
    : line_(&line), length_(2 * kPi * line.radius), half_width_(samples(half_width) * kStep) {
  const cv::Size size(samples(length_), 2 * samples(half_width) + 1);
  const cv::Mat_<cv::Vec3f> colours = without_print(unrolled(bgr, image_from_board, line, size));
  unlike_ = magnitudes(colours);
  changes_ = squared_changes(colours);
  counts_half_ = static_cast<float>(kOverTypical * kOverTypical * typical_change(changes_));
  cv::blur(changes_, changes_, {3, 3});
}

namespace {

// How strong changes along a direction are.
class Strength {
 public:
  Strength(const Vec2& normal, float counts_half)
      : along_(static_cast<float>(normal.x() * normal.x())),
        both_(static_cast<float>(2 * normal.x() * normal.y())),
        outwards_(static_cast<float>(normal.y() * normal.y())),
        counts_half_(counts_half) {}

  float operator()(const cv::Vec3f& change) const {
    const float squared = along_ * change[0] + both_ * change[1] + outwards_ * change[2];
    return squared / (squared + counts_half_);
  }

 private:
  float along_, both_, outwards_, counts_half_;
};

// Up to one turn below the first column or beyond the last. std::floor is a call on plain x86-64.
int wrapped(int column, int columns) {
  if (column < 0) return column + columns;
  return column < columns ? column : column - columns;
}

int floor_of(double place, int columns) { return static_cast<int>(place + columns) - columns; }

template <typename T>
T between(const cv::Mat_<T>& strip, const Vec2& p) {
  const int column = floor_of(p.x(), strip.cols), row = floor_of(p.y(), strip.cols);
  const auto right = static_cast<float>(p.x() - column), down = static_cast<float>(p.y() - row);
  const T* const upper = strip[std::clamp(row, 0, strip.rows - 1)];
  const T* const lower = strip[std::clamp(row + 1, 0, strip.rows - 1)];
  const int here = wrapped(column, strip.cols), next = wrapped(column + 1, strip.cols);
  return (1 - down) * ((1 - right) * upper[here] + right * upper[next]) +
         down * ((1 - right) * lower[here] + right * lower[next]);
}

}  // namespace

std::array<float, 3> LineStrip::edges_near(const Vec2& p, const Vec2& normal, double beside) const {
  const int column = wrapped(floor_of(p.x() * changes_.cols / length_ + 0.5, changes_.cols), changes_.cols);
  const double row = (p.y() + half_width_) / kStep + 0.5, apart = beside / kStep;
  const Strength strength(normal, counts_half_);
  const auto edge = [&](double place) {
    return strength(changes_(std::clamp(static_cast<int>(place), 0, changes_.rows - 1), column));
  };
  return {edge(row - apart), edge(row), edge(row + apart)};
}

Vec2 LineStrip::sample_at(const Vec2& p_board) const {
  const double angle = angle_of(p_board);
  return {angle / (2 * kPi) * changes_.cols,
          (p_board.norm() - line_->radius_at(angle) + half_width_) / kStep};
}

double LineStrip::edge_at(const Vec2& p_board, const Vec2& normal) const {
  const Vec2 outwards = p_board.normalized(), along(-outwards.y(), outwards.x());
  const Strength strength({normal.dot(along), normal.dot(outwards)}, counts_half_);
  return static_cast<double>(strength(between(changes_, sample_at(p_board))));
}

double LineStrip::unlike_deck(const Vec2& p_board) const {
  return static_cast<double>(between(unlike_, sample_at(p_board)));
}

LineStrip::Way LineStrip::way(const Vec2& start, const Vec2& direction) const {
  // Nearer to the centre a way of a few millimetres crosses all columns, and more.
  constexpr double kNearest = 2;  // mm
  const double radius = std::max(start.norm(), kNearest);
  const Vec2 outwards = start / radius, along(-outwards.y(), outwards.x());
  return {sample_at(start),
          {direction.dot(along) / radius * changes_.cols / (2 * kPi), direction.dot(outwards) / kStep}};
}

double LineStrip::unlike_deck(const Way& way, double mm) const {
  return static_cast<double>(between(unlike_, way.start + mm * way.per_mm));
}

}  // namespace ringside
