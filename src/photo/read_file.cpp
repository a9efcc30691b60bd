// SPDX-License-Identifier: MIT
#include "photo/read_file.h"

#include <fstream>
#include <string>

#include "photo/photo_error.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

void check_kind(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status) && status.type() != fs::file_type::none)
    throw FileError("no such file; check the name");
  if (error) throw FileError("cannot be reached (" + error.message() + "); check its permissions");
  if (fs::is_directory(status)) throw FileError("is a folder; name the photos in it");
  if (!fs::is_regular_file(status)) throw FileError("is not a regular file; save the photo to a file first");
}

std::size_t checked_size(const fs::path& path, std::uintmax_t max_bytes) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (error) throw FileError("cannot be reached (" + error.message() + "); check its permissions");
  if (size > max_bytes) {
    constexpr std::uintmax_t kMegabyte = 1'000'000;
    throw FileError("larger than " + std::to_string(max_bytes / kMegabyte) + " MB; give a smaller picture");
  }
  return static_cast<std::size_t>(size);
}

}  // namespace

std::vector<std::uint8_t> read_file(const fs::path& path, std::uintmax_t max_bytes) {
  check_kind(path);
  std::vector<std::uint8_t> bytes(checked_size(path, max_bytes));
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw FileError("cannot be read; check its permissions");
  stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (static_cast<std::size_t>(stream.gcount()) != bytes.size()) {
    throw FileError("cannot be read to its end; check the disk, or wait until it is copied");
  }
  return bytes;
}

}  // namespace ringside
