// SPDX-License-Identifier: MIT
#include "app/program/completion.h"

#include <algorithm>

#include "board/colour_words.h"
#include "board/models.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

constexpr std::string_view kFiles = ":files\n";
constexpr std::string_view kFolders = ":folders\n";

struct Candidates {
  std::string_view start;  // that they must have
  std::string lines = {};

  void add(const std::string& word, const std::string& description) {
    if (word.starts_with(start)) lines += word + "\t" + description + "\n";
  }
};

template <typename Models>
void add_models(Candidates& candidates, const Models& models) {
  for (const auto& model : models) candidates.add(model.name, model.description);
}

// Names that only the program's data know. Without its models nothing is offered, and nothing said.
void add_known_names(Candidates& candidates, const std::string& option) {
  try {
    if (option == "--board") add_models(candidates, ModelLibrary::standard().boards());
    if (option == "--discs") add_models(candidates, ModelLibrary::standard().discs());
    if (option == "--rules") add_models(candidates, RuleLibrary::standard().all());
  } catch (const ModelError&) {
    return;
  }
}

void add_values(Candidates& candidates, const OptionUsage& option) {
  for (const std::string& word : option.words) candidates.add(word, "");
  if (!option.words.empty()) return;
  add_known_names(candidates, option.longest_name());
  if (option.value == "COLOUR")
    for (const std::string_view word : kColourWords) candidates.add(std::string(word), "");
  if (option.value == "DIR") candidates.lines += kFolders;
  if (option.value.find("FILE") != std::string::npos || option.is_argument()) candidates.lines += kFiles;
}

bool is_called(const OptionUsage& option, const std::string& name) {
  return std::find(option.names.begin(), option.names.end(), name) != option.names.end();
}

// Where on the command line the last word stands.
struct Place {
  const CommandUsage* command;
  const OptionUsage* awaits_value = nullptr;
  std::size_t arguments = 0;  // that stand before it
};

Place after(Place place, const std::string& word) {
  if (place.awaits_value) return {place.command, nullptr, place.arguments};
  if (word.starts_with('-')) {
    for (const OptionUsage& option : place.command->options)
      if (is_called(option, word) && !option.value.empty()) place.awaits_value = &option;
    return place;
  }
  if (const CommandUsage* command = command_called(word, *place.command)) return {command};
  ++place.arguments;
  return place;
}

// The argument that a further word would be; null when there is none.
const OptionUsage* argument_at(const Place& place) {
  std::size_t left = place.arguments;
  for (const OptionUsage& option : place.command->options) {
    if (!option.is_argument()) continue;
    if (left == 0 || option.repeats) return &option;
    --left;
  }
  return nullptr;
}

}  // namespace

std::string completions(const CommandUsage& program, std::span<const std::string> words) {
  if (words.empty()) return "";
  Place place{&program};
  for (const std::string& word : words.first(words.size() - 1)) place = after(place, word);
  Candidates candidates{.start = words.back()};
  if (place.awaits_value) {
    add_values(candidates, *place.awaits_value);
  } else if (words.back().starts_with('-')) {
    for (const OptionUsage& option : place.command->options)
      if (!option.is_argument()) candidates.add(option.longest_name(), option.description);
  } else {
    for (const CommandUsage& command : place.command->commands)
      candidates.add(command.name, command.description);
    if (const OptionUsage* argument = argument_at(place)) add_values(candidates, *argument);
  }
  return candidates.lines;
}

}  // namespace ringside
