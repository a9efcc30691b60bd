// SPDX-License-Identifier: MIT
#include "watch/watched_table.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "live/capture/video_source.h"
#include "live/watch_game.h"
#include "text/shown_address.h"
#include "watch/photos/measure_apart.h"
#include "watch/table_page.h"
#include "watch/watched_source.h"

namespace ringside {
namespace {

// What the parts of a table throw, in one line about what it is about.
template <typename Step>
auto told(const std::string& source, const Step& step) {
  try {
    return step();
  } catch (const TableError& error) {
    throw CommandError("match", error.what());
  } catch (const CalibrationError& error) {
    throw CommandError(shown_address(source), error.what());
  }
}

WatchedSource watched_source(const TablePlan& plan) {
  return {.name = plan.source,
          .at_once = plan.at_once,
          .lens = plan.flow.calibration ? plan.flow.calibration->lens : plan.flow.board.lens};
}

}  // namespace

WatchedTable::WatchedTable(const TablePlan& plan, const PageOptions& page, const BrokerArguments& broker,
                           const WatchPlace& place)
    : plan_(plan),
      place_(place),
      recorder_(made_recorder()),
      logs_events_(!broker.place.broker.empty()),
      table_(table_options(), sink()) {
  begin();
  analyzer_.emplace(analyzer_options());  // which takes the sides' colours from the match
  if (!page.listen.empty()) serve(page);
  link_ = link_of(broker, table_, events_, page.folder, teller());
  source_ = open_watched(watched_source(plan_), recorder_.get(), clock_, place_.stop);
}

void WatchedTable::serve(PageOptions page) {
  page.refused = teller();
  if (!plan_.name.empty()) std::cerr << plan_.name << ": ";
  page_ = serve_page(table_, page);
}

std::string WatchedTable::watch() {
  const std::string why_ended =
      told(plan_.source, [this] { return watch_game(*source_, *analyzer_, table_, place_.stop); });
  if (recorder_) recorder_->finish_clip();
  if (!why_ended.empty()) say_of_source(why_ended);
  return why_ended;
}

void WatchedTable::say_of_source(const std::string& message) const {
  place_.line.print_above([&] { say(named(shown_address(plan_.source)), message); });
}

std::string WatchedTable::named(const std::string& text) const {
  return plan_.name.empty() ? text : plan_.name + ": " + text;
}

std::function<void(const std::string&)> WatchedTable::teller() const {
  return [this](const std::string& text) { place_.line.print_above([&] { say(named(text)); }); };
}

std::unique_ptr<Recorder> WatchedTable::made_recorder() const {
  if (plan_.record.empty()) return nullptr;
  std::error_code error;
  std::filesystem::create_directories(plan_.record, error);
  if (error)
    throw CommandError(plan_.record, "cannot be made (" + error.message() + "); give another folder");
  return std::make_unique<Recorder>(RecorderOptions{.folder = plan_.record,
                                                    .most_bytes = plan_.record_bytes,
                                                    .now = time_for_files,
                                                    .trouble = [this](const std::string& text) {
                                                      place_.line.print_above(
                                                          [&] { say(named(plan_.record.string()), text); });
                                                    }});
}

EventSink WatchedTable::sink() {
  return [this](const nlohmann::ordered_json& event, const cv::Mat& measured) {
    place_.printer.print(event, plan_.name);
    if (logs_events_) events_.add(event);
    if (recorder_) recorder_->event(event, measured);
  };
}

TableOptions WatchedTable::table_options() const {
  return {.scoring = plan_.flow.scoring,
          .rules = plan_.rules,
          .disc_shape = plan_.flow.discs.shape,
          .ledger = plan_.ledger,
          .folder = plan_.folder() / "live",
          .now = time_for_files,
          .measure_photo = measure_apart({.flow = plan_.photos, .stop = place_.stop})};
}

void WatchedTable::begin() {
  told(plan_.source, [this] {
    if (plan_.resume) {
      table_.resume(plan_.match);
    } else if (plan_.match) {
      table_.play(*plan_.match);
    }
  });
}

FrameAnalyzerOptions WatchedTable::analyzer_options() const {
  FrameAnalyzerOptions options{.board = plan_.flow.board,
                               .calibration = plan_.flow.calibration,
                               .discs = plan_.flow.discs,
                               .work = TableWork(place_.work)};
  if (const auto match = table_.newest()->match)
    options.discs.colours = colours_of(match->match.setup.players);
  if (kind_of_source(plan_.source) != SourceKind::kFile) options.seconds_for_reading = 0;
  return options;
}

}  // namespace ringside
