// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "statistics/side_counts.h"

namespace ringside {

inline constexpr int kFigureDecimals = 4;  // of shares and means in files

enum class FigureKind {
  kNumber,  // the count itself
  kShare,   // count / of, from 0 to 1
  kMean,    // count / of
};

// What the numbers that it rests on count.
enum class Basis { kRounds, kPhotoRounds, kShots, kOpenShots };

// A figure of docs/statistics.md, with the numbers it rests on.
struct Figure {
  std::string name;  // in JSON and CSV
  std::string what;  // for people
  FigureKind kind{};
  int count = 0;
  int of = 0;  // 0: the ledger has nothing that it could rest on
  Basis basis{};

  std::optional<double> value() const;  // empty where it rests on nothing
};

// All of them, always in the same order.
std::vector<Figure> figures_of(const SideCounts& counts);

}  // namespace ringside
