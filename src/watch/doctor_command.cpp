// SPDX-License-Identifier: MIT
#include "watch/doctor_command.h"

#include <system_error>

#include "app/match/match_arguments.h"
#include "app/photos/flow_arguments.h"
#include "app/program/command_error.h"
#include "app/program/given_aside.h"
#include "app/program/output.h"
#include "app/watch_starter.h"
#include "live/capture/camera_device.h"
#include "live/capture/still_picture.h"
#include "live/capture/video_source.h"
#include "text/shown_address.h"
#include "watch/doctor/camera_controls.h"
#include "watch/doctor/machine_checks.h"
#include "watch/doctor/view_checks.h"
#include "web/web_error.h"

namespace ringside {
namespace {

// What a table is to be watched with: the options of `watch` that can be checked beforehand.
struct DoctorArguments {
  std::string source;
  std::string listen;
  std::string record;
  std::string record_limit = "10";
  FlowArguments flow;
  MatchChoice choice;
};

// A match takes kilobytes; a database wants some room to work.
constexpr std::uintmax_t kForMatches = 100'000'000;

void append(Findings& findings, const Findings& more) {
  findings.insert(findings.end(), more.begin(), more.end());
}

// Whether the camera can be looked through.
bool check_camera(const std::string& source, Findings& findings) {
  if (kind_of_source(source) != SourceKind::kCamera) return true;
  const std::string device = device_of(source);
  const Findings of_device = check_device(device);
  append(findings, of_device);
  if (!all_fine(of_device)) return false;
  try {
    append(findings, check_controls(device, read_controls(device)));
  } catch (const std::system_error&) {
    return true;  // it went away meanwhile: looking through it will tell
  }
  return true;
}

void check_picture(const DoctorArguments& arguments, const FlowOptions& flow, Findings& findings) {
  Look look;
  try {
    look = look_through(*open_video(arguments.source));
  } catch (const SourceError& error) {
    look.trouble = error.what();
  }
  findings.push_back(check_frames(shown_address(arguments.source), look));
  if (look.frames.empty()) return;
  findings.push_back(check_steadiness(look.frames));
  append(findings, check_view(photo_of(mean_of(look.frames)), flow));
}

void check_machine(const DoctorArguments& arguments, Findings& findings) {
  constexpr std::uintmax_t kBytes = 1'000'000'000;
  constexpr int kMostGigabytes = 1'000'000;
  findings.push_back(
      check_folder("matches", ledger_place(arguments.choice.ledger).parent_path(), kForMatches));
  const auto limit = parse_number("--record-limit", arguments.record_limit, 1, kMostGigabytes);
  if (!arguments.record.empty())
    findings.push_back(check_folder("record", arguments.record, static_cast<std::uintmax_t>(limit) * kBytes));
  if (!arguments.listen.empty()) findings.push_back(check_port(arguments.listen));
}

ExitCode run(const DoctorArguments& arguments) {
  Findings findings{check_models()};
  if (all_fine(findings)) {
    const FlowOptions flow = flow_options(arguments.flow);
    if (check_camera(arguments.source, findings)) check_picture(arguments, flow, findings);
  }
  try {
    check_machine(arguments, findings);
  } catch (const WebError& error) {
    throw CommandError("--listen", error.what());
  }
  write_stdout(findings_text(findings));
  return all_fine(findings) ? ExitCode::kAllScored : ExitCode::kNotScored;
}

}  // namespace

Command add_doctor_command(const Parser& program) {
  auto arguments = std::make_shared<DoctorArguments>();
  const Parser parser = program.subcommand("doctor", kDoctorDescription);
  parser
      .add("SOURCE", arguments->source, " ",
           "camera number or device, video file, stream; or @FILE, env:NAME")
      .required();
  parser.add("--listen", arguments->listen, "ADDRESS:PORT", "where the page is to be: 127.0.0.1:8080");
  parser.add("--record", arguments->record, "DIR", "where rounds are to be kept");
  parser.add("--record-limit", arguments->record_limit, "GB", "that they may take; default: 10");
  add_flow_options(parser, arguments->flow);
  add_ledger_option(parser, arguments->choice);
  parser.footer("Exit codes: 0 all is well, 1 there is something to see to, 2 wrong usage.");
  Command command{parser, [arguments] {
                    arguments->source = given_aside(arguments->source, "camera's");
                    return run(*arguments);
                  }};
  command.settings_of = "watch";
  return command;
}

}  // namespace ringside
