// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "scoring/open_calls.h"

// Every word that is drawn into pictures, but for the calls' own words (report/words/call_text.h), which
// tables share.
namespace ringside::picture_words {

// Overlay
std::string zones(int zone, int other_zone);     // of a call that is too close: "15/10?"
std::string hole(int zone);                      // "hole 0/20?"
std::string maybe_disc(const MaybeDisc& maybe);  // "disc? 0/10"
std::string result(const RoundResult& round, const std::optional<OpenCalls>& open);  // "black wins by 5"

inline constexpr const char* kQuadrantsUnknown = "quadrant lines unknown";
std::string part(std::string_view circle);  // of a refused board: "inner line"

// Evidence on a call
std::string call_of(int disc, const std::string& team, const std::string& line, const std::string& verdict);
std::string enlarged(double zoom);
std::string line_called(const std::string& name);
std::string millimetres(int mm);
inline constexpr const char* kTheHole = "the hole";
inline constexpr const char* kFromAbove = "from straight above";
inline constexpr const char* kMeeting = "where they meet, left without marks";
inline constexpr const char* kNearEdge = "near edge of line";
inline constexpr const char* kHoleRim = "rim of the hole";
inline constexpr const char* kBottomEdge = "disc's bottom edge";
inline constexpr const char* kTopOutline = "its top, as seen";
inline constexpr const char* kTouching = "touching";
inline constexpr const char* kClear = "clear (mm)";

// Evidence on the hole
std::string hole_question(const std::string& maybe);
std::string hole_worth(const std::string& maybe);
inline constexpr const char* kHowToTell =
    "A disc has a rounded edge and leaves a gap to the rim; a floor does not.";
inline constexpr const char* kEmptyHole = "empty, by the calibration";
inline constexpr const char* kPlainer = "inside made plainer";

// What a sheet rests on
std::string photo(const std::string& name, const std::string& taken);
std::string picture_of_no_file(const std::string& name, const std::string& taken);
std::string hash(const std::string& sha256);
std::string judged(const std::string& when, const std::string& version);

}  // namespace ringside::picture_words
