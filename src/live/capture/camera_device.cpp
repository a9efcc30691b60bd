// SPDX-License-Identifier: MIT
#include "live/capture/camera_device.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "live/video/source_kind.h"

namespace ringside {

std::string device_of(const std::string& source) {
  return is_camera_number(source) ? "/dev/video" + source : source;
}

CameraDevice::CameraDevice(const std::filesystem::path& device)
    : descriptor_(::open(device.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category());
}

CameraDevice::~CameraDevice() { ::close(descriptor_); }

bool CameraDevice::ask_by_address(unsigned long request, void* value) const {
  return ioctl(descriptor_, request, value) == 0;
}

}  // namespace ringside
