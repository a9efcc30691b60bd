// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ringside {

// Why a camera gives no picture, and what to do, by the error number with which the system refused it (0:
// none did) and by the programs that have it open.
std::string camera_complaint(int error, const std::vector<std::string>& users);

// Asks the system once more: opens the device and has it stream, as OpenCV does not say why it could not.
std::string camera_complaint(const std::filesystem::path& device);

// The names of other processes that have the file open, as far as this user may know.
std::vector<std::string> users_of(const std::filesystem::path& file);

}  // namespace ringside
