// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// A job, an answer or a worker's presence is none: what is wrong with it.
class JobError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
