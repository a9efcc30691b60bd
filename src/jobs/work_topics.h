// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// The topics of one pool of workers: docs/workers.md.
class WorkTopics {
 public:
  explicit WorkTopics(const std::string& pool) : root_("ringside/workers/" + pool + "/") {}

  std::string jobs() const { return root_ + "jobs"; }
  // By which the broker gives each job to one of those who subscribe so.
  std::string shared_jobs() const { return "$share/ringside/" + jobs(); }
  std::string answers(const std::string& batch) const { return root_ + "answers/" + batch; }
  std::string presence(const std::string& worker) const { return root_ + "presence/" + worker; }
  std::string all_presence() const { return presence("+"); }
  // Of a topic of presence; empty for any other.
  std::string worker_of(const std::string& topic) const;

 private:
  std::string root_;
};

// Whether it is an id as random_uuid() makes them: such a one is a part of topics.
bool is_id(const std::string& text);

}  // namespace ringside
