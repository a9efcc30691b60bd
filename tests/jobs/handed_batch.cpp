// SPDX-License-Identifier: MIT
#include "jobs/handed_batch.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <set>

namespace ringside::testing {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string without_timings(const fs::path& file) {
  Json all = Json::parse(read_file(file));
  for (Json& scoring : all) scoring.erase("timing_ms");
  return all.dump(1);
}

}  // namespace

halls::ChildProgram started(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), RINGSIDE_PROGRAM);
  return {arguments, "/dev/null"};
}

int number_of_photos(int usual) {
  const char* const given = std::getenv("RINGSIDE_TEST_PHOTOS");
  return given == nullptr ? usual : std::atoi(given);
}

void make_photos(const fs::path& folder, int count) {
  fs::create_directories(folder);
  cv::Mat small;
  cv::resize(cv::imread(sample("club-round.jpg").string()), small, {}, 0.4, 0.4, cv::INTER_AREA);
  const cv::Point2f middle(static_cast<float>(small.cols) / 2, static_cast<float>(small.rows) / 2);
  for (int i = 0; i < count; ++i) {
    cv::Mat turned;
    const cv::Mat turn = cv::getRotationMatrix2D(middle, 360.0 * i / count, 1);
    cv::warpAffine(small, turned, turn, small.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::imwrite((folder / ("photo-" + std::to_string(i) + ".jpg")).string(), turned);
  }
  write_text(folder / "photo-7.jpg", "no picture");
}

std::vector<std::string> scoring(const std::string& name, const std::vector<std::string>& further) {
  std::vector<std::string> words{"score", "photos", "--json", name + ".json", "--csv", name + ".csv"};
  words.insert(words.end(), further.begin(), further.end());
  return words;
}

void check_same(const fs::path& folder, const Run& alone, const Run& handed) {
  CHECK_MESSAGE(handed.code == alone.code, handed.err);
  CHECK(handed.out == alone.out);
  CHECK(without_timings(folder / "handed.json") == without_timings(folder / "alone.json"));
  CHECK(read_file(folder / "handed.csv") == read_file(folder / "alone.csv"));
}

std::size_t answered(const std::vector<MqttMessage>& came) {
  std::set<std::string> photos;
  for (const MqttMessage& message : came)
    if (message.topic.find("/answers/") != std::string::npos &&
        message.payload.find("\"scoring\"") != std::string::npos)
      photos.insert(message.payload.substr(0, message.payload.find(',')));
  return photos.size();
}

}  // namespace ringside::testing
