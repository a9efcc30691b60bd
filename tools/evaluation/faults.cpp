// SPDX-License-Identifier: MIT
#include "evaluation/faults.h"

#include "report/data/text.h"
#include "scoring/words.h"

namespace ringside::evaluation {
namespace {

std::string at(const Vec2& p) { return " at " + fixed(p.x(), 0) + "," + fixed(p.y(), 0); }

std::string described(const DiscTruth& disc) { return disc.team.value_or("disc") + at(disc.top); }
std::string described(const FoundDisc& disc) { return disc.team + at(disc.top); }

std::string zone_fault(const DiscMatch& match) {
  const LineMargin& line = match.found.line;
  return described(match.truth) + " is " + std::to_string(*match.truth.zone) + ", not " +
         std::to_string(match.found.zone) + " (" + std::string(to_string(match.found.call)) + ", " +
         std::string(to_string(line.line)) + " " + fixed(line.margin, 2) + " +- " + fixed(line.sigma, 2) +
         " mm)";
}

std::string totals_text(const std::map<std::string, int>& totals) {
  std::string text;
  for (const auto& [team, total] : totals) {
    text += (text.empty() ? "" : ", ") + team + " " + std::to_string(total);
  }
  return text.empty() ? "none" : text;
}

std::string size_text(int width, int height) {
  return std::to_string(width) + " x " + std::to_string(height);
}

// The list of one photo in the making.
class Faults {
 public:
  explicit Faults(const JudgedPhoto& photo) : photo_(photo) {}

  std::vector<std::string> all() {
    if (photo_.answer.missing()) say("no answer: " + photo_.answer.missing()->what);
    if (photo_.board_false()) say("a board where there is none");
    if (photo_.answer.refused() && !photo_.truth.decoy) say("refused: " + photo_.answer.refused()->reason);
    add_wrong_zones(true);
    add_wrong_zones(false);
    if (photo_.board_found()) add_others();
    return std::move(faults_);
  }

 private:
  void say(std::string fault) { faults_.push_back(std::move(fault)); }

  void add_wrong_zones(bool confident) {
    for (const DiscMatch& match : photo_.matching.matches) {
      if (match.zone_wrong() && call_wrong(match) == confident) say(zone_fault(match));
    }
  }

  void add_others() {
    for (const DiscTruth& disc : photo_.matching.missed) say(described(disc) + " missed");
    for (const FoundDisc& disc : photo_.matching.invented) say(described(disc) + " invented");
    for (const DiscMatch& match : photo_.matching.matches) add_colour(match);
    if (totals_exact(photo_) == false) add_totals();
    add_size();
  }

  void add_colour(const DiscMatch& match) {
    if (match.truth.team && *match.truth.team != match.found.team) {
      say(described(match.truth) + " called " + match.found.team);
    }
  }

  void add_totals() {
    say("totals " + totals_text(photo_.answer.scored()->totals) + ", not " +
        totals_text(photo_.truth.totals));
  }

  void add_size() {
    const Answer& answer = photo_.answer;
    if (answer.width == photo_.truth.width && answer.height == photo_.truth.height) return;
    say("picture of " + size_text(answer.width, answer.height) + ", not " +
        size_text(photo_.truth.width, photo_.truth.height));
  }

  const JudgedPhoto& photo_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of(const JudgedPhoto& photo) { return Faults(photo).all(); }

}  // namespace ringside::evaluation
