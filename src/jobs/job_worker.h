// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "broker/broker_connection.h"
#include "jobs/answer_message.h"
#include "jobs/job.h"
#include "jobs/job_scorer.h"
#include "jobs/work_topics.h"
#include "jobs/worker_presence.h"

namespace ringside {

struct JobWorkerOptions {
  BrokerAddress address;
  BrokerTls tls = {};
  std::string pool = kDefaultPool;
  std::size_t slots = 1;              // photos to work on side by side
  std::filesystem::path photos = {};  // as JobScorer
  // Gets lines for a person, from any thread.
  std::function<void(const std::string& line)> tell;
};

// Takes jobs from a broker and answers them as long as it lives. Whatever it has not answered when it ends,
// however it ends, others do.
class JobWorker {
 public:
  explicit JobWorker(JobWorkerOptions options);
  ~JobWorker();
  JobWorker(const JobWorker&) = delete;
  JobWorker& operator=(const JobWorker&) = delete;

 private:
  BrokerOptions broker_options() const;
  BrokerListener listener();

  // On a thread of its own.
  void steer(const std::stop_token& stop);
  void reopen();
  void take(const MqttMessage& message);
  bool keep(Job& job);
  void say_present();

  // On a thread for each slot.
  void work(const std::stop_token& stop);
  AnswerMessage answer_to(const Job& job);
  // From both. No lock may be held.
  void send_answer(const std::string& batch, const AnswerMessage& answer);
  void publish(const MqttMessage& message);
  long next_number();

  JobWorkerOptions options_;
  std::string name_;
  WorkTopics topics_;
  JobScorer scorer_;

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<MqttMessage> came_;
  std::deque<Job> waiting_;
  std::set<std::string> holds_;          // waiting, and being worked on
  std::map<long, MqttMessage> unheard_;  // answers that the broker has not acknowledged
  long number_ = 0;
  bool opened_ = false;  // and not yet followed up
  bool news_ = false;    // of what it holds

  std::unique_ptr<BrokerConnection> connection_;
  std::vector<std::jthread> threads_;
};

}  // namespace ringside
