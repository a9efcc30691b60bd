// SPDX-License-Identifier: MIT
#include "imaging/fine_colour.h"

#include <array>
#include <opencv2/imgproc.hpp>

#include "imaging/in_parallel.h"

namespace ringside {
namespace {

// Cells about one from which the slope of chroma over luma is estimated: ten pixels across hold the edge,
// seldom a third colour.
constexpr int kWindow = 5;
// Variance of luma by noise and compression, levels squared: so much of it says nothing about chroma.
constexpr double kNoise = 4;

// Whole cells of the photo about part, with as many around as the windows and the interpolation see.
cv::Rect cells_about(const cv::Rect& part, const cv::Size& cell, const cv::Size& photo) {
  const auto down = [](int x, int step) { return x / step * step; };
  constexpr int kAround = kWindow / 2 + 2;  // cells
  const int x_around = kAround * cell.width, y_around = kAround * cell.height;
  const cv::Point first(down(std::max(part.x - x_around, 0), cell.width),
                        down(std::max(part.y - y_around, 0), cell.height));
  const cv::Point last(down(std::min(part.br().x + x_around, photo.width), cell.width),
                       down(std::min(part.br().y + y_around, photo.height), cell.height));
  return {first, last};
}

cv::Mat mean_about(const cv::Mat& values) {
  cv::Mat mean;
  cv::blur(values, mean, {kWindow, kWindow}, {-1, -1}, cv::BORDER_REPLICATE);
  return mean;
}

// Luma as the cells hold it, and what is lost of it.
struct Luma {
  cv::Mat of_cells, mean, variance, detail;

  Luma(const cv::Mat& luma, const cv::Size& cells) {
    cv::resize(luma, of_cells, cells, 0, 0, cv::INTER_AREA);
    mean = mean_about(of_cells);
    variance = mean_about(of_cells.mul(of_cells)) - mean.mul(mean);
    cv::Mat coarse;
    cv::resize(of_cells, coarse, luma.size(), 0, 0, cv::INTER_LINEAR);
    detail = luma - coarse;
  }
};

void sharpen(cv::Mat& chroma, const Luma& luma) {
  cv::Mat of_cells;
  cv::resize(chroma, of_cells, luma.of_cells.size(), 0, 0, cv::INTER_AREA);
  const cv::Mat together = mean_about(luma.of_cells.mul(of_cells)) - luma.mean.mul(mean_about(of_cells));
  cv::Mat slope;
  cv::resize(together / (luma.variance + kNoise), slope, chroma.size(), 0, 0, cv::INTER_LINEAR);
  chroma += slope.mul(luma.detail);
}

cv::Mat sharpened(const cv::Mat& bgr, const cv::Size& cells) {
  cv::Mat luma_and_chroma;
  cv::cvtColor(bgr, luma_and_chroma, cv::COLOR_BGR2YCrCb);
  luma_and_chroma.convertTo(luma_and_chroma, CV_32F);
  std::array<cv::Mat, 3> planes;
  cv::split(luma_and_chroma, planes);
  const Luma luma(planes[0], cells);
  sharpen(planes[1], luma);
  sharpen(planes[2], luma);
  cv::merge(planes, luma_and_chroma);
  luma_and_chroma.convertTo(luma_and_chroma, CV_8U);
  cv::Mat out;
  cv::cvtColor(luma_and_chroma, out, cv::COLOR_YCrCb2BGR);
  return out;
}

}  // namespace

cv::Mat fine_colour_of(const Photo& photo, const cv::Rect& part) {
  const cv::Size cell = photo.colour_cell;
  const cv::Rect around = cells_about(part, cell, photo.pixels.size());
  const cv::Rect seen = part & around;
  if (cell.area() == 1 || seen.empty()) return photo.pixels(part);
  const cv::Mat fine =
      sharpened(photo.pixels(around), {around.width / cell.width, around.height / cell.height});
  cv::Mat out = photo.pixels(part).clone();
  fine(seen - around.tl()).copyTo(out(seen - part.tl()));
  return out;
}

Photo with_fine_colour(const Photo& photo, const std::vector<cv::Rect>& parts) {
  if (photo.colour_cell.area() == 1 || parts.empty()) return photo;
  const auto inside = [&](std::size_t i) { return parts[i] & cv::Rect({0, 0}, photo.pixels.size()); };
  const auto fine =
      in_parallel(parts.size(), [&](std::size_t i) { return fine_colour_of(photo, inside(i)); });
  Photo out = photo;
  out.pixels = photo.pixels.clone();
  out.colour_cell = {1, 1};
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (!fine[i].empty()) fine[i].copyTo(out.pixels(inside(i)));
  return out;
}

}  // namespace ringside
