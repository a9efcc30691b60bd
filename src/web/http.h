// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

// httplib brings resolv.h, whose macro of this name breaks Eigen's headers after it.
#undef _res
