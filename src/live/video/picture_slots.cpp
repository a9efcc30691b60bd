// SPDX-License-Identifier: MIT
#include "live/video/picture_slots.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ringside {
namespace {

constexpr std::size_t kBytesOfSlot = std::size_t{3} * kMostSide * kMostSide;
constexpr std::size_t kBytesOfAll = PictureSlots::kCount * kBytesOfSlot;

[[noreturn]] void throw_system_error() { throw std::system_error(errno, std::system_category()); }

int sealed_memory() {
  const int descriptor = memfd_create("pictures", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) throw_system_error();
  if (ftruncate(descriptor, static_cast<off_t>(kBytesOfAll)) == 0 &&
      fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    return descriptor;
  const std::system_error error(errno, std::system_category());
  close(descriptor);
  throw error;
}

unsigned char* mapped(int descriptor, int protection) {
  void* bytes = mmap(nullptr, kBytesOfAll, protection, MAP_SHARED, descriptor, 0);
  if (bytes == MAP_FAILED) throw_system_error();
  return static_cast<unsigned char*>(bytes);
}

}  // namespace

PictureSlots::PictureSlots() : descriptor_(sealed_memory()), bytes_(nullptr) {
  try {
    bytes_ = mapped(descriptor_, PROT_READ);
  } catch (const std::system_error&) {
    close(descriptor_);
    throw;
  }
}

PictureSlots::PictureSlots(int descriptor)
    : descriptor_(-1), bytes_(mapped(descriptor, PROT_READ | PROT_WRITE)) {}

PictureSlots::~PictureSlots() {
  if (bytes_ != nullptr) munmap(bytes_, kBytesOfAll);
  if (descriptor_ >= 0) close(descriptor_);
}

cv::Mat PictureSlots::picture(int slot, const cv::Size& size) const {
  return {size, CV_8UC3, bytes_ + static_cast<std::size_t>(slot) * kBytesOfSlot};
}

}  // namespace ringside
