// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// What writing a copy of a ledger does where a file has that name already.
enum class IfThere { kRefuse, kReplace };

}  // namespace ringside
