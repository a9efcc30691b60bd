// SPDX-License-Identifier: MIT
#include "live/view/table_disc.h"

#include <tuple>

namespace ringside {
namespace {

bool same(const Disc& a, const Disc& b) {
  const auto rest = [](const Disc& disc) {
    return std::tie(disc.id, disc.radius, disc.radius_sigma, disc.outline_residual, disc.seen_top.radius,
                    disc.colour.red, disc.colour.green, disc.colour.blue, disc.team, disc.in_hole,
                    disc.confidence, disc.lies);
  };
  return a.base == b.base && a.covariance == b.covariance && a.seen_top.centre == b.seen_top.centre &&
         rest(a) == rest(b);
}

bool same(const std::optional<RuledCall>& a, const std::optional<RuledCall>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->measured_zone == b->measured_zone && a->measured_call == b->measured_call;
}

bool same(const ScoredDisc& a, const ScoredDisc& b) {
  const auto rest = [](const ScoredDisc& scored) {
    return std::tie(scored.zone, scored.line.line, scored.line.margin, scored.line.sigma,
                    scored.line.shared_sigma, scored.call, scored.other_zone);
  };
  return rest(a) == rest(b) && same(a.disc, b.disc) && same(a.ruling, b.ruling);
}

}  // namespace

bool operator==(const TableDisc& a, const TableDisc& b) {
  return a.by_person == b.by_person && same(a.scored, b.scored);
}

}  // namespace ringside
