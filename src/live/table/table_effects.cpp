// SPDX-License-Identifier: MIT
#include <algorithm>
#include <nlohmann/json.hpp>

#include "live/table/table.h"
#include "live/view/event_json.h"
#include "live/view/table_board.h"
#include "photo/sha256.h"
#include "report/json/json_parts.h"
#include "report/picture/write_picture.h"

// What a table does besides keeping its state: the effects of reduce().
namespace ringside {
namespace {

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

template <typename Kind>
bool has_effect(const Reduced& next) {
  return std::any_of(next.effects.begin(), next.effects.end(),
                     [](const Effect& effect) { return std::holds_alternative<Kind>(effect); });
}

// Of the match that is played.
std::size_t entries_to_add(const Reduced& next) {
  return static_cast<std::size_t>(
      std::count_if(next.effects.begin(), next.effects.end(), [](const Effect& effect) {
        return std::holds_alternative<AddRound>(effect) || std::holds_alternative<UndoRound>(effect) ||
               std::holds_alternative<RedoRound>(effect);
      }));
}

bool is_of_people(const Input& input) {
  return std::holds_alternative<TableCommand>(input) || std::holds_alternative<MatchAgreed>(input);
}

nlohmann::ordered_json board_json(const ScoredBoard& board) {
  nlohmann::ordered_json json{{"discs", nlohmann::ordered_json::array()}};
  for (const ScoredDisc& scored : board.discs) json["discs"].push_back(disc_json(scored, board.calibration));
  json["maybe_discs"] = nlohmann::ordered_json::array();
  for (const MaybeDisc& maybe : board.maybe_discs)
    json["maybe_discs"].push_back(maybe_disc_json(maybe, board.calibration));
  json["totals"] = totals_json(board.totals);
  json["round"] = round_json(board.round);
  json["too_close"] = too_close(board.discs);
  return json;
}

}  // namespace

Reduced Table::reduce_all(const std::vector<Input>& inputs, const TableContext& context) const {
  Reduced all{state_, {}};
  for (const Input& input : inputs) {
    Reduced next = reduce(all.state, input, context);
    all.state = std::move(next.state);
    std::move(next.effects.begin(), next.effects.end(), std::back_inserter(all.effects));
  }
  return all;
}

void Table::apply(const std::vector<Input>& inputs) {
  Reduced next = stored(inputs);
  state_ = std::move(next.state);
  for (const Effect& effect : next.effects)
    if (const auto* event = std::get_if<ReportEvent>(&effect)) report(*event);
  readings_.keep_only(readings_of(state_));
}

// When a round that nobody ended cannot be kept, people are asked instead. What the camera saw counts, though
// the disk may be full: people are warned, and the next reading is tried again.
Reduced Table::stored(const std::vector<Input>& inputs) {
  Reduced next = reduce_all(inputs, context());
  std::string why;
  try {
    store(next);
    return next;
  } catch (const TableError& error) {
    if (is_of_people(inputs.back())) throw;
    why = error.what();
  } catch (const WriteError& error) {
    if (std::any_of(inputs.begin(), inputs.end(), is_of_people)) throw;
    why = error.what();
  }
  next = reduce_all(inputs, context(why));
  try {
    store(next);
  } catch (const WriteError& error) {
    if (std::any_of(inputs.begin(), inputs.end(), is_of_people)) throw;
    not_kept_ = error.what();
  }
  return next;
}

// Both or neither: the file is prepared before the ledger is touched, so that hardly anything can go wrong
// afterwards. When the program ends in between, resume() takes what was prepared.
void Table::store(const Reduced& next) {
  const bool saves = has_effect<SaveState>(next) && !options_.folder.empty() &&
                     (keeps_round_ || match_.match() || has_effect<CreateMatch>(next));
  if (saves) round_file_.prepare(saved_round(next.state, entries_to_add(next)));
  const std::optional<StoredMatch> match_before = match_.match();
  try {
    store_in_ledger(next);
    if (!saves) return;
    if (has_effect<CreateMatch>(next)) round_file_.prepare(saved_round(next.state));  // it has a uuid now
    round_file_.commit();
    not_kept_.clear();
  } catch (const WriteError&) {
    round_file_.forget_prepared();
    take_back_from_ledger(next, match_before);
    throw;
  } catch (const TableError&) {
    if (saves) round_file_.forget_prepared();
    throw;
  }
}

void Table::store_in_ledger(const Reduced& next) {
  for (const Effect& effect : next.effects) {
    std::visit(Overloaded{[&](const CreateMatch& match) { match_.start(match.setup); },
                          [&](const AddRound& round) { add_round(round); },
                          [&](const UndoRound&) { match_.add(Undo{1}); },
                          [&](const RedoRound&) { match_.add(Redo{1}); }, [](const SaveState&) {},
                          [](const ReportEvent&) {}},
               effect);
  }
}

// The ledger only grows: what was added is undone by another entry.
void Table::take_back_from_ledger(const Reduced& next, const std::optional<StoredMatch>& before) {
  if (has_effect<CreateMatch>(next)) return match_.go_back_to(before);
  try {
    for (auto effect = next.effects.rbegin(); effect != next.effects.rend(); ++effect) {
      if (std::holds_alternative<UndoRound>(*effect)) match_.add(Redo{1});
      if (std::holds_alternative<AddRound>(*effect) || std::holds_alternative<RedoRound>(*effect))
        match_.add(Undo{1});
    }
  } catch (const TableError&) {
    // Neither can be written: the round stays in the ledger, where people see it.
  }
}

// With the picture it was counted from, known by its content.
void Table::add_round(const AddRound& effect) {
  RoundPlayed round = effect.round;
  if (round.evidence) {
    const std::filesystem::path file = options_.folder / round.evidence->photo;
    try {
      std::filesystem::create_directories(options_.folder);
      write_picture(file, readings_.picture(effect.picture));
      round.evidence->sha256 = sha256_of_file(file);
    } catch (const std::runtime_error& error) {  // also of the file system
      throw TableError(error.what());
    }
  }
  match_.add(round);
}

SavedRound Table::saved_round(const TableState& state, std::size_t entries_to_come) const {
  const auto& playing = match_.match();
  return {.match = playing ? std::optional(playing->uuid) : std::nullopt,
          .entries = playing ? std::optional(playing->match.entries.size() + entries_to_come) : std::nullopt,
          .state = state};
}

void Table::report(const ReportEvent& effect) {
  constexpr std::size_t kEventsToShow = 100;
  nlohmann::ordered_json json = event_json(effect.event);
  if (const auto& board = effect.board) {
    const long measured = board->measured == 0 ? state_.reading : board->measured;
    json.update(board_json(
        board_of(readings_.calibration(measured), board->discs, board->twenties, board->maybe_discs)));
  }
  if (!effect.withheld.empty()) json["withheld"] = effect.withheld;
  if (!effect.warnings.empty()) json["warnings"] = effect.warnings;
  events_.push_back(effect.event);
  if (events_.size() > kEventsToShow) events_.erase(events_.begin());
  ++reported_;
  sink_(json, readings_.picture(effect.picture));
}

}  // namespace ringside
