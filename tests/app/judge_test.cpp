// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/run_ringside.h"
#include "photo/make_picture.h"
#include "report/documented_names.h"

// `ringside judge`, and rulings in `ringside score`, on samples.
namespace ringside {
namespace {

using nlohmann::json;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

const std::string kRound = testing::sample("round-2.jpg").string();

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

json scored(const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"score", kRound, "--json", "-"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return json::parse(run_ringside(arguments).out);
}

json judged(const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"judge", kRound, "--json", "-"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return json::parse(run_ringside(arguments).out);
}

// The disc of the sample with the smallest margin, and that margin.
json nearest_disc() {
  json best;
  const json discs = scored()["discs"];
  for (const json& disc : discs) {
    if (best.is_null() ||
        std::abs(disc["margin_mm"].get<double>()) < std::abs(best["margin_mm"].get<double>()))
      best = disc;
  }
  return best;
}

TEST_CASE("judge lists open and close calls, the nearest first, as score judges them") {
  const json judgement = judged();
  CHECK(judgement["discs"] == scored()["discs"]);
  REQUIRE(judgement["calls"].size() > 1);
  CHECK(judgement["calls"][0] == nearest_disc()["id"]);
  double last = 0;
  for (const json& id : judgement["calls"]) {
    const json& call = judgement["discs"][id.get<std::size_t>() - 1];
    const double margin = std::abs(call["margin_mm"].get<double>());
    CHECK(margin >= last);
    CHECK((margin < 3 || call["call"] == "too close"));
    last = margin;
  }
}

TEST_CASE("one disc is picked by its number or by where it is seen") {
  const json disc = nearest_disc();
  const std::string id = std::to_string(disc["id"].get<int>());
  const std::string place = std::to_string(disc["top_px"][0].get<double>() + 3) + "," +
                            std::to_string(disc["top_px"][1].get<double>() - 3);
  for (const json& picked : {judged({"--disc", id}), judged({"--at", place})}) {
    REQUIRE(picked["calls"].size() == 1);
    CHECK(picked["calls"][0] == disc["id"]);
  }
  const Run text = run_ringside({"judge", kRound, "--disc", id});
  CHECK(text.code == 0);
  CHECK(says(text.out, "disc " + id + " ("));
  CHECK(says(text.out, " sigma)"));
}

TEST_CASE("evidence is a picture and a JSON file, into a folder that is made") {
  const TempFolder folder;
  const std::string id = std::to_string(nearest_disc()["id"].get<int>());
  const Run run = run_ringside(folder.path(), {"judge", kRound, "--disc", id, "-o", "new/evidence"});
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  const auto stem = folder.path() / "new/evidence" / ("round-2-disc-" + id);
  const cv::Mat picture = cv::imread(stem.string() + ".png");
  CHECK(picture.cols > 1000);
  CHECK(picture.rows > 1000);
  const json evidence = json::parse(testing::read_file(stem.string() + ".json"));
  CHECK(evidence["photos"][0]["photo"] == "round-2.jpg");
  CHECK(evidence["photos"][0]["sha256"].get<std::string>().size() == 64);
  CHECK(evidence["judged"] == "2026-11-20T14:03:09Z");
  CHECK(evidence["picture"] == "round-2-disc-" + id + ".png");
  CHECK(evidence["disc"] == nearest_disc());
  const Run again = run_ringside(folder.path(), {"judge", kRound, "--disc", id, "-o", "new/evidence"});
  CHECK(says(again.err, ".png: replaced"));
}

TEST_CASE("a hole in which a disc may lie has evidence of its own, unless one disc is picked") {
  const TempFolder folder;
  const std::string twenty = testing::sample("twenty.jpg").string();
  REQUIRE(run_ringside(folder.path(), {"judge", twenty, "-o", "all"}).code == 0);
  CHECK(cv::imread((folder / "all/twenty-hole.png").string()).rows > 1000);
  const json evidence = json::parse(testing::read_file(folder / "all/twenty-hole.json"));
  CHECK(evidence["hole"]["maybe"] == "black");
  CHECK(evidence["picture"] == "twenty-hole.png");
  REQUIRE(run_ringside(folder.path(), {"judge", twenty, "--disc", "6", "-o", "one"}).code == 0);
  CHECK_FALSE(std::filesystem::exists(folder / "one/twenty-hole.png"));
  REQUIRE(run_ringside(folder.path(), {"judge", kRound, "-o", "told"}).code == 0);
  CHECK_FALSE(std::filesystem::exists(folder / "told/round-2-hole.png"));
}

TEST_CASE("evidence says when the camera took the photo, where its file does") {
  const TempFolder folder;
  const std::string block = test::exif_block(1, {}, test::ByteOrder::kLittle, "2026:11:20 14:03:09");
  testing::write_text(folder / "p.jpg", test::jpeg_with_exif(testing::read_file(kRound), block));
  const std::string id = std::to_string(nearest_disc()["id"].get<int>());
  REQUIRE(run_ringside(folder.path(), {"judge", "p.jpg", "--disc", id, "-o", "."}).code == 0);
  const json evidence = json::parse(testing::read_file(folder / ("p-disc-" + id + ".json")));
  CHECK(evidence["photos"][0]["taken"] == "2026-11-20T14:03:09");
}

TEST_CASE("evidence is the same for the same photo and time") {
  const TempFolder folder;
  const std::string id = std::to_string(nearest_disc()["id"].get<int>());
  for (const char* into : {"a", "b"})
    run_ringside(folder.path(), {"judge", kRound, "--disc", id, "-o", into});
  for (const char* ending : {".png", ".json"}) {
    const std::string name = "round-2-disc-" + id + ending;
    CHECK(testing::read_file(folder / "a" / name) == testing::read_file(folder / "b" / name));
  }
}

TEST_CASE("what is asked for and is not there is said in one line") {
  const TempFolder folder;
  testing::write_text(folder / "text.jpg", "no photo");
  testing::write_text(folder / "file", "");
  // The samples have warnings of their own, before the error.
  const auto last_line = [](const std::string& text) {
    const auto end = text.empty() ? std::string::npos : text.rfind('\n', text.size() - 2);
    return end == std::string::npos ? text : text.substr(end + 1);
  };
  const auto fails = [&](std::vector<std::string> arguments, const std::string& about, int code = 2) {
    arguments.insert(arguments.begin(), "judge");
    const Run run = run_ringside(folder.path(), arguments);
    CAPTURE(run.err);
    CHECK(run.code == code);
    CHECK(run.out.empty());
    CHECK(testing::is_one_error_about(last_line(run.err), about));
  };
  fails({kRound, "--disc", "99"}, "--disc");
  fails({kRound, "--disc", "three"}, "--disc");
  fails({kRound, "--disc", "0"}, "--disc");
  fails({kRound, "--at", "2,2"}, "--at");
  fails({kRound, "--at", "here"}, "--at");
  fails({kRound, "--at", "1,2,3"}, "--at");
  fails({kRound, "--rulings", "99=clear"}, "--rulings");
  fails({kRound, "--rulings", "1=maybe"}, "--rulings");
  fails({kRound, "--rulings", "clear"}, "--rulings");
  fails({kRound, "--rulings", "1=7"}, "--rulings");
  fails({kRound, "--rulings", "1=5,1=10"}, "--rulings");
  fails({kRound, "--confidence", "lots"}, "--confidence");
  fails({kRound, "--confidence", "0"}, "--confidence");
  fails({kRound, "-o", "file"}, "file");
  fails({kRound, "--json", kRound}, kRound);
  fails({kRound, kRound}, kRound);
  fails({"text.jpg"}, "text.jpg");
  fails({"missing.jpg"}, "missing.jpg");
  fails({kRound, testing::sample("round-1.jpg").string()}, testing::sample("round-1.jpg").string(), 1);
}

TEST_CASE("--confidence opens calls and closes them") {
  const auto open = [](const std::string& sigmas) {
    return scored({"--confidence", sigmas})["too_close"].size();
  };
  CHECK(open("10") > open("0.5"));
  CHECK(open("2") == scored()["too_close"].size());
  CHECK(judged({"--confidence", "3"})["confidence_sigmas"] == 3.0);
}

TEST_CASE("a ruling goes before the call in score and judge and stays marked") {
  const json disc = nearest_disc();
  const std::string id = std::to_string(disc["id"].get<int>());
  const int other = disc["other_zone"].get<int>();
  const std::string ruling = id + "=" + std::to_string(other);
  const json after = scored({"--rulings", ruling});
  for (const json& ruled : {after["discs"][disc["id"].get<std::size_t>() - 1],
                            judged({"--rulings", ruling})["discs"][disc["id"].get<std::size_t>() - 1]}) {
    CHECK(ruled["zone"] == other);
    CHECK(ruled["ruling"]["measured_zone"] == disc["zone"]);
    CHECK(ruled["ruling"]["measured_call"] == disc["call"]);
  }
  const std::string team = disc["team"];
  const int before = scored()["totals"][team]["board"].get<int>();
  CHECK(after["totals"][team]["board"] == before + other - disc["zone"].get<int>());
  CHECK(says(run_ringside({"score", kRound, "--rulings", ruling}).out, "by ruling"));
  const Run two =
      run_ringside({"score", kRound, testing::sample("round-1.jpg").string(), "--rulings", ruling});
  CHECK(two.code == 2);
  CHECK(testing::is_one_error_about(two.err, "--rulings"));
}

TEST_CASE("a set of discs is measured, and what is written serves as a disc model") {
  const TempFolder folder;
  const Run run = run_ringside(folder.path(), {"discs", "measure", kRound, "-o", "mine.yaml"});
  CHECK(run.code == 0);
  CHECK(says(run.out, "natural: radius "));
  CHECK(run_ringside(folder.path(), {"score", kRound, "--discs", "./mine.yaml"}).code == 0);
  CHECK(run_ringside(folder.path(), {"discs", "measure", kRound, "-o", kRound}).code == 2);
  CHECK(run_ringside(folder.path(), {"discs", "measure", "missing.jpg", "-o", "x.yaml"}).code == 2);
  const Run empty = run_ringside(
      folder.path(), {"discs", "measure", testing::sample("club-empty.jpg").string(), "-o", "x.yaml"});
  CHECK(empty.code == 1);
  CHECK_FALSE(std::filesystem::exists(folder / "x.yaml"));
}

void collect_names(const json& value, const std::string& path, std::set<std::string>& names) {
  const bool known_elsewhere = path == "disc" || path == "discs" || path == "maybe_discs" ||
                               path == "open_calls" || path == "photos[].calibration";
  if (known_elsewhere) {
    names.insert(path);
  } else if (value.is_object()) {
    for (const auto& [key, inner] : value.items())
      collect_names(inner, path.empty() ? key : path + "." + key, names);
  } else if (value.is_array() && !value.empty()) {
    for (const json& item : value) collect_names(item, path + "[]", names);
  } else {
    names.insert(value.is_array() ? path + "[]" : path);
  }
}

TEST_CASE("docs/judge.md names every field that is written and no other") {
  const TempFolder folder;
  const std::string id = std::to_string(nearest_disc()["id"].get<int>());
  run_ringside(folder.path(), {"judge", kRound, "--disc", id, "-o", "."});
  std::set<std::string> written;
  collect_names(judged(), "", written);
  collect_names(json::parse(testing::read_file(folder / ("round-2-disc-" + id + ".json"))), "", written);
  run_ringside(folder.path(), {"judge", testing::sample("twenty.jpg").string(), "-o", "."});
  collect_names(json::parse(testing::read_file(folder / "twenty-hole.json")), "", written);
  const auto documented = testing::documented_names("judge.md");
  CHECK(written == std::set<std::string>(documented.begin(), documented.end()));
}

}  // namespace
}  // namespace ringside
