// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// Has the process's memory grow in large pages and keeps what is freed for what comes next. Pictures come and
// go by the megabyte, and the system takes as long to hand them out in pages of 4 KB as working on them does.
// To be called once, at the start; where the system has no large pages, nothing changes.
void use_large_pages();

// Has all threads share two heaps. Each heap keeps what it once held, and the C library gives a heap to every
// thread until there are eight for each processor: a server that draws pictures on 300 threads grows by as
// much. To be called once, before other threads are made.
void share_few_heaps();

}  // namespace ringside
