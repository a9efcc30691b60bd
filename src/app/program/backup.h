// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "app/program/messages.h"
#include "app/program/parser.h"
#include "ledger/if_there.h"

namespace ringside {

// `backup FILE` of a ledger, as typed.
struct BackupArguments {
  std::string file;
  bool replace = false;
};

// FILE and --replace.
void add_backup_options(const Parser& parser, BackupArguments& arguments);

// Throws CommandError where the file cannot be that of a copy of the ledger in `place`.
void check_backup(const BackupArguments& arguments, const std::filesystem::path& place);

// Copies a ledger (Ledger, hall::HallLedger) whole or not at all, whoever writes to it meanwhile. Throws
// CommandError and LedgerError.
template <typename AnyLedger>
void back_up(const BackupArguments& arguments, const std::filesystem::path& place) {
  check_backup(arguments, place);
  AnyLedger::to_read(place).back_up(arguments.file, arguments.replace ? IfThere::kReplace : IfThere::kRefuse);
  note(arguments.file, "holds all of " + place.string());
}

}  // namespace ringside
