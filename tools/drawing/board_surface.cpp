// SPDX-License-Identifier: MIT
#include "drawing/board_surface.h"

namespace ringside::drawing {
namespace {

Outline rim_outline(const Rim& rim, double radius) {
  return {Vec2::Zero(), radius, rim.sides, radians(rim.turned_deg)};
}

}  // namespace

Walls::Walls(const Board& board)
    : hole(board.hole.centre, board.hole.radius),
      deck(Vec2::Zero(), board.deck_radius),
      rim_inside(rim_outline(board.rim, board.rim.inner_radius)),
      rim_outside(rim_outline(board.rim, board.rim.inner_radius + board.rim.width)) {}

BoardSurface::BoardSurface(const Board& board, double gamma)
    : walls_(board),
      deck_(board, gamma),
      deck_edge_(board.deck_edge, gamma),
      hole_floor_(board.hole.floor, gamma),
      hole_wall_(board.hole.wall, gamma),
      ditch_(board.ditch.floor, gamma),
      rim_(board.rim.material, gamma),
      table_(board.table, gamma),
      rim_top_(board.rim.height),
      hole_bottom_(-board.hole.depth),
      ditch_bottom_(-board.ditch.depth),
      table_top_(-board.table_depth) {}

Hit BoardSurface::hit(const Ray& ray) const {
  const double distance = ray.distance_to_height(rim_top_);
  const Vec2 p = ray.at(distance).head<2>();
  if (walls_.rim_outside.signed_distance(p) > 0) return hit_outside(ray);
  if (walls_.rim_inside.signed_distance(p) < 0) return hit_inside(ray);
  const Vec2 along_and_across = walls_.rim_inside.unrolled(p);
  return {distance, Vec3::UnitZ(), rim_.at(along_and_across), rim_.gloss(), kRimTop};
}

Hit BoardSurface::hit_outside(const Ray& ray) const {
  const std::optional<Span> span = walls_.rim_outside.crossing(ray);
  if (!span || span->enter > ray.distance_to_height(table_top_) ||
      span->enter < ray.distance_to_height(rim_top_)) {
    return level(ray, table_top_, table_, kTable);
  }
  return upright(ray, span->enter, walls_.rim_outside, 1, rim_, kOuterWall);
}

Hit BoardSurface::hit_inside(const Ray& ray) const {
  const double distance = ray.distance_to_height(0);
  const Vec2 p = ray.at(distance).head<2>();
  if (walls_.hole.signed_distance(p) < 0) return hit_hole(ray);
  if (walls_.deck.signed_distance(p) < 0) {
    const PaintedPlace place = deck_.at(p);
    return {distance, Vec3::UnitZ(), place.colour, deck_.gloss(), kDeck, place.print_edge};
  }
  const double floor = ray.distance_to_height(ditch_bottom_);
  const std::optional<Span> deck = walls_.deck.crossing(ray);
  const std::optional<Span> rim = walls_.rim_inside.crossing(ray);
  if (deck && deck->enter > distance && deck->enter < floor) {
    return upright(ray, deck->enter, walls_.deck, 1, deck_edge_, kDeckEdge);
  }
  if (rim && rim->leave < floor) return upright(ray, rim->leave, walls_.rim_inside, -1, rim_, kInnerWall);
  return level(ray, ditch_bottom_, ditch_, kDitchFloor);
}

Hit BoardSurface::hit_hole(const Ray& ray) const {
  const std::optional<Span> span = walls_.hole.crossing(ray);
  if (span && span->leave < ray.distance_to_height(hole_bottom_)) {
    return upright(ray, span->leave, walls_.hole, -1, hole_wall_, kHoleWall);
  }
  return level(ray, hole_bottom_, hole_floor_, kHoleFloor);
}

Hit BoardSurface::level(const Ray& ray, double height, const Texture& texture, Part part) const {
  const double distance = ray.distance_to_height(height);
  return {distance, Vec3::UnitZ(), texture.at(ray.at(distance).head<2>()), texture.gloss(), part};
}

// facing: 1 for a wall seen from outside its outline, -1 from inside.
Hit BoardSurface::upright(const Ray& ray, double distance, const Outline& wall, double facing,
                          const Texture& texture, Part part) const {
  const Vec3 p = ray.at(distance);
  const Vec2 n = facing * wall.normal(p.head<2>());
  const Vec2 along_and_up(wall.unrolled(p.head<2>()).x(), p.z());
  return {distance, Vec3(n.x(), n.y(), 0), texture.at(along_and_up), texture.gloss(), part};
}

}  // namespace ringside::drawing
