// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "detection/cie_lab.h"

namespace ringside {

// The colours of the two sides as they were seen at this table: each reading names colours afresh, and a
// shadow may turn red into pink, but the discs on the table stay the same.
class TeamPalette {
 public:
  // The side's name for a disc that was seen in that colour and called so. A new side as long as there are
  // fewer than two; what is like neither keeps its own name.
  std::string side_of(const Rgb& colour, const std::string& called);

  // The side of a disc that lies in the shadow of the hole: when both are known it is the one whose discs
  // look most like it, however different it looks there.
  std::string side_in_hole(const Rgb& colour);

  std::vector<std::string> sides() const;

 private:
  struct Side {
    std::string name;
    Lab colour;
  };
  std::vector<Side> sides_;
};

}  // namespace ringside
