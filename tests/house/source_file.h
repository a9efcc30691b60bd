// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside::test {

struct SourceFile {
  std::string path;  // below src/, such as "calibration/lines/gaps.h"
  std::string text;
};

// Every header and source file of src/.
std::vector<SourceFile> sources();

}  // namespace ringside::test
