// SPDX-License-Identifier: MIT
#include "board/write_disc_model.h"

#include <yaml-cpp/yaml.h>

#include <ostream>

namespace ringside {

void write_disc_model(const DiscModel& model, const std::string& remark, std::ostream& out) {
  constexpr int kDigits = 5;  // hundredths of a millimetre
  YAML::Emitter yaml;
  yaml.SetDoublePrecision(kDigits);
  yaml << YAML::Comment(remark) << YAML::BeginMap;
  yaml << YAML::Key << "description" << YAML::Value << model.description;
  yaml << YAML::Key << "radius_mm" << YAML::Value << model.shape.radius;
  yaml << YAML::Key << "height_mm" << YAML::Value << model.shape.height;
  yaml << YAML::Key << "edge_rounding_mm" << YAML::Value << model.shape.edge_rounding;
  yaml << YAML::Key << "radius_tolerance_mm" << YAML::Value << model.radius_tolerance;
  yaml << YAML::Key << "colours" << YAML::Value << YAML::Flow << model.colours;
  yaml << YAML::EndMap;
  out << yaml.c_str() << '\n';
}

}  // namespace ringside
