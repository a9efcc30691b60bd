// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "rules/rule_set.h"

// The words for the enumerations of rule_set.h, as rule files write them.
namespace ringside {

template <typename Value, std::size_t kCount>
using Words = std::array<std::pair<std::string_view, Value>, kCount>;

inline constexpr Words<RoundScoring, 2> kScoringWords{
    {{"points", RoundScoring::kPoints}, {"difference", RoundScoring::kDifference}}};

inline constexpr Words<TieRule, 4> kTieWords{{{"stands", TieRule::kStands},
                                              {"play_on", TieRule::kPlayOn},
                                              {"most_twenties", TieRule::kMostTwenties},
                                              {"unsaid", TieRule::kUnsaid}}};

inline constexpr Words<NextStarter, 3> kStarterWords{
    {{"alternate", NextStarter::kAlternate}, {"left", NextStarter::kLeft}, {"winner", NextStarter::kWinner}}};

inline constexpr Words<OverQuadrantLine, 3> kQuadrantWords{{{"half", OverQuadrantLine::kHalf},
                                                            {"touching", OverQuadrantLine::kTouching},
                                                            {"unsaid", OverQuadrantLine::kUnsaid}}};

inline constexpr Words<InvalidRemoves, 2> kRemovesWords{
    {{"moved", InvalidRemoves::kMoved}, {"touched", InvalidRemoves::kTouched}}};

inline constexpr Words<OuterLineInMotion, 3> kMotionWords{{{"stays", OuterLineInMotion::kStays},
                                                           {"out", OuterLineInMotion::kOut},
                                                           {"unsaid", OuterLineInMotion::kUnsaid}}};

inline constexpr Words<bool, 2> kReentryWords{{{"out", false}, {"optional", true}}};

}  // namespace ringside
