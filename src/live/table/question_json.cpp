// SPDX-License-Identifier: MIT
#include "live/table/question_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "live/table/question_words.h"

namespace ringside::table {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<std::string_view, QuestionKind>, 6> kKinds{
    {{"all_shot", QuestionKind::kAllShot},
     {"twenty", QuestionKind::kTwenty},
     {"came_back", QuestionKind::kCameBack},
     {"cleared", QuestionKind::kCleared},
     {"not_counted", QuestionKind::kNotCounted},
     {"maybe_disc", QuestionKind::kMaybeDisc}}};

std::string_view name_of(QuestionKind kind) {
  return std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& named) { return named.second == kind; })
      ->first;
}

std::optional<QuestionKind> kind_of(std::string_view name) {
  const auto* const found =
      std::find_if(kKinds.begin(), kKinds.end(), [&](const auto& named) { return named.first == name; });
  if (found == kKinds.end()) return std::nullopt;
  return found->second;
}

// What stands in a text between two others; empty where they do not.
std::string between(const std::string& text, std::string_view start, std::string_view end) {
  const auto from = text.find(start), to = text.rfind(end);
  if (from == std::string::npos || to == std::string::npos || from + start.size() > to) return "";
  return text.substr(from + start.size(), to - from - start.size());
}

int number_between(const std::string& text, std::string_view start, std::string_view end) {
  const std::string digits = between(text, start, end);
  const bool is_number =
      !digits.empty() && digits.size() < 6 && digits.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? std::stoi(digits) : 0;
}

// The words of versions that wrote no kind, as they were then. They do not change any more.
std::optional<OpenQuestion> question_by_old_words(const Json& json) {
  const auto text = json.at("text").get<std::string>();
  const auto answers = json.at("answers").get<std::vector<std::string>>();
  const auto offers = [&](std::string_view answer) {
    return std::find(answers.begin(), answers.end(), answer) != answers.end();
  };
  const auto team = json.at("team").get<std::string>();
  if (!team.empty()) return OpenQuestion{.kind = QuestionKind::kTwenty, .team = team};
  if (offers("the one that came back")) return OpenQuestion{.kind = QuestionKind::kCameBack};
  if (offers("the round is over"))
    return OpenQuestion{.kind = QuestionKind::kCleared,
                        .shots_seen = number_between(text, "the board is empty after ", " of "),
                        .shots_in_round = number_between(text, " of ", " shots;")};
  if (!offers("count it")) return std::nullopt;
  if (text.starts_with("all discs are shot"))
    return OpenQuestion{.kind = QuestionKind::kAllShot, .why = between(text, "; but ", "; count the round?")};
  return OpenQuestion{.kind = QuestionKind::kNotCounted,
                      .why = between(text, "the round is not counted: ", "; count it now?")};
}

std::optional<OpenQuestion> question_by_kind(const Json& json) {
  const auto kind = kind_of(json.at("kind").get<std::string>());
  if (!kind) return std::nullopt;
  return OpenQuestion{.kind = *kind,
                      .team = json.at("team").get<std::string>(),
                      .why = json.value("why", ""),
                      .disc = json.value("disc", 0),
                      .shots_seen = json.value("shots_seen", 0),
                      .shots_in_round = json.value("shots_in_round", 0)};
}

}  // namespace

Json to_json(const OpenQuestion& question) {
  const TableQuestion put = in_words(question);
  Json json{{"id", question.id},
            {"kind", name_of(question.kind)},
            {"text", put.text},
            {"answers", put.answers},
            {"team", question.team}};
  if (!question.why.empty()) json["why"] = question.why;
  if (question.kind == QuestionKind::kMaybeDisc) json["disc"] = question.disc;
  if (question.kind == QuestionKind::kCleared) {
    json["shots_seen"] = question.shots_seen;
    json["shots_in_round"] = question.shots_in_round;
  }
  return json;
}

std::optional<OpenQuestion> question_from_json(const Json& json, int id) {
  auto question = json.contains("kind") ? question_by_kind(json) : question_by_old_words(json);
  if (question) question->id = json.value("id", id);
  return question;
}

}  // namespace ringside::table
