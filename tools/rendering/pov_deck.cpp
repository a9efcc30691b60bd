// SPDX-License-Identifier: MIT
#include "rendering/pov_deck.h"

#include <cmath>

#include "rendering/pov_mesh.h"

namespace ringside::rendering {
namespace {

using drawing::Board;
using drawing::Line;

// Heights above the deck, mm; what is named later lies on top.
constexpr double kDecorationHeight = 0.002, kDecorationStep = 1e-5;
constexpr double kQuadrantHeight = 0.003;
constexpr double kRingHeight = 0.004;
constexpr double kStarHeight = 0.005;
constexpr double kLetteringHeight = 0.006;

constexpr int kRingSegments = 1440;  // a straight piece leaves the outer line's circle by 0.0007 mm

Vec3 lifted(const Vec2& p, double height) { return {p.x(), p.y(), height}; }

std::string ring_strip(const Line& line, double height, const drawing::Wear& wear) {
  const auto at = [&](int segment, double aside) {
    const double angle = 2 * kPi * segment / kRingSegments;
    return lifted((line.radius_at(angle) + aside * line.width) * direction(angle), height);
  };
  std::string strip;
  for (int i = 0; i < kRingSegments; ++i) {
    if (wear.is_lost(at(i, 0).head<2>())) continue;
    strip += quad(at(i, -0.5), at(i, 0.5), at(i + 1, 0.5), at(i + 1, -0.5));
  }
  return strip;
}

// From the middle line, or from the hole's rim, to the outer line.
std::string quadrant_strip(const Board& board, double angle) {
  const Vec2 along = direction(angle);
  const Vec2 aside = board.quadrant_lines.width / 2 * Vec2(-along.y(), along.x());
  const double from = board.quadrant_lines.to_hole ? board.hole.radius : board.lines[1].radius_at(angle);
  const Vec2 start = from * along;
  const Vec2 end = board.lines[2].radius_at(angle) * along;
  const auto piece = [&](const Vec2& a, const Vec2& b) {
    return quad(lifted(a - aside, kQuadrantHeight), lifted(b - aside, kQuadrantHeight),
                lifted(b + aside, kQuadrantHeight), lifted(a + aside, kQuadrantHeight));
  };
  if (board.wear.lost == 0) return piece(start, end);
  constexpr int kPieces = 100;
  std::string strip;
  for (int i = 0; i < kPieces; ++i) {
    const Vec2 a = start + i * (end - start) / kPieces, b = start + (i + 1) * (end - start) / kPieces;
    if (!board.wear.is_lost(a)) strip += piece(a, b);
  }
  return strip;
}

// POV-Ray measures a text itself: it is set in the middle of what it covers, as high as an "H".
std::string text_body(const drawing::Lettering& lettering) {
  const auto set = [](std::string_view words) { return pov("text{internal 2 ", words, " 0.001,0}"); };
  return pov("#declare Capital=", set("\"H\""), "\n#declare Words=", set(quoted(lettering.text)),
             "\n#declare Size=", lettering.height, "/(max_extent(Capital).y-min_extent(Capital).y);\n",
             "object{Words translate -(min_extent(Words)+max_extent(Words))/2 scale <Size,Size,1> rotate z*",
             lettering.turned_deg, " translate ", lifted(lettering.centre, kLetteringHeight), " ");
}

class DeckFace {
 public:
  DeckFace(const Board& board, const Palette& palette, double mirror)
      : board_(board), palette_(palette), mirror_(mirror) {}

  std::string text() const {
    std::string text = wood() + quadrant_lines();
    for (std::size_t i = 0; i < board_.decoration.size(); ++i)
      text += ring(board_.decoration[i], kDecorationHeight + static_cast<double>(i) * kDecorationStep, {});
    for (const Line& line : board_.lines) text += ring(line, kRingHeight, board_.wear);
    for (const drawing::Star& star : board_.stars) text += print(star_fan(star, kStarHeight), star.colour, 1);
    for (const drawing::Lettering& words : board_.lettering) {
      if (!words.text.empty()) text += text_body(words) + ink(words.colour) + "}\n";
    }
    return text;
  }

 private:
  std::string wood() const {
    const std::string around_hole = pov("cylinder{", lifted(board_.hole.centre, -1), ",",
                                        lifted(board_.hole.centre, 1), ",", board_.hole.radius, " inverse}");
    const std::string inside_edge = pov("cylinder{<0,0,-1>,<0,0,1>,", board_.deck_radius, "}");
    return pov("#declare Within=intersection{", inside_edge,
               board_.hole.radius > 0 ? around_hole : std::string(), "}\n", "disc{<0,0,0>,z,",
               board_.deck_radius, " clipped_by{Within} ", palette_.texture(board_.deck, mirror_), "}\n");
  }

  std::string quadrant_lines() const {
    if (board_.quadrant_lines.width <= 0) return "";
    std::string strips;
    for (int i = 0; i < 4; ++i) {
      strips += quadrant_strip(board_, radians(board_.quadrant_lines.angle_deg + 90 * i));
    }
    return print(strips, board_.quadrant_lines.colour, board_.wear.ink_left);
  }

  std::string ring(const Line& line, double height, const drawing::Wear& wear) const {
    return line.width > 0 ? print(ring_strip(line, height, wear), line.colour, wear.ink_left) : "";
  }

  std::string print(const std::string& triangles, const drawing::Colour& colour, double left) const {
    return triangles.empty() ? "" : pov("mesh{\n", triangles, ink(colour, left), "}\n");
  }

  std::string ink(const drawing::Colour& colour, double left = 1) const {
    return pov(palette_.print(colour, mirror_, left), " clipped_by{Within} no_shadow");
  }

  const Board& board_;
  const Palette& palette_;
  double mirror_;
};

}  // namespace

std::string deck_face(const Board& board, const Palette& palette, double mirror) {
  return DeckFace(board, palette, mirror).text();
}

}  // namespace ringside::rendering
