// SPDX-License-Identifier: MIT
#include "app/all_commands.h"

#include <array>

#include "app/calibrate/calibrate_command.h"
#include "app/calibrate/discs_command.h"
#include "app/calibrate/lens_command.h"
#include "app/judge/judge_command.h"
#include "app/match/match_command.h"
#include "app/models_command.h"
#include "app/score/score_command.h"
#include "app/score/shot_command.h"
#include "app/stats/stats_command.h"
#include "app/watch_starter.h"

namespace ringside {

std::span<const AddCommand> all_commands() {
  static constexpr std::array<AddCommand, 13> kCommands{
      add_score_command,  add_calibrate_command, add_lens_command,  add_match_command, add_models_command,
      add_shot_command,   add_judge_command,     add_discs_command, add_stats_command, add_watch_starter,
      add_doctor_starter, add_hall_starter,      add_worker_starter};
  return kCommands;
}

}  // namespace ringside
