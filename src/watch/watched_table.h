// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "broker/event_log.h"
#include "broker/table_link.h"
#include "live/analysis/frame_analyzer.h"
#include "live/capture/clock.h"
#include "live/table/table.h"
#include "recording/recorder.h"
#include "watch/broker_arguments.h"
#include "watch/event_printer.h"
#include "watch/serving/served_page.h"
#include "watch/table_arguments.h"

namespace ringside {

// What the tables of a program share, as long as it runs.
struct WatchPlace {
  TerminalLine& line;
  EventPrinter& printer;
  WorkQueue& work;
  std::stop_token stop;
};

// One table with all that belongs to it: camera, ledger, recording, page and place on a broker.
class WatchedTable {
 public:
  // page: without an address to listen on none is served; its folder keeps the tokens, of the broker too.
  // Throws CommandError, also about a match or a ledger; the video file is open then, a camera may come
  // later.
  WatchedTable(const TablePlan& plan, const PageOptions& page, const BrokerArguments& broker,
               const WatchPlace& place);

  // Watches to the end of the source or until it is to stop. The recording is whole then; the page stays as
  // long as this does. Returns why a file ended before its time, which is said too; else nothing. Throws
  // CommandError.
  std::string watch();

  const TableDoor& door() const { return table_; }
  bool has_page() const { return page_.server != nullptr; }
  // Above the status line, with the table's and the source's name.
  void say_of_source(const std::string& message) const;

 private:
  std::unique_ptr<Recorder> made_recorder() const;
  EventSink sink();
  TableOptions table_options() const;
  FrameAnalyzerOptions analyzer_options() const;
  void begin();
  void serve(PageOptions page);
  std::string named(const std::string& text) const;
  std::function<void(const std::string&)> teller() const;

  TablePlan plan_;
  WatchPlace place_;
  SteadyClock clock_;
  std::unique_ptr<Recorder> recorder_;  // null: nothing is recorded
  EventLog events_;
  bool logs_events_;  // somebody may ask for earlier ones
  Table table_;
  ServedPage page_;
  std::unique_ptr<TableLink> link_;
  std::unique_ptr<FrameSource> source_;
  std::optional<FrameAnalyzer> analyzer_;
};

}  // namespace ringside
