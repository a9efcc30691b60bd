// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "live/table/table_state.h"

namespace ringside {

// The round that is being played, as it survives the end of the program.
struct SavedRound {
  std::optional<std::string> match = {};    // uuid; empty: none is played
  std::optional<std::size_t> entries = {};  // that the match had in the ledger; earlier files do not have it
  TableState state = {};
};

class RoundFile {
 public:
  explicit RoundFile(const std::filesystem::path& folder) : folder_(folder), file_(folder / "round.json") {}

  // Writes it beside the file, whole and flushed: what can go wrong does so here. Throws WriteError.
  void prepare(const SavedRound& round) const;
  // What was prepared takes the file's place, on the disk too. Throws WriteError.
  void commit() const;

  // What was prepared is not to be: what it was for failed.
  void forget_prepared() const noexcept;

  // Empty when there is no such file. Throws TableError when it is damaged.
  std::optional<SavedRound> load() const;
  // What was prepared and did not take the file's place, because the program was killed; empty when there is
  // none, or no whole one.
  std::optional<SavedRound> load_prepared() const;

 private:
  std::filesystem::path prepared() const { return folder_ / "round.json.new"; }

  std::filesystem::path folder_, file_;
};

}  // namespace ringside
