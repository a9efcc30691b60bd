// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <iosfwd>

#include "board/model_error.h"
#include "calibration/model/calibration.h"

namespace ringside {

// Version of the file format that is written; version 1, without lens, time and photos' digests, is still
// read. Files of other versions are refused with the reason.
inline constexpr int kCalibrationFileVersion = 2;

// YAML for people and for read_calibration: every block says what it is.
void write_calibration(const Calibration& calibration, std::ostream& out);

// Throws ModelError "FILE:LINE: what is wrong; what to do". What follows from the rest of the file (where the
// camera stands, the tilt) is computed, not read.
Calibration read_calibration(const std::filesystem::path& path);

}  // namespace ringside
