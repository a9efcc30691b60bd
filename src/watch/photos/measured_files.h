// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/photos/flow_arguments.h"
#include "live/table/table.h"

// What a program that measures a photo apart is given, and what it leaves: files in a folder of the two.
namespace ringside {

inline constexpr std::uintmax_t kMostPhotoPixels = 50'000'000;

inline constexpr const char* kPhotoFile = "photo";

struct MeasureWish {
  FlowArguments flow;                // of which calibration, lens and camera height are not of a phone
  std::vector<std::string> colours;  // of the sides; empty: not known
};

// Both of the wish throw std::runtime_error.
void write_wish(const MeasureWish& wish, const std::filesystem::path& folder);
MeasureWish read_wish(const std::filesystem::path& folder);

// Why it has no answer, for a person.
void write_refusal(const std::string& why, const std::filesystem::path& folder);
void write_measured(const MeasuredPhoto& photo, const std::filesystem::path& folder);

// Nothing in it is believed unseen, since a photo may have taken that program over. Throws PhotoRefused: what
// was refused there, or that nothing sensible was left.
MeasuredPhoto read_measured(const std::filesystem::path& folder);

}  // namespace ringside
