// SPDX-License-Identifier: MIT
#include "photo/read_file.h"

#include <string>

#include "files/regular_file.h"
#include "photo/photo_error.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse_file(const FileError& error) {
  switch (error.why()) {
    case FileError::Why::kMissing:
      throw UnreadableFile("no such file; check the name");
    case FileError::Why::kFolder:
      throw UnreadableFile("is a folder; name the photos in it");
    case FileError::Why::kSpecial:
      throw UnreadableFile("is not a regular file; save the photo to a file first");
    case FileError::Why::kUnreadable:
      break;
  }
  throw UnreadableFile("cannot be read (" + std::string(error.what()) + "); check its permissions");
}

std::size_t checked_size(const RegularFile& file, std::uintmax_t max_bytes) {
  const std::uintmax_t size = file.size();
  if (size > max_bytes) {
    constexpr std::uintmax_t kMegabyte = 1'000'000;
    throw UnreadableFile("larger than " + std::to_string(max_bytes / kMegabyte) +
                         " MB; give a smaller picture");
  }
  return static_cast<std::size_t>(size);
}

}  // namespace

std::vector<std::uint8_t> read_file(const fs::path& path, std::uintmax_t max_bytes) {
  try {
    const RegularFile file(path);
    std::vector<std::uint8_t> bytes(checked_size(file, max_bytes));
    if (file.read_into(bytes.data(), bytes.size()) != bytes.size())
      throw UnreadableFile("cannot be read to its end; check the disk, or wait until it is copied");
    return bytes;
  } catch (const FileError& error) {
    refuse_file(error);
  }
}

}  // namespace ringside
