// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "live/analysis/eyes.h"
#include "live/memory/disc_memory.h"
#include "live/memory/hole_memory.h"
#include "live/memory/returned_discs.h"
#include "live/memory/shot_count.h"
#include "live/table/match_keeper.h"
#include "live/table/round_file.h"
#include "live/view/table_door.h"
#include "report/photo_report.h"
#include "rules/rule_set.h"

namespace ringside {

struct TableOptions {
  ScoringOptions scoring = {};
  RuleSet rules;              // by which shots are judged as long as no match is played
  DiscShape disc_shape = {};  // of the disc model, for pictures of evidence
  std::filesystem::path ledger = {};
  // Folder of the pictures of rounds that were counted and of the round being played; empty: nothing is kept.
  std::filesystem::path folder = {};
  std::function<UtcTime()> now = {};  // written into the ledger
};

// An event as programs get it (docs/live.md) and the picture that it was measured in, empty where there is
// none.
using Tell = std::function<void(const nlohmann::ordered_json& event, const cv::Mat& measured)>;

// The one place that keeps the state of a live table: what lies on the board, the round, the match. Takes
// what the eyes see, one frame after another, and what people decide, from any thread.
class Table final : public TableDoor {
 public:
  Table(TableOptions options, Tell tell);

  // Goes on with a match of the ledger (empty: the latest) and, where it belongs to it, the round that was
  // being played when the program ended. Throws TableError.
  void resume(std::optional<std::int64_t> match);
  // Goes on with a match at the beginning of a round. Throws TableError.
  void play(std::int64_t match);

  void take(const Sight& sight, const Frame& frame, const Eyes& eyes);
  void camera_lost(const std::string& why);
  void camera_ended(const Sight& last);

  std::shared_ptr<const TableView> newest() const override;
  std::shared_ptr<const TableView> newer_than(long revision,
                                              std::chrono::milliseconds patience) const override;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command) override;
  std::string still_frame(bool marked) const override;
  std::string evidence(int disc) const override;

 private:
  // What a round is made of besides the discs on the deck.
  struct Round {
    ByTeam twenties = {};  // set aside
    ShotCount shots = {};
    // As it was before the first disc was lifted by hand since the last shot, and how many were.
    std::optional<ScoredBoard> before_lifting = {};
    cv::Mat picture_before = {};
    int lifted = 0;
    bool asked = false;              // whether the round is over
    std::set<int> to_take_off = {};  // discs that the rules take off after the last shot
    ReturnedDiscs returned = {};
  };

  // How to take back what a person did here.
  struct Done {
    std::string what;  // one line for a person
    std::function<void(Table&)> undo, redo;
  };

  // table_reading.cpp: what is seen.
  void read(const RestReading& reading);
  std::vector<ScoredDisc> score(const RestReading& reading, bool& flat);
  void begin_shot();
  void forget_board();
  void take_shot(const RestReading& reading, std::vector<DiscChange> changes, HoleChange hole);
  void take_hands(const std::vector<DiscChange>& changes, HoleChange hole, const ScoredBoard& before,
                  const cv::Mat& picture);
  bool nothing_to_lift() const;
  void fill_hole(const RestReading& reading, std::vector<DiscChange>& changes);
  void lift_out_of_hole(bool by_hand);
  void tell_twenty(const Disc& disc, const std::string& note);
  void judge(const ScoredBoard& before, const std::vector<DiscChange>& changes);
  bool taken_off_by_rules(const std::set<int>& lifted) const;
  void take_saved_discs();

  // table_round.cpp: rounds and the match.
  bool match_goes_on() const;
  std::optional<int> shots_in_round() const;
  bool all_shot() const;
  bool played_out() const;
  bool all_likely_shot() const;
  bool sides_take_turns() const;
  int lifted_for_round() const;
  bool more_shots_than_discs() const;
  void end_round(const ScoredBoard& board, const cv::Mat& picture);
  bool end_round_unasked();
  void store_round(const ScoredBoard& board, const cv::Mat& picture);
  std::string doubt_about(const ScoredBoard& board) const;
  std::vector<int> players_by_shot() const;
  std::optional<std::string> whose_turn() const;
  void call_sides_by_match();
  void save() const;

  // table_questions.cpp: what people are asked.
  bool twenty_is_open() const;
  bool lifted_disc_is_open() const;
  void ask_whether_over();
  void ask_what_was_lifted();
  void ask_whether_cleared();
  void withdraw_whether_cleared();
  void ask(const std::string& text, std::vector<std::string> answers);
  void ask_about_hole(const std::string& team);
  void ask_to_count(const std::string& why);
  void carry(const AnswerQuestion& command);

  // table_commands.cpp: what people decide.
  void carry(const StartMatch& command);
  void carry(const EndRound& command);
  void carry(const PauseTable& command);
  void carry(const ResumeTable& command);
  void carry(const ChangeTwenties& command);
  void carry(const RuleDisc& command);
  void carry(const AddDisc& command);
  void carry(const RemoveDisc& command);
  void carry(const RecolourDisc& command);
  void carry(const MoveDisc& command);
  void carry(const UndoLast& command);
  void carry(const RedoLast& command);
  void keep_done(Done done);
  void change(const std::string& what, const std::function<void(Table&)>& redo,
              std::function<void(Table&)> undo);
  void replace_disc(const std::string& what, int id, const std::function<void(TableDisc&)>& edit);
  TableDisc& disc(int id);
  void check_team(const std::string& team) const;
  ScoredDisc scored(const Disc& disc) const;

  // table.cpp: what is told and shown.
  ScoredBoard board() const;
  void tell(TableEvent told, const nlohmann::ordered_json& more = {}, const cv::Mat& measured = {});
  TableEvent event(EventKind kind, std::string note = {}) const;
  TableEvent about(EventKind kind, const DiscChange& change) const;
  nlohmann::ordered_json board_json(const ScoredBoard& board) const;
  std::string withheld() const;
  std::vector<std::string> warnings() const;
  void publish();

  TableOptions options_;
  Tell tell_;
  MatchKeeper match_;
  std::shared_ptr<const Calibration> found_ = {};        // as the board was found
  std::shared_ptr<const Calibration> calibration_ = {};  // the same with the lines of the last reading
  std::optional<SmallBoard> small_;
  cv::Mat last_small_;                               // the picture at the last reading
  cv::Mat picture_;                                  // the same, as it is
  cv::Mat frame_picture_;                            // of the newest frame
  std::optional<RestReading> unread_ = {};           // came while the table was paused
  std::vector<TableDisc> saved_discs_ = {};          // of a resumed round, until the board is seen
  std::vector<std::string> warnings_of_sides_ = {};  // of the last reading
  TeamPalette palette_;
  DiscMemory memory_;
  HoleMemory hole_;
  Round round_;
  std::vector<Done> done_, undone_;
  std::shared_ptr<cv::Mat> undo_picture_;  // Round::picture_before of the newest counted round
  int last_question_ = 0;
  double seconds_ = 0;
  long frame_ = 0;
  bool camera_open_ = false;
  bool keeps_round_ = false;  // on disk, also without a match
  std::size_t told_ = 0;      // events

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  TableView view_;
  std::shared_ptr<const TableView> newest_;
};

}  // namespace ringside
