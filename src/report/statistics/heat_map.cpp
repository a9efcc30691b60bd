// SPDX-License-Identifier: MIT
#include "report/statistics/heat_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "geometry/conventions.h"
#include "report/data/text.h"
#include "report/page/html.h"
#include "text/counted.h"
#include "text/isolated.h"

namespace ringside {
namespace {

constexpr double kCell = 6.35;  // mm; the outer line's radius is 48 of them
constexpr int kCellsAcross = 96;
constexpr double kSpread = 16;  // mm, 1 sigma about each disc: a disc's radius
constexpr double kReach = 3 * kSpread;
constexpr double kHoleRadius = 17.5;     // mm, of a tournament board
constexpr std::size_t kMostDots = 400;   // more would hide what lies below them
constexpr double kPerTenSquareCm = 1e3;  // mm^2; a disc has 8

// From few to many: ColorBrewer's YlOrRd without its lightest, which paper hides.
constexpr std::array<const char*, 8> kColours{"#ffeda0", "#fed976", "#feb24c", "#fd8d3c",
                                              "#fc4e2a", "#e31a1c", "#bd0026", "#800026"};

constexpr const char* kHead =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-340 -385 680 770" width="680" height="770" )"
    R"(font-family="DejaVu Sans, sans-serif" font-size="14" fill="#222" role="img">)";

std::string mm(double length) { return fixed(length, 1); }

// Discs per mm^2, by cells in rows from the top (+y).
class Density {
 public:
  void add(const Vec2& place) {
    const auto [first_column, last_column] = cells_about(place.x());
    const auto [first_row, last_row] = cells_about(-place.y());
    for (int row = first_row; row <= last_row; ++row)
      for (int column = first_column; column <= last_column; ++column)
        at(row, column) += bump((centre(row, column) - place).squaredNorm());
  }

  double at(int row, int column) const { return values_.at(index(row, column)); }
  double most() const { return *std::max_element(values_.begin(), values_.end()); }

  static double corner(int cell) { return kCell * cell - kOuterLineRadius; }
  static Vec2 centre(int row, int column) { return {corner(column) + kCell / 2, -corner(row) - kCell / 2}; }

 private:
  static std::size_t index(int row, int column) {
    return static_cast<std::size_t>(row) * kCellsAcross + static_cast<std::size_t>(column);
  }
  static std::pair<int, int> cells_about(double coordinate) {
    const auto cell = [](double at) {
      return static_cast<int>(std::clamp((at + kOuterLineRadius) / kCell, 0.0, kCellsAcross - 1.0));
    };
    return {cell(coordinate - kReach), cell(coordinate + kReach)};
  }
  static double bump(double distance_squared) {
    constexpr double kVariance = kSpread * kSpread;
    return std::exp(-distance_squared / (2 * kVariance)) / (2 * std::numbers::pi * kVariance);
  }
  double& at(int row, int column) { return values_.at(index(row, column)); }

  std::vector<double> values_ = std::vector<double>(std::size_t{kCellsAcross} * kCellsAcross, 0.0);
};

// Empty where hardly any disc lay.
std::optional<std::size_t> level_of(double density, double most) {
  const auto level = static_cast<int>(density / most * (kColours.size() + 1));
  if (level < 1) return std::nullopt;
  return std::min<std::size_t>(static_cast<std::size_t>(level), kColours.size()) - 1;
}

// One path per colour, of cells that lie inside the outer line.
std::string heat(const Density& density) {
  std::array<std::string, kColours.size()> paths;
  const double most = density.most();
  for (int row = 0; row < kCellsAcross; ++row) {
    for (int column = 0; column < kCellsAcross; ++column) {
      if (Density::centre(row, column).norm() > kOuterLineRadius) continue;
      const auto level = level_of(density.at(row, column), most);
      if (!level) continue;
      paths.at(*level) +=
          "M" + mm(Density::corner(column)) + ' ' + mm(Density::corner(row)) + "h6.4v6.4h-6.4z";
    }
  }
  std::string svg;
  for (std::size_t i = 0; i < paths.size(); ++i)
    if (!paths[i].empty())
      svg += std::string("<path fill=\"") + kColours[i] + "\" d=\"" + paths[i] + "\"/>\n";
  return svg;
}

std::string dots(const std::vector<Vec2>& places) {
  if (places.size() > kMostDots) return "";
  std::string svg = "<g fill-opacity=\"0.45\">\n";
  for (const Vec2& place : places)
    svg += "<circle cx=\"" + mm(place.x()) + "\" cy=\"" + mm(-place.y()) + "\" r=\"2\"/>\n";
  return svg + "</g>\n";
}

std::string circle(double radius) { return "<circle r=\"" + mm(radius) + "\"/>\n"; }

std::string lines(const DiscPlaces& places) {
  std::string svg = "<g fill=\"none\" stroke=\"#444\" stroke-width=\"1.5\">\n" + circle(kHoleRadius);
  for (const LineName name : {LineName::kInner, LineName::kMiddle})
    if (places.rounds > 0) svg += circle(places.line_radius(name));
  return svg + circle(kOuterLineRadius) + "</g>\n";
}

std::string text_at(double x, double y, const std::string& text, const char* anchor = "start") {
  return "<text x=\"" + mm(x) + "\" y=\"" + mm(y) + "\" text-anchor=\"" + anchor + "\">" + html_text(text) +
         "</text>\n";
}

std::string caption(const DiscPlaces& places) {
  if (places.rounds == 0) return "no round has a photo that says where discs lay";
  return counted(places.places.size(), "disc") + " at the ends of " +
         counted(static_cast<std::size_t>(places.rounds), "round") + " with a photo";
}

std::string legend(const DiscPlaces& places, const Density& density) {
  constexpr double kLeft = -320, kTop = 335, kWide = 26, kHigh = 14;
  std::string svg;
  for (std::size_t i = 0; i < kColours.size(); ++i)
    svg += "<rect x=\"" + mm(kLeft + kWide * static_cast<double>(i)) + "\" y=\"" + mm(kTop) + "\" width=\"" +
           mm(kWide) + "\" height=\"" + mm(kHigh) + "\" fill=\"" + kColours[i] + "\"/>\n";
  const double most = density.most() * kPerTenSquareCm / places.rounds;
  return svg + text_at(kLeft, kTop + 32, "few") +
         text_at(kLeft + kWide * kColours.size(), kTop + 32, "many", "end") +
         text_at(kLeft + kWide * kColours.size() + 14, kTop + 12,
                 "at most " + fixed(most, 2) + " discs per round in 10 cm²");
}

}  // namespace

std::string heat_map_svg(const DiscPlaces& places, const std::string& whose) {
  Density density;
  for (const Vec2& place : places.places) density.add(place);
  std::string svg = std::string(kHead) + "\n<title>" + html_text(isolated(whose)) + ": " +
                    html_text(caption(places)) + "</title>\n";
  svg += "<rect x=\"-340\" y=\"-385\" width=\"680\" height=\"770\" fill=\"#fff\"/>\n";
  svg += text_at(-320, -355, isolated(whose)) + text_at(-320, -335, caption(places));
  svg += "<circle r=\"" + mm(kOuterLineRadius) + "\" fill=\"#fbf7ef\"/>\n";
  if (!places.places.empty()) svg += heat(density);
  svg += lines(places) + dots(places.places);
  if (!places.places.empty()) svg += legend(places, density);
  return svg + "</svg>\n";
}

}  // namespace ringside
