// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace ringside {

// What watching a clip costs: registers CLIP/watch, one pass through all frames. Counters, in milliseconds of
// the watching thread's processor time a frame: decode (median), frame and frame_p99 (decoding not included;
// readings of the board at rest are made beside it); peak_MB: the most memory the process had.
void bench_clip(const std::filesystem::path& file);

}  // namespace ringside
