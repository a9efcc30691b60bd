// SPDX-License-Identifier: MIT
#include "jobs/job.h"

#include <nlohmann/json.hpp>

#include "jobs/job_error.h"
#include "jobs/work_topics.h"
#include "json/parse_json.h"
#include "json/whole_number.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr JsonLimits kJobLimits{.bytes = 400'000, .depth = 4, .keys = 16, .values = 64};

std::string text_of(const Json& json, const char* key) {
  constexpr std::size_t kMostOfName = 4096;
  std::string text = json.at(key).get<std::string>();
  if (text.size() > kMostOfName || text.find('\0') != std::string::npos)
    throw JobError(std::string("\"") + key + "\" is no name");
  return text;
}

Job job_in(const Json& json) {
  constexpr int kMostPhotos = 100'000'000;
  Job job{.ringside = text_of(json, "ringside"),
          .batch = text_of(json, "batch"),
          .photo = static_cast<int>(whole_in(json.at("photo"), 0, kMostPhotos)),
          .name = text_of(json, "name"),
          .path = text_of(json, "path"),
          .options = line_text(json.at("options"))};
  if (json.size() != 6) throw JobError("it has keys that are not known");
  if (!is_id(job.batch)) throw JobError("its batch is no id");
  return job;
}

}  // namespace

std::string job_payload(const Job& job) {
  std::string payload = line_text({{"ringside", job.ringside},
                                   {"batch", job.batch},
                                   {"photo", job.photo},
                                   {"name", job.name},
                                   {"path", job.path},
                                   {"options", parse_json(job.options, kJobLimits)}});
  if (!payload.ends_with('\n')) payload += '\n';
  return payload + job.bytes;
}

Job read_job(std::string_view payload) {
  if (payload.size() > kMostBytesOfJob) throw JobError("it is too long");
  const std::size_t end = payload.find('\n');
  if (end == std::string_view::npos) throw JobError("it has no first line");
  try {
    Job job = job_in(parse_json(payload.substr(0, end), kJobLimits));
    job.bytes = payload.substr(end + 1);
    if (job.path.empty() == job.bytes.empty()) throw JobError("it has not either a path or a photo");
    return job;
  } catch (const JsonError& error) {
    throw JobError(error.what());
  } catch (const Json::exception&) {
    throw JobError("a key is missing or of another kind");
  }
}

}  // namespace ringside
