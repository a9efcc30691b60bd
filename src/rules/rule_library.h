// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "board/model_error.h"
#include "rules/rule_set.h"

namespace ringside {

// Unknown keys, missing keys, wrong types and rules that contradict each other throw ModelError naming the
// key.
RuleSet load_rule_set(const std::filesystem::path& file);

// The same from the text of such a file; `name` becomes the rule set's.
RuleSet parse_rule_set(const std::string& text, const std::string& name);

// The rule sets that come with the program: models/rules.
class RuleLibrary {
 public:
  explicit RuleLibrary(const std::filesystem::path& models) : folder_(models / "rules") {}
  static RuleLibrary standard();  // throws ModelError

  // A name from the library ("nca") or a path to a YAML file. Throws ModelError.
  RuleSet find(const std::string& name_or_file) const;
  std::vector<RuleSet> all() const;  // sorted by name

 private:
  std::filesystem::path folder_;
};

}  // namespace ringside
