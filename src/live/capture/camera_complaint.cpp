// SPDX-License-Identifier: MIT
#include "live/capture/camera_complaint.h"

#include <linux/videodev2.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "live/capture/camera_device.h"
#include "text/enumerated.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// The number of the error with which a camera refuses to stream; 0 where it does.
int error_of_streaming(const CameraDevice& camera) {
  v4l2_requestbuffers buffers{};
  buffers.count = 2;
  buffers.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  buffers.memory = V4L2_MEMORY_MMAP;
  if (!camera.ask(VIDIOC_REQBUFS, buffers)) return errno;
  for (std::uint32_t i = 0; i < buffers.count; ++i) {
    v4l2_buffer buffer{};
    buffer.index = i;
    buffer.type = buffers.type;
    buffer.memory = buffers.memory;
    if (!camera.ask(VIDIOC_QBUF, buffer)) return errno;
  }
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  return camera.ask(VIDIOC_STREAMON, type) ? 0 : errno;
}

int error_of(const fs::path& device) {
  try {
    return error_of_streaming(CameraDevice(device));
  } catch (const std::system_error& error) {
    return error.code().value();
  }
}

// What a process does not show counts as nothing.
bool has_open(const fs::path& process, const fs::path& file) {
  std::error_code hidden;
  for (fs::directory_iterator at(process / "fd", hidden), end; !hidden && at != end; at.increment(hidden)) {
    std::error_code gone;
    if (fs::read_symlink(at->path(), gone) == file) return true;
  }
  return false;
}

std::string name_of_process(const fs::path& process) {
  std::string name;
  std::getline(std::ifstream(process / "comm"), name);
  return name.empty() ? "process " + process.filename().string() : name;
}

bool is_number(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::vector<std::string> users_of(const fs::path& file) {
  std::error_code error;
  const fs::path place = fs::canonical(file, error);
  const std::string own = std::to_string(getpid());
  std::vector<std::string> users;
  for (fs::directory_iterator at("/proc", error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename();
    if (is_number(name) && name != own && has_open(at->path(), place))
      users.push_back(name_of_process(at->path()));
  }
  return users;
}

std::string camera_complaint(int error, const std::vector<std::string>& users) {
  switch (error) {
    case ENOENT:
    case ENODEV:
    case ENXIO:
      return "there is no such camera; plug it in or give another number";
    case EACCES:
    case EPERM:
      return "the camera may not be used by this user; add the user to the group video, and log in again";
    case ENOSPC:
      return "the USB line has no room for this camera's pictures beside those of another device; plug it "
             "into another port of the computer";
    case EBUSY:
      if (users.empty()) return "another program uses the camera; close that";
      return "the camera is in use by " + enumerated(users) + "; close that";
    case 0:
      return "no picture comes from the camera; check its cable and that it is on";
    default:
      return "the camera gives no pictures (" + std::system_category().message(error) +
             "); plug it in anew, or give another number";
  }
}

std::string camera_complaint(const fs::path& device) {
  const int error = error_of(device);
  return camera_complaint(error, error == EBUSY ? users_of(device) : std::vector<std::string>{});
}

}  // namespace ringside
