// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/program/command_error.h"
#include "app/program/exit_code.h"

namespace ringside {

// `ringside calibrate --check CALIBRATION PHOTO...`: reports by how much each line has drifted and whether
// the board still lies there. json: file, "-" for stdout, or empty. Throws CommandError or ModelError.
ExitCode check_calibration(const std::vector<std::filesystem::path>& photos, const std::string& calibration,
                           const std::string& json);

}  // namespace ringside
