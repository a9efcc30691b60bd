// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "live/view/command_key.h"
#include "live/view/table_command.h"
#include "live/view/table_view.h"

namespace ringside {

// How others see a live table and speak to it, from any thread. Nobody who uses it can make the table wait:
// views are shared values, and commands are taken between two frames.
class TableDoor {
 public:
  virtual ~TableDoor() = default;

  virtual std::shared_ptr<const TableView> newest() const = 0;
  // The newest view as soon as its revision is above the given one; after `patience` the newest all the same.
  virtual std::shared_ptr<const TableView> newer_than(long revision,
                                                      std::chrono::milliseconds patience) const = 0;

  // Carries it out and returns the view after it; what a match keeps of it is on disk by then. Throws
  // TableError and leaves everything as it was. A command whose key is known was carried out before: it is
  // not again, and the newest view is returned.
  virtual std::shared_ptr<const TableView> carry_out(const TableCommand& command, const CommandKey& key) = 0;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command) { return carry_out(command, {}); }

  // A photo of a phone that is to settle calls: a file of any kind, from anybody. It is measured apart from
  // the table, which goes on meanwhile; then its calls stand in the view (PhotoCalls). Returns the view after
  // it. Throws TableError, PhotoRefused too, and leaves everything as it was. A known key is as above.
  virtual std::shared_ptr<const TableView> take_photo(const std::string& file, const CommandKey& key) = 0;

  // JPEG of the newest frame, as it is or with what was found drawn in; empty when there is none yet. While
  // no board is found, the latter is the picture that was searched last, with what was seen of one.
  virtual std::string still_frame(bool marked) const = 0;
  // PNG of the evidence on a disc's call; empty when no such disc lies there.
  virtual std::string evidence(int disc) const = 0;
  // JPEG of the disc alone, small, for a card that leads to the evidence; empty likewise.
  virtual std::string evidence_thumbnail(int disc) const = 0;
};

}  // namespace ringside
