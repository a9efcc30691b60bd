// SPDX-License-Identifier: MIT
#include "report/judgement.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "report/data/text.h"
#include "report/data/version.h"
#include "report/json/json.h"
#include "report/json/json_parts.h"
#include "report/words/call_text.h"
#include "report/words/maybe_text.h"
#include "scoring/near_lines.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string call_line(const ScoredDisc& scored, double sigmas) {
  return "  disc " + std::to_string(scored.disc.id) + " (" + scored.disc.team +
         "): " + verdict_words(scored) + ", " + margin_words(scored, sigmas) + "; " + worth_words(scored) +
         '\n';
}

// When nothing is near a line.
std::string nothing_near(const Judgement& judgement) {
  const auto& discs = judgement.board.discs;
  if (discs.empty()) return "  no discs on the board\n";
  const auto nearest =
      std::min_element(discs.begin(), discs.end(), [](const ScoredDisc& a, const ScoredDisc& b) {
        return std::abs(a.line.margin) < std::abs(b.line.margin);
      });
  return "  no disc's call is open and none lies within " + fixed(kNearLine, 0) +
         " mm of a line; the nearest:\n" + call_line(*nearest, judgement.confidence_sigmas);
}

Json sources_json(const std::vector<JudgedSource>& sources) {
  Json list = Json::array();
  for (const JudgedSource& source : sources)
    list.push_back({{"photo", source.photo.string()}, {"sha256", source.sha256}});
  return list;
}

}  // namespace

std::string judgement_text(const Judgement& judgement) {
  std::ostringstream out;
  const char* separator = "";
  for (const JudgedSource& source : judgement.photos) {
    out << separator << printable(source.photo.string());
    separator = " and ";
  }
  out << '\n';
  for (const std::string& remark : judgement.remarks) out << "  " << printable(remark) << '\n';
  for (const ScoredDisc& scored : judgement.discs) out << call_line(scored, judgement.confidence_sigmas);
  if (judgement.discs.empty() && judgement.maybe_discs.empty()) out << nothing_near(judgement);
  for (const MaybeDisc& maybe : judgement.maybe_discs)
    out << "  "
        << (maybe.is_disc ? maybe_answer(maybe, judgement.board.calibration)
                          : maybe_line(maybe, judgement.board.calibration))
        << '\n';
  const std::string hole = hole_text(judgement.board);
  if (!hole.empty()) out << "  " << hole << '\n';
  out << open_calls_text(judgement.board);
  return out.str();
}

std::string judgement_json(const Judgement& judgement) {
  Json calls = Json::array(), discs = Json::array(), maybe_discs = Json::array();
  for (const ScoredDisc& scored : judgement.discs) calls.push_back(scored.disc.id);
  for (const ScoredDisc& scored : judgement.board.discs)
    discs.push_back(disc_json(scored, judgement.board.calibration));
  for (const MaybeDisc& maybe : judgement.board.maybe_discs)
    maybe_discs.push_back(maybe_disc_json(maybe, judgement.board.calibration));
  const Json json{{"ringside", version()},
                  {"photos", sources_json(judgement.photos)},
                  {"confidence_sigmas", number(judgement.confidence_sigmas, 2)},
                  {"remarks", judgement.remarks},
                  {"calls", calls},
                  {"discs", discs},
                  {"maybe_discs", maybe_discs},
                  {"open_calls", open_calls_json(judgement.board.open)}};
  return file_text(json);
}

}  // namespace ringside
