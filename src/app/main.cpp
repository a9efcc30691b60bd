// SPDX-License-Identifier: MIT
#include "app/all_commands.h"
#include "app/run_program.h"
#include "photo/large_pages.h"

int main(int argc, char** argv) {
  ringside::use_large_pages();
  return static_cast<int>(ringside::run_program(argc, argv, ringside::all_commands()));
}
