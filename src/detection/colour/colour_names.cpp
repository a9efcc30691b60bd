// SPDX-License-Identifier: MIT
#include "detection/colour/colour_names.h"

#include <algorithm>
#include <array>
#include <limits>

#include "board/colour_words.h"
#include "detection/colour/light.h"

namespace ringside {
namespace {

struct NamedColour {
  std::string_view word;
  double l, a, b;
};

// The discs that are sold, in daylight.
constexpr std::array kNamedColours{
    NamedColour{"black", 12, 0, 2},    NamedColour{"black", 24, 2, 5},     NamedColour{"grey", 48, 0, 0},
    NamedColour{"grey", 65, 0, 0},     NamedColour{"white", 95, 0, 2},     NamedColour{"white", 88, 0, 7},
    NamedColour{"white", 88, -2, -8},  NamedColour{"natural", 86, 4, 29},  NamedColour{"natural", 80, 7, 27},
    NamedColour{"natural", 77, 7, 31}, NamedColour{"natural", 63, 14, 40}, NamedColour{"natural", 55, 18, 44},
    NamedColour{"brown", 27, 17, 17},  NamedColour{"brown", 40, 16, 23},   NamedColour{"brown", 60, 11, 9},
    NamedColour{"red", 36, 58, 38},    NamedColour{"red", 45, 62, 40},     NamedColour{"red", 28, 42, 22},
    NamedColour{"red", 41, 48, 30},    NamedColour{"orange", 62, 40, 57},  NamedColour{"yellow", 82, 4, 72},
    NamedColour{"green", 46, -38, 24}, NamedColour{"green", 28, -26, 14},  NamedColour{"blue", 36, 12, -45},
    NamedColour{"blue", 24, 4, -26},   NamedColour{"blue", 58, -6, -36},   NamedColour{"purple", 33, 34, -31},
    NamedColour{"pink", 78, 30, 0},    NamedColour{"pink", 83, 16, -3},    NamedColour{"pink", 64, 42, 6}};

// Pale wood in too much light loses its colour in the picture, and no light gives it back.
constexpr double kBlownOut = 93;  // L*
constexpr NamedColour kBlownOutWood{"natural", 96, -5, 17};

constexpr double kPaintSigma = 5;  // L*a*b*: discs of one word, the light's part taken off
// Lightness depends on the lamp, hue on the paint.
constexpr double kLightnessWeight = 0.4;
constexpr double kNotSold = 2;      // nats: 1 in 7 sets is not of the usual words
constexpr double kNotTheTwo = 20;   // whoever names two colours knows
constexpr double kUnusualPair = 4;  // nats: 1 in 50

constexpr std::size_t kWords = kColourWords.size();
using Costs = std::array<double, kWords>;  // nats, of every word

std::size_t index_of(std::string_view word) {
  return static_cast<std::size_t>(std::find(kColourWords.begin(), kColourWords.end(), word) -
                                  kColourWords.begin());
}

double distance_cost(const Lab& colour, const NamedColour& named) {
  const Lab d(kLightnessWeight * (colour.x() - named.l), colour.y() - named.a, colour.z() - named.b);
  return 0.5 * d.squaredNorm() / (kPaintSigma * kPaintSigma);
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
  const auto lower = [&](const NamedColour& named, const Lab& colour) {
    double& cost = costs[index_of(named.word)];
    cost = std::min(cost, distance_cost(colour, named));
  };
  const Lab colour = in_daylight(seen, light);
  for (const NamedColour& named : kNamedColours) lower(named, colour);
  if (seen.x() > kBlownOut) lower(kBlownOutWood, seen);
  for (std::size_t i = 0; i < kWords; ++i) costs[i] += cost_of_word(kColourWords[i], sold);
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
// the rest cannot come below the least.
class WordSearch {
 public:
  void search(const std::vector<Costs>& sides, double cost_of_light) {
    sides_ = sides;
    least_for_rest_.assign(sides.size() + 1, 0);
    for (std::size_t i = sides.size(); i-- > 0;)
      least_for_rest_[i] = least_for_rest_[i + 1] + *std::min_element(sides[i].begin(), sides[i].end());
    extend(cost_of_light);
  }

  const Words& best() const { return best_; }

 private:
  void extend(double cost) {
    if (cost + least_for_rest_[tried_.size()] >= least_) return;
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
    if (cost >= least_) return;
    least_ = cost;
    best_ = tried_;
  }

  std::vector<Costs> sides_;
  std::vector<double> least_for_rest_;
  Words tried_, best_;
  double least_ = std::numeric_limits<double>::infinity();
};

}  // namespace

std::vector<std::string> name_sides(const std::vector<Lab>& sides, const std::vector<std::string>& sold) {
  WordSearch search;
  for (const Light& light : usual_lights()) {
    std::vector<Costs> costs;
    for (const Lab& side : sides) costs.push_back(costs_of(side, light, sold));
    search.search(costs, light.cost);
  }
  std::vector<std::string> names;
  for (const std::size_t word : search.best()) names.emplace_back(kColourWords[word]);
  return names;
}

std::string colour_word(const Lab& colour) { return name_sides({colour}).front(); }

}  // namespace ringside
