// SPDX-License-Identifier: MIT
#include <opencv2/core/utils/logger.hpp>

#include "app/run_program.h"

int main(int argc, char** argv) {
  cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
  return static_cast<int>(ringside::run_program(argc, argv));
}
