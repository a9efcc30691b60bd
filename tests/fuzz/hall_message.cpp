// SPDX-License-Identifier: MIT
// What comes to a hall: a message of a table through a broker (its topic on the first line, then its
// payload), and commands of its page.
#include <nlohmann/json.hpp>

#include "desk/serve/hall_command.h"
#include "desk/tables/glance_json.h"
#include "desk/tables/match_result.h"
#include "desk/tables/table_message.h"
#include "fuzz/fuzz_target.h"
#include "hall/state_of.h"
#include "report/json/json_parts.h"
#include "rules/rules_error.h"
#include "web/bad_command.h"

namespace {

using namespace ringside;

constexpr UtcTime kNow{std::chrono::seconds{1'795'867'200}};

// Ann against Bob, before any match of them was begun.
hall::Tournament paired_tournament() {
  hall::Tournament tournament{.setup = {.name = "", .format = {.system = hall::System::kSwiss, .rounds = 1}}};
  for (const char* name : {"Ann", "Bob"})
    tournament = hall::with_entry(std::move(tournament), hall::EntrantAdded{{.name = name}}, UtcTime{});
  return hall::with_entry(std::move(tournament), hall::RoundPaired{{{1, 2}}}, UtcTime{});
}

void count(const hall::TakenMessage& taken) {
  static const hall::Tournament tournament = paired_tournament();
  try {
    const hall::MatchResult result = hall::result_of_match(tournament, taken.table, *taken.match);
    if (!result.action) return;
    const hall::Tournament entered = hall::with_entry(tournament, *result.action, kNow);
    fuzz::require(!hall::result_of_match(entered, taken.table, *taken.match).action, "a match counts once");
  } catch (const RulesError&) {
  }
}

void take_message(std::string_view input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  hall::HallView view;
  view.tables["Oak"].online = true;
  const hall::HallView before = view;
  const MqttMessage message{.topic = std::string(input.substr(0, end)),
                            .payload = std::string(input.substr(std::min(end + 1, input.size())))};
  const hall::TakenMessage taken = hall::take(message, "hall", kNow, view);
  fuzz::require(taken.complaint.empty() || view == before, "what is complained about changes nothing");
  fuzz::require(taken.complaint.empty() || !taken.match, "what is complained about is no match");
  line_text(hall::tables_json(view));
  if (taken.match) count(taken);
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  take_message(input);
  try {
    hall::hall_command_from(input);
  } catch (const BadCommand&) {
  }
}
