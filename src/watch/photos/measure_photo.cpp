// SPDX-License-Identifier: MIT
#include "watch/photos/measure_photo.h"

#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "flow/photo_flow.h"
#include "photo/process_limits.h"
#include "watch/photos/measured_files.h"

namespace ringside {
namespace {

constexpr rlim_t kMegabyte = 1 << 20;

// A photo of 50 megapixels takes 360 MB and 2.5 s on a small PC. Of each processor a thread's stack and heap
// are addresses.
constexpr rlim_t kMemory = 3072 * kMegabyte, kEachProcessor = 80 * kMegabyte;
constexpr rlim_t kSeconds = 120;  // of the processor
constexpr int kBehindTheGame = 10;

void limit_this_process() {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit_resource(RLIMIT_CORE, 0, 0);
  limit_resource(RLIMIT_CPU, kSeconds, kSeconds + 1);
  limit_resource(RLIMIT_FSIZE, 4 * kMostPhotoPixels, 4 * kMostPhotoPixels);
  if (!kSanitized) {
    const rlim_t most = mapped_bytes() + kMemory + kEachProcessor * std::thread::hardware_concurrency();
    limit_resource(RLIMIT_AS, most, most);
  }
  if (nice(kBehindTheGame) < 0) return;  // then it is as before the game
}

FlowOptions options_of(const MeasureWish& wish) {
  FlowOptions options = flow_options(wish.flow);
  options.hole_is_given = true;  // twenties are the table's
  if (!wish.colours.empty()) options.discs.colours = wish.colours;
  return options;
}

void measure(const std::filesystem::path& folder) {
  const PhotoLimits limits{.pixels = static_cast<std::int64_t>(kMostPhotoPixels)};
  FlowResult result = score_photo(
      "photo", [&] { return load_photo(folder / kPhotoFile, limits); }, options_of(read_wish(folder)),
      [](std::string_view) {});
  if (const Refusal* refusal = result.report.refused()) return write_refusal(refusal->reason, folder);
  const MeasuredBoard& board = *result.measured;
  if (!board.calibration.doubt.empty())
    return write_refusal("what the photo shows may be no board; take one of the whole board", folder);
  write_measured({{board.calibration, board.detection.discs, board.detection.maybe_discs},
                  result.pixels,
                  "",
                  result.taken},
                 folder);
}

}  // namespace

int measure_photo_in(const std::filesystem::path& folder) {
  try {
    limit_this_process();
    measure(folder);
    return 0;
  } catch (const std::exception&) {
    return 1;
  }
}

}  // namespace ringside
