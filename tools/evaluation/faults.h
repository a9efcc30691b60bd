// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// Everything that is wrong with one photo's answer, for a person: the worst first, empty when all is right.
std::vector<std::string> faults_of(const JudgedPhoto& photo);

}  // namespace ringside::evaluation
