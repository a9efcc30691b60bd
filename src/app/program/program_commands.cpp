// SPDX-License-Identifier: MIT
#include "app/program/program_commands.h"

#include <CLI/CLI.hpp>
#include <sstream>

#include "app/program/command_error.h"
#include "app/program/manual.h"
#include "app/program/output.h"
#include "report/data/text.h"
#include "text/columns.h"
#include "text/shown_address.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr const char* kDefault = "default: ";

// Descriptions end with the default where there is one worth telling.
std::string default_of(const OptionUsage& option) {
  const auto at = option.description.rfind(kDefault);
  return at == std::string::npos ? "" : option.description.substr(at + std::string_view(kDefault).size());
}

// A camera's address may hold its password.
std::string shown_value(const Setting& setting) { return printable(shown_address(setting.value)); }

TextRow row_of(const OptionUsage& option, const Setting* setting) {
  const std::string name = setting_name(option);
  if (setting) return {name, shown_value(*setting), printable(setting->place())};
  const std::string value = default_of(option);
  return {name, value.empty() ? "-" : value, "default"};
}

std::string name_of(const Setting& setting) {
  std::string name;
  for (const std::string& word : setting.command) name += word + ".";
  return name + setting.option;
}

// Of several files that speak of the same, the first counts.
std::vector<TextRow> rows_in_force(const Settings& settings) {
  std::vector<TextRow> rows;
  for (const Setting& setting : settings) {
    const std::string name = name_of(setting);
    const bool is_known =
        std::any_of(rows.begin(), rows.end(), [&](const TextRow& row) { return row[0] == name; });
    if (!is_known) rows.push_back({name, shown_value(setting), printable(setting.place())});
  }
  return rows;
}

std::string files_text(const std::vector<fs::path>& files) {
  std::ostringstream out;
  for (const fs::path& file : files) {
    std::error_code error;
    out << printable(file.string()) << (fs::exists(file, error) ? "" : ": not there") << '\n';
  }
  return out.str();
}

const CommandUsage& command_named(const Words& words, const CommandUsage& usage) {
  const CommandUsage* at = &usage;
  for (const std::string& word : words) {
    at = command_called(word, *at);
    if (!at) throw CommandError("config", "'" + word + "' is no command of ringside; see ringside --help");
  }
  return *at;
}

}  // namespace

void add_own_commands(CLI::App& app, OwnArguments& arguments) {
  CLI::App* config =
      app.add_subcommand("config", "Say which settings are in force and where they come from.");
  config->add_option("COMMAND", arguments.config, "every option of that command; default: all that files say")
      ->option_text("...");
  config->footer(
      "Settings are YAML: OPTION: VALUE for all commands that have it; below COMMAND: for that one.\n"
      "What is typed counts most, then ~/.config/ringside/config.yaml, then /etc/ringside/config.yaml.");
  CLI::App* help = app.add_subcommand("help", "Say how a command is used: help score, help match add.");
  help->add_option("--manual", arguments.manual, "write the man pages there")->option_text("DIR");
}

void write_manual(const std::string& folder, const CommandUsage& usage, bool is_part) {
  std::error_code error;
  fs::create_directories(folder, error);
  for (const ManualPage& page : manual_pages(usage, is_part)) {
    try {
      write_file(fs::path(folder) / page.file, page.text);
    } catch (const WriteError& wrong) {
      throw CommandError(folder, wrong.what());
    }
  }
}

std::string settings_text(const Words& command, const CommandUsage& usage, const Settings& settings,
                          const std::vector<fs::path>& files) {
  std::vector<TextRow> rows;
  if (command.empty()) {
    rows = rows_in_force(settings);
  } else {
    for (const OptionUsage& option : command_named(command, usage).options) {
      const std::string name = setting_name(option);
      if (!name.empty()) rows.push_back(row_of(option, setting_for(command, name, settings)));
    }
  }
  const std::string table = rows.empty() ? "  nothing is set\n" : aligned(rows, {{}, {}, {}});
  return files_text(files) + table;
}

}  // namespace ringside
