// SPDX-License-Identifier: MIT
#include "detection/view/picture_rays.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "imaging/linear_light.h"

namespace ringside {
namespace {

PictureRays rays_from(const Vec2& centre, std::vector<double> first, double step) {
  PictureRays rays{centre, step, std::move(first), {}, {}};
  for (int i = 0; i < rays.count(); ++i) rays.units.push_back(direction(2 * kPi * i / rays.count()));
  return rays;
}

// Where in the picture their samples lie, CV_32FC2, no farther out than its border.
cv::Mat places_of(const PictureRays& rays, int samples, const Homography& image_from_board,
                  const cv::Size& picture) {
  cv::Mat places(rays.count(), samples, CV_32FC2);
  for (int i = 0; i < rays.count(); ++i) {
    const Vec2 from = rays.at(i, 0), along = rays.step * rays.unit(i);
    for (int k = 0; k < samples; ++k) {
      const Vec2 p = image_from_board * Vec2(from + k * along);
      places.at<cv::Vec2f>(i, k) = {static_cast<float>(std::clamp(p.x(), 0.0, picture.width - 1.0)),
                                    static_cast<float>(std::clamp(p.y(), 0.0, picture.height - 1.0))};
    }
  }
  return places;
}

// The pixels that these places lie between.
cv::Rect pixels_around(const cv::Mat& places, const cv::Size& picture) {
  const cv::Rect around = cv::boundingRect(places.reshape(0, static_cast<int>(places.total())));
  return cv::Rect(around.tl(), around.br() + cv::Point(1, 1)) & cv::Rect({0, 0}, picture);
}

}  // namespace

PictureRays picture_rays(const Photo& photo, const Homography& image_from_board, const Vec2& centre,
                         std::vector<double> first, double step, int samples) {
  PictureRays rays = rays_from(centre, std::move(first), step);
  const cv::Mat places = places_of(rays, samples, image_from_board, photo.pixels.size());
  cv::remap(photo.pixels, rays.values, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  rays.values.convertTo(rays.values, CV_32F);
  return rays;
}

PictureRays light_rays(const Photo& photo, const Homography& image_from_board, const Vec2& centre,
                       std::vector<double> first, double step, int samples) {
  PictureRays rays = rays_from(centre, std::move(first), step);
  const cv::Mat places = places_of(rays, samples, image_from_board, photo.pixels.size());
  const cv::Rect part = pixels_around(places, photo.pixels.size());
  const cv::Mat places_in_part = places - cv::Scalar(part.x, part.y);
  cv::remap(linear_light(photo.pixels(part)), rays.values, places_in_part, cv::noArray(), cv::INTER_LINEAR,
            cv::BORDER_REPLICATE);
  return rays;
}

}  // namespace ringside
