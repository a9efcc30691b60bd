// SPDX-License-Identifier: MIT
#pragma once

#include <random>

#include "live/drawn_table.h"
#include "live/table/reduce.h"

// A table without camera, pictures or disk: only its state, and a match instead of a ledger.
namespace ringside::test {

struct PureTable {
  TableState state = {};
  std::optional<Match> match = {};
  TableRules rules = {};
  Calibration calibration = plain_calibration();

  TableContext context() const {
    return {.rules = rules,
            .calibration = [this](long) -> const Calibration& { return calibration; },
            .match = match ? MatchNow(1, *match) : MatchNow()};
  }

  // Throws TableError, and then has changed nothing.
  void take(const Input& input);
};

// Random inputs, such as they may come at any moment; the same for the same seed.
class RandomInputs {
 public:
  explicit RandomInputs(std::uint64_t seed) : random_(seed) {}

  Input next(const TableState& state);            // anything
  TableCommand command(const TableState& state);  // of people, but for StartMatch, UndoLast and RedoLast
  BoardReading reading(const TableState& state);

 private:
  int below(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }
  bool chance(int percent) { return below(100) < percent; }
  Vec2 place();
  std::string team();
  PlaceLook look();
  BoardReading::FoundDisc found(const Vec2& base, const std::string& team);
  int some_disc(const TableState& state);

  std::mt19937_64 random_;
  long number_ = 0;
};

MatchSetup some_match();

// Derived from a test's name, so that every test has inputs of its own.
std::uint64_t seed_of(std::string_view test, int session);

}  // namespace ringside::test
