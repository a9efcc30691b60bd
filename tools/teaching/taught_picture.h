// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "teaching/backgrounds.h"
#include "teaching/label_maps.h"
#include "teaching/random_board.h"
#include "teaching/round_thing.h"

namespace ringside::teaching {

enum class PictureKind {
  kBoard,       // one board in any view
  kHall,        // others of the same hall behind it
  kRoundThing,  // something that is no board
  kBoth,        // a board, and something round beside it
  kNothing,
};
inline constexpr int kPictureKinds = 5;

struct ShownBoard {
  EyeView view;
  BoardLook look;
};

// A picture with what a network is to see in it.
struct TaughtPicture {
  PictureKind kind = PictureKind::kNothing;
  cv::Mat3b picture;
  LabelMaps labels;
  std::vector<ShownBoard> boards;  // the nearest last
};

// Always the same for a seed, a size and the same backgrounds. Both sides of the size are even.
TaughtPicture draw_picture(std::uint64_t seed, cv::Size size, const Backgrounds& backgrounds);

// The same with nothing in it but what is nearly a board, see random_look_alike(). No network is taught by
// these.
TaughtPicture draw_look_alike(std::uint64_t seed, cv::Size size, const Backgrounds& backgrounds);

}  // namespace ringside::teaching
