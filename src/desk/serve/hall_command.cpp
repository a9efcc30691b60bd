// SPDX-License-Identifier: MIT
#include "desk/serve/hall_command.h"

#include <nlohmann/json.hpp>

#include "text/typed_word.h"
#include "web/command_text.h"
#include "web/strict_object.h"

namespace ringside::hall {
namespace {

constexpr int kMostPairing = 1'000'000'000;
constexpr std::size_t kWordBytes = 80, kTextBytes = 4 * kLongestNote;

int count(StrictObject& object, const char* field) { return object.whole(field, 0, kMostOfAnything); }

std::optional<int> count_if_there(StrictObject& object, const char* field) {
  return object.has(field) ? std::optional(count(object, field)) : std::nullopt;
}

std::string text_if_there(StrictObject& object, const char* field) {
  return object.has(field) ? object.text(field, kTextBytes) : "";
}

int pairing(StrictObject& object) { return object.whole("pairing", 1, kMostPairing); }
int entrant(StrictObject& object, const char* field) { return object.whole(field, 1, kMostEntrants); }
int entries(StrictObject& object) { return object.whole("entries", 1, static_cast<int>(kMostEntries)); }

// "walkover": the entrant who came, or 0 for neither.
Outcome outcome(StrictObject& object) {
  if (object.has("walkover")) {
    const int winner = object.whole("walkover", 0, kMostEntrants);
    return Walkover{winner == 0 ? std::nullopt : std::optional(winner)};
  }
  return Played{
      .a = {count(object, "points_a"), count(object, "twenties_a"), count_if_there(object, "board_a")},
      .b = {count(object, "points_b"), count(object, "twenties_b"), count_if_there(object, "board_b")}};
}

TieRuled tie(StrictObject& object) {
  return {.order = object.wholes("order", 1, kMostEntrants, kMostEntrants),
          .by = "desk",
          .note = text_if_there(object, "note")};
}

// As `ringside hall add` takes it.
EntrantAdded new_entrant(StrictObject& object) {
  Entrant entrant{.name = without_blanks_around(object.text("name", kTextBytes))};
  if (object.has("club")) entrant.club = without_blanks_around(object.text("club", kTextBytes));
  if (object.has("seed")) entrant.seed = object.whole("seed", 1, kMostOfAnything);
  entrant.colour = text_if_there(object, "colour");
  return {entrant};
}

// {"a", "b"} each; without "b", a has a bye.
RoundPaired round_by_hand(StrictObject& object) {
  RoundPaired round;
  for (StrictObject& both : object.objects("pairs", kMostEntrants)) {
    round.pairs.push_back({entrant(both, "a")});
    if (both.has("b")) round.pairs.back().b = entrant(both, "b");
    both.check_no_more();
  }
  return round;
}

Action action(const std::string& name, StrictObject& object) {
  if (name == "result") return ResultEntered{pairing(object), outcome(object), "desk"};
  if (name == "correct")
    return ResultCorrected{pairing(object), outcome(object), "desk", text_if_there(object, "note")};
  if (name == "rule_tie") return tie(object);
  if (name == "pair_by_hand") return round_by_hand(object);
  if (name == "add_entrant") return new_entrant(object);
  if (name == "withdraw") return EntrantWithdrawn{entrant(object, "entrant")};
  if (name == "assign_table") return TableAssigned{pairing(object), object.text("table", kWordBytes)};
  if (name == "undo") return Undo{entries(object)};
  if (name == "redo") return Redo{entries(object)};
  std::string known;
  for (const std::string_view word : kHallCommands) known += (known.empty() ? "" : ", ") + std::string(word);
  throw BadCommand("\"command\" is none that is known; give one of " + known);
}

}  // namespace

HallCommand hall_command_from(std::string_view text) {
  const auto json = command_object(text, 4 * kMostEntrants);
  StrictObject object(json);
  HallCommand command{PairNext{}};
  const std::string name = object.text("command", kWordBytes);
  if (name == "follow_table")
    command.what = FollowTable{text_if_there(object, "table")};
  else if (name != "pair")
    command.what = action(name, object);
  if (object.has("seen")) command.seen = object.whole("seen", 0, static_cast<int>(kMostEntries));
  object.check_no_more();
  return command;
}

}  // namespace ringside::hall
