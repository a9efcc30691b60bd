// SPDX-License-Identifier: MIT
#include "imaging/fine_colour.h"

#include <doctest/doctest.h>

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "imaging/linear_light.h"
#include "photo/srgb.h"

namespace ringside {
namespace {

const cv::Scalar kMaple(148, 190, 222), kRed(35, 35, 190), kBlue(150, 60, 40), kGreen(60, 110, 40);

// A disc of 20.3 pixels on a deck, as a lens blurs it: in light.
cv::Mat disc_on_deck(const cv::Scalar& disc, const cv::Scalar& deck) {
  constexpr int kFiner = 8, kSide = 64;
  cv::Mat fine(kFiner * kSide, kFiner * kSide, CV_8UC3, deck);
  cv::circle(fine, {255, 259}, static_cast<int>(20.3 * kFiner), disc, cv::FILLED);
  cv::Mat light = linear_light(fine), seen;
  cv::GaussianBlur(light, light, {}, kFiner);
  cv::resize(light, seen, {kSide, kSide}, 0, 0, cv::INTER_AREA);
  cv::Mat picture(seen.size(), CV_8UC3);
  for (int row = 0; row < kSide; ++row) {
    for (int i = 0; i < kSide; ++i) {
      for (int c = 0; c < 3; ++c) {
        const double share = seen.at<cv::Vec3f>(row, i)[c] / 255;
        picture.at<cv::Vec3b>(row, i)[c] = cv::saturate_cast<uchar>(255 * level_of_light(share));
      }
    }
  }
  return picture;
}

// What is left when chroma is kept for 2 x 2 pixels and spread over them again, as decoders do.
cv::Mat with_coarse_colour(const cv::Mat& picture) {
  cv::Mat planes, out;
  cv::cvtColor(picture, planes, cv::COLOR_BGR2YCrCb);
  std::vector<cv::Mat> all;
  cv::split(planes, all);
  for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
    cv::Mat half;
    cv::resize(all[i], half, {}, 0.5, 0.5, cv::INTER_AREA);
    cv::resize(half, all[i], picture.size(), 0, 0, cv::INTER_LINEAR);
  }
  cv::merge(all, planes);
  cv::cvtColor(planes, out, cv::COLOR_YCrCb2BGR);
  return out;
}

double rms_apart(const cv::Mat& a, const cv::Mat& b) {
  return cv::norm(a, b, cv::NORM_L2) / std::sqrt(static_cast<double>(3 * a.total()));
}

const cv::Rect kAll(0, 0, 64, 64);

Photo photo_of(const cv::Mat& pixels, const cv::Size& colour_cell) {
  Photo photo;
  photo.pixels = pixels;
  photo.colour_cell = colour_cell;
  return photo;
}

cv::Mat fine(const Photo& photo, const cv::Rect& part) {
  return with_fine_colour(photo, {part}).pixels(part);
}

TEST_CASE("colour that a file keeps for 2 x 2 pixels gets its edges back from the luma") {
  for (const cv::Scalar& disc : {kRed, kBlue, kGreen}) {
    CAPTURE(disc);
    const cv::Mat full = disc_on_deck(disc, kMaple), coarse = with_coarse_colour(full);
    const Photo photo = photo_of(coarse, {2, 2});
    CHECK(rms_apart(coarse, full) > 1);
    // Whole levels, through luma and chroma twice, leave 0.7 of one.
    CHECK(rms_apart(fine(photo, kAll), full) < 0.7 * rms_apart(coarse, full));
  }
}

TEST_CASE("a part's colour is the same as in the whole") {
  const Photo photo = photo_of(with_coarse_colour(disc_on_deck(kRed, kMaple)), {2, 2});
  for (const cv::Rect& part : {cv::Rect(5, 8, 21, 30), cv::Rect(0, 0, 9, 9), cv::Rect(40, 33, 24, 31)}) {
    CAPTURE(part);
    CHECK(cv::norm(fine(photo, part), fine(photo, kAll)(part), cv::NORM_INF) == 0);
  }
}

TEST_CASE("full colour stays as it is") {
  const Photo photo = photo_of(disc_on_deck(kRed, kMaple), {1, 1});
  CHECK(cv::norm(fine(photo, kAll), photo.pixels, cv::NORM_INF) == 0);
}

TEST_CASE("elsewhere the colour stays as it is, and the photo itself") {
  const Photo photo = photo_of(with_coarse_colour(disc_on_deck(kRed, kMaple)), {2, 2});
  const cv::Mat before = photo.pixels.clone();
  const Photo fine = with_fine_colour(photo, {{-5, -5, 37, 37}, {70, 0, 9, 9}});
  CHECK(cv::norm(fine.pixels(kAll & cv::Rect(32, 0, 32, 64)), before(kAll & cv::Rect(32, 0, 32, 64)),
                 cv::NORM_INF) == 0);
  CHECK(cv::norm(fine.pixels, before, cv::NORM_INF) > 5);
  CHECK(cv::norm(photo.pixels, before, cv::NORM_INF) == 0);
  CHECK(fine.colour_cell == cv::Size(1, 1));
}

TEST_CASE("a picture of odd sides and one smaller than a cell keep their size") {
  const cv::Mat disc = disc_on_deck(kBlue, kMaple);
  for (const cv::Size& size : {cv::Size(63, 61), cv::Size(1, 1), cv::Size(1, 40)}) {
    CAPTURE(size);
    const cv::Rect all({0, 0}, size);
    CHECK(fine(photo_of(disc(all).clone(), {2, 2}), all).size() == size);
  }
}

}  // namespace
}  // namespace ringside
