// SPDX-License-Identifier: MIT
#include "text/counted.h"

namespace ringside {

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

}  // namespace ringside
