// SPDX-License-Identifier: MIT
#include <string_view>

#include "app/program/part_program.h"
#include "app/program/run_program.h"
#include "photo/large_pages.h"
#include "watch/doctor_command.h"
#include "watch/photos/measure_photo.h"
#include "watch/watch_command.h"
#include "watch/worker_command.h"

int main(int argc, char** argv) {
  ringside::share_few_heaps();
  if (argc == 2 && std::string_view(argv[0]) == ringside::kMeasuresPhoto)
    return ringside::measure_photo_in(argv[1]);
  constexpr std::array kCommands{&ringside::add_watch_command, &ringside::add_doctor_command,
                                 &ringside::add_worker_command};
  constexpr std::array kHanding{&ringside::add_handing_score_command};
  const bool hands_out = argc > 0 && std::string_view(argv[0]) == ringside::kHandsOut;
  const std::span<const ringside::AddCommand> commands =
      hands_out ? std::span<const ringside::AddCommand>(kHanding) : kCommands;
  return static_cast<int>(ringside::run_program(argc, argv, {.commands = commands, .is_part = true}));
}
