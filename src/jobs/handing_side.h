// SPDX-License-Identifier: MIT
#pragma once

#include "app/score/score_command.h"
#include "broker/broker_connection.h"

namespace ringside {

struct HandingOptions {
  BrokerAddress address;
  BrokerTls tls = {};
  std::string pool = kDefaultPool;
  std::filesystem::path shared = {};   // photos below it are not sent: workers have them by their paths
  std::filesystem::path answers = {};  // file that keeps them, should the batch be broken off; or none
  // Gets lines for a person.
  std::function<void(const std::string& line)> tell;
};

// Has a job's photos scored by workers, each once, and gives the answers in their order. What cannot be sent
// is scored here. Throws CommandError.
void hand_out(const HandingOptions& options, const ScoreArguments& arguments, const ScoreJob& job,
              const AnswerSink& sink);

}  // namespace ringside
