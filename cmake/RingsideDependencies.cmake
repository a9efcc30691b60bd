# Debian 12 packages; tools/setup installs them.
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(OpenCV 4.6 REQUIRED COMPONENTS calib3d core imgproc imgcodecs videoio ximgproc)
find_package(Ceres 2.1 REQUIRED)
find_package(yaml-cpp 0.7 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(SQLiteCpp 3.2 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(benchmark 1.7 REQUIRED)
pkg_check_modules(LIBEXIF REQUIRED IMPORTED_TARGET libexif)

# OpenCV's Debian config carries its include folder in a variable; as a SYSTEM interface it raises no warnings.
foreach(module calib3d core imgproc imgcodecs videoio ximgproc)
  add_library(ringside_opencv_${module} INTERFACE)
  target_include_directories(ringside_opencv_${module} SYSTEM INTERFACE ${OpenCV_INCLUDE_DIRS})
  target_link_libraries(ringside_opencv_${module} INTERFACE opencv_${module})
  add_library(opencv::${module} ALIAS ringside_opencv_${module})
endforeach()
