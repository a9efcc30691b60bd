// SPDX-License-Identifier: MIT
#include "web/text_feed.h"

#include <limits>

namespace ringside {
namespace {

// How long closing may take at most: what changes is read again after that.
constexpr std::chrono::milliseconds kPatience{200};

}  // namespace

TextFeed::TextFeed(Read read, std::chrono::milliseconds pause) : read_(std::move(read)), pause_(pause) {
  const Revised first = read_(std::numeric_limits<long>::min(), {});
  revision_ = first.revision;
  newest_ = {1, first.text};
  thread_ = std::thread([this] { follow(); });
}

TextFeed::~TextFeed() {
  close();
  thread_.join();
}

void TextFeed::follow() {
  std::unique_lock lock(mutex_);
  while (!closed_) {
    lock.unlock();
    const Revised read = read_(revision_, kPatience);
    lock.lock();
    if (!read.text) continue;
    revision_ = read.revision;
    newest_ = {newest_.number + 1, read.text};
    changed_.notify_all();
    changed_.wait_for(lock, pause_, [this] { return closed_; });
  }
}

std::optional<TextFeed::Update> TextFeed::newer_than(long number, std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return closed_ || newest_.number > number; });
  if (closed_) return std::nullopt;
  return newest_.number > number ? newest_ : Update{number, nullptr};
}

void TextFeed::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
}

}  // namespace ringside
