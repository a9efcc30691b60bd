// SPDX-License-Identifier: MIT
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "files/temporary_file.h"

namespace ringside::fuzz {

// An input as a file in memory, for readers that want a name, in this process or a child.
class InputFile {
 public:
  explicit InputFile(std::string_view bytes) : descriptor_(memfd_create("input", MFD_CLOEXEC)) {
    write_all(descriptor_, bytes);
  }
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile() { close(descriptor_); }

  std::filesystem::path path() const {
    return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(descriptor_);
  }

 private:
  int descriptor_;
};

}  // namespace ringside::fuzz
