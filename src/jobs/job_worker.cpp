// SPDX-License-Identifier: MIT
#include "jobs/job_worker.h"

#include <utility>

#include "jobs/job_error.h"
#include "match/uuid.h"
#include "report/data/version.h"

namespace ringside {

JobWorker::JobWorker(JobWorkerOptions options)
    : options_(std::move(options)), name_(random_uuid()), topics_(options_.pool), scorer_(options_.photos) {
  connection_ = std::make_unique<BrokerConnection>(broker_options(), listener());
  threads_.emplace_back([this](const std::stop_token& stop) { steer(stop); });
  for (std::size_t i = 0; i < options_.slots; ++i)
    threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

JobWorker::~JobWorker() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
  connection_.reset();
}

// The farewell takes back what is retained of it.
BrokerOptions JobWorker::broker_options() const {
  MqttMessage farewell;
  farewell.topic = topics_.presence(name_);
  farewell.retained = true;
  return {.address = options_.address,
          .tls = options_.tls,
          .client = "ringside-" + name_,
          .farewell = farewell,
          .subscriptions = {{.filter = topics_.shared_jobs(), .own = true}},
          .most_bytes = static_cast<std::int32_t>(kMostBytesOfJob) + 1024};
}

BrokerListener JobWorker::listener() {
  return {.opened =
              [this] {
                options_.tell(options_.address.shown() + ": takes jobs of pool " + options_.pool);
                const std::lock_guard lock(mutex_);
                opened_ = true;
                changed_.notify_all();
              },
          .closed = [this](const std::string& why) { options_.tell(options_.address.shown() + ": " + why); },
          .came =
              [this](MqttMessage message) {
                const std::lock_guard lock(mutex_);
                // Beyond that it is a flood; who handed them out hears nothing and hands them out again.
                if (came_.size() < 2 * kHeldPerSlot * options_.slots) came_.push_back(std::move(message));
                changed_.notify_all();
              },
          .acknowledged =
              [this](long number, const std::string&) {
                const std::lock_guard lock(mutex_);
                unheard_.erase(number);
              }};
}

long JobWorker::next_number() {
  const std::lock_guard lock(mutex_);
  return ++number_;
}

void JobWorker::publish(const MqttMessage& message) { connection_->publish(message, next_number()); }

void JobWorker::send_answer(const std::string& batch, const AnswerMessage& answer) {
  MqttMessage message;
  message.topic = topics_.answers(batch);
  message.payload = answer_payload(answer);
  const long number = next_number();
  {
    const std::lock_guard lock(mutex_);
    unheard_[number] = message;
  }
  connection_->publish(message, number);
}

void JobWorker::say_present() {
  WorkerPresence presence{.ringside = std::string(version()), .slots = options_.slots, .holds = {}};
  {
    const std::lock_guard lock(mutex_);
    presence.holds = holds_;
  }
  MqttMessage message;
  message.topic = topics_.presence(name_);
  message.payload = presence_payload(presence);
  message.retained = true;
  publish(message);
}

// Answers first: who reads the presence takes what is not held for lost.
void JobWorker::reopen() {
  std::map<long, MqttMessage> again;
  {
    const std::lock_guard lock(mutex_);
    again = unheard_;
  }
  for (const auto& [number, message] : again) connection_->publish(message, number);
}

bool JobWorker::keep(Job& job) {
  const std::lock_guard lock(mutex_);
  if (holds_.contains(job.id())) return true;
  if (holds_.size() >= kHeldPerSlot * options_.slots) return false;
  holds_.insert(job.id());
  waiting_.push_back(std::move(job));
  changed_.notify_all();
  return true;
}

void JobWorker::take(const MqttMessage& message) {
  try {
    Job job = read_job(message.payload);
    if (!keep(job)) send_answer(job.batch, {.photo = job.photo, .declined = kNoRoom});
  } catch (const JobError& error) {
    options_.tell("a job is refused: " + std::string(error.what()));
  }
}

void JobWorker::steer(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, stop, kHeartbeat, [this] { return opened_ || news_ || !came_.empty(); });
    const std::deque<MqttMessage> came = std::exchange(came_, {});
    news_ = false;
    const bool opened = std::exchange(opened_, false);
    lock.unlock();
    if (opened) reopen();
    for (const MqttMessage& message : came) take(message);
    say_present();
  }
}

AnswerMessage JobWorker::answer_to(const Job& job) {
  try {
    return {.photo = job.photo, .answer = scorer_.score(job)};
  } catch (const JobError& error) {
    options_.tell("a job is refused: " + std::string(error.what()));
    return {.photo = job.photo, .declined = error.what()};
  } catch (const std::exception& error) {  // a full disk
    options_.tell("a photo cannot be scored (" + std::string(error.what()) +
                  "); see what this machine lacks");
    return {.photo = job.photo, .declined = error.what()};
  }
}

void JobWorker::work(const std::stop_token& stop) {
  while (true) {
    std::unique_lock lock(mutex_);
    if (!changed_.wait(lock, stop, [this] { return !waiting_.empty(); }) || stop.stop_requested()) return;
    const Job job = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    send_answer(job.batch, answer_to(job));
    lock.lock();
    holds_.erase(job.id());
    news_ = true;
    changed_.notify_all();
  }
}

}  // namespace ringside
