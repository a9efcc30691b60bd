// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <string>

#include "board/models.h"

namespace ringside {

// As load_disc_model reads it. remark: what the file rests on, for people; one line or several.
void write_disc_model(const DiscModel& model, const std::string& remark, std::ostream& out);

}  // namespace ringside
