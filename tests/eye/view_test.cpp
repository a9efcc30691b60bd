// SPDX-License-Identifier: MIT
#include "eye/view.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

namespace ringside::test {
namespace {

// Where the one bright spot of an input lies in the photo by the view.
Vec2 spot_by(const View& view, const cv::Mat& photo) {
  cv::Mat grey;
  cv::cvtColor(view.input(photo), grey, cv::COLOR_BGR2GRAY);
  grey -= 120;  // what is beyond the photo is grey
  const cv::Moments m = cv::moments(grey);
  const Vec2 p_input(m.m10 / m.m00, m.m01 / m.m00);
  return view.photo_from_map() * (0.5 * (p_input - Vec2(0.5, 0.5)));
}

cv::Mat photo_with_spot(const cv::Point& place, int radius) {
  cv::Mat photo(900, 1200, CV_8UC3, cv::Scalar::all(0));
  cv::circle(photo, place, radius, cv::Scalar::all(255), cv::FILLED);
  return photo;
}

}  // namespace

TEST_CASE("a place keeps its place through a view") {
  const cv::Point place(700, 350);
  const cv::Mat photo = photo_with_spot(place, 20);
  const Ellipse about{{640, 400}, 300, 110, 0.3};
  for (const View& view : {View::of_box({0, 0, 1200, 900}), View::of_box({-400, -300, 2000, 1500}),
                           View::of_box({600, 280, 160, 140}), View::drawn_out(about)}) {
    CHECK((spot_by(view, photo) - Vec2(place.x, place.y)).norm() < 0.6);
  }
}

TEST_CASE("drawing out makes an ellipse level and rounder, and the whole of it is seen") {
  const Ellipse line{{640, 400}, 300, 60, 2.9};
  const View view = View::drawn_out(line);
  const Homography map_from_photo = view.photo_from_map().inverse();
  const auto end = [&](double along, double angle) {
    return map_from_photo * (line.centre + along * direction(line.angle + angle));
  };
  const Vec2 middle = map_from_photo * line.centre;
  const Vec2 first = end(line.semi_major, 0) - middle, second = end(line.semi_minor, kPi / 2) - middle;
  CHECK(std::abs(first.y()) < 1e-6 * std::abs(first.x()));
  CHECK(second.norm() / first.norm() == doctest::Approx(2.4 * 60 / 300));
  CHECK(middle.x() + first.norm() < kMapSize.width);
  CHECK(middle.y() + second.norm() < kMapSize.height);
  CHECK(second.y() * std::sin(line.angle + kPi / 2) > 0);  // what is up stays up
}

TEST_CASE("a view knows where the photo ends") {
  const cv::Size photo(640, 512);
  CHECK(cv::countNonZero(View::of_box({0, 0, 640, 512}).in_photo(photo)) > 0.95 * kMapSize.area());
  const cv::Mat zoomed_out = View::of_box({-640, -512, 1920, 1536}).in_photo(photo);
  CHECK(cv::countNonZero(zoomed_out) / static_cast<double>(kMapSize.area()) ==
        doctest::Approx(1.0 / 9).epsilon(0.1));
  CHECK(zoomed_out.at<uchar>(kMapSize.height / 2, kMapSize.width / 2) == 255);
  CHECK(zoomed_out.at<uchar>(2, 2) == 0);
}

TEST_CASE("a view beside the photo is grey, and no error") {
  const cv::Mat photo = photo_with_spot({50, 50}, 10);
  const cv::Mat input = View::of_box({5000, 5000, 300, 200}).input(photo);
  CHECK(input.size() == kInputSize);
  CHECK(cv::norm(input, cv::Mat(kInputSize, CV_8UC3, cv::Scalar::all(114)), cv::NORM_INF) == 0);
}

}  // namespace ringside::test
