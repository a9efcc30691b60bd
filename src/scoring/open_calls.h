// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/maybe_disc.h"
#include "scoring/round.h"

// What the calls that are left open could change: every way they can be decided is gone through.
namespace ringside {

// Stands for the id of a disc that may lie flat in the hole, where nothing may lie as well.
inline constexpr int kMaybeInHole = 0;

// An open call decided one way.
struct Decision {
  int id;    // of the disc
  int zone;  // 0 also for no disc
};

// The round when the open calls are decided so.
struct Outcome {
  std::vector<Decision> decisions;  // one for each open call, in their order
  Totals totals;
  RoundResult result;
};

struct OpenCalls {
  static constexpr std::size_t kMostListed = 4;

  // Ids of the discs too close to call, then of what may be a disc or none, then kMaybeInHole.
  std::vector<int> open;
  Totals counted;             // as the calls stand, of every side that may take part
  std::vector<int> deciding;  // those of them on which, for some calls of the others, the winner hangs
  // The most that one side (in the order of `counted`) can lead the other by, counted from the first side.
  int least_lead = 0;
  int most_lead = 0;
  // Every way, the one that is counted first; empty with more than kMostListed open calls.
  std::vector<Outcome> outcomes;

  bool winner_is_open() const { return !deciding.empty(); }
};

// Empty when no call is open, and with more than two teams. maybe_in_hole: the team of a disc that may lie
// flat in the hole. maybe_discs: what may be a disc or none; counted as none. Of a third team either is taken
// for none.
std::optional<OpenCalls> open_calls(const std::vector<ScoredDisc>& discs,
                                    const std::map<std::string, int>& twenties,
                                    const std::optional<std::string>& maybe_in_hole = {},
                                    const std::vector<MaybeDisc>& maybe_discs = {});

}  // namespace ringside
