// SPDX-License-Identifier: MIT
#include "watch/event_printer.h"

#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "live/view/event_text.h"
#include "report/json/json_parts.h"

namespace ringside {

void EventPrinter::print(const nlohmann::ordered_json& event) {
  if (failed_) return;
  try {
    line_.print_above([&] { write_stdout((words_ ? event_text(event) : line_text(event)) + "\n"); });
  } catch (const CommandError& error) {
    failed_ = true;
    line_.print_above([&] { say(error.what()); });
    stop_();
  }
}

}  // namespace ringside
