// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "drawing/scene.h"
#include "drawing/truth.h"
#include "plans/ranges.h"

// How a board stands in a scene file; plan_fields.h says what an archive is.
namespace ringside::plans {

template <typename Archive>
void fields(Archive& a, drawing::Line& line) {
  a.field("radius_mm", line.radius, kBoardRadius);
  a.field("width_mm", line.width, kRingWidth);
  a.field("colour", line.colour);
  a.field("harmonics_mm", line.harmonics, kDeparture);
}

template <typename Archive>
void fields(Archive& a, drawing::QuadrantLines& lines) {
  a.field("to_hole", lines.to_hole);
  a.field("angle_deg", lines.angle_deg, kTurn);
  a.field("width_mm", lines.width, kPrintWidth);
  a.field("colour", lines.colour);
}

template <typename Archive>
void fields(Archive& a, drawing::Lettering& lettering) {
  a.field("text", lettering.text);
  a.field("centre_mm", lettering.centre, kOnBoard);
  a.field("height_mm", lettering.height, kPrintSize);
  a.field("turned_deg", lettering.turned_deg, kTurn);
  a.field("colour", lettering.colour);
  a.check(!lettering.text.empty(), "text", "is missing; add it");
}

template <typename Archive>
void fields(Archive& a, drawing::Star& star) {
  a.field("centre_mm", star.centre, kOnBoard);
  a.field("outer_radius_mm", star.outer_radius, kPrintSize);
  a.field("inner_radius_mm", star.inner_radius, kPrintSize);
  a.field("points", star.points, 2, 64);
  a.field("turned_deg", star.turned_deg, kTurn);
  a.field("colour", star.colour);
}

template <typename Archive>
void fields(Archive& a, drawing::Wear& wear) {
  a.field("ink_left", wear.ink_left, kShare);
  a.field("lost", wear.lost, kShare);
  a.field("seed", wear.seed);
}

template <typename Archive>
void fields(Archive& a, drawing::Hole& hole) {
  a.field("centre_mm", hole.centre, kOnBoard);
  a.field("radius_mm", hole.radius, kHoleRadius);
  a.field("depth_mm", hole.depth, kDepth);
  a.field("floor", hole.floor);
  a.field("wall", hole.wall);
}

template <typename Archive>
void fields(Archive& a, drawing::Pegs& pegs) {
  a.field("count", pegs.count, 0, 64);
  a.field("from_quadrant_deg", pegs.from_quadrant_deg, kTurn);
  a.field("radius_mm", pegs.radius, kPegRadius);
  a.field("height_mm", pegs.height, kPegHeight);
  a.field("edge_rounding_mm", pegs.edge_rounding, kEdgeRounding);
  a.field("material", pegs.material);
  a.check(pegs.edge_rounding <= pegs.radius && 2 * pegs.edge_rounding <= pegs.height, "edge_rounding_mm",
          "is more than the peg's radius or half its height; give less");
}

template <typename Archive>
void fields(Archive& a, drawing::Ditch& ditch) {
  a.field("depth_mm", ditch.depth, kDepth);
  a.field("floor", ditch.floor);
}

template <typename Archive>
void fields(Archive& a, drawing::Rim& rim) {
  a.field("sides", rim.sides, 0, 32);
  a.field("inner_radius_mm", rim.inner_radius, kBoardRadius);
  a.field("width_mm", rim.width, kRimWidth);
  a.field("height_mm", rim.height, kRimHeight);
  a.field("turned_deg", rim.turned_deg, kTurn);
  a.field("material", rim.material);
  a.check(rim.sides == 0 || rim.sides > 2, "sides", "makes no polygon; give 0 (round) or 3 and more");
}

template <typename Archive>
void check_radii(const Archive& a, const drawing::Board& board) {
  struct Named {
    const char* key;
    const char* name;
    double radius;
  };
  const std::array<Named, 6> radii{{{"hole", "hole", board.hole.radius},
                                    {"lines", "inner line", board.lines[0].radius},
                                    {"lines", "middle line", board.lines[1].radius},
                                    {"lines", "outer line", board.lines[2].radius},
                                    {"deck_radius_mm", "deck", board.deck_radius},
                                    {"rim", "rim", board.rim.inner_radius}}};
  for (std::size_t i = 1; i < radii.size(); ++i) {
    a.check(radii[i - 1].radius < radii[i].radius, radii[i].key,
            std::string("makes the ") + radii[i].name + " no larger than the " + radii[i - 1].name +
                "; radii grow from the hole to the rim");
  }
}

inline bool are_lines_narrow(const drawing::Board& board) {
  return std::all_of(board.lines.begin(), board.lines.end(),
                     [](const drawing::Line& line) { return line.width <= kPrintWidth.max; });
}

// A model's sizes come first: the other keys override them.
template <typename Archive>
void fields(Archive& a, drawing::Board& board) {
  a.model(board);
  a.field("deck", board.deck);
  a.group("lines", [&](auto& lines) {
    for (std::size_t i = 0; i < board.lines.size(); ++i)
      lines.part(std::string(drawing::kLineWords[i]), board.lines[i]);
  });
  a.check(are_lines_narrow(board), "lines",
          "has a line wider than 20 mm; only a ring of the decoration may be");
  a.part("quadrant_lines", board.quadrant_lines);
  a.part("wear", board.wear);
  a.list("decoration", board.decoration);
  a.list("lettering", board.lettering);
  a.list("stars", board.stars);
  a.part("hole", board.hole);
  a.part("pegs", board.pegs);
  a.field("deck_radius_mm", board.deck_radius, kBoardRadius);
  a.field("deck_edge", board.deck_edge);
  a.part("ditch", board.ditch);
  a.part("rim", board.rim);
  a.field("table_depth_mm", board.table_depth, kDepth);
  a.field("table", board.table);
  check_radii(a, board);
}

}  // namespace ringside::plans
