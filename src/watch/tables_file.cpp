// SPDX-License-Identifier: MIT
#include "watch/tables_file.h"

#include <algorithm>

#include "app/program/command_error.h"
#include "app/program/file_options.h"
#include "app/program/same_file.h"
#include "board/strict_yaml.h"
#include "live/capture/camera_device.h"
#include "live/capture/video_source.h"

namespace ringside {
namespace {

constexpr const char* kName = "name";
constexpr std::size_t kLongestName = 32;

AddOptions options_into(TableArguments& arguments) {
  return [&arguments](const Parser& parser) {
    add_source_argument(parser, arguments).required();
    add_speed_option(parser, arguments);
    add_table_options(parser, arguments);
  };
}

// It is a part of topics, of a folder's path and of addresses.
bool is_name(const std::string& name) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return !name.empty() && name.size() <= kLongestName && std::all_of(name.begin(), name.end(), fits);
}

std::string name_in(const StrictMap& map) {
  std::string name = map.text(kName);
  if (!is_name(name))
    map.fail(kName, "'" + name + "' is no name; give 1 to 32 letters without marks, digits, - and _");
  return name;
}

TablePlan plan_of(const StrictMap& map, TableArguments arguments, const std::vector<FileOption>& options) {
  arguments.name = name_in(map);
  if (map.has("calibration")) arguments.flow.camera = {};  // what counts for all gives way to it
  std::vector<GivenOption> given;
  for (const FileOption& option : options) {
    if (!map.has(option.name)) continue;
    if (!option.is_flag) given.push_back({option.name, map.text(option.name)});
    if (option.is_flag && map.flag(option.name)) given.push_back({option.name, "true"});
  }
  if (!map.has("source")) map.fail(kName, arguments.name + " has no source; add one");
  const auto refuse = [&](const std::string& why) {
    map.fail(kName, arguments.name + " cannot be watched so: " + why);
  };
  try {
    if (const auto wrong = take_given(options_into(arguments), given)) refuse(*wrong + "; correct it");
    return planned(arguments);
  } catch (const CommandError& error) {
    refuse(error.what());
  } catch (const ModelError& error) {
    refuse(error.what());
  }
  return {};
}

// Of files any number of tables may be made: nobody takes them from one another.
bool same_camera(const std::string& a, const std::string& b) {
  const SourceKind kind = kind_of_source(a);
  if (kind != kind_of_source(b) || kind == SourceKind::kFile) return false;
  return kind == SourceKind::kCamera ? same_file(device_of(a), device_of(b)) : a == b;
}

void check_apart(const StrictMap& map, const TablePlan& plan, const TablePlan& other) {
  const auto refuse = [&](const char* key, const std::string& what) {
    map.fail(map.has(key) ? key : kName, what + " that of table '" + other.name + "'; give another");
  };
  if (plan.name == other.name) refuse(kName, "is also");
  if (same_camera(plan.source, other.source)) refuse("source", "is also");
  // The round being played and the pictures of rounds lie beside the ledger, for one table alone.
  if (same_file(plan.folder(), other.folder())) refuse("db", "lies in a folder that is also");
  if (!plan.record.empty() && !other.record.empty() && same_file(plan.record, other.record))
    refuse("record", "is also");
}

}  // namespace

std::vector<TablePlan> read_tables(const std::filesystem::path& file, const TableArguments& for_all) {
  TableArguments none;
  const std::vector<FileOption> options = file_options(options_into(none));
  StrictMap::Keys keys{kName};
  for (const FileOption& option : options) keys.push_back(option.name);
  std::vector<TablePlan> plans;
  const StrictMap all = read_strict_yaml(file, {"tables"});
  const std::vector<StrictMap> maps = all.maps("tables", keys);
  if (maps.empty()) all.fail("tables", "is empty; add a table");
  for (const StrictMap& map : maps) {
    TablePlan plan = plan_of(map, for_all, options);
    for (const TablePlan& other : plans) check_apart(map, plan, other);
    plans.push_back(std::move(plan));
  }
  return plans;
}

}  // namespace ringside
