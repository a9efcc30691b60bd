// SPDX-License-Identifier: MIT
#include "web/picture_cache.h"

#include <algorithm>

namespace ringside {
namespace {

// Three sheets of evidence, or the thumbnails of every disc on a board.
constexpr std::size_t kMostPictureBytes = std::size_t{8} << 20;

}  // namespace

Tagged PictureCache::get(const std::string& name, const std::function<std::string()>& draw) {
  const std::lock_guard lock(mutex_);
  std::erase_if(drawn_, [&](const auto& item) { return now_() - item.second.when >= fresh_; });
  const auto found = drawn_.find(name);
  if (found != drawn_.end()) return found->second.picture;
  const Tagged picture = tagged(draw());
  keep(name, picture);
  return picture;
}

void PictureCache::keep(const std::string& name, const Tagged& picture) {
  if (picture.bytes->empty()) return;
  drawn_[name] = {now_(), picture};
  const auto bytes = [this] {
    std::size_t sum = 0;
    for (const auto& item : drawn_) sum += item.second.picture.bytes->size();
    return sum;
  };
  while (drawn_.size() > 1 && bytes() > kMostPictureBytes)
    drawn_.erase(std::min_element(drawn_.begin(), drawn_.end(), [](const auto& a, const auto& b) {
      return a.second.when < b.second.when;
    }));
}

}  // namespace ringside
