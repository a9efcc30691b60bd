// SPDX-License-Identifier: MIT
#include "live/video/serve_pictures.h"

#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <ctime>
#include <exception>
#include <thread>

#include "live/video/capture_reader.h"
#include "live/video/child_messages.h"
#include "live/video/message_socket.h"
#include "live/video/picture_slots.h"
#include "photo/process_limits.h"

extern "C" {
#include <libavutil/mem.h>
}

namespace ringside {
namespace {

constexpr rlim_t kMegabyte = 1 << 20;

// What looking for a head may take: indices of long files, the first pictures of the largest; and of each
// processor a thread's stack and heap, 72 MB of addresses.
constexpr rlim_t kToOpen = 1024 * kMegabyte, kEachProcessor = 80 * kMegabyte;
// H.264 and HEVC refer to 16 pictures, and FFmpeg decodes up to 16 at once, of 3 bytes a pixel in 10 bits.
constexpr rlim_t kEachPixel = 96;
// Of the processor, for one picture: OpenCV passes over hundreds of damaged packets until it has one.
constexpr rlim_t kBaseSeconds = 30, kPixelsPerSecond = 1'000'000;

rlim_t pixels_of(const VideoHead& head) {
  return static_cast<rlim_t>(head.width) * static_cast<rlim_t>(head.height);
}

// Of the time that it has had. It can be lifted again for the next picture.
void limit_time_to_read(const VideoHead& head) {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  const rlim_t more = kBaseSeconds + pixels_of(head) / kPixelsPerSecond;
  limit_resource(RLIMIT_CPU, static_cast<rlim_t>(used.tv_sec) + more, RLIM_INFINITY);
}

// Of addresses beyond those of the program and its slots.
class MemoryLimit {
 public:
  MemoryLimit() { set(0, RLIM_INFINITY); }
  void allow(const VideoHead& head) const { set(kEachPixel * pixels_of(head), 0); }

 private:
  void set(rlim_t more, rlim_t hard) const {
    if (kSanitized) return;
    const rlim_t most = base_ + more;
    limit_resource(RLIMIT_AS, most, hard == RLIM_INFINITY ? hard : most);
  }

  rlim_t base_ = mapped_bytes() + kToOpen + kEachProcessor * std::thread::hardware_concurrency();
};

// FFmpeg believes a length that a camera announces, and keeps what it sends until so much has come.
void bound_decoders() {
  // Bytes of one piece of memory: a plane of the largest picture, at two bytes a pixel, and some more.
  constexpr std::size_t kMostAtOnce = std::size_t{5} * kMostSide * kMostSide / 2;
  av_max_alloc(kMostAtOnce);
}

// OpenCV writes where it is told to when the size is the one that was expected.
Picture read_into(const PictureSlots& slots, int slot, VideoReader& reader, cv::Size& size) {
  cv::Mat picture = slots.picture(slot, size);
  if (!reader.read(picture)) return {0, 0, 0};
  if (!fits(picture.size())) return {picture.cols, picture.rows, 0};
  if (picture.size() != size) {
    size = picture.size();
    picture.copyTo(slots.picture(slot, size));
  }
  return {picture.cols, picture.rows, reader.seconds()};
}

void serve(MessageSocket& socket, const PictureSlots& slots) {
  const MemoryLimit memory;
  limit_time_to_read({});
  ToOpen wanted{};
  if (!socket.receive(wanted)) return;
  const std::string source = socket.receive_text(kLongestSource);
  const auto reader = open_capture(source, static_cast<SourceKind>(wanted.kind));
  const VideoHead head = reader ? reader->head() : VideoHead{};
  if (!socket.send(Opened{reader ? 1 : 0, head}) || !reader) return;
  if (!is_sensible(head)) return;
  memory.allow(head);
  cv::Size size(std::min(head.width, kMostSide), std::min(head.height, kMostSide));
  for (int read = 0;; ++read) {
    Freed freed{};
    if (read >= PictureSlots::kCount && !socket.receive(freed)) return;
    limit_time_to_read(head);
    if (!socket.send(read_into(slots, read % PictureSlots::kCount, *reader, size))) return;
  }
}

}  // namespace

// A parent that has died before it was asked for that signal has closed its end of the socket.
void serve_pictures() noexcept {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  try {
    limit_resource(RLIMIT_CORE, 0, 0);
    bound_decoders();
    MessageSocket socket(kSocketDescriptor);
    const PictureSlots slots(kSlotsDescriptor);
    serve(socket, slots);
  } catch (const std::exception&) {
    _exit(1);
  }
  _exit(0);
}

}  // namespace ringside
