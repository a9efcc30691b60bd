// SPDX-License-Identifier: MIT
#include "watching/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "watching/state_check.h"

namespace ringside::watching {
namespace {

using evaluation::DiscMatch;
using evaluation::Matching;

// Seconds after a change in which it may still be told of: what is told looks back on some still frames.
constexpr double kGrace = 3;
// A state that is shown for a shorter time need not be told: telling takes 0.4 s, and a bit.
constexpr double kShortest = 2.0 / 3;

constexpr std::array kChanges{"shot_begun",    "discs_moved",  "twenty",
                              "disc_to_ditch", "discs_lifted", "round_over"};

bool tells_change(const HeardEvent& event) {
  return std::find(kChanges.begin(), kChanges.end(), event.what) != kChanges.end();
}

std::string at(long frame) { return " at frame " + std::to_string(frame); }

// Whether one of the events is what is looked for: the first that is, is taken out.
bool take(std::vector<const HeardEvent*>& events, const std::function<bool(const HeardEvent&)>& is_it) {
  const auto found =
      std::find_if(events.begin(), events.end(), [&](const HeardEvent* event) { return is_it(*event); });
  if (found == events.end()) return false;
  events.erase(found);
  return true;
}

class Judge {
 public:
  Judge(const ClipTruth& truth, const std::vector<HeardEvent>& heard) : truth_(truth), heard_(heard) {
    verdict_.frames = truth.frames;
  }

  Verdict verdict() && {
    judge_twenties();
    judge_shots();
    judge_returned();
    judge_phantoms();
    for (const TrueRest& rest : truth_.rests) {
      if (!rest.round_is_over) judge_rest(rest);
    }
    judge_rounds();
    return std::move(verdict_);
  }

 private:
  long frames_of(double seconds) const { return std::lround(seconds * truth_.fps); }

  std::vector<const HeardEvent*> told(const std::string& what) const {
    std::vector<const HeardEvent*> events;
    for (const HeardEvent& event : heard_) {
      if (event.what == what) events.push_back(&event);
    }
    return events;
  }

  void judge_twenties() {
    std::vector<const HeardEvent*> left = told("twenty");
    for (const TrueTwenty& twenty : truth_.twenties) {
      const long until = twenty.lifted.value_or(truth_.frames) + frames_of(kGrace);
      const bool found = take(left, [&](const HeardEvent& event) {
        return event.team == twenty.team && event.frame >= twenty.frame - 3 && event.frame <= until;
      });
      verdict_.twenties.add(found);
      if (!found) fault("no twenty of " + twenty.team + " told of the one" + at(twenty.frame));
    }
    verdict_.false_twenties = static_cast<int>(left.size());
    for (const HeardEvent* event : left)
      fault("a twenty of " + event->team.value_or("nobody") + " told" + at(event->frame) + " that is none");
  }

  // Until the board rests again, and a bit.
  long end_of_shot(const TrueShot& shot) const {
    for (const TrueRest& rest : truth_.rests) {
      if (rest.frame > shot.frame) return rest.frame + frames_of(kGrace / 2);
    }
    return truth_.frames;
  }

  void judge_shots() {
    std::vector<const HeardEvent*> left = told("shot_begun");
    const auto all = left.size();
    for (const TrueShot& shot : truth_.shots) {
      const bool found = take(left, [&](const HeardEvent& event) {
        return event.frame >= shot.frame - 5 && event.frame <= end_of_shot(shot);
      });
      verdict_.shots_found.add(found);
      if (!found) fault("no shot told of the one" + at(shot.frame));
    }
    for (const HeardEvent* event : left) fault("a shot told" + at(event->frame) + " that is none");
    verdict_.shots_true = {static_cast<int>(all - left.size()), static_cast<int>(all)};
  }

  void judge_returned() {
    const long within = frames_of(0.5);
    std::vector<const HeardEvent*> left = told("disc_returned");
    for (const long frame : truth_.returned) {
      const bool found = take(left, [&](const HeardEvent& event) {
        return event.frame >= frame && event.frame <= frame + within;
      });
      verdict_.returned.add(found);
      if (!found) fault("nothing told of the disc that came back" + at(frame));
    }
    verdict_.false_returned = static_cast<int>(left.size());
    for (const HeardEvent* event : left) fault("a disc told" + at(event->frame) + " to be back that was not");
  }

  void judge_phantoms() {
    const std::vector<Stretch> changes = truth_.changes();
    for (const HeardEvent& event : heard_) {
      if (!tells_change(event)) continue;
      const bool changing = std::any_of(changes.begin(), changes.end(), [&](const Stretch& change) {
        return event.frame >= change.from && event.frame < change.until + frames_of(kGrace);
      });
      if (changing) continue;
      ++verdict_.phantoms;
      fault(event.what + " told" + at(event.frame) + " while nothing changed");
    }
  }

  // What was told last of a state before it ended, and the first that was all right. It may well be told
  // while a hand is still being withdrawn.
  void judge_rest(const TrueRest& rest) {
    const HeardEvent* last = nullptr;
    const HeardEvent* first_right = nullptr;
    for (const HeardEvent* event : told("discs_at_rest")) {
      if (event->frame < rest.stopped || event->frame > rest.last()) continue;
      last = event;
      if (ends_with(rest, *event)) {
        ++verdict_.rests.exact;
        return add_delay(rest, *event);
      }
      if (!first_right && !event->withheld && differences(rest, *event).empty()) first_right = event;
    }
    if (!last) {
      if (longest(rest) < frames_of(kShortest)) return;
      ++verdict_.rests.missing;
      return fault("nothing told of the state" + at(rest.frame));
    }
    if (last->withheld) {
      ++verdict_.rests.withheld;
      return fault("no score told of the state" + at(rest.frame));
    }
    count_discs(rest, *last);
    if (first_right) add_delay(rest, *first_right);
    const std::string wrong = differences(rest, *last);
    add_fate(verdict_.rests, wrong, *last, rest.scores);
    if (!wrong.empty()) fault("state" + at(rest.frame) + " told" + at(last->frame) + ":" + wrong);
  }

  // A round that ended as this was told counted what the state's truth has: the board's state that is told
  // along with it is the next round's.
  bool ends_with(const TrueRest& rest, const HeardEvent& event) const {
    const std::vector<const HeardEvent*> ends = told("round_over");
    return std::any_of(ends.begin(), ends.end(), [&](const HeardEvent* end) {
      return end->frame == event.frame && !end->open_calls &&
             evaluation::same_totals(rest.scores, end->scores);
    });
  }

  void add_delay(const TrueRest& rest, const HeardEvent& event) {
    const long frames = std::max(0L, event.frame - rest.frame);
    verdict_.delays.push_back(static_cast<double>(frames) / truth_.fps);
  }

  static long longest(const TrueRest& rest) {
    long longest = 0;
    for (const Stretch& seen : rest.seen) longest = std::max(longest, seen.until - seen.from);
    return longest;
  }

  static void add_fate(Fates& fates, const std::string& wrong, const HeardEvent& event,
                       const Scores& scores) {
    if (!wrong.empty()) {
      ++fates.wrong;
    } else if (event.open_calls || !evaluation::same_totals(scores, event.scores)) {
      ++fates.open;
    } else {
      ++fates.exact;
    }
  }

  void count_discs(const TrueRest& rest, const HeardEvent& event) {
    const Matching matching = matched(rest, event);
    verdict_.missed_discs += static_cast<int>(matching.missed.size());
    verdict_.invented_discs += static_cast<int>(matching.invented.size());
    for (const DiscMatch& match : matching.matches) {
      if (match.truth.sure && match.truth.has_zone()) verdict_.zones.add(!match.zone_wrong());
      verdict_.teams.add(match.truth.team == match.found.team);
      if (match.truth.foot && !match.truth.at_hole())
        verdict_.foot_mm.push_back((rest.view.board_of(match.found.base) - *match.truth.foot).norm());
    }
  }

  void judge_rounds() {
    std::vector<const HeardEvent*> left = told("round_over");
    for (std::size_t i = 0; i < truth_.rounds.size(); ++i) judge_round(i, left);
    verdict_.false_rounds = static_cast<int>(left.size());
    for (const HeardEvent* event : left)
      fault("a round told to be over" + at(event->frame) + " that was not");
  }

  // Takes what was told of the round out of the list.
  void judge_round(std::size_t i, std::vector<const HeardEvent*>& left) {
    const TrueRound& round = truth_.rounds[i];
    const long until =
        i + 1 < truth_.rounds.size() ? truth_.rounds[i + 1].frame - frames_of(kGrace) : truth_.frames;
    for (auto told_of = left.begin(); told_of != left.end(); ++told_of) {
      const HeardEvent* event = *told_of;
      if (event->frame < round.frame - frames_of(kGrace) || event->frame > until) continue;
      left.erase(told_of);
      if (event->withheld) {
        ++verdict_.rounds.withheld;
      } else if (evaluation::same_totals(round.scores, event->scores)) {
        ++(event->open_calls ? verdict_.rounds.open : verdict_.rounds.exact);
      } else {
        ++(event->open_calls ? verdict_.rounds.open : verdict_.rounds.wrong);
        fault("round" + at(round.frame) + ": totals " + words(event->scores) + "for " + words(round.scores));
      }
      return;
    }
    const long from = i > 0 ? truth_.rounds[i - 1].frame : 0;
    if (was_asked(from, until)) {
      ++verdict_.rounds.withheld;
      return fault("people were asked about the round" + at(round.frame));
    }
    ++verdict_.rounds.missing;
    fault("no round_over told of the round" + at(round.frame));
  }

  // Whether the round is over.
  bool was_asked(long from, long until) const {
    const std::vector<const HeardEvent*> questions = told("question");
    return std::any_of(questions.begin(), questions.end(), [&](const HeardEvent* event) {
      return event->frame > from && event->frame <= until && event->note.starts_with("all discs are shot");
    });
  }

  void fault(const std::string& text) { verdict_.faults.push_back(text); }

  const ClipTruth& truth_;
  const std::vector<HeardEvent>& heard_;
  Verdict verdict_;
};

}  // namespace

Verdict verdict_on(const ClipTruth& truth, const std::vector<HeardEvent>& heard) {
  return Judge(truth, heard).verdict();
}

}  // namespace ringside::watching
