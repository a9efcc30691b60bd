// SPDX-License-Identifier: MIT
#include "app/program/apply_settings.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "app/program/command_error.h"

namespace ringside {
namespace {

// One that was given and cannot be given with this.
const CLI::Option* excluding(const CLI::Option& option) {
  for (const CLI::Option* other : option.get_excludes())
    if (other->count() > 0) return other;
  return nullptr;
}

void apply(CLI::Option& option, const Setting& setting) {
  const bool is_flag = option.get_items_expected_max() == 0;
  if (is_flag && setting.value != "true" && setting.value != "false")
    throw CommandError(setting.place(), setting.option + " is true or false; write one of them");
  if (is_flag && setting.value == "false") return;
  try {
    option.add_result(setting.value);
    option.run_callback();
  } catch (const CLI::ParseError& error) {
    throw CommandError(setting.place(), std::string(error.what()) + "; correct it");
  }
}

class Applied {
 public:
  void to(const std::vector<std::string>& command, CLI::App& app, const Settings& settings) {
    for (const CLI::Option* option : app.get_options({}))
      if (option->count() == 0) to(command, *app.get_option(option->get_name()), settings);
  }

 private:
  void to(const std::vector<std::string>& command, CLI::Option& option, const Settings& settings) {
    const Setting* setting = setting_for(command, setting_name(usage_of(option)), settings);
    if (!setting) return;
    if (const CLI::Option* other = excluding(option)) {
      const auto kept = from_file_.find(other);
      if (kept == from_file_.end()) return;  // typed: it counts more
      throw CommandError(setting->place(), setting->option + " cannot be together with that of " +
                                               kept->second->place() + "; keep one");
    }
    apply(option, *setting);
    from_file_[&option] = setting;
  }

  std::map<const CLI::Option*, const Setting*> from_file_;
};

void require_less_of(const std::vector<std::string>& command, CLI::App& app, const Settings& settings) {
  for (const CLI::Option* option : app.get_options({})) {
    if (option->get_required() && setting_for(command, setting_name(usage_of(*option)), settings))
      app.get_option(option->get_name())->required(false);
  }
  for (CLI::App* part : app.get_subcommands([](CLI::App*) { return true; })) {
    std::vector<std::string> longer = command;
    longer.push_back(part->get_name());
    require_less_of(longer, *part, settings);
  }
}

}  // namespace

void require_less(CLI::App& app, const Settings& settings) { require_less_of({}, app, settings); }

void apply_settings(CLI::App& app, const Settings& settings) {
  std::vector<std::string> command;
  CLI::App* at = &app;
  for (Applied applied;;) {
    applied.to(command, *at, settings);
    const auto parsed = at->get_subcommands();
    if (parsed.empty()) return;
    at = parsed.front();
    command.push_back(at->get_name());
  }
}

}  // namespace ringside
