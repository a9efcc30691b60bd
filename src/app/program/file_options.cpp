// SPDX-License-Identifier: MIT
#include "app/program/file_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/program/settings.h"

namespace ringside {
namespace {

bool is_flag(const OptionUsage& option) { return option.value.empty() && !option.is_argument(); }

}  // namespace

std::vector<FileOption> file_options(const AddOptions& add) {
  CLI::App app;
  add(Parser(&app));
  std::vector<FileOption> options;
  for (const OptionUsage& option : usage_of(app).options)
    if (const std::string name = setting_name(option); !name.empty())
      options.push_back({name, is_flag(option)});
  return options;
}

std::optional<std::string> take_given(const AddOptions& add, const std::vector<GivenOption>& given) {
  CLI::App app;
  add(Parser(&app));
  std::vector<std::string> words, arguments{"--"};
  for (const OptionUsage& option : usage_of(app).options) {
    const std::string name = setting_name(option);
    const auto found =
        std::find_if(given.begin(), given.end(), [&](const GivenOption& one) { return one.name == name; });
    if (found == given.end()) continue;
    if (option.is_argument()) {
      arguments.push_back(found->value);
    } else {
      words.push_back(is_flag(option) ? option.longest_name() : option.longest_name() + "=" + found->value);
    }
  }
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    return error.what();
  }
  return std::nullopt;
}

}  // namespace ringside
