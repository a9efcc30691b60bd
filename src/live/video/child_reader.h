// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "live/video/child_messages.h"
#include "live/video/message_socket.h"
#include "live/video/picture_slots.h"
#include "live/video/reader_process.h"
#include "live/video/source_kind.h"
#include "live/video/video_reader.h"

namespace ringside {

// Reads in a child process that has limits of memory and time, and of which nothing is believed unseen: what
// is damaged may end the child, and has_failed() from then on. A child that says nothing for long counts as
// failed.
class ChildReader final : public VideoReader {
 public:
  // Of the clock, for one that waits: who calculates has less (serve_pictures.cpp). Machines are busy, and
  // disks have to wake up.
  static constexpr std::chrono::minutes kPatience{5};

  // Of a video that a child has opened and described at the socket's other end.
  ChildReader(ReaderProcess process, MessageSocket socket, PictureSlots slots, const VideoHead& head,
              std::chrono::milliseconds patience = kPatience);

  const VideoHead& head() const override { return head_; }
  bool read(cv::Mat& picture) override;
  double seconds() const override { return seconds_; }
  cv::Size refused() const override { return refused_; }
  bool has_failed() const override { return failed_; }

  const ReaderProcess& process() const { return process_; }

 private:
  std::optional<Picture> receive();
  bool fail();

  ReaderProcess process_;
  MessageSocket socket_;
  PictureSlots slots_;
  VideoHead head_;
  std::chrono::milliseconds patience_;
  int slot_ = 0;
  double seconds_ = 0;
  cv::Size refused_;
  bool failed_ = false;
};

// Empty where it cannot be opened. Throws std::system_error where no process can be started.
std::unique_ptr<ChildReader> open_in_child(const std::string& source, SourceKind kind);

}  // namespace ringside
