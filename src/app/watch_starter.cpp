// SPDX-License-Identifier: MIT
#include "app/watch_starter.h"

#include "app/program/part_program.h"

namespace ringside {
namespace {

// What follows is the other program's affair, --help too.
Command starter(const Parser& program, const char* name, const char* description,
                const char* other = kWatchProgram) {
  const Parser parser = program.subcommand(name, description);
  parser.pass_on_all();
  return {parser, {}, [other](std::vector<std::string> words) {
            return become_part_program(other, std::move(words));
          }};
}

}  // namespace

Command add_watch_starter(const Parser& program) { return starter(program, "watch", kWatchDescription); }

Command add_doctor_starter(const Parser& program) { return starter(program, "doctor", kDoctorDescription); }

Command add_hall_starter(const Parser& program) {
  return starter(program, "hall", kHallDescription, kHallProgram);
}

Command add_worker_starter(const Parser& program) { return starter(program, "worker", kWorkerDescription); }

}  // namespace ringside
