// SPDX-License-Identifier: MIT
#include "app/program/backup.h"

#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"

namespace ringside {

void add_backup_options(const Parser& parser, BackupArguments& arguments) {
  parser.add("FILE", arguments.file, " ", "where to").required();
  parser.add_flag("--replace", arguments.replace, "in place of a file that is there");
}

void check_backup(const BackupArguments& arguments, const std::filesystem::path& place) {
  if (arguments.file == kStandardOutput)
    throw CommandError("FILE", "a backup is written whole to a file; name one");
  if (same_file(arguments.file, place))
    throw CommandError(arguments.file, "is the ledger itself; name another file");
}

}  // namespace ringside
