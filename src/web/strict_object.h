// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <vector>

namespace ringside {

// A JSON object that is not to be trusted, read field by field. All throw BadCommand naming the field.
class StrictObject {
 public:
  explicit StrictObject(const nlohmann::ordered_json& json);

  bool has(const char* name) const;
  std::string text(const char* name, std::size_t most_bytes);
  int whole(const char* name, int least, int most);
  // A list of at most so many.
  std::vector<int> wholes(const char* name, int least, int most, std::size_t most_items);
  // Two numbers, each at most `most` from zero.
  std::array<double, 2> point(const char* name, double most);
  std::vector<StrictObject> objects(const char* name, std::size_t most);

  // That nothing but what was read is in it.
  void check_no_more() const;

 private:
  const nlohmann::ordered_json& field(const char* name);

  const nlohmann::ordered_json* json_;
  std::set<std::string> read_ = {};
};

}  // namespace ringside
