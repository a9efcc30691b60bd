// SPDX-License-Identifier: MIT
// What a child that reads a video says: its head, and then a message for each picture, each of its size but
// for the last one. No process is behind it.
#include <algorithm>
#include <cstring>
#include <optional>

#include "fuzz/fuzz_target.h"
#include "live/video/child_reader.h"

namespace ringside::fuzz {
namespace {

constexpr std::chrono::milliseconds kNoPatience{0};
constexpr int kMostPixels = 1 << 16;  // larger ones take their time to be copied

template <typename Message>
std::optional<Message> take(std::string_view& bytes) {
  if (bytes.size() < sizeof(Message)) return std::nullopt;
  Message message{};
  std::memcpy(&message, bytes.data(), sizeof(message));
  bytes.remove_prefix(sizeof(message));
  return message;
}

void read(ChildReader& reader) {
  cv::Mat picture;
  if (!reader.read(picture)) return;
  require(fits(picture.size()) && !picture.empty(), "a picture has a bounded size");
  require(picture.type() == CV_8UC3, "a picture has three channels of eight bits");
}

}  // namespace
}  // namespace ringside::fuzz

void ringside::fuzz::try_input(std::string_view input) {
  const auto head = take<VideoHead>(input);
  if (!head || !is_sensible(*head)) return;
  require(head->width >= 0 && head->height >= 0, "a video has a size");
  auto [ours, childs] = connected_sockets();
  ChildReader reader({}, std::move(ours), PictureSlots(), *head, kNoPatience);
  while (const auto said = take<Picture>(input)) {
    const bool costly = said->width > 0 && said->height > kMostPixels / said->width;
    if (costly && fits({said->width, said->height})) continue;
    if (!childs.send(*said)) return;
    read(reader);
  }
  if (childs.send_text(std::string(input))) read(reader);
}
