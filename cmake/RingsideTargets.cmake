# How targets of this project are made. Every library is one folder of src/ and names the folders it stands on;
# CMake then refuses a cycle (GLOBAL_DEPENDS_NO_CYCLES) and tests/house reads the includes to say the same.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Paths below the checkout are hashed as relative ones, so that one checkout finds what another compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}"
                                  "${CCACHE_PROGRAM}")
endif()

set(RINGSIDE_SANITIZE "" CACHE STRING "Sanitizers to build with: address,undefined or thread")
option(RINGSIDE_SANITIZE_ALL "Sanitize folders that calculate too: their files then take minutes each" OFF)
option(RINGSIDE_FUZZ "Build tests/fuzz with clang's libFuzzer, and no other tests" OFF)

# Warnings are errors on our own targets only; headers of packages are SYSTEM. Who packages this with a compiler that
# we have not seen yet turns it off.
option(RINGSIDE_WARNINGS_AS_ERRORS "Warnings are errors" ON)
add_library(ringside_warnings INTERFACE)
target_compile_options(ringside_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow
                                                   $<$<BOOL:${RINGSIDE_WARNINGS_AS_ERRORS}>:-Werror>)

add_library(ringside_options INTERFACE)
target_link_libraries(ringside_options INTERFACE ringside_warnings)
if(RINGSIDE_SANITIZE)
  target_compile_options(ringside_options INTERFACE -fsanitize=${RINGSIDE_SANITIZE} -fno-sanitize-recover=all
                                                    -fno-omit-frame-pointer
                                                    # GCC 12 with sanitizers sees this in <regex> where it is not.
                                                    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(ringside_options INTERFACE -fsanitize=${RINGSIDE_SANITIZE})
endif()
if(RINGSIDE_FUZZ)
  # libFuzzer sees which branches an input takes.
  target_compile_options(ringside_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# For folders that calculate and read no input: sanitizers leave them out unless RINGSIDE_SANITIZE_ALL.
add_library(ringside_calculating_options INTERFACE)
target_link_libraries(ringside_calculating_options INTERFACE ringside_$<IF:$<BOOL:${RINGSIDE_SANITIZE_ALL}>,options,warnings>)

# Files in one batch of a unity build. Larger batches build faster from nothing, smaller ones after a change.
set(RINGSIDE_UNITY_BATCH 16)

# ringside_library(<folder> [FAST|CALCULATES] SOURCES <files> DEPENDS <ringside or package targets>)
# folder: below src/, such as photo or calibration/lines; its target is ringside::photo, ringside::calibration_lines.
# The sources of a library are compiled together (CMAKE_UNITY_BUILD of the presets): that reads each header once, and
# the headers are most of the work. Names in anonymous namespaces are therefore unique within a folder.
# CALCULATES: for folders that get ringside_calculating_options.
# FAST: these with -O3, by which finding discs takes a sixth less time than with -O2, which is enough for all else and
# quicker to build.
function(ringside_library folder)
  cmake_parse_arguments(ARG "FAST;CALCULATES" "" "SOURCES;DEPENDS" ${ARGN})
  string(REPLACE "/" "_" name "${folder}")
  add_library(ringside_${name} STATIC ${ARG_SOURCES})
  add_library(ringside::${name} ALIAS ringside_${name})
  set_property(GLOBAL APPEND PROPERTY RINGSIDE_LIBRARIES ringside_${name})
  set_target_properties(ringside_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE ${RINGSIDE_UNITY_BATCH})
  target_include_directories(ringside_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  set(options ringside_options)
  if(ARG_FAST OR ARG_CALCULATES)
    set(options ringside_calculating_options)
  endif()
  target_link_libraries(ringside_${name} PUBLIC ${ARG_DEPENDS} PRIVATE ${options})
  # No product fused with a sum: the same digits on every processor. x86-64, as programs are built for, has none to fuse.
  if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
    target_compile_options(ringside_${name} PRIVATE -ffp-contract=off)
  endif()
  if(ARG_FAST)
    target_compile_options(ringside_${name} PRIVATE $<$<CONFIG:Release>:-O3>)
  endif()
endfunction()

# Has a program that was just linked write its man pages into man/ of the build folder, to be installed. Built for another
# machine that takes CMAKE_CROSSCOMPILING_EMULATOR. Sanitizers would look at it; nobody installs theirs.
function(ringside_manual target)
  if(RINGSIDE_SANITIZE)
    return()
  endif()
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:${target}> help --manual "${PROJECT_BINARY_DIR}/man" VERBATIM)
endfunction()

# ringside_embed(<variable> <list of paths> <header> <type> <function>)
# The texts of those files, all of one folder, as a C++ file: the header declares the function, which gives them as a
# span of the type (name, text). The variable gets the file's path.
function(ringside_embed variable paths header type function)
  list(GET ${paths} 0 first)
  cmake_path(GET first PARENT_PATH folder)
  set(names "")
  foreach(path IN LISTS ${paths})
    cmake_path(GET path FILENAME name)
    list(APPEND names "${name}")
  endforeach()
  list(JOIN names "," joined_names)
  set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_${function}.cpp")
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" "-DNAMES=${joined_names}" "-DOUTPUT=${output}" "-DHEADER=${header}"
            "-DTYPE=${type}" "-DFUNCTION=${function}" -P "${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake"
    DEPENDS ${${paths}} "${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake"
    VERBATIM)
  set(${variable} "${output}" PARENT_SCOPE)
endfunction()
