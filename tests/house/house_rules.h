// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

// The rules of the house that a compiler does not know.
namespace ringside::test {

// The folders of src/ from the ground floor up: each includes only from itself and from those before it.
inline constexpr std::array<std::string_view, 17> kFloors{
    "geometry", "fitting", "photo",  "imaging", "board",     "calibration", "detection", "scoring", "rules",
    "match",    "report",  "ledger", "live",    "recording", "web",         "app",       "watch"};

struct SourceFile {
  std::string path;  // below src/, such as "photo/exif.h"
  std::string text;
};

// One line "PATH:LINE: what is wrong" for each rule that the file breaks:
// - a file lies in one of the folders above;
// - it includes ours as "folder/file.h", from its own folder or one below it in the house;
// - its first line is the licence; a header's has #pragma once after it.
std::vector<std::string> violations(const SourceFile& file);

}  // namespace ringside::test
