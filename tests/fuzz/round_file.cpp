// SPDX-License-Identifier: MIT
// The round that is being played, as a program that was killed left it, or somebody else.
#include "live/table/round_file.h"

#include "fuzz/fuzz_target.h"
#include "live/view/table_command.h"
#include "live/view/table_view.h"
#include "support/temp_folder.h"

void ringside::fuzz::try_input(std::string_view input) {
  static const test::TempFolder folder;
  folder.write("round.json", input);
  const RoundFile file(folder.path());
  std::optional<SavedRound> saved;
  try {
    saved = file.load();
  } catch (const TableError&) {
    return;
  }
  require(saved.has_value(), "a file that is there says something");
  to_string(saved->state.now.board);
  to_string(saved->state.now.motion);
  to_string(saved->state.camera.status);
  file.prepare(*saved);
  const auto again = file.load_prepared();
  require(again && again->match == saved->match && again->entries == saved->entries,
          "a round comes back as it was written");
}
