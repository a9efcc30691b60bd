// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "evaluation/judged_photo.h"
#include "photos/floors.h"

// The whole photo flow over one photo of a folder, with NAME.yaml beside it.
namespace ringside::testing {

evaluation::JudgedPhoto judged_photo(const std::filesystem::path& photo);

// What falls short of the floor, a line each; empty when it is reached. A decoy must be refused.
std::vector<std::string> shortfalls(const Floor& floor, const evaluation::JudgedPhoto& photo);

// What exceeds the floor, in words that say how to raise it; empty when nothing does.
std::string surplus(const Floor& floor, const evaluation::JudgedPhoto& photo);

// Fails the running test case for each shortfall, a missing photo and a floor whose totals are not the
// truth's.
void check_photo(const std::filesystem::path& folder, const Floor& floor);

// Photos of the folder without a floor.
std::vector<std::string> photos_without_floor(const FloorSet& set);

}  // namespace ringside::testing
