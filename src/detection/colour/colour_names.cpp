// SPDX-License-Identifier: MIT
#include "detection/colour/colour_names.h"

#include <algorithm>
#include <array>
#include <limits>

#include "board/colour_words.h"
#include "detection/colour/known_colours.h"
#include "detection/colour/known_decks.h"
#include "detection/colour/light.h"

namespace ringside {
namespace {

// The discs that are sold, in daylight.
constexpr std::array kNamedColours{
    KnownColour{"black", 12, 0, 2},    KnownColour{"black", 24, 2, 5},     KnownColour{"grey", 48, 0, 0},
    KnownColour{"grey", 65, 0, 0},     KnownColour{"white", 95, 0, 2},     KnownColour{"white", 88, 0, 7},
    KnownColour{"white", 88, -2, -8},  KnownColour{"natural", 86, 4, 29},  KnownColour{"natural", 80, 7, 27},
    KnownColour{"natural", 77, 7, 31}, KnownColour{"natural", 63, 14, 40}, KnownColour{"natural", 55, 18, 44},
    KnownColour{"brown", 27, 17, 17},  KnownColour{"brown", 40, 16, 23},   KnownColour{"brown", 60, 11, 9},
    KnownColour{"red", 36, 58, 38},    KnownColour{"red", 45, 62, 40},     KnownColour{"red", 28, 42, 22},
    KnownColour{"red", 41, 48, 30},    KnownColour{"orange", 62, 40, 57},  KnownColour{"yellow", 82, 4, 72},
    KnownColour{"green", 46, -38, 24}, KnownColour{"green", 28, -26, 14},  KnownColour{"blue", 36, 12, -45},
    KnownColour{"blue", 24, 4, -26},   KnownColour{"blue", 58, -6, -36},   KnownColour{"purple", 33, 34, -31},
    KnownColour{"pink", 78, 30, 0},    KnownColour{"pink", 83, 16, -3},    KnownColour{"pink", 64, 42, 6}};

// Pale wood in too much light loses its colour in the picture, and no light gives it back.
constexpr double kBlownOut = 93;  // L*
constexpr KnownColour kBlownOutWood{"natural", 96, -5, 17};

constexpr double kPaintSigma = 5;   // L*a*b*: discs of one word, the light's part taken off
constexpr double kNotSold = 2;      // nats: 1 in 7 sets is not of the usual words
constexpr double kNotTheTwo = 20;   // whoever names two colours knows
constexpr double kUnusualPair = 4;  // nats: 1 in 50
// Another word is in doubt where it is a third as likely and more: of 441 photos, real, rendered and real
// ones in other light, the doubtful are 23 that are right and 7 of the 13 that are wrong.
constexpr double kDoubtful = 1.1;  // nats

constexpr std::size_t kWords = kColourWords.size();
using Costs = std::array<double, kWords>;  // nats, of every word

std::size_t index_of(std::string_view word) {
  return static_cast<std::size_t>(std::find(kColourWords.begin(), kColourWords.end(), word) -
                                  kColourWords.begin());
}

double cost_of_word(std::string_view word, const std::vector<std::string>& sold) {
  const bool usual = std::find(sold.begin(), sold.end(), word) != sold.end();
  if (sold.empty()) return word == "grey" ? kNotSold : 0;  // no maker is known to sell it
  if (usual) return 0;
  return sold.size() == 2 ? kNotTheTwo : kNotSold;
}

Costs costs_of(const Lab& seen, const Light& light, const std::vector<std::string>& sold) {
  Costs costs;
  costs.fill(std::numeric_limits<double>::infinity());
  const auto lower = [&](const KnownColour& named, const Lab& colour) {
    double& cost = costs[index_of(named.word)];
    cost = std::min(cost, cost_of_being(named, colour, kPaintSigma));
  };
  const Lab colour = in_daylight(seen, light);
  for (const KnownColour& named : kNamedColours) lower(named, colour);
  if (seen.x() > kBlownOut) lower(kBlownOutWood, seen);
  const double of_light = cost_of_less_than_sky(seen, light);
  for (std::size_t i = 0; i < kWords; ++i) costs[i] += of_light + cost_of_word(kColourWords[i], sold);
  return costs;
}

using Words = std::vector<std::size_t>;

bool has(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), index_of(word)) != words.end();
}

// Stained wood is sold against unpainted wood; white against unpainted wood could not be told apart.
double cost_together(const Words& words) {
  if (words.size() != 2) return 0;
  const bool natural = has(words, "natural");
  return (has(words, "brown") && !natural) || (has(words, "white") && natural) ? kUnusualPair : 0;
}

// Searches the words of least cost, a light at a time: side by side, left off where even the best words for
// the rest cannot come below the least, or so near it that they are in doubt.
class WordSearch {
 public:
  // There is a warning where more than two colours lie on the deck.
  explicit WordSearch(std::size_t sides)
      : doubtful_(sides <= kBothSides ? kDoubtful : 0), least_with_(sides, all_unlikely()) {}

  void search(const std::vector<Costs>& sides, double cost_of_light) {
    sides_ = sides;
    least_for_rest_.assign(sides.size() + 1, 0);
    for (std::size_t i = sides.size(); i-- > 0;)
      least_for_rest_[i] = least_for_rest_[i + 1] + *std::min_element(sides[i].begin(), sides[i].end());
    extend(cost_of_light);
  }

  const Words& best() const { return best_; }

  // The likeliest other word of a side, where it is in doubt.
  std::optional<std::size_t> other(std::size_t side) const {
    Costs others = least_with_[side];
    others[best_[side]] = std::numeric_limits<double>::infinity();
    const auto* const least = std::min_element(others.begin(), others.end());
    if (*least >= least_ + doubtful_) return std::nullopt;
    return static_cast<std::size_t>(least - others.begin());
  }

 private:
  static Costs all_unlikely() {
    Costs costs;
    costs.fill(std::numeric_limits<double>::infinity());
    return costs;
  }

  void extend(double cost) {
    if (cost + least_for_rest_[tried_.size()] >= least_ + doubtful_) return;
    if (tried_.size() == sides_.size()) return finish(cost + cost_together(tried_));
    for (std::size_t word = 0; word < kWords; ++word) {
      const bool taken = std::find(tried_.begin(), tried_.end(), word) != tried_.end();
      if (taken && tried_.size() < kWords) continue;
      const double more = sides_[tried_.size()][word];
      tried_.push_back(word);
      extend(cost + more);
      tried_.pop_back();
    }
  }

  void finish(double cost) {
    for (std::size_t side = 0; side < tried_.size(); ++side) {
      double& least = least_with_[side][tried_[side]];
      least = std::min(least, cost);
    }
    if (cost >= least_) return;
    least_ = cost;
    best_ = tried_;
  }

  double doubtful_;
  std::vector<Costs> sides_;
  std::vector<Costs> least_with_;  // of all words together, for every side and the word that it has in them
  std::vector<double> least_for_rest_;
  Words tried_, best_;
  double least_ = std::numeric_limits<double>::infinity();
};

}  // namespace

SideWords words_of_sides(const std::vector<Lab>& sides, const std::vector<std::string>& sold,
                         const std::optional<Lab>& deck) {
  WordSearch search(sides.size());
  for (const Light& light : deck ? lights_with_sky() : usual_lights()) {
    std::vector<Costs> costs;
    for (const Lab& side : sides) costs.push_back(costs_of(side, light, sold));
    search.search(costs, light.cost + (deck ? cost_of_deck(*deck, light) : 0));
  }
  SideWords words;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    words.names.emplace_back(kColourWords[search.best()[side]]);
    const auto other = search.other(side);
    words.others.emplace_back(other ? kColourWords[*other] : "");
  }
  return words;
}

std::vector<std::string> name_sides(const std::vector<Lab>& sides, const std::vector<std::string>& sold) {
  return words_of_sides(sides, sold).names;
}

std::string colour_word(const Lab& colour) { return name_sides({colour}).front(); }

}  // namespace ringside
