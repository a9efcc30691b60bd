// SPDX-License-Identifier: MIT
#pragma once

#include "rules/rule_library.h"
#include "support/source_dir.h"

// The rule sets of this source tree.
namespace ringside::testing {

inline RuleLibrary rule_library() { return RuleLibrary(ringside::test::source_dir() / "models"); }

inline RuleSet rule_set(const std::string& name) { return rule_library().find(name); }

}  // namespace ringside::testing
