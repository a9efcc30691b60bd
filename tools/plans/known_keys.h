// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "drawing/scene.h"

namespace ringside::plans {

// An archive (plan_fields.h) that lists the keys of what it is led through and touches no value.
class KnownKeys {
 public:
  template <typename... Anything>
  void field(const std::string& key, Anything&&...) {
    keys_.push_back(key);
  }
  template <typename Part>
  void part(const std::string& key, Part&) {
    keys_.push_back(key);
  }
  template <typename Walk>
  void group(const std::string& key, Walk) {
    keys_.push_back(key);
  }
  template <typename Item>
  void list(const std::string& key, std::vector<Item>&) {
    keys_.push_back(key);
  }
  void look(drawing::Material&) { keys_.emplace_back("look"); }
  void model(drawing::Board&) { keys_.emplace_back("model"); }
  void arms(std::vector<drawing::Bar>&) { keys_.emplace_back("arms"); }
  void check(bool, const std::string&, const std::string&) const {}

  const std::vector<std::string>& keys() const { return keys_; }

 private:
  std::vector<std::string> keys_;
};

// The keys that `walk` leads an archive to.
template <typename Walk>
std::vector<std::string> keys_on(Walk walk) {
  KnownKeys known;
  walk(known);
  return known.keys();
}

template <typename Part>
std::vector<std::string> keys_of() {
  Part nothing{};
  return keys_on([&](KnownKeys& known) { fields(known, nothing); });
}

}  // namespace ringside::plans
