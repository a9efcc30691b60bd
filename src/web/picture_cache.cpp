// SPDX-License-Identifier: MIT
#include "web/picture_cache.h"

namespace ringside {

PictureCache::Picture PictureCache::get(const std::string& name, const std::function<std::string()>& draw) {
  const std::lock_guard lock(mutex_);
  std::erase_if(drawn_, [&](const auto& item) { return now_() - item.second.when >= fresh_; });
  const auto found = drawn_.find(name);
  if (found != drawn_.end()) return found->second.picture;
  auto picture = std::make_shared<const std::string>(draw());
  drawn_[name] = {now_(), picture};
  return picture;
}

}  // namespace ringside
