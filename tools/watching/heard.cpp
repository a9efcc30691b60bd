// SPDX-License-Identifier: MIT
#include "watching/heard.h"

#include <nlohmann/json.hpp>

namespace ringside::watching {
namespace {

using nlohmann::json;

HeardEvent event_of(const json& told) {
  HeardEvent event{.what = told.at("event").get<std::string>(), .frame = told.at("frame").get<long>()};
  if (told.contains("team")) event.team = told.at("team").get<std::string>();
  if (told.contains("note")) event.note = told.at("note").get<std::string>();
  event.withheld = told.contains("withheld") && !told.at("withheld").get<std::string>().empty();
  event.open_calls = told.contains("too_close") && !told.at("too_close").empty();
  if (told.contains("discs")) event.discs = evaluation::read_found_discs(told.at("discs"));
  if (told.contains("totals")) {
    for (const auto& [team, total] : told.at("totals").items())
      event.scores[team] = total.at("total").get<int>();
  }
  return event;
}

}  // namespace

std::vector<HeardEvent> read_heard(std::string_view lines) {
  std::vector<HeardEvent> events;
  for (std::size_t number = 1; !lines.empty(); ++number) {
    const std::size_t end = lines.find('\n');
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    if (line.empty()) continue;
    try {
      events.push_back(event_of(json::parse(line)));
    } catch (const json::exception& error) {
      throw HeardError("line " + std::to_string(number) + " is not as docs/live.md says: " + error.what());
    } catch (const evaluation::AnswerError& error) {
      throw HeardError("line " + std::to_string(number) + " " + error.what());
    }
  }
  return events;
}

}  // namespace ringside::watching
