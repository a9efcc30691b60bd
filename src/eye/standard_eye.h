// SPDX-License-Identifier: MIT
#pragma once

#include "eye/eye.h"

namespace ringside {

// That of the models folder, read at its first look. See ModelLibrary::standard().
const Eye& standard_eye();

}  // namespace ringside
