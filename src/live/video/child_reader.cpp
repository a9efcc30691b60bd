// SPDX-License-Identifier: MIT
#include "live/video/child_reader.h"

namespace ringside {
namespace {

bool is_none(const Picture& picture) { return picture.width == 0 || picture.height == 0; }

}  // namespace

ChildReader::ChildReader(ReaderProcess process, MessageSocket socket, PictureSlots slots,
                         const VideoHead& head, std::chrono::milliseconds patience)
    : process_(std::move(process)),
      socket_(std::move(socket)),
      slots_(std::move(slots)),
      head_(head),
      patience_(patience) {}

bool ChildReader::read(cv::Mat& picture) {
  const auto said = receive();
  if (!said) return fail();
  const cv::Size size(said->width, said->height);
  const bool usable = !is_none(*said) && fits(size);
  if (usable) slots_.picture(slot_, size).copyTo(picture);
  if (!fits(size)) refused_ = size;
  seconds_ = said->seconds;
  if (!socket_.send(Freed{static_cast<std::uint8_t>(slot_)})) return fail();
  slot_ = (slot_ + 1) % PictureSlots::kCount;
  return usable;
}

std::optional<Picture> ChildReader::receive() {
  Picture said{};
  if (failed_ || !socket_.receive(said, patience_)) return std::nullopt;
  if (!is_side(said.width) || !is_side(said.height)) return std::nullopt;
  return said;
}

// It is of no use any more, and may still be busy.
bool ChildReader::fail() {
  failed_ = true;
  process_.end();
  return false;
}

std::unique_ptr<ChildReader> open_in_child(const std::string& source, SourceKind kind) {
  PictureSlots slots;
  auto [ours, childs] = connected_sockets();
  ReaderProcess process(childs, slots);
  {
    const MessageSocket closed = std::move(childs);
  }  // so that the end of the child is the end of what it says
  Opened opened{};
  const bool is_open = ours.send(ToOpen{static_cast<std::int32_t>(kind)}) && ours.send_text(source) &&
                       ours.receive(opened, ChildReader::kPatience) && opened.is_open == 1 &&
                       is_sensible(opened.head);
  if (!is_open) return nullptr;
  return std::make_unique<ChildReader>(std::move(process), std::move(ours), std::move(slots), opened.head);
}

}  // namespace ringside
