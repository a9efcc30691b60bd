// SPDX-License-Identifier: MIT
#include "samples/rounds.h"

#include "samples/boards.h"
#include "samples/dealer.h"

namespace ringside::samples {
namespace {

using drawing::look_from;

constexpr std::size_t kInner = 0;
constexpr std::size_t kMiddle = 1;
constexpr std::size_t kOuter = 2;

const Team kBlack{"black", {{38, 36, 36}, {.contrast = 0.2, .spacing = 5}, 0.05}};
const Team kRed{"red", {{176, 42, 38}, {.contrast = 0.12, .spacing = 5}, 0.06}};
const Team kNatural{"natural", {{222, 184, 132}, {.contrast = 0.14, .spacing = 4}, 0.04}};
const Team kWhite{"white", {{228, 222, 208}, {.contrast = 0.05, .spacing = 5}, 0.05}};

SampleRound overhead() {
  Dealer dealer(maple_board());
  dealer.on_deck(kBlack, 58, 205).on_deck(kRed, 70, 318).on_deck(kBlack, 131, 84).on_deck(kRed, 150, 152);
  dealer.beside_line(kBlack, kInner, -9, 268).beside_line(kRed, kMiddle, 5.5, 12).on_deck(kBlack, 166, 340);
  dealer.beside_line(kRed, kMiddle, -12, 288).on_deck(kBlack, 252, 118).on_deck(kRed, 248, 222);
  dealer.beside_line(kBlack, kOuter, -7, 305);
  dealer.in_ditch(kBlack, 353, 262)
      .in_ditch(kBlack, 355, 269)
      .in_ditch(kRed, 352, 62)
      .in_ditch(kRed, 354, 171);
  return {.name = "round-1",
          .difficulty = "red discs beside a red ditch, an empty hole as red as the discs",
          .scene = dealer.scene({.to_lamp = {-0.55, 0.35, 1}, .lamp_share = 0.45, .lamp_radius_deg = 9}),
          .view = look_from({.tilt_deg = 3.5,
                             .azimuth_deg = -70,
                             .roll_deg = -2,
                             .distance = 1150,
                             .looked_at = {6, -4},
                             .focal_px = 1600,
                             .width = 1600,
                             .height = 1200}),
          .effects = {.blur_sigma = 0.7, .vignetting = 0.22, .gamma = 2.2, .noise_sigma = 1.5, .seed = 11},
          .jpeg_quality = 90};
}

SampleRound close_calls() {
  Dealer dealer(cherry_board());
  dealer.beside_line(kBlack, kInner, 2.6, 45).beside_line(kNatural, kInner, -2.2, 180);
  dealer.beside_line(kBlack, kInner, -3.8, 270);
  dealer.beside_line(kNatural, kMiddle, 2.1, 100).beside_line(kBlack, kMiddle, 3.4, 200);
  dealer.beside_line(kNatural, kMiddle, -2.7, 330).beside_line(kBlack, kMiddle, -2.0, 20);
  dealer.beside_line(kNatural, kOuter, 2.4, 60).beside_line(kBlack, kOuter, 3.9, 155);
  dealer.beside_line(kNatural, kOuter, -2.3, 240).beside_line(kBlack, kOuter, -3.1, 300);
  dealer.in_ditch(kNatural, 353, 35).in_ditch(kBlack, 354, 210);
  return {.name = "round-2",
          .difficulty = "seen from a player's seat; every disc within 2 to 4 mm of a line",
          .scene = dealer.scene(
              {.to_lamp = {0.7, 0.5, 1}, .lamp_share = 0.55, .lamp_radius_deg = 5, .gradient = {0.15, 0.1}}),
          .view = look_from({.tilt_deg = 20,
                             .azimuth_deg = -84,
                             .roll_deg = 1.5,
                             .distance = 1080,
                             .looked_at = {2, -22},
                             .focal_px = 1500,
                             .width = 1600,
                             .height = 1200}),
          .effects = {.blur_sigma = 0.75, .vignetting = 0.25, .gamma = 2.2, .noise_sigma = 2, .seed = 12},
          .jpeg_quality = 90};
}

SampleRound painted_octagon() {
  const Team black{"black", kBlack.material, 15.2};
  Dealer dealer(painted_board());
  dealer.on_deck(kNatural, 80, 92).on_deck(kNatural, 62, 128).beside_line(kNatural, kMiddle, -11, 152);
  dealer.on_deck(kNatural, 146, 296).beside_line(black, kInner, -8, 178).on_deck(black, 194, 62);
  dealer.on_deck(black, 160, 312).on_deck(black, 262, 320).on_deck(kNatural, 255, 20);
  for (const double degree : {158.0, 163.6, 169.2, 175.0}) dealer.in_ditch(kNatural, 346, degree);
  for (const double degree : {-16.0, -10.4, -4.8, 1.2}) dealer.in_ditch(black, 346, degree);
  return {.name = "round-3",
          .difficulty = "dark discs on a dark blue deck, pegs like pinheads, hole and ditch of one red",
          .scene = dealer.scene({.to_lamp = {0.35, 0.6, 1}, .lamp_share = 0.5, .lamp_radius_deg = 7}),
          .view = look_from({.tilt_deg = 6,
                             .azimuth_deg = 200,
                             .roll_deg = 3,
                             .distance = 1200,
                             .looked_at = {-8, 4},
                             .focal_px = 1640,
                             .width = 1600,
                             .height = 1200}),
          .effects = {.blur_sigma = 0.65, .vignetting = 0.2, .gamma = 2.2, .noise_sigma = 1.5, .seed = 13},
          .jpeg_quality = 90};
}

SampleRound evening() {
  Dealer dealer(walnut_board());
  dealer.on_deck(kWhite, 52, 70).on_deck(kRed, 76, 190).beside_line(kWhite, kInner, -10, 262);
  dealer.beside_line(kRed, kMiddle, 6, 130).on_deck(kWhite, 150, 352).on_deck(kRed, 168, 236);
  dealer.beside_line(kWhite, kMiddle, -5, 302).on_deck(kRed, 262, 78).beside_line(kWhite, kOuter, 4, 172);
  dealer.beside_line(kRed, kOuter, -16, 35);
  dealer.in_ditch(kWhite, 358, 100).in_ditch(kRed, 360, 252).in_ditch(kRed, 356, 325);
  return {.name = "round-4",
          .difficulty = "hairlines on lively grain, one warm lamp from the side, dim and noisy",
          .scene = dealer.scene({.to_lamp = {-0.9, -0.25, 1},
                                 .lamp_share = 0.6,
                                 .lamp_radius_deg = 4,
                                 .tint = {252, 244, 230},
                                 .gradient = {-0.35, -0.1}}),
          .view = look_from({.tilt_deg = 12,
                             .azimuth_deg = -120,
                             .roll_deg = -4,
                             .distance = 1150,
                             .looked_at = {4, -12},
                             .focal_px = 1440,
                             .width = 1600,
                             .height = 1200}),
          .effects = {.blur_sigma = 0.8, .vignetting = 0.3, .gamma = 2.2, .noise_sigma = 4, .seed = 14},
          .jpeg_quality = 88};
}

}  // namespace

std::vector<SampleRound> sample_rounds() { return {overhead(), close_calls(), painted_octagon(), evening()}; }

}  // namespace ringside::samples
