# Debian 12 packages; tools/setup installs them.
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(OpenCV 4.6 REQUIRED COMPONENTS calib3d core dnn imgproc imgcodecs video videoio ximgproc)
find_package(Ceres 2.1 REQUIRED)
find_package(yaml-cpp 0.7 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(SQLiteCpp 3.2 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(Freetype 2.12 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBEXIF REQUIRED IMPORTED_TARGET libexif)
pkg_check_modules(HTTPLIB REQUIRED IMPORTED_TARGET cpp-httplib)
pkg_check_modules(LIBAV REQUIRED IMPORTED_TARGET libavformat libavcodec libavutil)
pkg_check_modules(QRENCODE REQUIRED IMPORTED_TARGET libqrencode)

# OpenCV's Debian config carries its include folder in a variable; as a SYSTEM interface it raises no warnings.
foreach(module calib3d core dnn imgproc imgcodecs video videoio ximgproc)
  add_library(ringside_opencv_${module} INTERFACE)
  target_include_directories(ringside_opencv_${module} SYSTEM INTERFACE ${OpenCV_INCLUDE_DIRS})
  target_link_libraries(ringside_opencv_${module} INTERFACE opencv_${module})
  add_library(opencv::${module} ALIAS ringside_opencv_${module})
endforeach()

# Of this module EdgeDrawing is all we use, but its shared library loads a hundred others that read pictures of every
# kind, at a tenth of a second for each start.
find_library(OPENCV_XIMGPROC_ARCHIVE libopencv_ximgproc.a)
if(OPENCV_XIMGPROC_ARCHIVE)
  set_target_properties(ringside_opencv_ximgproc PROPERTIES
    INTERFACE_LINK_LIBRARIES "${OPENCV_XIMGPROC_ARCHIVE};opencv_imgproc;opencv_core")
endif()
