// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <stdexcept>

#include "report/data/photo_report.h"

namespace ringside {

// The discs of a photo and what the user says of it do not go together. what(): what is wrong; what to do.
class ScoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr const char* kNoMemory = "not enough memory for this picture; make it smaller";

// What a failure while working on a photo means for it, in words for a person.
Refusal refusal_of(const std::exception_ptr& failure);

}  // namespace ringside
