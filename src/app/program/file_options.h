// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/program/parser.h"

// Options of a command that stand in a map of a file, by their names without dashes and arguments in small
// letters, as in settings.
namespace ringside {

// Adds them to a parser, with variables of its own as targets.
using AddOptions = std::function<void(const Parser& parser)>;

struct FileOption {
  std::string name;
  bool is_flag = false;
};

std::vector<FileOption> file_options(const AddOptions& add);

struct GivenOption {
  std::string name;   // of file_options
  std::string value;  // as it would be typed; of a flag that is not set nothing is given
};

// Takes them as if they were typed. Returns what is wrong, as the command line would say it; else nothing.
std::optional<std::string> take_given(const AddOptions& add, const std::vector<GivenOption>& given);

}  // namespace ringside
