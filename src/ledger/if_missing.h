// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// What opening a ledger does where there is no file.
enum class IfMissing { kMake, kRefuse };

}  // namespace ringside
