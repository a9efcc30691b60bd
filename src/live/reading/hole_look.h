// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "detection/view/disc.h"

namespace ringside {

// A disc this near the hole's centre lies in the hole or only just hangs, and which of them one picture from
// above does not tell; farther out it surely hangs or lies beside. mm: flat discs of rendered clips were
// taken for hangers up to 4 off the centre, and hangers hang 3.5 to 11 off.
inline constexpr double kSurelyHangs = 5.5;

inline double off_centre(const Disc& disc, const Circle& rim) { return (disc.base - rim.centre).norm(); }

// The hole as seen from straight above, and the deck around it, which measures the light.
struct HoleLook {
  cv::Mat pixels;           // CV_32FC3, grey levels, 1 mm each; empty: not seen, or too little of it
  cv::Mat covered;          // CV_8U, 255: a disc that hangs or lies beside the hole hides it there
  cv::Vec3f deck{0, 0, 0};  // grey levels
  bool shaded = false;      // a disc lies so near that its shadow may fall into the hole
};

// discs: that were found in the picture.
HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration, const std::vector<Disc>& discs);

// How differently the hole looks, in the light of the first: of the largest difference of a channel.
struct HoleDifference {
  double mean;      // over its area, as far as both show it; grey levels
  double share;     // of that area which differs by more than kSameLook
  double brighter;  // share of that area in which the first is the brighter one by more than kSameLook
  double clear;     // share of that area which differs by more than kClearlyOther
};

// Grey levels. The same hole differs by 1 to 4 from reading to reading of the real clip.
inline constexpr double kSameLook = 5;
// Grey levels. A disc whose colour is not the floor's differs by more.
inline constexpr double kClearlyOther = 40;

// Empty when they show too little of the hole.
std::optional<HoleDifference> difference(const HoleLook& a, const HoleLook& b);

}  // namespace ringside
