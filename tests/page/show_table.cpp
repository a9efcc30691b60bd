// SPDX-License-Identifier: MIT
// show_table PORT [POCKET]: serves the page, and the pocket app in that folder, over a table without a camera
// until its input ends. For page tests and screenshots. What lies on the table changes with the lines it
// reads:
//   refused WHY · found · camera lost|running · withheld WHY · question · warning WHAT · shot · moving ·
//   still · twenty
#include <fstream>
#include <iostream>
#include <iterator>

#include "page/table_photo.h"
#include "report/picture/write_picture.h"
#include "rules/rule_sets.h"
#include "support/source_dir.h"
#include "web/fake_table.h"
#include "web/table_server.h"

namespace ringside {
namespace {

std::string bytes_of(const std::string& name) {
  std::ifstream file(ringside::test::source_dir() / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void happen(const std::string& line, TableView& view) {
  const std::string word = line.substr(0, line.find(' '));
  const std::string rest = line.size() > word.size() ? line.substr(word.size() + 1) : "";
  if (word == "camera") {
    view.camera = rest == "lost" ? CameraStatus::kLost : CameraStatus::kRunning;
    view.camera_note = rest == "lost" ? "no picture for 3 s; check the camera's cable" : "";
  }
  if (word == "refused") {
    view.board = BoardStatus::kSearching;
    view.board_note = rest;
    view.refusal = std::make_shared<const Refusal>(Refusal{Refusal::Cause::kNotScorable, rest});
  }
  if (word == "found") {
    view.board = BoardStatus::kSeen;
    view.board_note = "";
    view.refusal.reset();
  }
  if (word == "withheld") view.withheld = rest;
  if (word == "question")
    view.questions = {{1, "Did the black disc fall into the hole?", {"Yes, a twenty", "No"}}};
  if (word == "warning") view.warnings = {rest};
  if (word == "shot") ++view.shots;
  if (word == "twenty") ++view.twenties["red"];
  if (word == "moving") view.motion = TableMotion::kMoving;
  if (word == "still") view.motion = TableMotion::kStill;
}

int show(int port, const std::string& pocket) {
  testing::FakeTable table{testing::view_in_play()};
  table.frame_bytes = bytes_of("samples/round-3.jpg");
  table.marked_frame_bytes = bytes_of("docs/pictures/round-3-overlay.jpg");
  const cv::Mat photo = testing::photo_of(*table.newest());
  table.draw_evidence = [&photo](const TableDisc& disc) {
    return encoded_picture(".png", draw_evidence(testing::evidence_on(disc, photo)));
  };
  table.draw_thumbnail = [&photo](const TableDisc& disc) {
    return encoded_picture(".jpg", draw_evidence_thumbnail(testing::evidence_on(disc, photo)));
  };
  table.measure_photo = [](const std::string& file, const TableView& view) {
    if (file.starts_with("other"))
      throw TableError(
          "the photo shows another position: 2 discs differ; take one of this board as it lies now");
    return testing::photo_of(view, view.discs.back().scored.disc.id);
  };
  const TableServer server(table, {.port = port,
                                   .rules = testing::rule_library().all(),
                                   .pocket = pocket,
                                   .refused = [](const std::string& line) { std::cerr << line << '\n'; }});
  std::cout << server.url(Rights::kCorrect) << std::endl;
  for (std::string line; std::getline(std::cin, line);)
    table.change([&line](TableView& view) { happen(line, view); });
  return 0;
}

}  // namespace
}  // namespace ringside

int main(int count, char** arguments) {
  return ringside::show(count > 1 ? std::stoi(arguments[1]) : 0, count > 2 ? arguments[2] : "");
}
