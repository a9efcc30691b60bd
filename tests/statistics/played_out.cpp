// SPDX-License-Identifier: MIT
#include "statistics/played_out.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "match/example_match.h"
#include "match/uuid.h"

namespace ringside::testing {
namespace {

using Random = std::mt19937;

constexpr std::array kTeams{"black", "red"};
const std::vector<std::string> kNames{"Ann", "Bob", "Cy", "Di", "-Eve", "<b>Zoë</b>", "שרה", "Ann Lund"};

int pick(Random& random, int least, int most) { return std::uniform_int_distribution(least, most)(random); }
bool chance(Random& random, int percent) { return pick(random, 1, 100) <= percent; }

template <typename Values>
const auto& one_of(const Values& values, Random& random) {
  return values[static_cast<std::size_t>(pick(random, 0, static_cast<int>(values.size()) - 1))];
}

PlainDisc random_disc(Random& random) {
  PlainDisc disc{.side = pick(random, 0, 1), .zone = 5 * pick(random, 0, 3)};
  if (chance(random, 10)) disc = {.side = disc.side, .zone = 15, .in_hole = "hanger"};
  if (chance(random, 10)) disc = {.side = disc.side, .zone = 20, .in_hole = "flat"};
  return disc;
}

ShotSeen random_shot(Random& random) {
  ShotSeen shot;
  if (chance(random, 80)) shot.team = kTeams[static_cast<std::size_t>(pick(random, 0, 1))];
  if (shot.team)
    shot.verdict = one_of(std::vector{Verdict::kValid, Verdict::kInvalid, Verdict::kCannotTell}, random);
  if (chance(random, 70)) shot.open = chance(random, 50);
  return shot;
}

PlainRound random_round(Random& random) {
  PlainRound round{.photo = chance(random, 60)};
  for (int i = pick(random, 0, 6); round.photo && i > 0; --i) round.discs.push_back(random_disc(random));
  for (int& points : round.by_hand) points = round.photo ? 0 : 5 * pick(random, 0, 6);
  for (int& twenties : round.twenties) twenties = std::max(0, pick(random, -3, 2));
  for (int i = chance(random, 50) ? pick(random, 1, 12) : 0; i > 0; --i)
    round.shots.push_back(random_shot(random));
  return round;
}

std::string scoring_of_discs(const std::vector<PlainDisc>& discs) {
  std::vector<std::pair<std::string, int>> placed;
  for (const PlainDisc& disc : discs)
    placed.emplace_back(kTeams.at(static_cast<std::size_t>(disc.side)), std::min(disc.zone, 15));
  auto scoring = nlohmann::ordered_json::parse(scoring_of(placed));
  for (std::size_t i = 0; i < discs.size(); ++i) {
    scoring["discs"][i]["zone"] = discs[i].zone;
    scoring["discs"][i]["in_hole"] = discs[i].in_hole;
  }
  return scoring.dump();
}

RoundPlayed entry_of(const PlainRound& round) {
  RoundPlayed entry;
  if (round.photo) entry = round_of({"p.jpg", "", scoring_of_discs(round.discs)});
  for (std::size_t side = 0; side < 2; ++side) {
    if (!round.photo) entry.board[kTeams.at(side)] = round.by_hand.at(side);
    entry.twenties[kTeams.at(side)] = round.twenties.at(side);
  }
  entry.shots = round.shots;
  return entry;
}

// Plays one match, and keeps what counted after each entry that does.
class Simulator {
 public:
  explicit Simulator(Random& random) : random_(random) {
    std::vector<std::string> names = kNames;
    std::shuffle(names.begin(), names.end(), random_);
    names.resize(chance(random_, 40) ? 4 : 2);
    std::string players;
    for (std::size_t i = 0; i < names.size(); ++i)
      players += (i == 0 ? "" : ",") + names[i] + "=" + kTeams.at(i % 2);
    std::vector<std::string> rules{"nca", "house", "traditional"};
    if (names.size() == 2) rules.emplace_back("club");
    match_ = new_match(one_of(rules, random_), {.name = "Match \"1\", <i>"}, players);
    done_ = {{.names = names}};
  }

  PlayedOut play() {
    for (int entries = pick(random_, 0, 25); entries > 0; --entries) step();
    return {{.uuid = random_uuid(), .made = kNoon, .match = match_}, done_.back()};
  }

 private:
  void step() {
    const int what = pick(random_, 1, 100);
    if (what <= 45) return add_round();
    if (what <= 60) return sink_twenty();
    if (what <= 75) return rule();
    if (what <= 80) return rename();
    what <= 92 ? move(done_, undone_, 1) : move(undone_, done_, 0);
  }

  // False where the rules refuse it.
  bool take(const Action& action) {
    if (complaint(match_, action) != "(no error)") return false;
    match_ = then(match_, action);
    return true;
  }

  void counts(const PlainMatch& now) {
    done_.push_back(now);
    undone_.clear();
  }

  void add_round() {
    PlainMatch now = done_.back();
    PlainRound round = random_round(random_);
    if (!take(entry_of(round))) return;
    for (std::size_t side = 0; side < 2; ++side) round.twenties.at(side) += now.waiting.at(side);
    now.waiting = {};
    now.rounds.push_back(round);
    counts(now);
  }

  void sink_twenty() {
    PlainMatch now = done_.back();
    const auto side = static_cast<std::size_t>(pick(random_, 0, 1));
    if (!take(TwentySunk{kTeams.at(side), 1})) return;
    ++now.waiting.at(side);
    counts(now);
  }

  void rule() {
    PlainMatch now = done_.back();
    if (now.rounds.empty()) return;
    const int round = pick(random_, 1, static_cast<int>(now.rounds.size()));
    std::vector<PlainDisc>& discs = now.rounds[static_cast<std::size_t>(round) - 1].discs;
    if (discs.empty()) return;
    const int disc = pick(random_, 1, static_cast<int>(discs.size()));
    const int zone = 5 * pick(random_, 0, 4);
    if (!take(Ruling{DiscRuling{round, disc, zone}})) return;
    discs[static_cast<std::size_t>(disc) - 1].zone = zone;
    discs[static_cast<std::size_t>(disc) - 1].ruled = true;
    counts(now);
  }

  void rename() {
    PlainMatch now = done_.back();
    const int player = pick(random_, 0, static_cast<int>(now.names.size()) - 1);
    const std::string& name = one_of(kNames, random_);
    if (!take(Rename{player, name})) return;
    now.names[static_cast<std::size_t>(player)] = name;
    counts(now);
  }

  // An undo, which leaves the start, or a redo.
  void move(std::vector<PlainMatch>& from, std::vector<PlainMatch>& to, int stay) {
    const int most = static_cast<int>(from.size()) - stay;
    if (most < 1) return;
    const int count = pick(random_, 1, std::min(most, 3));
    if (!take(stay == 1 ? Action(Undo{count}) : Action(Redo{count}))) throw std::logic_error("no undo");
    for (int i = 0; i < count; ++i) {
      to.push_back(from.back());
      from.pop_back();
    }
  }

  Random& random_;
  Match match_;
  std::vector<PlainMatch> done_, undone_;
};

int points_of(const PlainRound& round, int side) {
  int points = round.by_hand.at(static_cast<std::size_t>(side)) +
               20 * round.twenties.at(static_cast<std::size_t>(side));
  for (const PlainDisc& disc : round.discs) points += disc.side == side ? disc.zone : 0;
  return points;
}

void count_discs(const PlainRound& round, int side, PlainFigures& figures) {
  for (const PlainDisc& disc : round.discs) {
    if (disc.side != side || disc.zone == 0) continue;
    ++figures.in_play;
    ++figures.left[disc.zone];
    figures.twenties += disc.zone == 20 ? 1 : 0;
    // A disc that was called a hanger, and was not ruled to be something else.
    if (disc.in_hole == "hanger" && disc.zone == 15) ++figures.hangers;
    // One that the camera took for flat, and that people put right.
    if (disc.in_hole == "flat" && disc.ruled && disc.zone == 15) ++figures.hangers;
  }
}

void count_shots(const PlainRound& round, int side, bool opens_reach_inner_line, PlainFigures& figures) {
  for (const ShotSeen& shot : round.shots) {
    if (shot.team != kTeams.at(static_cast<std::size_t>(side))) continue;
    ++figures.shots;
    const bool valid = shot.verdict == Verdict::kValid, invalid = shot.verdict == Verdict::kInvalid;
    figures.judged += valid || invalid ? 1 : 0;
    figures.valid += valid ? 1 : 0;
    const bool open = opens_reach_inner_line && shot.open.value_or(false);
    figures.open += open && (valid || invalid) ? 1 : 0;
    figures.made += open && valid ? 1 : 0;
  }
}

}  // namespace

void PlainFigures::add(const PlainFigures& other) {
  for (auto part : {&PlainFigures::matches, &PlainFigures::rounds, &PlainFigures::photo_rounds,
                    &PlainFigures::twenties, &PlainFigures::points, &PlainFigures::won, &PlainFigures::shots,
                    &PlainFigures::judged, &PlainFigures::valid, &PlainFigures::open, &PlainFigures::made,
                    &PlainFigures::hangers, &PlainFigures::in_play})
    this->*part += other.*part;
  run = std::max(run, other.run);
  for (const auto& [zone, discs] : other.left) left[zone] += discs;
}

PlainFigures figures_of(const PlainMatch& match, int side, bool opens_reach_inner_line) {
  PlainFigures figures{.matches = 1};
  int run = 0;
  for (const PlainRound& round : match.rounds) {
    const int lead = points_of(round, side) - points_of(round, 1 - side);
    ++figures.rounds;
    figures.photo_rounds += round.photo ? 1 : 0;
    figures.points += points_of(round, side);
    figures.twenties += round.twenties.at(static_cast<std::size_t>(side));
    figures.won += lead > 0 ? 1 : 0;
    run = lead > 0 ? run + 1 : 0;
    figures.run = std::max(figures.run, run);
    count_discs(round, side, figures);
    count_shots(round, side, opens_reach_inner_line, figures);
  }
  return figures;
}

PlayedOut play_out(std::mt19937& random) { return Simulator(random).play(); }

std::set<std::string> names_on(const PlainMatch& match, int side) {
  std::set<std::string> names;
  for (std::size_t i = static_cast<std::size_t>(side); i < match.names.size(); i += 2)
    names.insert(match.names[i]);
  return names;
}

}  // namespace ringside::testing
