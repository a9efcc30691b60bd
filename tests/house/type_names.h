// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "house/source_file.h"

namespace ringside::test {

// The types that a file defines outside anonymous namespaces, with the namespaces they lie in:
// "ringside::table::Step". Members of other types and specialisations of templates are left out.
std::vector<std::string> defined_types(const std::string& text);

// One line for each type that is defined in two places. All of src/ is linked into one program, where that is
// undefined behaviour (the one-definition rule), and no compiler says so: the linker keeps one destructor for
// both.
std::vector<std::string> types_defined_twice(const std::vector<SourceFile>& files);

}  // namespace ringside::test
