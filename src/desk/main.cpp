// SPDX-License-Identifier: MIT
#include "app/program/run_program.h"
#include "app/watch_starter.h"
#include "desk/commands/hall_commands.h"
#include "desk/serve/hall_serve.h"

namespace {

ringside::Command add_hall(const ringside::Parser& program) {
  const ringside::Parser parser = program.subcommand("hall", ringside::kHallDescription);
  auto parts = ringside::hall::add_hall_commands(parser);
  parts.push_back(ringside::hall::add_hall_serve(parser));
  return of_parts(parser, parts);
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::array kCommands{&add_hall};
  return static_cast<int>(ringside::run_program(argc, argv, {.commands = kCommands, .is_part = true}));
}
