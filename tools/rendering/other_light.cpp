// SPDX-License-Identifier: MIT
#include "rendering/other_light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "photo/photo.h"
#include "rendering/photo.h"
#include "report/data/write_file.h"

namespace ringside::rendering {
namespace {

constexpr int kJpegQuality = 95;

cv::Mat3b as_it_is(const cv::Mat3b& picture) { return picture.clone(); }

// Each channel times a factor and plus an offset, in grey levels.
cv::Mat3b scaled(const cv::Mat3b& picture, const cv::Scalar& factors, double offset = 0) {
  cv::Mat out;
  cv::multiply(picture, factors, out, 1, CV_32F);
  out += cv::Scalar::all(offset);
  out.convertTo(out, CV_8U);
  return out;
}

cv::Mat3b dim(const cv::Mat3b& picture) { return scaled(picture, cv::Scalar::all(0.3)); }

cv::Mat3b noisy(const cv::Mat3b& picture, double sigma) {
  cv::Mat levels, noise(picture.size(), CV_32FC3);
  cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0, sigma);
  picture.convertTo(levels, CV_32F);
  levels += noise;
  levels.convertTo(levels, CV_8U);
  return levels;
}

// A shadow's edge through the middle. towards: where it is lit, radians; left: of the levels in it; softness:
// of the shorter side.
cv::Mat3b in_half_shadow(const cv::Mat3b& picture, double towards, double left, double softness) {
  cv::Mat3b out = picture.clone();
  const double side = std::min(picture.cols, picture.rows);
  out.forEach([&](cv::Vec3b& pixel, const int* at) {
    const double x = at[1] - 0.5 * picture.cols, y = at[0] - 0.5 * picture.rows;
    const double off_edge = (x * std::cos(towards) + y * std::sin(towards)) / (softness * side);
    pixel *= std::lerp(left, 1.0, 1 / (1 + std::exp(-off_edge)));
  });
  return out;
}

// The corners in so much of the middle's levels.
cv::Mat3b dark_at_corners(const cv::Mat3b& picture, double left) {
  cv::Mat3b out = picture.clone();
  const cv::Point2d middle(0.5 * picture.cols, 0.5 * picture.rows);
  out.forEach([&](cv::Vec3b& pixel, const int* at) {
    const cv::Point2d off = cv::Point2d(at[1], at[0]) - middle;
    pixel *= std::lerp(1.0, left, off.dot(off) / middle.dot(middle));
  });
  return out;
}

cv::Mat3b pale(const cv::Mat3b& picture) {
  constexpr double kColour = 0.6;  // that is left
  cv::Mat grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  cv::cvtColor(grey, grey, cv::COLOR_GRAY2BGR);
  cv::Mat out;
  cv::addWeighted(picture, kColour, grey, 1 - kColour, 0, out);
  return out;
}

cv::Mat3b blurred(const cv::Mat3b& picture) {
  constexpr double kSigma = 0.0015;  // of the shorter side: 1 mm on a board that fills it
  cv::Mat out;
  cv::GaussianBlur(picture, out, {}, kSigma * std::min(picture.cols, picture.rows));
  return out;
}

cv::Mat3b compressed(const cv::Mat3b& picture) {
  constexpr int kPoor = 25;
  const std::string bytes = jpeg_of(picture, kPoor);
  return cv::imdecode(std::vector<char>(bytes.begin(), bytes.end()), cv::IMREAD_COLOR);
}

}  // namespace

const std::vector<OtherLight>& other_lights() {
  static const std::vector<OtherLight> lights{
      {"saved-anew", as_it_is},
      {"dim", dim},
      {"dim-noisy", [](const cv::Mat3b& p) { return noisy(dim(p), 4); }},
      {"half-shadow", [](const cv::Mat3b& p) { return in_half_shadow(p, 2.4, 0.5, 0.25); }},
      {"hard-shadow", [](const cv::Mat3b& p) { return in_half_shadow(p, 0.6, 0.4, 0.02); }},
      {"dark-corners", [](const cv::Mat3b& p) { return dark_at_corners(p, 0.3); }},
      {"haze", [](const cv::Mat3b& p) { return scaled(p, cv::Scalar::all(0.5), 74); }},
      {"warm",
       [](const cv::Mat3b& p) {
         return scaled(p, {0.75, 0.95, 1.1});
       }},
      {"cold",
       [](const cv::Mat3b& p) {
         return scaled(p, {1.1, 1.0, 0.85});
       }},
      {"pale", pale},
      {"noisy", [](const cv::Mat3b& p) { return noisy(p, 10); }},
      {"blurred", blurred},
      {"compressed", compressed},
  };
  return lights;
}

void write_in_other_lights(const std::filesystem::path& photo, const std::filesystem::path& folder) {
  const cv::Mat3b picture = load_photo(photo).pixels;
  const std::filesystem::path truth = std::filesystem::path(photo).replace_extension(".yaml");
  for (const OtherLight& light : other_lights()) {
    const std::filesystem::path to = folder / light.name;
    std::filesystem::create_directories(to);
    write_file(to / (photo.stem().string() + ".jpg"), jpeg_of(light.seen(picture), kJpegQuality));
    std::filesystem::copy_file(truth, to / truth.filename(),
                               std::filesystem::copy_options::overwrite_existing);
  }
}

}  // namespace ringside::rendering
