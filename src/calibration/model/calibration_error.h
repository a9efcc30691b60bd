// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "calibration/model/sighting.h"

namespace ringside {

// There is no board, or none that can be trusted. what() is one line for a person: what was seen and what is
// wrong; what to do.
class CalibrationError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  CalibrationError(const std::string& reason, Sighting seen)
      : std::runtime_error(reason), seen_(std::make_shared<const Sighting>(std::move(seen))) {}

  // What was seen of the board all the same; null where nothing was, or nothing was looked for. Shared, so
  // that the error can be copied without throwing.
  const std::shared_ptr<const Sighting>& seen() const { return seen_; }

 private:
  std::shared_ptr<const Sighting> seen_;
};

}  // namespace ringside
