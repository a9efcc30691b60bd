// SPDX-License-Identifier: MIT
#include "jobs/carried_options.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "files/regular_file.h"
#include "jobs/job_error.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// A calibration has 3 KB, a model 2.
constexpr std::size_t kMostBytesOfFile = 64 * 1024, kMostBytesOfWord = 1024;

enum class Carried { kWord, kFile, kNameOrFile };

struct CarriedOption {
  const char* name;
  Carried as;
  std::string& (*of)(ScoreArguments&);
};

constexpr std::array kOptions{
    CarriedOption{"calibration", Carried::kFile,
                  [](ScoreArguments& a) -> std::string& { return a.flow.calibration; }},
    CarriedOption{"lens", Carried::kFile,
                  [](ScoreArguments& a) -> std::string& { return a.flow.camera.lens; }},
    CarriedOption{"board", Carried::kNameOrFile,
                  [](ScoreArguments& a) -> std::string& { return a.flow.camera.board; }},
    CarriedOption{"discs", Carried::kNameOrFile,
                  [](ScoreArguments& a) -> std::string& { return a.flow.discs; }},
    CarriedOption{"rules", Carried::kNameOrFile, [](ScoreArguments& a) -> std::string& { return a.rules; }},
    CarriedOption{"outer-diameter", Carried::kWord,
                  [](ScoreArguments& a) -> std::string& { return a.flow.camera.outer_diameter; }},
    CarriedOption{"camera-height", Carried::kWord,
                  [](ScoreArguments& a) -> std::string& { return a.flow.camera.camera_height; }},
    CarriedOption{"confidence", Carried::kWord,
                  [](ScoreArguments& a) -> std::string& { return a.flow.confidence; }},
    CarriedOption{"twenties", Carried::kWord, [](ScoreArguments& a) -> std::string& { return a.twenties; }},
    CarriedOption{"rulings", Carried::kWord, [](ScoreArguments& a) -> std::string& { return a.rulings; }},
    CarriedOption{"players", Carried::kWord, [](ScoreArguments& a) -> std::string& { return a.players; }}};

// As models and rule sets are told from names.
bool is_named_as_file(const std::string& text) {
  return text.find('/') != std::string::npos || text.ends_with(".yaml");
}

// A file's own name says what a model is called.
bool is_plain(const std::string& name) {
  constexpr std::size_t kMostOfName = 64;
  return !name.empty() && name.size() <= kMostOfName && name.front() != '.' &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
                  c == '-' || c == '_' || c == ' ';
         });
}

Json carried_file(const std::string& option, const std::string& file) {
  const std::string name = std::filesystem::path(file).filename().string();
  if (!is_plain(name))
    throw CommandError(file, "cannot be sent to workers by that name; name it with letters and digits");
  try {
    std::string text = RegularFile(file).read(kMostBytesOfFile + 1);
    if (text.size() > kMostBytesOfFile)
      throw CommandError(file, "--" + option + " is too long to be sent to workers; shorten it to 64 KB");
    return {{"file", name}, {"text", std::move(text)}};
  } catch (const FileError& error) {
    throw CommandError(file, std::string(error.what()) + "; give a file that can be read");
  }
}

std::string word_in(const Json& json, std::size_t most) {
  if (!json.is_string() || json.get_ref<const std::string&>().size() > most)
    throw JobError("an option is no text, or too long");
  return json.get<std::string>();
}

std::string file_in(const Json& json, const PrivateFolder& folder) {
  if (!json.is_object() || json.size() != 2 || !json.contains("file") || !json.contains("text"))
    throw JobError("an option that is a file has not \"file\" and \"text\"");
  const std::string name = word_in(json.at("file"), kMostBytesOfWord);
  if (!is_plain(name)) throw JobError("an option's file has no plain name");
  return folder.keep(name, word_in(json.at("text"), kMostBytesOfFile));
}

std::string value_of(const CarriedOption& option, const Json& json, const PrivateFolder& folder) {
  if (option.as == Carried::kFile || (option.as == Carried::kNameOrFile && json.is_object()))
    return file_in(json, folder);
  std::string word = word_in(json, kMostBytesOfWord);
  if (option.as == Carried::kNameOrFile && is_named_as_file(word))
    throw JobError("an option names a file of the worker's");
  return word;
}

}  // namespace

Json carried_options(const ScoreArguments& arguments) {
  ScoreArguments all = arguments;
  Json carried = Json::object();
  for (const CarriedOption& option : kOptions) {
    const std::string& value = option.of(all);
    if (value.empty()) continue;
    const bool is_file =
        option.as == Carried::kFile || (option.as == Carried::kNameOrFile && is_named_as_file(value));
    carried[option.name] = is_file ? carried_file(option.name, value) : Json(value);
  }
  return carried;
}

ScoreArguments arguments_of(const Json& carried, const PrivateFolder& folder) {
  if (!carried.is_object()) throw JobError("the options are no object");
  ScoreArguments arguments;
  for (const auto& [name, value] : carried.items()) {
    const auto option = std::find_if(kOptions.begin(), kOptions.end(),
                                     [&key = name](const CarriedOption& known) { return key == known.name; });
    if (option == kOptions.end()) throw JobError("an option is not known");
    option->of(arguments) = value_of(*option, value, folder);
  }
  return arguments;
}

}  // namespace ringside
