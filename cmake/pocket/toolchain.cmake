# SPDX-License-Identifier: MIT
# Debian's emscripten for src/pocket and what it stands on: wasm exceptions and SIMD, no threads. Every part is compiled so,
# because objects with other exceptions do not link.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(CMAKE_C_FLAGS_INIT "-fwasm-exceptions -msimd128")
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -msimd128")
