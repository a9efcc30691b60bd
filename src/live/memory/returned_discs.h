// SPDX-License-Identifier: MIT
#pragma once

#include <set>

namespace ringside {

// Discs that left the deck in the last shot and came back: the rules take them off. Which they are is not
// known for certain: they are among those that came or moved in it.
class ReturnedDiscs {
 public:
  ReturnedDiscs() = default;
  ReturnedDiscs(int count, std::set<int> ids) : count_(count), ids_(std::move(ids)) {}

  void add() { ++count_; }
  void add_possible(int id) { ids_.insert(id); }
  bool any() const { return count_ > 0; }
  bool may_be(const std::set<int>& lifted) const;
  // Those were lifted, and are dealt with.
  void take_off(const std::set<int>& lifted);

  int count() const { return count_; }
  const std::set<int>& possible() const { return ids_; }

 private:
  int count_ = 0;
  std::set<int> ids_ = {};
};

}  // namespace ringside
