// SPDX-License-Identifier: MIT
#pragma once

#include <sys/resource.h>

// How a process that decodes is held to what it may take.
namespace ringside {

// Sanitizers map terabytes, and end the process where memory is refused: memory is not limited under them.
// GCC says so by one name, clang by another.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

// Limits this process as setrlimit() does, but never above what it is held to already. Throws PhotoError
// where the system refuses.
void limit_resource(__rlimit_resource resource, rlim_t soft, rlim_t hard);

// Bytes of addresses that this process has. Throws PhotoError where /proc is not mounted.
rlim_t mapped_bytes();

}  // namespace ringside
