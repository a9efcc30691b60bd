// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "jobs/worker_presence.h"

namespace ringside {

// Which photo of a batch is handed out next, who holds which, and what is handed out again. A broker forgets
// a job that was on its way to a worker that died, and all of them when it is restarted itself. So nothing
// rests on it: what no worker says to hold goes to another. Pure.
class HandOut {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // id: of the batch. ringside: version that workers must have.
  HandOut(std::string batch, std::string ringside, std::size_t photos);

  // A photo to hand out now, as far as workers have room.
  std::optional<std::size_t> next(Time now);
  // It could not be sent, or its worker had no room.
  void take_back(std::size_t photo, Time now);
  void saw(const std::string& worker, const WorkerPresence& presence, Time now);
  void gone(const std::string& worker);
  // Whether it is the first answer for it.
  bool answered(std::size_t photo);
  // Its answer was none.
  void spoiled(std::size_t photo);
  // The broker is back; whoever was there has yet to say so.
  void reconnected(Time now);
  // What was lost on its way, and who has fallen silent.
  void look_after(Time now);

  // Photos, at which so many workers ended that another is not to be risked. Given once each.
  std::vector<std::size_t> hopeless();
  std::size_t workers() const { return workers_.size(); }
  bool saw_other_version() const { return other_version_; }
  bool is_done() const { return left_ == 0; }

 private:
  static constexpr std::chrono::seconds kOnItsWay{5}, kSilence{5 * kHeartbeat};
  static constexpr std::chrono::minutes kWork{5};  // a photo of 200 megapixels takes some 10 s
  static constexpr std::chrono::milliseconds kPause{100};
  static constexpr int kMostLosses = 3;

  struct Worker {
    std::size_t slots = 1;
    Time seen = {};
  };
  struct Out {
    Time since = {};
    std::string holder = {};  // empty: on its way
  };

  std::size_t room() const;
  void lose(std::size_t photo);
  std::optional<std::size_t> photo_of(const std::string& id) const;

  std::string batch_, ringside_;
  std::size_t left_;
  std::vector<bool> answered_;
  std::vector<int> losses_;
  std::set<std::size_t> waiting_;
  std::map<std::size_t, Out> out_;
  std::map<std::string, Worker> workers_;
  std::vector<std::size_t> hopeless_ = {};
  Time not_before_ = {};
  bool other_version_ = false;
};

}  // namespace ringside
