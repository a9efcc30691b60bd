// SPDX-License-Identifier: MIT
#include "app/photos/rulings.h"

#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

[[noreturn]] void refuse_rulings(const std::string& message) { throw CommandError("--rulings", message); }

RulingWord word_of(const std::string& text) {
  if (const auto word = ruling_word(text)) return *word;
  refuse_rulings("'" + text + "' is no ruling; give clear, touching, 20, 15, 10, 5, 0, disc or none");
}

}  // namespace

Rulings parse_rulings(const std::string& text) {
  Rulings rulings;
  if (text.empty()) return rulings;
  for (const std::string& item : split(text, ',')) {
    const auto parts = around_equals(item);
    const auto id = parts ? whole_number_in(parts->first, 1, kMostDiscId) : std::nullopt;
    if (!id) refuse_rulings("'" + item + "' is not DISC=RULING; write for example 3=clear,7=10");
    if (!rulings.emplace(*id, word_of(folded(parts->second))).second)
      refuse_rulings("disc " + std::to_string(*id) + " is ruled on twice; give each disc once");
  }
  return rulings;
}

}  // namespace ringside
