// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "app/match/match_arguments.h"
#include "app/match/match_command.h"
#include "app/program/backup.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/read_json.h"
#include "app/program/same_file.h"
#include "report/match/match_cmn.h"
#include "report/match/match_csv.h"
#include "report/match/match_file.h"
#include "report/match/match_text.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

struct FileArguments {
  std::string format = "json";
  std::string file;
  MatchChoice choice;
};

std::string text_of(const StoredMatch& stored, const std::string& format) {
  if (format == "csv") return match_csv_text(stored);
  return format == "cmn" ? match_cmn_text(stored) : match_file_text(stored);
}

void export_match(const FileArguments& arguments) {
  const std::filesystem::path place = ledger_place(arguments.choice.ledger);
  if (arguments.file != kStandardOutput && same_file(arguments.file, place))
    throw CommandError(arguments.file, "is the ledger itself; name another file");
  const Ledger ledger = Ledger::to_read(place);
  write_output(arguments.file, text_of(ledger.find(match_id(arguments.choice, ledger)), arguments.format));
}

struct CopiedMatches {
  BackupArguments backup;
  MatchChoice choice;
};

void import_match(const FileArguments& arguments) {
  StoredMatch match;
  try {
    match = read_match_file(read_json(arguments.file));
  } catch (const RulesError& error) {
    throw CommandError(arguments.file, error.what());
  }
  Ledger ledger(ledger_place(arguments.choice.ledger));
  write_stdout(match_text(ledger.add_copy(match)));
}

}  // namespace

std::vector<Command> add_match_files(const Parser& match) {
  auto out = std::make_shared<FileArguments>();
  const Parser out_parser = match.subcommand("export", "Write a match to a file.");
  out_parser.add("-o,--output", out->file, "FILE|-", "where to; - is stdout").required();
  out_parser.add("--format", out->format, "NAME", "json (whole, for import), csv or cmn; default: json")
      .one_of({"json", "csv", "cmn"});
  add_match_options(out_parser, out->choice);
  auto in = std::make_shared<FileArguments>();
  const Parser in_parser = match.subcommand("import", "Take a match in from a JSON file of ours.");
  in_parser.add("FILE", in->file, " ", "that ringside match export wrote").required();
  add_ledger_option(in_parser, in->choice);
  auto copied = std::make_shared<CopiedMatches>();
  const Parser copied_parser =
      match.subcommand("backup", "Copy the ledger with all its matches, also while a game is watched.");
  add_backup_options(copied_parser, copied->backup);
  add_ledger_option(copied_parser, copied->choice);
  return {
      {out_parser, [out] { return by_the_rules([&] { export_match(*out); }); }},
      {in_parser, [in] { return by_the_rules([&] { import_match(*in); }); }},
      {copied_parser, [copied] {
         return by_the_rules([&] { back_up<Ledger>(copied->backup, ledger_place(copied->choice.ledger)); });
       }}};
}

}  // namespace ringside
