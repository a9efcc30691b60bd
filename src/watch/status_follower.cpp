// SPDX-License-Identifier: MIT
#include "watch/status_follower.h"

#include "live/view/status_line.h"

namespace ringside {
namespace {

// At most one change per pause: eyes need no more. Stopping takes two of them at most.
constexpr std::chrono::milliseconds kPause{200};

void follow(const std::stop_token& stop, const TableDoor& table, TerminalLine& line) {
  long revision = -1;
  const auto show_newest = [&](const TableView& view) {
    if (view.revision == revision) return;
    revision = view.revision;
    line.show(status_line(view));
  };
  while (!stop.stop_requested()) {
    show_newest(*table.newer_than(revision, kPause));
    std::this_thread::sleep_for(kPause);
  }
  show_newest(*table.newest());
}

}  // namespace

StatusFollower::StatusFollower(const TableDoor& table, TerminalLine& line) {
  if (!line.visible()) return;
  thread_ = std::jthread([&](const std::stop_token& stop) { follow(stop, table, line); });
}

}  // namespace ringside
