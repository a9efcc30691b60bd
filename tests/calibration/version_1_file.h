// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::test {

// calibration/club.yaml as version 1 wrote it.
inline constexpr const char* kVersion1File =
    R"(# Where the board lies in the picture of one fixed camera, written by `ringside calibrate`.
# Board frame: millimetres, origin at the centre of the outer line, x right, y up as seen in the picture.
ringside_calibration: 1
source: club-empty.jpg
picture:
  width: 1920
  height: 1080

# The board model that was given or recognised; without one the outer line is taken as 304.8 mm.
board: tournament-26
scale: model

# Pixel of a point on the deck: (u, v, w) = matrix * (x_mm, y_mm, 1), pixel = (u/w, v/w);
# the matrix row by row, pixel centres are integers.
image_from_board: [1.2535673086284183, -0.0055217732620180225, 950.90760483638735, 0.017742774317911637, -1.2871098626844915, 533.02664075263544, -1.7207784984899914e-05, -3.2980920781428988e-05, 1]

# The printed circles: mean radius of the line's centre, width of the print, 1 sigma of its edges at one
# place, share of the circle that was measured, and the departure from the mean radius over the angle
# (cos 1, sin 1, cos 2, ... sin 4).
lines:
  - name: inner
    radius_mm: 101.974749
    width_mm: 2.23200784
    sigma_mm: 0.199701521
    coverage: 0.858333333
    harmonics_mm: [0.167658905, -0.161974517, -0.00498604351, 0.0916607896, -0.00187397028, 0.00665793015, 0.0019990144, 0.00537829132]
  - name: middle
    radius_mm: 203.672041
    width_mm: 2.19518425
    sigma_mm: 0.199206381
    coverage: 0.990277778
    harmonics_mm: [-0.25740351, 0.264855929, 0.0861154596, -0.0103649026, 0.00206699599, -0.0036535354, -0.00333914909, -0.0016733679]
  - name: outer
    radius_mm: 304.801632
    width_mm: 2.20904832
    sigma_mm: 0.200137525
    coverage: 0.997222222
    harmonics_mm: [0.0617684403, -0.0650573601, -0.0191399147, -0.0156574054, -0.00394813599, 0.00335574492, -0.00164590534, -0.00128248787]

# Quadrant lines from the middle to the outer line; quadrant 1 lies near 45 degrees, 2 near 135, and so on.
quadrant_lines:
  - quadrant: 1
    start_mm: [143.906993, 144.122813]
    end_mm: [215.418706, 215.633536]
  - quadrant: 2
    start_mm: [-144.032949, 143.996933]
    end_mm: [-215.566662, 215.485624]
  - quadrant: 3
    start_mm: [-144.110424, -143.919403]
    end_mm: [-215.595453, -215.456822]
  - quadrant: 4
    start_mm: [143.959352, -144.070511]
    end_mm: [215.45811, -215.594162]

# measured: false means that the size is the board model's, because the picture did not show it.
hole:
  centre_mm: [0.431537954, -0.316386145]
  radius_mm: 17.1086201
  measured: true
deck:
  radius_mm: 331.502448
  measured: true

# The camera, for the height of the discs: focal length in pixels, its 1 sigma as a share of it, and where
# it comes from.
camera:
  focal_px: 1442.1077
  focal_relative_sigma: 0.2
  focal_source: prior
  principal_point_px: [959.5, 539.5]

# What this rests on: RMS distance of the measured points from their circles, share of the outer line in the
# picture.
evidence:
  residual_px: 0.246117368
  outer_line_in_picture: 1
)";

}  // namespace ringside::test
