// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// How many discs of a round are shot: the shots that were seen, and those that must have been missed because
// two sides that take turns shot twice on end.
class ShotCount {
 public:
  ShotCount() = default;
  ShotCount(int seen, int missed) : seen_(seen), missed_(missed) {}

  void add() { ++seen_; }
  // The shot added last was this side's.
  void tell_side(const std::string& team);

  int seen() const { return seen_; }
  int missed() const { return missed_; }
  int likely() const { return seen_ + missed_; }

 private:
  int seen_ = 0, missed_ = 0;
  std::string side_ = {};  // of the last shot of which the side is known
  int at_ = 0;             // likely() then
};

}  // namespace ringside
