// SPDX-License-Identifier: MIT
#include "jobs/handing_side.h"

#include <deque>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "app/program/command_error.h"
#include "jobs/answer_message.h"
#include "jobs/batch_answers.h"
#include "jobs/carried_options.h"
#include "jobs/hand_out.h"
#include "jobs/job.h"
#include "jobs/job_error.h"
#include "jobs/job_photo.h"
#include "jobs/work_topics.h"
#include "match/uuid.h"
#include "report/data/text.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience{60};  // without any worker: nobody is there
constexpr const char* kWorkers = "--workers";

// One batch, while its answers are awaited.
class HandingSide {
 public:
  HandingSide(const HandingOptions& options, const ScoreArguments& arguments, const ScoreJob& job,
              const AnswerSink& sink)
      : options_(options),
        job_(job),
        sink_(sink),
        carried_(line_text(carried_options(arguments))),
        kept_(options.answers, carried_, job.photos, options.tell),
        batch_(random_uuid()),
        topics_(options.pool),
        hand_out_(batch_, std::string(version()), job.photos.size()),
        connection_({.address = options.address,
                     .tls = options.tls,
                     .client = "ringside-" + batch_,
                     .subscriptions = {{.filter = topics_.answers(batch_), .own = true},
                                       {.filter = topics_.all_presence(), .own = true}},
                     .most_bytes = kMostBytesOfAnswer + 1024},
                    listener()) {}

  void run() {
    constexpr std::chrono::milliseconds kLook{100};
    sink_.waits(0);
    take_from_before();
    with_workers_ = Clock::now();
    while (given_ < job_.photos.size()) {
      for (Happening& happening : happened_within(kLook))
        std::visit([this](auto& it) { take(it); }, happening);
      hand_out_.look_after(Clock::now());
      for (const std::size_t photo : hand_out_.hopeless()) give_up(photo);
      send_some();
      give();
      check_patience();
    }
  }

 private:
  struct Back {};
  struct Away {
    std::string why;
  };
  struct Refused {
    std::string why;
  };
  using Happening = std::variant<Back, Away, Refused, MqttMessage>;

  BrokerListener listener() {
    return {.opened = [this] { note(Back{}); },
            .closed = [this](const std::string& why) { note(Away{why}); },
            .came = [this](MqttMessage message) { note(std::move(message)); },
            .acknowledged =
                [this](long, const std::string& refusal) {
                  // Nobody subscribes: no workers yet, and the job is handed out again.
                  if (!refusal.empty() && refusal.find("subscribers") == std::string::npos)
                    note(Refused{refusal});
                }};
  }

  void note(Happening happening) {
    const std::lock_guard lock(mutex_);
    happened_.push_back(std::move(happening));
    changed_.notify_all();
  }

  std::deque<Happening> happened_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, time, [this] { return !happened_.empty(); });
    return std::exchange(happened_, {});
  }

  void take(const Back&) {
    open_ = true;
    trouble_.clear();
    hand_out_.reconnected(Clock::now());
  }

  void take(const Away& away) {
    open_ = false;
    if (std::exchange(trouble_, away.why) != away.why)
      options_.tell(options_.address.shown() + ": " + away.why);
  }

  void take(const Refused& refused) {
    throw CommandError(kWorkers, "the broker refuses jobs (" + refused.why + "); see its access list");
  }

  void take(const MqttMessage& message) {
    const std::string worker = topics_.worker_of(message.topic);
    try {
      if (worker.empty()) {
        take_answer(message.payload);
      } else if (message.payload.empty()) {
        hand_out_.gone(worker);
      } else {
        hand_out_.saw(worker, read_presence(message.payload), Clock::now());
      }
    } catch (const JobError& error) {
      options_.tell("what a worker says is not understood: " + std::string(error.what()));
    }
  }

  void take_from_before() {
    std::size_t count = 0;
    for (std::size_t photo = 0; photo < job_.photos.size(); ++photo) {
      std::optional<PhotoAnswer> answer = kept_.before(photo);
      if (!answer) continue;
      ++count;
      take_scored(photo, std::move(*answer));
    }
    if (count > 0)
      options_.tell(options_.answers.string() + ": " + std::to_string(count) + " of " +
                    std::to_string(job_.photos.size()) + " photos were answered before");
  }

  void take_scored(std::size_t photo, PhotoAnswer answer) {
    (*answer.scoring)["photo"] = job_.photos[photo].string();
    keep(photo, std::move(answer));
  }

  void take_answer(const std::string& payload) {
    AnswerMessage message = read_answer_message(payload);
    if (message.photo < 0 || std::cmp_greater_equal(message.photo, job_.photos.size())) return;
    const auto photo = static_cast<std::size_t>(message.photo);
    if (!message.answer) return declined(photo, message.declined);
    take_scored(photo, std::move(*message.answer));
  }

  void declined(std::size_t photo, const std::string& why) {
    if (why == kNoRoom) return hand_out_.take_back(photo, Clock::now());
    if (std::exchange(declined_, why) != why) options_.tell("a worker declines a job: " + printable(why));
    hand_out_.spoiled(photo);
  }

  void keep(std::size_t photo, PhotoAnswer answer) {
    if (!hand_out_.answered(photo)) return;
    kept_.came(photo, answer);
    answers_.emplace(photo, std::move(answer));
  }

  // The photos' order is that of the answers.
  void give() {
    for (auto next = answers_.find(given_); next != answers_.end(); next = answers_.find(given_)) {
      sink_.take(given_, std::move(next->second));
      answers_.erase(next);
      if (++given_ < job_.photos.size()) sink_.waits(given_);
    }
  }

  void give_up(std::size_t photo) {
    PhotoReport report;
    report.photo = job_.photos[photo];
    report.outcome =
        Refusal{Refusal::Cause::kNotScorable,
                "three workers declined it, or ended at it; score it by itself, without --workers"};
    keep(photo, answer_of(report, job_.scoring.rules));
  }

  void score_here(std::size_t photo) {
    const Scoring& scoring = job_.scoring;
    kept_.sent(photo, "");
    const FlowResult result = scored_by_rules(score_photo(job_.photos[photo], scoring.flow), scoring.rules);
    keep(photo, answer_of(result.report, scoring.rules));
  }

  void send_some() {
    while (open_) {
      const auto photo = hand_out_.next(Clock::now());
      if (!photo) return;
      Job job{.ringside = std::string(version()),
              .batch = batch_,
              .photo = static_cast<int>(*photo),
              .name = valid_utf8(job_.photos[*photo].string()),
              .options = carried_};
      if (!put_photo(job, job_.photos[*photo], options_.shared)) {
        score_here(*photo);
        continue;
      }
      kept_.sent(*photo, job.bytes);
      MqttMessage message;
      message.topic = topics_.jobs();
      message.payload = job_payload(job);
      message.content_type = "application/octet-stream";
      if (!connection_.publish(message, ++number_)) return hand_out_.take_back(*photo, Clock::now());
    }
  }

  void check_patience() {
    const auto now = Clock::now();
    if (open_ && hand_out_.workers() > 0) with_workers_ = now;
    if (now - with_workers_ <= kPatience) return;
    throw CommandError(kWorkers, !open_ ? options_.address.shown() + " is away for a minute: " + trouble_
                                 : hand_out_.saw_other_version()
                                     ? "all workers are of another version; start those of this one"
                                     : "no worker is there; start some with ringside worker --mqtt URL");
  }

  const HandingOptions& options_;
  const ScoreJob& job_;
  const AnswerSink& sink_;
  std::string carried_;
  BatchAnswers kept_;
  std::string batch_;
  WorkTopics topics_;
  HandOut hand_out_;
  std::map<std::size_t, PhotoAnswer> answers_;  // not yet given
  std::size_t given_ = 0;
  bool open_ = false;
  std::string trouble_, declined_;  // told last
  long number_ = 0;
  Clock::time_point with_workers_ = Clock::now();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Happening> happened_;
  BrokerConnection connection_;  // last: it calls in
};

}  // namespace

void hand_out(const HandingOptions& options, const ScoreArguments& arguments, const ScoreJob& job,
              const AnswerSink& sink) {
  HandingSide(options, arguments, job, sink).run();
}

}  // namespace ringside
