// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace ringside::plans {

// Plans that are made when they are asked for by name.
template <typename Set>
struct NamedSet {
  std::string name;
  std::function<Set()> make;
};

template <typename Set>
std::vector<std::string> names_of(const std::vector<NamedSet<Set>>& sets) {
  std::vector<std::string> names;
  for (const NamedSet<Set>& set : sets) names.push_back(set.name);
  return names;
}

// Throws std::invalid_argument when there is no such set.
template <typename Set>
Set make_set(const std::string& name, const std::vector<NamedSet<Set>>& sets) {
  std::string known;
  for (const NamedSet<Set>& set : sets) {
    if (set.name == name) return set.make();
    known += (known.empty() ? "" : ", ") + set.name;
  }
  throw std::invalid_argument("there is no set '" + name + "'; there are: " + known);
}

}  // namespace ringside::plans
