# SPDX-License-Identifier: MIT
# In place of RingsideDependencies: what tools/pocket built for WebAssembly, and of the Debian packages headers alone.
set(RINGSIDE_POCKET_ROOT "${PROJECT_SOURCE_DIR}/build/pocket-deps/root" CACHE PATH "Where tools/pocket put what it built")
list(APPEND CMAKE_FIND_ROOT_PATH "${RINGSIDE_POCKET_ROOT}")
find_package(OpenCV 4.6 REQUIRED COMPONENTS core imgproc)
find_package(yaml-cpp 0.7 REQUIRED)
find_package(freetype 2.12 REQUIRED CONFIG)
add_library(Freetype::Freetype ALIAS freetype)

# Only these folders of /usr/include: the others are of this machine, not of emscripten.
set(headers "${CMAKE_BINARY_DIR}/headers")
file(MAKE_DIRECTORY "${headers}")
foreach(folder ceres nlohmann)
  file(CREATE_LINK "/usr/include/${folder}" "${headers}/${folder}" SYMBOLIC)
endforeach()
function(ringside_headers target folder)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE "${folder}")
endfunction()
ringside_headers(Eigen3::Eigen /usr/include/eigen3)
ringside_headers(Ceres::ceres "${headers}")
ringside_headers(nlohmann_json::nlohmann_json "${headers}")

# As in RingsideDependencies. Nobody calls what calib3d would do here: measuring a lens.
foreach(module calib3d core imgproc)
  add_library(ringside_opencv_${module} INTERFACE)
  target_include_directories(ringside_opencv_${module} SYSTEM INTERFACE ${OpenCV_INCLUDE_DIRS})
  add_library(opencv::${module} ALIAS ringside_opencv_${module})
endforeach()
target_link_libraries(ringside_opencv_core INTERFACE opencv_core)
target_link_libraries(ringside_opencv_imgproc INTERFACE opencv_imgproc)
