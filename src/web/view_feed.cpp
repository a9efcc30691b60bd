// SPDX-License-Identifier: MIT
#include "web/view_feed.h"

#include <nlohmann/json.hpp>

#include "report/json/json_parts.h"
#include "web/view_json.h"

namespace ringside {
namespace {

// How long closing may take at most: the table is read again after that.
constexpr std::chrono::milliseconds kPatience{200};

}  // namespace

ViewFeed::ViewFeed(const TableDoor& door, std::chrono::milliseconds pause)
    : door_(door), pause_(pause), newest_{1, text_of(*door.newest())}, thread_([this] { follow(); }) {}

ViewFeed::~ViewFeed() {
  close();
  thread_.join();
}

ViewFeed::Text ViewFeed::text_of(const TableView& view) const {
  const std::lock_guard lock(text_mutex_);
  if (view.revision != text_revision_ || !text_) {
    text_ = std::make_shared<const std::string>(line_text(view_json(view)));
    text_revision_ = view.revision;
  }
  return text_;
}

void ViewFeed::follow() {
  long revision = door_.newest()->revision - 1;
  std::unique_lock lock(mutex_);
  while (!closed_) {
    lock.unlock();
    const auto view = door_.newer_than(revision, kPatience);
    const Text text = view->revision == revision ? nullptr : text_of(*view);
    lock.lock();
    if (!text) continue;
    revision = view->revision;
    newest_ = {newest_.number + 1, text};
    changed_.notify_all();
    changed_.wait_for(lock, pause_, [this] { return closed_; });
  }
}

std::optional<ViewFeed::Update> ViewFeed::newer_than(long number, std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return closed_ || newest_.number > number; });
  if (closed_) return std::nullopt;
  return newest_.number > number ? newest_ : Update{number, nullptr};
}

void ViewFeed::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
}

}  // namespace ringside
