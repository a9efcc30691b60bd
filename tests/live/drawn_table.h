// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/imgproc.hpp>

#include "live/reading/rest_reading.h"

// A table without a camera: the board from straight above, a pixel a millimetre, discs as plain circles.
namespace ringside::test {

inline constexpr int kSide = 960;  // pixels: the deck and more than the rail
inline constexpr int kMiddle = kSide / 2;

inline Calibration plain_calibration() {
  Calibration calibration;
  calibration.width = calibration.height = kSide;
  Mat3 image_from_board = Mat3::Identity();
  image_from_board(1, 1) = -1;
  image_from_board(0, 2) = image_from_board(1, 2) = kMiddle;
  calibration.image_from_board = Homography(image_from_board);
  for (const LineName name : kLineNames) {
    Line& line = calibration.lines[static_cast<std::size_t>(name)];
    line.radius = kOuterLineRadius * (static_cast<double>(name) + 1) / 3;
    line.width = 2;
    line.sigma = 0.1;
    line.coverage = 1;
  }
  calibration.hole = {{Vec2::Zero(), 17.5}, true};
  calibration.deck_radius = 330;
  calibration.camera.centre = {0, 0, 1000};
  return calibration;
}

inline const auto kCalibration = std::make_shared<const Calibration>(plain_calibration());

inline const cv::Scalar kDeck(120, 170, 200), kBlack(30, 30, 30), kRed(40, 40, 190), kSkin(140, 160, 220);

inline cv::Mat empty_board() {
  cv::Mat picture(kSide, kSide, CV_8UC3, kDeck);
  cv::circle(picture, {kMiddle, kMiddle}, 17, cv::Scalar(70, 70, 70), cv::FILLED);
  return picture;
}

inline cv::Point pixel_at(const Vec2& p) {
  return {static_cast<int>(kMiddle + p.x()), static_cast<int>(kMiddle - p.y())};
}

inline void put_disc(cv::Mat& picture, const Vec2& p, const cv::Scalar& colour, int radius = 16) {
  cv::circle(picture, pixel_at(p), radius, colour, cv::FILLED);
}

// An arm from the picture's right edge to a place on the board.
inline void put_hand(cv::Mat& picture, const Vec2& p) {
  const cv::Point tip = pixel_at(p);
  cv::line(picture, tip, {kSide, tip.y}, kSkin, 80);
}

inline Disc disc_at(const Vec2& base, const std::string& team) {
  Disc disc;
  disc.base = base;
  disc.covariance = 0.04 * Mat2::Identity();
  disc.radius = 15.9;
  disc.radius_sigma = 0.1;
  disc.team = team;
  disc.colour = team == "red" ? Rgb{190, 40, 40} : Rgb{30, 30, 30};
  disc.confidence = 1;
  return disc;
}

// What is read of a board on which these discs lie; no hand is near.
inline RestReading reading_of(const std::shared_ptr<const Calibration>& calibration,
                              const std::vector<Disc>& discs, const cv::Scalar* in_hole = nullptr) {
  const SmallBoard board(*calibration);
  RestReading reading;
  reading.calibration = calibration;
  reading.lines = calibration->lines;
  reading.picture = empty_board();
  for (const Disc& disc : discs) put_disc(reading.picture, disc.base, disc.team == "red" ? kRed : kBlack);
  if (in_hole) put_disc(reading.picture, Vec2::Zero(), *in_hole);
  reading.small = board.shrink(reading.picture);
  reading.moment.hand = cv::Mat::zeros(reading.small.size(), CV_8U);
  reading.moment.swept = reading.moment.hand.clone();
  reading.detection.discs = discs;
  reading.hole = look_at_hole(reading.picture, *calibration, reading.detection.discs);
  return reading;
}

inline void sweep_all(RestReading& reading) { reading.moment.swept.setTo(255); }

}  // namespace ringside::test
