// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <variant>
#include <vector>

// Which entries of a list that only grows still count.
namespace ringside {

struct Undo {
  int entries;  // how many of those that count
};
struct Redo {
  int entries;
};

struct CountedEntries {
  std::vector<int> done = {};    // numbers of the entries that count, in order
  std::vector<int> undone = {};  // that can be redone, the next one last
};

// Moves the last `count` numbers of one list to the other, one by one. Throws RulesError where there are
// fewer.
void move_back(std::vector<int>& from, std::vector<int>& to, int count, const char* what);

// Of entries with a `number` and an `action`. Throws RulesError where an undo or redo goes too far.
template <typename Entries>
CountedEntries counted_entries(const Entries& entries) {
  CountedEntries counted;
  for (const auto& entry : entries) {
    if (const auto* undo = std::get_if<Undo>(&entry.action)) {
      move_back(counted.done, counted.undone, undo->entries, "undone");
    } else if (const auto* redo = std::get_if<Redo>(&entry.action)) {
      move_back(counted.undone, counted.done, redo->entries, "redone");
    } else {
      counted.done.push_back(entry.number);
      counted.undone.clear();
    }
  }
  return counted;
}

}  // namespace ringside
