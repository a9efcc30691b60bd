// SPDX-License-Identifier: MIT
#include "web/view_feed.h"

#include <nlohmann/json.hpp>

#include "report/json/json_parts.h"
#include "web/view_json.h"

namespace ringside {

ViewFeed::ViewFeed(const TableDoor& door, std::chrono::milliseconds pause)
    : door_(door),
      texts_(
          [this](long revision, std::chrono::milliseconds patience) -> TextFeed::Revised {
            const auto view = door_.newer_than(revision, patience);
            return {view->revision, view->revision == revision ? nullptr : text_of(*view)};
          },
          pause) {}

ViewFeed::Text ViewFeed::text_of(const TableView& view) const {
  const std::lock_guard lock(mutex_);
  if (view.revision != text_revision_ || !text_) {
    text_ = std::make_shared<const std::string>(line_text(view_json(view)));
    text_revision_ = view.revision;
  }
  return text_;
}

}  // namespace ringside
