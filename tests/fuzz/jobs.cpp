// SPDX-License-Identifier: MIT
// What comes through a broker to a worker, and from one: a job, an answer, its presence. Answers that are
// kept in a file too.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz_target.h"
#include "jobs/answer_message.h"
#include "jobs/carried_options.h"
#include "jobs/job.h"
#include "jobs/job_error.h"
#include "jobs/worker_presence.h"
#include "json/parse_json.h"

namespace {

using namespace ringside;

void read_one_job(std::string_view input) {
  try {
    const Job job = read_job(input);
    fuzz::require(read_job(job_payload(job)).bytes == job.bytes, "a job comes back as it was written");
    const PrivateFolder folder;
    arguments_of(parse_json(job.options), folder);
  } catch (const JobError&) {
  }
}

void read_one_answer(std::string_view input) {
  try {
    const AnswerMessage message = read_answer_message(input);
    const AnswerMessage again = read_answer_message(answer_payload(message));
    fuzz::require(again.photo == message.photo && again.key == message.key,
                  "an answer comes back as it was written");
  } catch (const JobError&) {
  }
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  read_one_job(input);
  read_one_answer(input);
  try {
    read_presence(presence_payload(read_presence(input)));
  } catch (const JobError&) {
  }
}
