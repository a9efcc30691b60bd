// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace ringside {

// "/dev/video0" of "0" and of "/dev/video0".
std::string device_of(const std::string& source);

// An open camera, to ask its driver (V4L2).
class CameraDevice {
 public:
  // Throws std::system_error.
  explicit CameraDevice(const std::filesystem::path& device);
  ~CameraDevice();
  CameraDevice(const CameraDevice&) = delete;
  CameraDevice& operator=(const CameraDevice&) = delete;

  // False where it refuses; errno says why.
  template <typename Value>
  bool ask(unsigned long request, Value& value) const {
    return ask_by_address(request, &value);
  }

 private:
  bool ask_by_address(unsigned long request, void* value) const;

  int descriptor_;
};

}  // namespace ringside
