// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// Has the process's memory grow in large pages and keeps what is freed for what comes next. Pictures come and
// go by the megabyte, and the system takes as long to hand them out in pages of 4 KB as working on them does.
// To be called once, at the start; where the system has no large pages, nothing changes.
void use_large_pages();

}  // namespace ringside
