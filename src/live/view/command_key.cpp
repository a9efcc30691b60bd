// SPDX-License-Identifier: MIT
#include "live/view/command_key.h"

#include <algorithm>

#include "live/view/table_command.h"

namespace ringside {

bool is_known(const CommandKeys& keys, const CommandKey& key) {
  if (key.id.empty()) return false;
  const auto found =
      std::find_if(keys.begin(), keys.end(), [&](const CommandKey& kept) { return kept.id == key.id; });
  if (found == keys.end()) return false;
  if (found->digest != key.digest)
    throw TableError("that key came with another command before; give each command a key of its own");
  return true;
}

void keep_key(CommandKeys& keys, CommandKey key) {
  constexpr std::size_t kMostKeys = 64;  // 7 kB of the round's file, which is written with every change
  if (key.id.empty()) return;
  keys.push_back(std::move(key));
  if (keys.size() > kMostKeys) keys.erase(keys.begin());
}

}  // namespace ringside
