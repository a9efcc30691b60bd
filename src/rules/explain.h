// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rules/rule_set.h"

namespace ringside {

// A subject of the rules and what the rule set says of it, one plain sentence per line.
struct Explanation {
  std::string subject;
  std::vector<std::string> sentences;
};

// Every key of the rule set, in plain words.
std::vector<Explanation> explain(const RuleSet& rules);

// One way of playing a match, such as "to 100 by difference".
std::string explain(const MatchFormat& format);

}  // namespace ringside
