// SPDX-License-Identifier: MIT
#include "app/program/run_program.h"
#include "photo/large_pages.h"
#include "watch/doctor_command.h"
#include "watch/watch_command.h"

int main(int argc, char** argv) {
  ringside::share_few_heaps();
  constexpr std::array kCommands{&ringside::add_watch_command, &ringside::add_doctor_command};
  return static_cast<int>(ringside::run_program(argc, argv, {.commands = kCommands, .is_part = true}));
}
