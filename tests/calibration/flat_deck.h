// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/ring_plane.h"

// Decks of light wood with dark prints, drawn flat: one pixel per millimetre, y up, seen straight from above.
namespace ringside::test {

class FlatDeck {
 public:
  static constexpr double kInner = 101.6;
  static constexpr double kMiddle = 203.2, kOuter = kOuterLineRadius;  // where quadrant lines run
  static constexpr int kCentre = 350;

  cv::Mat3b pixels = cv::Mat3b(2 * kCentre + 1, 2 * kCentre + 1, cv::Vec3b(128, 180, 214));
  cv::Scalar print{30, 30, 30};

  static Homography image_from_board() {
    return Homography::translation({kCentre, kCentre}) *
           Homography(Vec3(1, -1, 1).asDiagonal().toDenseMatrix());
  }
  static RingPlane plane() { return {.centre = {kCentre, kCentre}}; }

  FlatDeck& circle(double radius, int width = 2) {
    cv::circle(pixels, fine({0, 0}), cvRound(radius * kOne), print, width, cv::LINE_AA, kBits);
    return *this;
  }
  FlatDeck& disc(const Vec2& centre, double radius) {
    cv::circle(pixels, fine(centre), cvRound(radius * kOne), print, cv::FILLED, cv::LINE_AA, kBits);
    return *this;
  }
  // The zone between two radii in another colour.
  FlatDeck& zone(double from, double to, const cv::Scalar& colour) {
    cv::Mat1b mask(pixels.size(), 0);
    cv::circle(mask, fine({0, 0}), cvRound(to * kOne), 255, cv::FILLED, cv::LINE_8, kBits);
    cv::circle(mask, fine({0, 0}), cvRound(from * kOne), 0, cv::FILLED, cv::LINE_8, kBits);
    pixels.setTo(colour, mask);
    return *this;
  }
  // All beyond the cross's first and third quadrant line, counter-clockwise, in another colour.
  FlatDeck& two_quadrants(const cv::Scalar& colour) {
    for (const double start : {45.0, 225.0}) {
      std::vector<cv::Point> wedge{fine({0, 0})};
      for (int degree = 0; degree <= 90; ++degree)
        wedge.push_back(fine(1.5 * kOuter * direction(radians(start + degree))));
      cv::fillPoly(pixels, std::vector{wedge}, colour, cv::LINE_AA, kBits);
    }
    return *this;
  }
  FlatDeck& radial_line(double angle_deg, double from = kMiddle, double to = kOuter) {
    const Vec2 u = direction(radians(angle_deg));
    cv::line(pixels, fine(from * u), fine(to * u), print, 2, cv::LINE_AA, kBits);
    return *this;
  }
  FlatDeck& cross(double from = kMiddle, double to = kOuter) {
    for (const double angle : {45, 135, 225, 315}) radial_line(angle, from, to);
    return *this;
  }

 private:
  static constexpr int kBits = 4, kOne = 1 << kBits;  // parts of a pixel that drawing keeps

  static cv::Point fine(const Vec2& p_board) {
    const Vec2 p = kOne * (image_from_board() * p_board);
    return {cvRound(p.x()), cvRound(p.y())};
  }
};

}  // namespace ringside::test
