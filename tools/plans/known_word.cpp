// SPDX-License-Identifier: MIT
#include "plans/known_word.h"

#include <algorithm>

#include "board/nearest.h"
#include "board/yaml_scalar.h"

namespace ringside::plans {

std::string known_word(const StrictMap& map, const std::string& key, const std::vector<std::string>& known) {
  const std::string word = map.text(key);
  if (std::find(known.begin(), known.end(), word) != known.end()) return word;
  map.fail(key, "is " + quoted(word) + ", which is not known here; the nearest known word is " +
                    quoted(nearest(word, known).value_or("")));
}

}  // namespace ringside::plans
