// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <fstream>
#include <opencv2/core.hpp>

#include "live/capture/video_source.h"
#include "live/capture/written_video.h"
#include "live/video/video_head.h"
#include "report/picture/write_picture.h"
#include "support/temp_folder.h"

// OpenCV 4.6 copies from beyond a picture where a damaged MPEG-4 video says another size
// (docs/reliability.md).
using namespace ringside;
using namespace ringside::test;

namespace {

constexpr std::uint64_t kDamages = 10;
const cv::Size kStated(64, 48);

// Some bytes of it anywhere, also in its head.
std::string damaged(std::string bytes, std::uint64_t seed) {
  cv::RNG random(seed);
  const int count = random.uniform(1, 24);
  for (int i = 0; i < count; ++i) {
    const int at = random.uniform(0, static_cast<int>(bytes.size()));
    bytes[static_cast<std::size_t>(at)] = static_cast<char>(random.uniform(0, 256));
  }
  return bytes;
}

struct Seen {
  long frames = 0;
  bool bounded = true, rising = true;
};

Seen seen_of(const std::string& file) {
  Seen seen;
  double before = -1;
  try {
    const auto source = open_video(file);
    for (NextFrame next = source->next(); next.outcome == FrameOutcome::kFrame; next = source->next()) {
      const cv::Mat& bgr = next.frame.bgr;
      ++seen.frames;
      seen.bounded = seen.bounded && !bgr.empty() && fits(bgr.size()) && bgr.type() == CV_8UC3;
      seen.rising = seen.rising && next.frame.seconds > before;
      before = next.frame.seconds;
    }
  } catch (const SourceError&) {
    // it may be no video any more
  }
  return seen;
}

}  // namespace

TEST_CASE("a damaged MPEG-4 video gives frames of bounded size or none, whatever is damaged") {
  const TempFolder folder;
  long frames = 0;
  for (const char* name : {"clip.avi", "clip.mp4", "clip.mkv"}) {
    const std::string file = write_video(folder / name, kStated, 12);
    const std::string whole = read_bytes(file);
    REQUIRE(seen_of(file).frames == 12);
    for (std::uint64_t seed = 1; seed <= kDamages; ++seed) {
      CAPTURE(name);
      CAPTURE(seed);
      std::ofstream(file, std::ios::binary) << damaged(whole, seed);
      const Seen seen = seen_of(file);
      CHECK(seen.bounded);
      CHECK(seen.rising);
      frames += seen.frames;
    }
  }
  CHECK(frames > 0);
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no reader is left over
}

TEST_CASE("a video whose pictures become smaller is read to its end, or as far as its reader goes") {
  const TempFolder folder;
  std::string bytes;
  for (const cv::Size& size : {cv::Size(640, 480), cv::Size(640, 16), cv::Size(16, 480), cv::Size(16, 16)}) {
    write_picture(folder / "photo.jpg", cv::Mat(size, CV_8UC3, cv::Scalar::all(90)));
    for (int i = 0; i < 3; ++i) bytes += read_bytes(folder / "photo.jpg");
  }
  const Seen seen = seen_of(folder.write("clip.mjpeg", bytes).string());
  CHECK(seen.frames >= 3);
  CHECK(seen.bounded);
}
