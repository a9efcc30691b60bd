// SPDX-License-Identifier: MIT
#include "app/score/photo_answer.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/photos/refusal_code.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "report/data/text.h"
#include "report/json/json.h"
#include "report/words/table.h"

namespace ringside {
namespace {

ExitCode exit_code_of(const PhotoAnswer& answer, bool strict) {
  if (answer.refused) return ringside::exit_code_of(Refusal{*answer.refused, ""});
  return strict && answer.is_open ? ExitCode::kNotScored : ExitCode::kAllScored;
}

bool shows_no_picture(const PhotoAnswer& answer) { return answer.refused == Refusal::Cause::kNoPicture; }

std::string timing_text(const nlohmann::ordered_json& timing) {
  const auto ms = [&](const char* stage) { return fixed(timing.at(stage).get<double>(), 0); };
  return "read in " + ms("decode") + " ms, board " + ms("calibrate") + ", discs " + ms("detect") +
         ", in all " + ms("total");
}

}  // namespace

PhotoAnswer answer_of(const PhotoReport& report, const std::optional<RoundRules>& rules) {
  PhotoAnswer answer{.scoring = std::make_shared<nlohmann::ordered_json>(to_json(report)),
                     .table = table_text(report)};
  if (const Refusal* refusal = report.refused()) answer.refused = refusal->cause;
  if (const ScoredBoard* board = report.scored()) {
    answer.is_open = is_open(*board);
    if (rules) answer.table += round_text(*board, *rules);
  }
  return answer;
}

FlowResult scored_by_rules(FlowResult result, const std::optional<RoundRules>& rules) {
  const ScoredBoard* board = result.report.scored();
  if (!board || !rules) return result;
  for (std::string& warning : round_warnings(*board, *rules))
    result.report.warnings.push_back(std::move(warning));
  return result;
}

// A file that is no picture is wrong input by itself; among photos it is one that could not be scored.
ExitCode exit_code_of(const std::vector<PhotoAnswer>& answers, bool strict) {
  const bool only_such = std::all_of(answers.begin(), answers.end(), shows_no_picture);
  ExitCode code = ExitCode::kAllScored;
  for (const PhotoAnswer& answer : answers) {
    const bool is_among_photos = !only_such && shows_no_picture(answer);
    code = worse(code, is_among_photos ? ExitCode::kNotScored : exit_code_of(answer, strict));
  }
  return code;
}

void tell(const std::filesystem::path& photo, const PhotoAnswer& answer, bool stdout_is_for_people) {
  for (const auto& warning : answer.scoring->at("warnings")) warn(photo, warning.get<std::string>());
  if (answer.refused) say(photo, answer.scoring->at("reason").get<std::string>());
  trace(photo, timing_text(answer.scoring->at("timing_ms")));
  if (stdout_is_for_people) write_stdout(answer.table);
}

}  // namespace ringside
