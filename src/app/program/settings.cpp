// SPDX-License-Identifier: MIT
#include "app/program/settings.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

#include "board/nearest.h"
#include "board/strict_yaml.h"
#include "board/yaml_scalar.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDeepest = 2;  // match: add: - no command of ours has more words

const char* variable(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

// An option of the command, or of one of its commands.
bool has_option(const CommandUsage& usage, const std::string& name) {
  return std::any_of(usage.options.begin(), usage.options.end(),
                     [&](const OptionUsage& option) { return setting_name(option) == name; }) ||
         std::any_of(usage.commands.begin(), usage.commands.end(),
                     [&](const CommandUsage& command) { return has_option(command, name); });
}

void add_names(std::vector<std::string>& names, const CommandUsage& usage) {
  for (const OptionUsage& option : usage.options)
    if (const std::string name = setting_name(option); !name.empty()) names.push_back(name);
  for (const CommandUsage& command : usage.commands) {
    names.push_back(command.name);
    add_names(names, command);
  }
}

// Within one file.
bool counts_more(const Setting& a, const Setting& b) { return a.command.size() > b.command.size(); }

class Reader {
 public:
  Reader(fs::path file, bool is_part) : file_(std::move(file)), is_part_(is_part) {}

  void read(const YAML::Node& node, const CommandUsage& usage, const std::vector<std::string>& command) {
    if (!node.IsMap()) fail_at(file_, node.Mark(), "must be lines OPTION: VALUE; see ringside config --help");
    std::set<std::string> seen;
    for (const auto& entry : node) {
      if (!entry.first.IsScalar()) fail_at(file_, entry.first.Mark(), "is no name of an option; correct it");
      const std::string key = entry.first.Scalar();
      // A command and an option may have the same name: discs.
      if (!seen.insert(key + (entry.second.IsMap() ? "/" : "")).second)
        fail_at(file_, entry.first.Mark(), quoted(key) + " is given twice; keep one");
      entry.second.IsMap() ? read_command(entry.first, entry.second, usage, command)
                           : read_option(entry.first, entry.second, usage, command);
    }
  }

  Settings found() && { return std::move(found_); }

 private:
  [[noreturn]] void fail_unknown(const YAML::Node& key, const CommandUsage& usage) const {
    std::vector<std::string> names;
    add_names(names, usage);
    const auto meant = nearest(key.Scalar(), names);
    fail_at(file_, key.Mark(),
            quoted(key.Scalar()) + " is no option here" +
                (meant ? "; did you mean " + *meant + "?" : "; see ringside " + usage.name + " --help"));
  }

  void read_command(const YAML::Node& key, const YAML::Node& node, const CommandUsage& usage,
                    std::vector<std::string> command) {
    const CommandUsage* named = command_called(key.Scalar(), usage);
    if (named && named->elsewhere) return;
    if (!named && is_part_) return;
    if (!named || command.size() >= kDeepest) fail_unknown(key, usage);
    command.push_back(key.Scalar());
    read(node, *named, command);
  }

  void read_option(const YAML::Node& key, const YAML::Node& node, const CommandUsage& usage,
                   const std::vector<std::string>& command) {
    if (!has_option(usage, key.Scalar())) {
      if (is_part_ && command.empty()) return;
      fail_unknown(key, usage);
    }
    found_.push_back({command, key.Scalar(), value_of(key, node), file_, key.Mark().line + 1});
  }

  // A list is written as it would be typed: "Ann=black,Bob=red".
  std::string value_of(const YAML::Node& key, const YAML::Node& node) const {
    if (node.IsScalar()) return node.Scalar();
    if (!node.IsSequence()) fail_at(file_, key.Mark(), quoted(key.Scalar()) + " has no value; give one");
    std::vector<std::string> items;
    for (const YAML::Node& item : node) {
      if (!item.IsScalar()) fail_at(file_, item.Mark(), "is no single value; write one for each line");
      items.push_back(item.Scalar());
    }
    return joined(items, ",");
  }

  fs::path file_;
  bool is_part_;
  Settings found_;
};

}  // namespace

std::string setting_name(const OptionUsage& option) {
  static const std::set<std::string> kTypedOnly{"help", "version", "config"};
  if (option.is_argument() && option.repeats) return "";
  std::string name = option.longest_name();
  name.erase(0, std::min(name.find_first_not_of('-'), name.size()));
  if (option.is_argument())
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return kTypedOnly.contains(name) ? "" : name;
}

Settings read_settings(const fs::path& file, const CommandUsage& program, bool is_part) {
  const std::string text = read_yaml_text(file);
  Reader reader(file, is_part);
  try {
    const YAML::Node node = YAML::Load(text);
    if (!node.IsNull()) reader.read(node, program, {});
  } catch (const YAML::Exception& error) {
    fail_at(file, error.mark, "is not valid YAML (" + error.msg + "); correct the line");
  }
  Settings settings = std::move(reader).found();
  std::stable_sort(settings.begin(), settings.end(),
                   [](const Setting& a, const Setting& b) { return a.command.size() > b.command.size(); });
  return settings;
}

Settings shared(Settings settings, const std::string& from, const CommandUsage& to) {
  const Settings given = settings;
  for (Setting setting : given) {
    if (setting.command != std::vector{from} || !has_option(to, setting.option)) continue;
    setting.command = {to.name};
    settings.push_back(std::move(setting));
  }
  std::stable_sort(settings.begin(), settings.end(), counts_more);
  return settings;
}

std::vector<fs::path> settings_files() {
  const fs::path below = "ringside/config.yaml";
  std::vector<fs::path> files;
  const char* const config = variable("XDG_CONFIG_HOME");
  // The specification has relative paths ignored.
  if (config && fs::path(config).is_absolute()) {
    files.push_back(config / below);
  } else if (const char* home = variable("HOME")) {
    files.push_back(fs::path(home) / ".config" / below);
  }
  const char* const etc = variable("RINGSIDE_ETC");
  files.push_back(fs::path(etc ? etc : "/etc/ringside") / "config.yaml");
  return files;
}

const Setting* setting_for(const std::vector<std::string>& command, const std::string& option,
                           const Settings& settings) {
  const auto found = std::find_if(settings.begin(), settings.end(), [&](const Setting& setting) {
    return setting.option == option && setting.command.size() <= command.size() &&
           std::equal(setting.command.begin(), setting.command.end(), command.begin());
  });
  return found == settings.end() ? nullptr : &*found;
}

}  // namespace ringside
