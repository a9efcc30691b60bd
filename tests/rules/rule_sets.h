// SPDX-License-Identifier: MIT
#pragma once

#include "rules/rule_library.h"

// The rule sets of this source tree.
namespace ringside::testing {

inline RuleLibrary rule_library() { return RuleLibrary(std::string(RINGSIDE_SOURCE_DIR) + "/models"); }

inline RuleSet rule_set(const std::string& name) { return rule_library().find(name); }

}  // namespace ringside::testing
