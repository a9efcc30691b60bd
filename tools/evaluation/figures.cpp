// SPDX-License-Identifier: MIT
#include "evaluation/figures.h"

namespace ringside::evaluation {

std::vector<Group> by_folder(Photos photos) {
  std::vector<Group> groups;
  for (std::size_t start = 0; start < photos.size();) {
    std::size_t end = start;
    while (end < photos.size() && photos[end].folder == photos[start].folder) ++end;
    groups.push_back({photos[start].folder, photos.subspan(start, end - start)});
    start = end;
  }
  return groups;
}

}  // namespace ringside::evaluation
