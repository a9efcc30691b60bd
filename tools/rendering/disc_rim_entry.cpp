// SPDX-License-Identifier: MIT
#include "rendering/disc_rim_entry.h"

#include "rendering/yaml_parts.h"

namespace ringside::rendering {
namespace {

void write_profile(YAML::Emitter& out, const drawing::Disc& disc) {
  if (disc.bevel.none()) return write_field(out, "rounding_mm", millimetres(disc.edge_rounding));
  write_field(out, "bevel_mm", millimetres(disc.bevel.width));
  write_field(out, "bevel_deg", rounded(disc.bevel.angle_deg, 0.1));
}

void write_shade(YAML::Emitter& out, const drawing::DiscRim& rim) {
  out << YAML::Key << "colour" << YAML::Value;
  write_list(out,
             {rounded(rim.colour.red, 0.1), rounded(rim.colour.green, 0.1), rounded(rim.colour.blue, 0.1)});
  write_field(out, "inset_mm", millimetres(rim.inset));
}

void write_rings(YAML::Emitter& out, const std::vector<drawing::DiscRing>& rings) {
  out << YAML::Key << "rings_mm" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const drawing::DiscRing& ring : rings)
    write_list(out, {millimetres(ring.inner_radius), millimetres(ring.outer_radius)});
  out << YAML::EndSeq;
}

}  // namespace

bool has_rim(const drawing::Disc& disc) { return !disc.bevel.none() || disc.rim || !disc.rings.empty(); }

void write_rim(YAML::Emitter& out, const drawing::Disc& disc) {
  out << YAML::Key << "rim" << YAML::Value << YAML::Flow << YAML::BeginMap;
  write_profile(out, disc);
  if (disc.rim) write_shade(out, *disc.rim);
  if (!disc.rings.empty()) write_rings(out, disc.rings);
  out << YAML::EndMap;
}

}  // namespace ringside::rendering
