// SPDX-License-Identifier: MIT
#include "learning/learning_picture.h"

namespace ringside::learning {

teaching::TaughtPicture learning_picture(std::uint64_t seed, const teaching::Backgrounds& backgrounds) {
  constexpr double kLookAlikes = 0.45;
  constexpr int kLeastWidth = 480, kMostWidth = 1200;
  plans::Dice dice(~seed);  // apart from what draws the picture
  const int width = dice.count(kLeastWidth / 2, kMostWidth / 2) * 2;
  const double shape = dice.pick(std::vector<double>{3.0 / 4, 3.0 / 4, 2.0 / 3, 9.0 / 16, 1.0});
  const cv::Size size(width, static_cast<int>(shape * width / 2) * 2);
  return dice.chance(kLookAlikes) ? draw_look_alike(seed, size, backgrounds)
                                  : draw_picture(seed, size, backgrounds);
}

}  // namespace ringside::learning
