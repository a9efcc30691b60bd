// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace ringside {

// A file that cannot be opened to be read. what(): why, for who adds what to do.
class FileError : public std::runtime_error {
 public:
  enum class Why {
    kMissing,
    kFolder,
    kSpecial,     // a pipe, a socket or a device
    kUnreadable,  // by its permissions, or as the disk says
  };

  FileError(Why reason, const std::string& message) : runtime_error(message), why_(reason) {}

  Why why() const { return why_; }

 private:
  Why why_;
};

// A file opened by a name that somebody gave, to be read. Whatever the name leads to, this never waits: a
// pipe would until somebody writes into it, and a device can do anything.
class RegularFile {
 public:
  explicit RegularFile(const std::filesystem::path& path);  // throws FileError
  RegularFile(const RegularFile&) = delete;
  RegularFile& operator=(const RegularFile&) = delete;
  ~RegularFile();

  std::uintmax_t size() const;  // now

  // What follows, up to so many bytes; fewer at the file's end. Throws FileError.
  std::string read(std::size_t most) const;
  // The same into memory that is there; returns how many bytes.
  std::size_t read_into(void* bytes, std::size_t most) const;

 private:
  int descriptor_;
};

}  // namespace ringside
