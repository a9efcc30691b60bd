// SPDX-License-Identifier: MIT
#include "rules/rule_library.h"

#include "board/model_files.h"
#include "board/models.h"

namespace ringside {

RuleLibrary RuleLibrary::standard() { return RuleLibrary(ModelLibrary::standard().root()); }

RuleSet RuleLibrary::find(const std::string& name_or_file) const {
  return load_rule_set(find_model_file(folder_, "rule set", name_or_file));
}

std::vector<RuleSet> RuleLibrary::all() const {
  std::vector<RuleSet> sets;
  for (const std::string& name : model_names(folder_))
    sets.push_back(load_rule_set(model_file(folder_, name)));
  return sets;
}

}  // namespace ringside
