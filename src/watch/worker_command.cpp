// SPDX-License-Identifier: MIT
#include "watch/worker_command.h"

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/typed.h"
#include "app/score/score_command.h"
#include "app/watch_starter.h"
#include "jobs/handing_side.h"
#include "jobs/job_worker.h"
#include "watch/serving/broker_place.h"
#include "watch/serving/stop_signals.h"

namespace ringside {
namespace {

constexpr const char* kWorkers = "--workers";

struct WorkerArguments {
  std::string broker;
  std::string pool{kDefaultPool};
  std::string photos;
  std::string jobs = "1";
  BrokerTls tls = {};
};

void check_photos(const std::string& option, const std::string& folder) {
  if (!folder.empty() && !std::filesystem::is_directory(folder))
    throw CommandError(option, "'" + folder + "' is no folder; give the one that all machines share");
}

ExitCode work(const WorkerArguments& arguments) {
  check_photos("--photos", arguments.photos);
  check_topic_name("--pool", arguments.pool);
  const auto slots = parse_number("--jobs", arguments.jobs, 1, static_cast<int>(kMostSlots));
  const BrokerAddress address =
      checked_broker(kBrokerOption, arguments.broker, arguments.tls, [](auto& line) { say(line); });
  StopSignals signals;
  const JobWorker worker({.address = address,
                          .tls = arguments.tls,
                          .pool = arguments.pool,
                          .slots = static_cast<std::size_t>(slots),
                          .photos = arguments.photos,
                          .tell = [](const std::string& line) { say(line); }});
  wait_until(signals.token());
  return ExitCode::kAllScored;
}

void hand_out_photos(const ScoreArguments& arguments, const ScoreJob& job, const AnswerSink& sink) {
  const WorkersChoice& workers = arguments.workers;
  check_photos("--shared", workers.shared);
  check_topic_name("--pool", workers.pool);
  const BrokerTls tls{workers.authorities, workers.certificate, workers.key};
  const auto tell = [](const std::string& line) { say(line); };
  hand_out({.address = checked_broker(kWorkers, workers.broker, tls, tell),
            .tls = tls,
            .pool = workers.pool,
            .shared = workers.shared,
            .answers = workers.answers,
            .tell = tell},
           arguments, job, sink);
}

}  // namespace

Command add_worker_command(const Parser& program) {
  auto arguments = std::make_shared<WorkerArguments>();
  const Parser parser = program.subcommand("worker", kWorkerDescription);
  parser.add(kBrokerOption, arguments->broker, "URL", "the broker; or @FILE, env:NAME").required();
  parser.add("--jobs", arguments->jobs, "N", "photos to work on side by side; default: 1");
  parser.add("--photos", arguments->photos, "DIR", "photos that lie there need not be sent (--shared)");
  parser.add("--pool", arguments->pool, "NAME", "of workers; default: main");
  add_tls_options(parser, arguments->tls);
  return {parser, [arguments] { return work(*arguments); }};
}

Command add_handing_score_command(const Parser& program) { return score_command(program, hand_out_photos); }

}  // namespace ringside
