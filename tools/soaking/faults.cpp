// SPDX-License-Identifier: MIT
#include "soaking/faults.h"

#include <algorithm>

namespace ringside::soaking {
namespace {

double random_length(FaultKind kind, plans::Dice& dice) {
  switch (kind) {
    case FaultKind::kUnplugged:
      return dice.chance(0.1) ? dice.between(60, 900) : dice.between(1, 40);
    case FaultKind::kSilent:
      return dice.between(0.3, 6);
    case FaultKind::kFrozen:
      return dice.between(3, 45);  // the table believes 20
    case FaultKind::kGarbage:
      return dice.between(0.1, 3);
    case FaultKind::kClockStep:
      return (dice.chance(0.5) ? 1 : -1) * dice.between(0.5, 100'000);
    case FaultKind::kLockedLedger:
    case FaultKind::kFullDisk:
      return dice.between(5, 90);
    default:
      return dice.between(2, 20);
  }
}

}  // namespace

std::string_view to_string(FaultKind kind) {
  constexpr std::array<std::string_view, kFaultKinds.size()> kWords{
      "camera unplugged", "camera silent",     "one picture for ever", "garbage pictures",
      "another size",     "exposure hunting",  "clocks that jump",     "disk full",
      "ledger locked",    "crowd of followers"};
  return kWords.at(static_cast<std::size_t>(kind));
}

std::vector<Fault> random_faults(plans::Dice& dice, double seconds) {
  constexpr int kMost = 6;
  std::vector<Fault> faults;
  for (int left = dice.count(0, kMost); left > 0; --left) {
    const FaultKind kind = kFaultKinds.at(static_cast<std::size_t>(dice.count(0, kFaultKinds.size() - 1)));
    const double from = dice.between(0, seconds);
    faults.push_back({kind, from, random_length(kind, dice), dice.chance(0.5)});
  }
  std::sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) { return a.from < b.from; });
  return faults;
}

}  // namespace ringside::soaking
