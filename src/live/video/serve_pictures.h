// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// What a reader of a video has open beside the standard ones, which lead nowhere.
inline constexpr int kSocketDescriptor = 3, kSlotsDescriptor = 4;

// Reads the video that is asked for on the socket, within limits of memory and time, and ends the process.
[[noreturn]] void serve_pictures() noexcept;

}  // namespace ringside
