// SPDX-License-Identifier: MIT
#include "app/all_commands.h"
#include "app/program/run_program.h"

int main(int argc, char** argv) {
  return static_cast<int>(ringside::run_program(argc, argv, {.commands = ringside::all_commands()}));
}
