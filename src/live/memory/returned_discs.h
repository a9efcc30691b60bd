// SPDX-License-Identifier: MIT
#pragma once

#include <set>

namespace ringside {

// Discs that left the deck in the last shot and came back: the rules take them off. Which they are is not
// known for certain: they are among those that came or moved in it.
struct ReturnedDiscs {
  int count = 0;
  std::set<int> possible = {};  // ids

  bool any() const { return count > 0; }
  bool may_be(const std::set<int>& lifted) const;
  // Those were lifted, and are dealt with.
  void take_off(const std::set<int>& lifted);

  bool operator==(const ReturnedDiscs&) const = default;
};

}  // namespace ringside
