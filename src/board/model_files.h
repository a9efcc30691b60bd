// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "board/model_error.h"

// The YAML files of one folder of models/.
namespace ringside {

// Names without .yaml, sorted. Throws ModelError.
std::vector<std::string> model_names(const std::filesystem::path& folder);

std::filesystem::path model_file(const std::filesystem::path& folder, const std::string& name);

// A name from the folder or a path to a YAML file (it has a '/' or ends in .yaml). `kind` is for the message:
// "board model". Throws ModelError; a wrong name's message names the nearest and lists all.
std::filesystem::path find_model_file(const std::filesystem::path& folder, const std::string& kind,
                                      const std::string& name_or_file);

}  // namespace ringside
