// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace ringside {

// The topics of one table of a hall: docs/mqtt.md.
class TableTopics {
 public:
  TableTopics(const std::string& hall, const std::string& table)
      : root_("ringside/" + hall + "/" + table + "/") {}

  std::string availability() const { return root_ + "availability"; }
  std::string state() const { return root_ + "state"; }
  std::string match() const { return root_ + "match"; }
  std::string last_match() const { return root_ + "last_match"; }
  std::string events() const { return root_ + "events"; }
  std::string claim() const { return root_ + "claim"; }
  std::string commands() const { return root_ + "commands"; }
  std::string requests() const { return root_ + "requests"; }
  // Answers go to topics below it alone, so that nobody has a table write where it should not.
  bool is_for_answers(const std::string& topic) const;

 private:
  std::string root_;
};

// Why a hall or table cannot be called so; empty when it can. They are parts of topics.
std::optional<std::string> name_complaint(const std::string& name);

}  // namespace ringside
