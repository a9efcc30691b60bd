// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "app/program/terminal_line.h"

namespace ringside {

// Prints events on standard output, one a line and above the status line: JSON for programs, words for
// people. From any thread, one at a time.
class EventPrinter {
 public:
  // stop: called when nobody reads standard output any longer.
  EventPrinter(TerminalLine& line, bool words, std::function<void()> stop)
      : line_(line), words_(words), stop_(std::move(stop)) {}

  // table: its name, where there are several; else empty.
  void print(const nlohmann::ordered_json& event, const std::string& table = {});
  bool failed() const { return failed_; }

 private:
  std::string line_of(const nlohmann::ordered_json& event, const std::string& table) const;

  TerminalLine& line_;
  bool words_;
  std::atomic<bool> failed_ = false;
  std::function<void()> stop_;
};

}  // namespace ringside
