// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "evaluation/match.h"
#include "watching/heard.h"

// One state of rest as it is and as it was told.
namespace ringside::watching {

// Who is who, by their feet: the truth knows them exactly, and every disc that is told has one.
evaluation::Matching matched(const TrueRest& rest, const HeardEvent& event);

// All that is wrong without having been left open, for a person; empty when nothing is.
std::string differences(const TrueRest& rest, const HeardEvent& event);

std::string words(const Scores& scores);  // "black 20 red 15 "

}  // namespace ringside::watching
