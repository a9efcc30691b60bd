// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "watch/doctor/finding.h"

namespace ringside {

// A camera's own automatics, as V4L2 has them.
struct CameraControls {
  std::string name;  // the camera's
  // True: automatic, false: fixed; empty: this camera has no such control.
  std::optional<bool> focus, exposure, white_balance;
};

// Whether the device is there, may be used, and is a camera. All fine: its controls can be read.
Findings check_device(const std::string& device);

// Throws std::system_error.
CameraControls read_controls(const std::string& device);

// Automatics make the score wait while they hunt.
Findings check_controls(const std::string& device, const CameraControls& controls);

}  // namespace ringside
