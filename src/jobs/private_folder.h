// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

namespace ringside {

// A folder that only its owner can read, for what is needed as a file for a moment; removed at the end.
class PrivateFolder {
 public:
  PrivateFolder();  // throws std::system_error
  ~PrivateFolder();
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Throws std::system_error.
  std::filesystem::path keep(const std::string& name, std::string_view bytes) const;

 private:
  std::filesystem::path path_;
};

}  // namespace ringside
