// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ringside {

// Something that changes, as text for any number of listeners. One thread of its own reads it, so it has one
// listener whatever there are here. Each text is written once. Slow clients miss texts, never the newest.
class TextFeed {
 public:
  using Text = std::shared_ptr<const std::string>;

  struct Revised {
    long revision;
    Text text;  // null: that revision is known
  };
  // What there is as soon as its revision is above the given one; after `patience` all the same.
  using Read = std::function<Revised(long revision, std::chrono::milliseconds patience)>;

  struct Update {
    long number = 0;  // larger with every update
    Text text;
  };

  // At most one update per `pause`: eyes need no more, and a table in motion changes with every frame.
  TextFeed(Read read, std::chrono::milliseconds pause);
  ~TextFeed();
  TextFeed(const TextFeed&) = delete;
  TextFeed& operator=(const TextFeed&) = delete;

  // The newest update as soon as its number is above the given one; after `patience` one without a text.
  // Empty once closed.
  std::optional<Update> newer_than(long number, std::chrono::milliseconds patience) const;

  void close();

 private:
  void follow();

  Read read_;
  std::chrono::milliseconds pause_;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  long revision_;
  Update newest_;
  bool closed_ = false;
  std::thread thread_;
};

}  // namespace ringside
