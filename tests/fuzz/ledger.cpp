// SPDX-License-Identifier: MIT
// A ledger that somebody else made: its pages, its tables and what stands in their rows.
#include "ledger/ledger.h"

#include "fuzz/fuzz_target.h"
#include "support/temp_folder.h"

namespace {

// Whatever is read of it can be written down again.
void read_all(const ringside::Ledger& ledger) {
  try {
    for (const auto& stored : ledger.all()) ringside::fuzz::require(stored.id > 0, "a match has a number");
  } catch (const ringside::LedgerError&) {
  }
  if (const auto latest = ledger.latest()) ledger.find(*latest);
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  static const test::TempFolder folder;
  const auto file = folder.write("matches.db", input);
  for (const char* beside : {"-wal", "-shm", "-journal"}) std::filesystem::remove(file.string() + beside);
  try {
    read_all(Ledger::to_read(file));
  } catch (const LedgerError&) {
  }
  try {
    read_all(Ledger(file, IfMissing::kRefuse));
  } catch (const LedgerError&) {
  }
}
