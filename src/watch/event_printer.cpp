// SPDX-License-Identifier: MIT
#include "watch/event_printer.h"

#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "live/view/event_text.h"
#include "report/json/json_parts.h"

namespace ringside {

std::string EventPrinter::line_of(const nlohmann::ordered_json& event, const std::string& table) const {
  if (words_) return (table.empty() ? "" : table + " ") + event_text(event);
  if (table.empty()) return line_text(event);
  nlohmann::ordered_json named = event;
  named["table"] = table;
  return line_text(named);
}

void EventPrinter::print(const nlohmann::ordered_json& event, const std::string& table) {
  if (failed_) return;
  try {
    const std::string text = line_of(event, table) + "\n";
    line_.print_above([&] { write_stdout(text); });
  } catch (const CommandError& error) {
    failed_ = true;
    line_.print_above([&] { say(error.what()); });
    stop_();
  }
}

}  // namespace ringside
