// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <nlohmann/json_fwd.hpp>

#include "live/analysis/frame_observations.h"
#include "live/table/match_keeper.h"
#include "live/table/reading_store.h"
#include "live/table/reduce.h"
#include "live/table/round_file.h"
#include "live/view/table_door.h"

namespace ringside {

struct CallEvidence;

// A photo that somebody sent, measured apart from the table.
struct MeasuredPhoto {
  BoardInPhoto board;
  cv::Mat pixels;  // of the upright photo, for pictures of evidence
  std::string sha256;
  std::string taken;  // as Photo
};

// file: from anybody; colours: of the sides, where a match says so. Throws PhotoRefused. From any thread.
using MeasurePhoto =
    std::function<MeasuredPhoto(const std::string& file, const std::vector<std::string>& colours)>;

struct TableOptions {
  ScoringOptions scoring = {};
  RuleSet rules;              // by which shots are judged as long as no match is played
  DiscShape disc_shape = {};  // of the disc model, for pictures of evidence
  std::filesystem::path ledger = {};
  // Folder of the pictures of rounds that were counted and of the round being played; empty: nothing is kept.
  std::filesystem::path folder = {};
  std::function<UtcTime()> now = {};  // written into the ledger
  MeasurePhoto measure_photo = {};    // empty: no photo is taken in
};

// An event as programs get it (docs/live.md) and the picture that it was measured in, empty where there is
// none.
using EventSink = std::function<void(const nlohmann::ordered_json& event, const cv::Mat& measured)>;

// A live table: takes what the camera's frames show, one after another, and what people decide, from any
// thread. What becomes of it is decided by reduce(); this keeps the state and carries out the effects. A new
// state is taken over only after those that can fail have succeeded.
class Table final : public TableDoor {
 public:
  Table(TableOptions options, EventSink sink);

  // Goes on with a match of the ledger (empty: the latest) and, where it belongs to it, the round that was
  // being played when the program ended. Throws TableError.
  void resume(std::optional<std::int64_t> match);
  // Goes on with a match at the beginning of a round. Throws TableError.
  void play(std::int64_t match);

  void take(const FrameObservations& observed, const Frame& frame);
  void camera_lost(const std::string& why);
  // why: it ended, where that was not the end of a whole file.
  void camera_ended(const FrameObservations& last, const std::string& why = {});

  std::shared_ptr<const TableView> newest() const override;
  std::shared_ptr<const TableView> newer_than(long revision,
                                              std::chrono::milliseconds patience) const override;
  using TableDoor::carry_out;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command, const CommandKey& key) override;
  std::shared_ptr<const TableView> take_photo(const std::string& file, const CommandKey& key) override;
  std::string still_frame(bool marked) const override;
  std::string evidence(int disc) const override;
  std::string evidence_thumbnail(int disc) const override;

  TableState state() const;

 private:
  std::optional<CallEvidence> evidence_on(int disc) const;
  TableContext context(std::string no_rounds = {}) const;
  Reduced reduce_all(const std::vector<Input>& inputs, const TableContext& context) const;

  void apply(const std::vector<Input>& inputs);
  Reduced stored(const std::vector<Input>& inputs);
  void read(const RestReading& reading);
  void carry(const TableCommand& command, const CommandKey& key);

  std::optional<SavedRound> round_on_disk() const;
  CommandKeys keys_from_disk(const std::optional<SavedRound>& saved) const;

  // Effects that can fail.
  void store(const Reduced& next);
  void store_in_ledger(const Reduced& next);
  void take_back_from_ledger(const Reduced& next, const std::optional<StoredMatch>& before);
  void add_round(const AddRound& effect);
  SavedRound saved_round(const TableState& state, std::size_t entries_to_come = 0) const;

  void report(const ReportEvent& effect);
  void publish();

  TableOptions options_;
  TableRules rules_;
  EventSink sink_;
  RoundFile round_file_;
  MatchKeeper match_;
  TableState state_;
  ReadingStore readings_;
  std::optional<RestReading> unread_ = {};              // came while the table was paused
  std::shared_ptr<const MeasuredPhoto> photo_ = {};     // as long as a call of it stands
  cv::Mat frame_picture_;                               // of the newest frame
  std::shared_ptr<const RefusedPicture> refused_ = {};  // while no board is found
  std::vector<TableEvent> events_ = {};                 // the last ones
  std::size_t reported_ = 0;                            // events
  bool keeps_round_ = false;                            // on disk, also without a match
  std::string not_kept_ = {};                           // why the newest state is not on disk

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::shared_ptr<const TableView> newest_;
};

}  // namespace ringside
