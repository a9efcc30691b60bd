// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "house/source_file.h"

// The rules of the house that a compiler does not know.
namespace ringside::test {

// All folders with a library from the ground floor up, such as "geometry", ..., "calibration/model", ...,
// "calibration". A folder includes only from itself and from those before it. Rooms stand before the folder
// that they are part of.
using House = std::vector<std::string>;

// One line "PATH:LINE: what is wrong" for each rule that the file breaks:
// - a file lies in one of the folders of the house;
// - it includes ours as "folder/file.h", from its own folder or one below it in the house;
// - its first line is the licence; a header's has #pragma once after it;
// - a header includes neither CLI11 nor the whole of nlohmann's json: each costs every reader seconds;
// - nobody sets the locale of the whole program, by which numbers would get decimal commas.
std::vector<std::string> violations(const SourceFile& file, const House& house);

}  // namespace ringside::test
