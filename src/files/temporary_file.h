// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

namespace ringside {

// Throws std::system_error.
void write_all(int descriptor, std::string_view bytes);

// A new, empty file beside its target, under a name that nobody else has; it goes away again unless it took
// the target's name. One that a killed program left behind is removed by the next that writes into that
// folder: what is in use is known by its lock, not by a process's number, which repeats in containers.
class TemporaryFile {
 public:
  // Throws std::system_error.
  explicit TemporaryFile(const std::filesystem::path& folder);
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  const std::filesystem::path& path() const { return path_; }
  int descriptor() const { return descriptor_; }  // closed with this

  // Writes all of it and waits until it is on the disk: a power cut would leave the new name on an empty
  // file. Throws std::system_error.
  void fill(std::string_view bytes) const;

  enum class IfThere { kReplace, kLeave };
  // Takes that name. A file that has it is replaced; or it stays, and this one goes away in the end. The name
  // is on the disk afterwards. Throws std::system_error.
  void become(const std::filesystem::path& target, IfThere if_there = IfThere::kReplace);

 private:
  std::filesystem::path path_;
  int descriptor_ = -1;
  bool renamed_ = false;
};

}  // namespace ringside
