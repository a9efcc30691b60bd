// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numeric>

#include "calibration/model/utc_time.h"
#include "live/table/table.h"
#include "live/view/table_board.h"
#include "photo/sha256.h"
#include "report/json.h"
#include "report/json_parts.h"
#include "report/write_file.h"
#include "report/write_picture.h"
#include "rules/allotment.h"
#include "rules/turns.h"

// Rounds of a table, and the match they belong to.
namespace ringside {
namespace {

const char* const kOpenTwenty = "a disc may have fallen into the hole";

}  // namespace

// After the match is over people may go on playing; that is kept by none.
bool Table::match_goes_on() const {
  const auto& standing = match_.standing();
  return standing && !standing->end.over;
}

// All discs that the match's players have in a round; empty when no match says so.
std::optional<int> Table::shots_in_round() const {
  if (!match_goes_on()) return std::nullopt;
  const std::vector<int>& discs = match_.match()->match.setup.discs;
  return std::accumulate(discs.begin(), discs.end(), 0);
}

bool Table::all_shot() const {
  const auto all = shots_in_round();
  return all && round_.shots.seen() >= *all;
}

// And none of them lies in play.
bool Table::played_out() const { return all_shot() && !memory_.any_in_play(); }

// Those that must have been missed counted in.
bool Table::all_likely_shot() const {
  const auto all = shots_in_round();
  return all && round_.shots.likely() >= *all;
}

bool Table::more_shots_than_discs() const {
  const auto all = shots_in_round();
  return all && round_.shots.seen() > *all;
}

// Discs lifted by hand that end a round, once none is left in play. While some are still to be shot, two may
// have gone for other reasons.
int Table::lifted_for_round() const {
  if (!shots_in_round()) return 2;
  return all_shot() ? 1 : all_likely_shot() ? 2 : 3;
}

void Table::end_round(const ScoredBoard& board, const cv::Mat& picture) {
  if (match_goes_on()) store_round(board, picture);
  tell(event(EventKind::kRoundOver), board_json(board), picture);
  round_ = {};
  memory_.start_round();
  view_.questions.clear();
  save();
}

// With the picture it was counted from, told by its content. A doubt does not hold it up: people see it and
// can undo.
void Table::store_round(const ScoredBoard& board, const cv::Mat& picture) {
  RoundPlayed round;
  if (picture.empty() || options_.folder.empty()) {
    for (const auto& [team, total] : board.totals) round.board[team] = total.board;
  } else {
    const std::string name = "match-" + std::to_string(match_.match()->id) + "-round-" +
                             std::to_string(match_.standing()->rounds.size() + 1) + ".jpg";
    const std::filesystem::path file = options_.folder / name;
    std::filesystem::create_directories(options_.folder);
    write_picture(file, picture);
    round = round_of({name, sha256_of_file(file), line_text(to_json(report_of(board, name)))});
  }
  for (const auto& [team, total] : board.totals)
    if (total.twenties > 0) round.twenties[team] = total.twenties;
  match_.add(round);
}

// What does not go together; empty when all does.
std::string Table::doubt_about(const ScoredBoard& board) const {
  if (!match_.match()) return "";
  if (twenty_is_open()) return kOpenTwenty;
  const MatchSetup& setup = match_.match()->match.setup;
  for (const int side : {0, 1}) {
    const std::string& team = team_of_side(setup.players, side);
    const auto total = board.totals.find(team);
    const int set_aside = total == board.totals.end() ? 0 : total->second.twenties;
    const auto lying = std::count_if(board.discs.begin(), board.discs.end(),
                                     [&](const ScoredDisc& d) { return d.disc.team == team; });
    if (const auto doubt =
            too_many_discs(team, static_cast<int>(lying) + set_aside, discs_of_side(setup.discs, side)))
      return *doubt;
  }
  return "";
}

// Of the round that is played, each by its player; empty when no match says so.
std::vector<int> Table::players_by_shot() const {
  if (!match_goes_on()) return {};
  const MatchSetup& setup = match_.match()->match.setup;
  return shots_of_round(setup.rules, setup.discs, match_.standing()->starter);
}

// No side shoots twice on end, as one with more discs would at the end.
bool Table::sides_take_turns() const {
  const std::vector<int> players = players_by_shot();
  const auto same_side = [](int a, int b) { return side_of(a) == side_of(b); };
  return !players.empty() && std::adjacent_find(players.begin(), players.end(), same_side) == players.end();
}

// By the shots so far; empty when no match says so or all discs are shot.
std::optional<std::string> Table::whose_turn() const {
  const std::vector<int> players = players_by_shot();
  const auto shot = static_cast<std::size_t>(round_.shots.likely());
  if (shot >= players.size()) return std::nullopt;
  return match_.match()->match.setup.players.at(static_cast<std::size_t>(players[shot])).team;
}

void Table::carry(const EndRound&) {
  if (!calibration_) throw TableError("no board was seen yet; wait until it is found");
  // What people see is what is counted, unless they have cleared the board already.
  const bool late = !memory_.any_in_play() && round_.before_lifting;
  const ScoredBoard counted = late ? *round_.before_lifting : board();
  const cv::Mat picture = late ? round_.picture_before : picture_;
  Round earlier = round_;
  const bool stored = match_goes_on();
  end_round(counted, picture);
  // Of the counts that can be undone only the newest keeps its picture: they are large, and rounds many.
  if (undo_picture_) undo_picture_->release();
  undo_picture_ = std::make_shared<cv::Mat>(std::move(earlier.picture_before));
  keep_done({"round counted",
             [earlier, kept = undo_picture_, stored](Table& table) {
               if (stored) table.match_.add(Undo{1});
               table.round_ = earlier;
               table.round_.picture_before = *kept;
             },
             [stored](Table& table) {
               if (stored) table.match_.add(Redo{1});
               table.round_ = {};
             }});
}

// By what was seen, and nobody said so. What cannot be kept is asked about: people see why, and the watch
// goes on.
bool Table::end_round_unasked() {
  const auto ask_instead = [&](const std::string& why) {
    ask_to_count(why);
    return false;
  };
  if (lifted_disc_is_open()) return false;  // people are asked about the same already
  if (more_shots_than_discs()) return ask_instead("more shots were seen than the players have discs");
  if (twenty_is_open()) return ask_instead(kOpenTwenty);
  try {
    carry(EndRound{});
  } catch (const TableError& error) {
    return ask_instead(error.what());
  } catch (const WriteError& error) {
    return ask_instead(error.what());
  }
  return true;
}

// The light may make another colour of a side's than the one people play with.
void Table::call_sides_by_match() {
  const auto& match = match_.match();
  if (!match) return;
  const auto renamed = palette_.play_with(colours_of(match->match.setup.players));
  for (TableDisc& disc : memory_.discs()) {
    std::string& team = disc.scored.disc.team;
    if (const auto now = renamed.find(team); now != renamed.end()) team = now->second;
  }
}

void Table::carry(const StartMatch& command) {
  match_.start(command);
  call_sides_by_match();
  round_ = {};
  view_.questions.clear();
  done_.clear();
  undone_.clear();
}

void Table::play(std::int64_t match) {
  const std::lock_guard lock(mutex_);
  match_.go_on_with(match);
  call_sides_by_match();
  publish();
}

void Table::resume(std::optional<std::int64_t> match) {
  const std::lock_guard lock(mutex_);
  match_.go_on_with(match);
  call_sides_by_match();
  keeps_round_ = true;
  const auto saved = options_.folder.empty() ? std::nullopt : load_round(options_.folder / kRoundFile);
  const auto& playing = match_.match();
  if (saved && saved->match == (playing ? std::optional(playing->uuid) : std::nullopt)) {
    round_.twenties = saved->twenties;
    round_.shots = {saved->shots, saved->missed_shots};
    round_.to_take_off = saved->to_take_off;
    round_.returned = {saved->returned, saved->may_have_returned};
    round_.asked = saved->asked_whether_over;
    saved_discs_ = saved->discs;
    view_.questions = saved->questions;
    for (TableQuestion& question : view_.questions) question.id = ++last_question_;
  }
  publish();
}

void Table::save() const {
  if (options_.folder.empty() || !(match_.match() || keeps_round_)) return;
  std::filesystem::create_directories(options_.folder);
  const auto& playing = match_.match();
  save_round({.match = playing ? std::optional(playing->uuid) : std::nullopt,
              .twenties = round_.twenties,
              .shots = round_.shots.seen(),
              .missed_shots = round_.shots.missed(),
              .discs = memory_.discs(),
              .to_take_off = round_.to_take_off,
              .returned = round_.returned.count(),
              .may_have_returned = round_.returned.possible(),
              .questions = view_.questions,
              .asked_whether_over = round_.asked},
             options_.folder / kRoundFile);
}

}  // namespace ringside
