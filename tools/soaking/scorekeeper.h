// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "plans/random_discs.h"

namespace ringside::soaking {

// A person who gives commands on the table's page.
class Scorekeeper {
 public:
  void move_to(int port) { port_ = port; }  // where the page is served

  // These return why the table refused it; empty when it did not.
  std::string begin_match(const plans::Sides& sides);
  std::string end_round();

 private:
  std::string give(const std::string& command);

  int port_ = 0;
  long keys_ = 0;
};

}  // namespace ringside::soaking
