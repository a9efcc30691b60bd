// SPDX-License-Identifier: MIT
#include "watching/state_check.h"

#include "report/data/text.h"

namespace ringside::watching {
namespace {

using evaluation::DiscMatch;
using evaluation::Matching;

std::string place(const Vec2& p_image, const TrueRest& rest) {
  const Vec2 p = rest.view.board_of(p_image);
  return " at (" + fixed(p.x(), 0) + ", " + fixed(p.y(), 0) + ") mm;";
}

std::string where(const evaluation::DiscTruth& disc, const TrueRest& rest) {
  return place(rest.view.pixel_of(disc.foot.value_or(Vec2::Zero())), rest);
}

}  // namespace

std::string words(const Scores& scores) {
  std::string text;
  for (const auto& [team, score] : scores) text += team + " " + std::to_string(score) + " ";
  return text;
}

Matching matched(const TrueRest& rest, const HeardEvent& event) {
  std::vector<evaluation::DiscTruth> truth = rest.discs;
  for (evaluation::DiscTruth& disc : truth) {
    if (disc.foot) disc.top = rest.view.pixel_of(*disc.foot);
  }
  std::vector<evaluation::FoundDisc> found = event.discs;
  for (evaluation::FoundDisc& disc : found) disc.top = disc.base;
  return evaluation::match(truth, found);
}

std::string differences(const TrueRest& rest, const HeardEvent& event) {
  const Matching matching = matched(rest, event);
  std::string text;
  for (const auto& disc : matching.missed)
    text += " missed " + disc.team.value_or("disc") + where(disc, rest);
  for (const auto& disc : matching.invented) text += " invented " + disc.team + place(disc.base, rest);
  for (const DiscMatch& match : matching.matches) {
    if (match.truth.team != match.found.team) text += " team" + where(match.truth, rest);
    if (match.zone_wrong() && !match.found.too_close()) {
      text += " zone " + std::to_string(match.found.zone) + " for " + std::to_string(*match.truth.zone) +
              where(match.truth, rest);
    }
  }
  const bool open = event.open_calls;
  if (text.empty() && !open && !evaluation::same_totals(rest.scores, event.scores))
    text = " totals " + words(event.scores) + "for " + words(rest.scores);
  return text;
}

}  // namespace ringside::watching
