// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// The file cannot be read or is no picture that we can use. what() is one line for a person: what is wrong;
// what to do. The file's name is left to the caller, who knows how the user wrote it.
class PhotoError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The file cannot be read at all: it is missing, no file, or the system refuses it.
class UnreadableFile : public PhotoError {
 public:
  using PhotoError::PhotoError;
};

}  // namespace ringside
