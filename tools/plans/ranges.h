// SPDX-License-Identifier: MIT
#pragma once

#include "board/strict_yaml.h"

// What a scene file's numbers may be: wide enough for travel boards and odd cameras, narrow enough to catch
// inches, centimetres and slips of the finger.
namespace ringside::plans {

// Millimetres.
inline constexpr Range kBoardRadius{20, 1000};
inline constexpr Range kHoleRadius{6, 40};
inline constexpr Range kPrintWidth{0, 20};
inline constexpr Range kRingWidth{0, 150};  // so wide a ring is a painted zone
inline constexpr Range kPrintSize{0.1, 200};
inline constexpr Range kDeparture{-20, 20};  // of a line from its circle
inline constexpr Range kDepth{0, 300};
inline constexpr Range kRimWidth{0, 300};
inline constexpr Range kRimHeight{-50, 300};
inline constexpr Range kPegRadius{0.3, 15};
inline constexpr Range kPegHeight{0, 60};
inline constexpr Range kDiscRadius{6, 40};
inline constexpr Range kDiscHeight{2, 25};
inline constexpr Range kEdgeRounding{0, 12};
inline constexpr Range kBevelWidth{0, 4};
inline constexpr Range kRimInset{0, 10};
inline constexpr Range kDiscRing{0, 40};
inline constexpr Range kGlareRadius{1, 1000};
inline constexpr Range kBarRadius{0.5, 150};
inline constexpr Range kGrainSpacing{0.1, 1000};
inline constexpr Range kMargin{-40, 300};
inline constexpr Range kOnBoard{-1000, 1000};  // coordinates
inline constexpr Range kAround{-3000, 3000};   // coordinates of what reaches beyond the board
inline constexpr Range kHeight{-300, 1000};    // z
inline constexpr Range kCameraDistance{100, 10'000};

// Degrees.
inline constexpr Range kTurn{-720, 720};
inline constexpr Range kGrainTurn{-100'000, 100'000};  // each disc of a row is turned on from the last
inline constexpr Range kTilt{0, 80};
inline constexpr Range kLean{0, 90};
inline constexpr Range kBevelAngle{10, 80};
inline constexpr Range kLampRadius{0, 60};

// Pixels.
inline constexpr Range kPictureSide{16, 20'000};
inline constexpr Range kCropShift{-20'000, 20'000};
inline constexpr Range kFocal{50, 100'000};
inline constexpr Range kBlur{0, 50};

// Without unit.
inline constexpr Range kShare{0, 1};
inline constexpr Range kStrength{0, 2};
inline constexpr Range kBend{-2, 2};  // of a lens
inline constexpr Range kFocalFactor{0.2, 5};
inline constexpr Range kGamma{0.5, 4};
inline constexpr Range kSharpening{0, 5};
inline constexpr Range kGreyLevels{0, 100};
inline constexpr Range kChannel{0, 255};
inline constexpr Range kDirection{-1000, 1000};
inline constexpr Range kGradient{-3, 3};

}  // namespace ringside::plans
