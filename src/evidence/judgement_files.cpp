// SPDX-License-Identifier: MIT
#include "evidence/judgement_files.h"

#include <algorithm>
#include <stdexcept>

namespace ringside {

std::string judgement_file(std::string_view name) {
  const auto files = judgement_files();
  const auto found =
      std::find_if(files.begin(), files.end(), [&](const JudgementFile& file) { return file.name == name; });
  if (found == files.end()) throw std::logic_error("no judgement " + std::string(name) + " was embedded");
  return std::string(found->text);
}

}  // namespace ringside
