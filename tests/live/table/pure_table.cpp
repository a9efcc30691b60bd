// SPDX-License-Identifier: MIT
#include "live/table/pure_table.h"

#include "live/table/question_words.h"
#include "match/with_entry.h"
#include "rules/rule_library.h"
#include "support/source_dir.h"

namespace ringside::test {

void PureTable::take(const Input& input) {
  Reduced next = reduce(state, input, context());
  for (const Effect& effect : next.effects) {
    if (const auto* created = std::get_if<CreateMatch>(&effect)) match = Match{created->setup};
    if (const auto* added = std::get_if<AddRound>(&effect))
      match = with_entry(*match, added->round, UtcTime{});
    if (std::holds_alternative<UndoRound>(effect)) match = with_entry(*match, Undo{1}, UtcTime{});
    if (std::holds_alternative<RedoRound>(effect)) match = with_entry(*match, Redo{1}, UtcTime{});
  }
  state = std::move(next.state);
}

Vec2 RandomInputs::place() { return {below(640) - 320.0, below(640) - 320.0}; }

std::string RandomInputs::team() { return chance(3) ? "green" : chance(50) ? "red" : "black"; }

PlaceLook RandomInputs::look() {
  return {.changed = chance(60), .hidden = chance(10), .left_by_shot = chance(10), .swept = chance(40)};
}

BoardReading::FoundDisc RandomInputs::found(const Vec2& base, const std::string& team) {
  Disc disc = disc_at(base, team);
  disc.confidence = below(101) / 100.0;
  if (chance(5)) disc.in_hole = static_cast<HoleState>(below(4));
  if (chance(5)) disc.base = Vec2{below(17) - 8, below(17) - 8};
  return {disc, look()};
}

// Most of what lies there is seen where it lies, some elsewhere or not at all.
BoardReading RandomInputs::reading(const TableState& state) {
  BoardReading reading{.number = ++number_,
                       .elsewhere = state.reading == 0 || chance(5),
                       .after_shot = chance(50),
                       .swept_anywhere = chance(50),
                       .colour_in_hole = chance(50) ? Rgb{190, 40, 40} : Rgb{30, 30, 30},
                       .score_was_shown = chance(80)};
  reading.known.first = reading.elsewhere;
  for (const TableDisc& disc : state.memory.discs) {
    reading.known.of_discs[disc.scored.disc.id] = look();
    const Vec2 moved = chance(70) ? Vec2(disc.scored.disc.base + Vec2{below(3), below(3)}) : place();
    if (!chance(20)) reading.discs.push_back(found(moved, disc.scored.disc.team));
  }
  for (const auto& [id, left] : state.memory.left) {
    reading.known.left[id] = look();
    if (chance(50)) reading.discs.push_back(found(left, team()));
  }
  for (int more = below(3); more > 0 && reading.discs.size() < 24; --more)
    reading.discs.push_back(found(place(), team()));
  if (chance(20)) reading.maybe_discs.push_back(found(place(), team()));
  for (const TableDisc& maybe : state.memory.maybe) {
    reading.known.of_maybe[maybe.scored.disc.id] = look();
    if (chance(60)) reading.maybe_discs.push_back(found(maybe.scored.disc.base, maybe.scored.disc.team));
  }
  if (chance(10)) reading.maybe_hanger = found({0, 9}, "");
  const auto difference = [&]() -> std::optional<HoleDifference> {
    if (reading.elsewhere || chance(10)) return std::nullopt;
    return HoleDifference{below(30) * 1.0, below(11) / 10.0, below(11) / 10.0, below(11) / 100.0};
  };
  reading.hole = {.number = reading.number,
                  .seen = chance(90),
                  .shaded = chance(20),
                  .after_shot = reading.after_shot,
                  .maybe_hanger = reading.maybe_hanger.has_value(),
                  .since_last = difference(),
                  .since_empty = difference()};
  if (chance(10)) reading.warnings_of_sides = {"black discs hardly show"};
  return reading;
}

int RandomInputs::some_disc(const TableState& state) {
  const auto& discs = state.memory.discs;
  if (discs.empty() || chance(5)) return below(120);
  return discs[static_cast<std::size_t>(below(static_cast<int>(discs.size())))].scored.disc.id;
}

TableCommand RandomInputs::command(const TableState& state) {
  const auto& questions = state.round.questions;
  switch (below(10)) {
    case 0:
    case 1:
      return ChangeTwenties{team(), chance(60) ? 1 : -1};
    case 2:
      return RuleDisc{some_disc(state), 5 * below(6)};
    case 3:
      return AddDisc{team(), place()};
    case 4:
      return RemoveDisc{some_disc(state)};
    case 5:
      return RecolourDisc{some_disc(state), team()};
    case 6:
    case 7:
      return MoveDisc{some_disc(state), place()};
    case 8:
      return EndRound{};
    default:
      if (questions.empty()) return AnswerQuestion{below(5), "no"};
      const TableQuestion question =
          in_words(questions[static_cast<std::size_t>(below(static_cast<int>(questions.size())))]);
      return AnswerQuestion{question.id, question.answers.at(static_cast<std::size_t>(below(2)))};
  }
}

Input RandomInputs::next(const TableState& state) {
  const int kind = below(100);
  if (kind < 25) return reading(state);
  if (kind < 35) return TableEvent{.kind = EventKind::kShotBegun};
  if (kind < 37) return TableEvent{.kind = EventKind::kDiscReturned};
  if (kind < 38) return TableEvent{.kind = EventKind::kCut};
  if (kind < 41) {
    const FrameNow now{0.1 * static_cast<double>(number_), number_, BoardStatus::kSeen, "", 0.2,
                       static_cast<TableMotion>(below(3))};
    return FrameShown{now, 640, 480};
  }
  if (kind < 42) return CameraLost{"unplugged; plug it in"};
  if (kind < 43) return MatchAgreed{some_match()};
  if (kind < 45) return TableCommand{PauseTable{}};
  if (kind < 48) return TableCommand{ResumeTable{}};
  if (kind < 54) return TableCommand{UndoLast{}};
  if (kind < 58) return TableCommand{RedoLast{}};
  return command(state);
}

MatchSetup some_match() {
  static const MatchSetup kSetup = agree(RuleLibrary(ringside::test::source_dir() / "models").find("nca"),
                                         {{"Ann", "black"}, {"Bob", "red"}}, {});
  return kSetup;
}

std::uint64_t seed_of(std::string_view test, int session) {
  std::uint64_t seed = 14695981039346656037ULL;  // FNV-1a
  for (const char c : test) seed = (seed ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return seed + static_cast<std::uint64_t>(session);
}

}  // namespace ringside::test
