// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace ringside {

// What tells one kind of ledger from another.
struct LedgerForm {
  int application_id;  // in the file's header; says that it is one of ours, and of which kind
  // The tables as steps from version to version; a file says in user_version how many it has been through.
  // Never changed once published; a new version adds a step.
  std::span<const char* const> steps;
  const char* nothing_kept;  // where there is no file: what is wrong; what to do

  int version() const { return static_cast<int>(steps.size()); }
};

}  // namespace ringside
