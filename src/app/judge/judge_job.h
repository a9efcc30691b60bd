// SPDX-License-Identifier: MIT
#pragma once

#include "app/photos/flow_arguments.h"

namespace ringside {

// `ringside judge` as typed.
struct JudgeArguments {
  std::string photo;
  std::string second;
  FlowArguments flow;
  std::string disc;
  std::string at;
  std::string rulings;
  std::string json;
  std::string folder;
};

// The same, checked and with everything loaded that is no photo.
struct JudgeJob {
  std::vector<std::filesystem::path> photos;  // one or two of the same position
  FlowOptions flow;
  std::optional<int> disc;  // which one to judge, of the first photo; else all that are open or close
  std::optional<Vec2> at;   // the disc seen at that pixel of the first photo
  std::string json;         // file, "-" for stdout, empty for none
  std::string folder;       // for evidence, empty for none
};

// Throws CommandError or ModelError.
JudgeJob resolve(const JudgeArguments& arguments);

}  // namespace ringside
