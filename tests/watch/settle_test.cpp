// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/run_ringside.h"
#include "plans/read_plan.h"
#include "rendering/photo.h"
#include "support/has.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"
#include "watch/running_watch.h"
#include "watch/still_clip.h"
#include "web/http.h"

// A dispute from its beginning to its end: a camera over the table, a phone, and the program between them.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;

// A round of eleven discs, of which a red one touches the middle line by 0.4 mm: too near for a camera that
// has hardly more than a pixel for a millimetre.
drawing::Scene disputed_position() {
  const plans::PhotoPlan plan = plans::read_plan(test::source_dir() / "samples/scenes/round-1.yaml",
                                                 ModelLibrary(test::source_dir() / "models"));
  drawing::Scene scene = plan.scene;
  constexpr double kMarginThere = 5.35, kWanted = -0.4;
  const Vec2 near_middle(176.98, 37.6);
  for (drawing::Disc& disc : scene.discs)
    if ((disc.base - near_middle).norm() < 1) disc.base += (kMarginThere - kWanted) * disc.base.normalized();
  return scene;
}

plans::PhotoPlan over_the_table(const drawing::Scene& scene) {
  plans::PhotoPlan plan;
  plan.name = "camera";
  plan.scene = scene;
  plan.viewpoint = {.tilt_deg = 4, .distance = 1150, .focal_px = 950, .width = 960, .height = 720};
  return plan;
}

// From another seat, near and fine.
plans::PhotoPlan by_phone(const drawing::Scene& scene) {
  plans::PhotoPlan plan;
  plan.name = "phone";
  plan.scene = scene;
  plan.viewpoint = {
      .tilt_deg = 14, .azimuth_deg = 10, .distance = 1100, .focal_px = 2600, .width = 2500, .height = 2200};
  return plan;
}

std::string phone_photo(const drawing::Scene& scene) {
  return rendering::photo_file(by_phone(scene), rendering::Renderer::kFast);
}

json disc_with(const json& view, const json& id) {
  for (const json& disc : view.at("discs"))
    if (disc.at("id") == id) return disc;
  return nullptr;
}

// A match at a table that rests, until the camera has read it.
struct Dispute {
  Dispute() {
    REQUIRE(testing::run_ringside(folder.path(), {"match", "new", "--rules", "nca", "--players",
                                                  "Ann=black,Bob=red", "--db", "matches.db"})
                .code == 0);
    testing::write_still_clip(folder / "rest.avi", rendering::picture_of(over_the_table(disputed_position()),
                                                                         rendering::Renderer::kFast));
    watch.emplace(folder.path(),
                  std::vector<std::string>{"rest.avi", "--speed", "max", "--resume", "--db", "matches.db"});
    REQUIRE(watch->wait_for("camera_ended"));
  }

  httplib::Client client() const {
    httplib::Client client("127.0.0.1", watch->port());
    client.set_read_timeout(240);
    return client;
  }
  json view() const { return json::parse(client().Get("/api/state")->body); }
  httplib::Result send(const std::string& photo) const {
    auto answer = client().Post("/api/photos", photo, "image/jpeg");
    REQUIRE(answer);
    return answer;
  }
  json carry_out(const json& command) const {
    const auto answer = client().Post("/api/commands", command.dump(), "application/json");
    REQUIRE(answer);
    REQUIRE_MESSAGE(answer->status == 200, answer->body);
    return json::parse(answer->body);
  }

  TempFolder folder;
  std::optional<testing::RunningWatch> watch;
};

TEST_CASE("a phone's photo settles a call: it is accepted, and score and ledger follow") {
  const Dispute dispute;
  const json before = dispute.view();
  REQUIRE(before.at("too_close").size() == 1);
  REQUIRE(before.at("photo").is_null());
  const auto answer = dispute.send(phone_photo(disputed_position()));
  REQUIRE_MESSAGE(answer->status == 200, answer->body);
  const json shown = dispute.view().at("photo");
  CHECK(shown.at("discs") == before.at("discs").size());
  const json call = shown.at("calls").at(0);
  CHECK(call.at("disc") == before.at("too_close").at(0));
  CHECK(call.at("line") == "middle");
  CHECK(call.at("sigma_mm") < call.at("camera").at("sigma_mm"));
  CHECK(call.at("sigma_mm") <= call.at("photo").at("sigma_mm"));
  CHECK(std::abs(call.at("margin_mm").get<double>() + 0.4) < 3 * call.at("sigma_mm").get<double>());
  CHECK(dispute.view().at("totals") == before.at("totals"));
  const std::string evidence = "/api/evidence/" + std::to_string(call.at("disc").get<int>()) + ".png";
  CHECK(dispute.client().Get(evidence)->status == 200);

  REQUIRE(call.at("call") == "touching");
  const json after = dispute.carry_out(
      {{"command", "accept_photo_call"}, {"photo", shown.at("id")}, {"disc", call.at("disc")}});
  CHECK(after.at("photo").is_null());
  CHECK(after.at("too_close").empty());
  CHECK(disc_with(after, call.at("disc")).at("zone") == 5);
  CHECK(disc_with(after, call.at("disc")).at("ruling").is_object());
  dispute.carry_out({{"command", "end_round"}});
  const auto ledger = testing::run_ringside(dispute.folder.path(),
                                            {"match", "export", "-o", "match.json", "--db", "matches.db"});
  CHECK_MESSAGE(ledger.code == 0, ledger.err);
  const json round = json::parse(testing::read_file(dispute.folder / "match.json"))["entries"][0];
  for (const char* team : {"black", "red"})
    CHECK(round.at("scoring").at("totals").at(team).at("board") == after.at("totals").at(team).at("board"));
}

TEST_CASE("what is no photo of this position is refused in words, and changes nothing") {
  const Dispute dispute;
  const json before = dispute.view();
  const std::string photo = phone_photo(disputed_position());
  drawing::Scene moved = disputed_position(), more = disputed_position();
  moved.discs[0].base += Vec2(30, 0);
  more.discs.push_back(more.discs[0]);
  more.discs.back().base = {-60, -200};
  std::vector<uchar> bomb;
  cv::imencode(".png", cv::Mat::zeros(7500, 7500, CV_8UC1), bomb);  // 56 megapixels in 200 KB
  const std::map<std::string, std::string> refused{
      {"a bomb", {bomb.begin(), bomb.end()}},
      {"a broken photo", photo.substr(0, photo.size() / 2)},
      {"text", "this is no photo"},
      {"nothing", ""},
      {"another board", testing::read_file(testing::sample("walnut.jpg"))},
      {"a disc that moved", phone_photo(moved)},
      {"a disc more", phone_photo(more)}};
  for (const auto& [what, file] : refused) {
    const auto answer = dispute.send(file);
    CHECK_MESSAGE((answer->status == 422 || answer->status == 409), what);
    const std::string why = json::parse(answer->body).at("error");
    CHECK_MESSAGE(has(why, "; "), what, ": ", why);
  }
  CHECK(dispute.view() == before);
}

}  // namespace
}  // namespace ringside
