// SPDX-License-Identifier: MIT
#include "pocket/answer.h"

#include <new>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

#include "board/models.h"
#include "flow/refusal.h"
#include "json/parse_json.h"
#include "pocket/live_look.h"
#include "pocket/match_calls.h"
#include "report/data/version.h"
#include "report/json/choices.h"
#include "report/json/json_parts.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

template <typename Models>
Json described(const Models& models) {
  Json list = Json::array();
  for (const auto& model : models) list.push_back({{"name", model.name}, {"description", model.description}});
  return list;
}

// What is built in.
Json about() {
  const ModelLibrary library = ModelLibrary::standard();
  const std::vector<RuleSet> rules = RuleLibrary::standard().all();
  return {{"version", version()},
          {"boards", described(library.boards())},
          {"discs", described(library.discs())},
          {"ruleSets", described(rules)},
          {"choices", choices_json(rules)}};
}

Json pictures_json(const std::vector<Drawn>& pictures) {
  Json list = Json::array();
  for (const Drawn& picture : pictures)
    list.push_back({{"kind", picture.kind},
                    {"disc", picture.disc},
                    {"width", picture.bgr.cols},
                    {"height", picture.bgr.rows}});
  return list;
}

std::vector<PhotoWish> photo_wishes(const Json& list) {
  std::vector<PhotoWish> wishes;
  for (const Json& photo : list) wishes.push_back(photo_wish(photo));
  return wishes;
}

Json failed(const std::string& what) { return {{"error", what}}; }

}  // namespace

Json Engine::call(const Json& request) {
  const std::vector<cv::Mat> pixels = std::exchange(pixels_, {});
  const auto name = request.at("call").get<std::string>();
  if (name == "score" || name == "again") {
    const ScoreWish wish = score_wish(request.at("options"));
    if (name == "score") photos_.measure(photo_wishes(request.at("photos")), pixels, wish, on_stage_);
    Json answer = photos_.count(wish, on_stage_);
    answer["pictures"] = pictures_json(photos_.drawn());
    return answer;
  }
  if (name == "look") return look(pixels.at(0), photo_wish(request.at("photo")));
  if (name == "newMatch") return {{"match", new_match(request.at("wishes"))}};
  if (name == "addEntry") return {{"match", add_entry(request.at("match"), request.at("action"))}};
  if (name == "importMatch") return {{"match", import_match(request.at("match"))}};
  if (name == "exportMatch")
    return {{"text", export_match(request.at("match"), request.at("format").get<std::string>())}};
  if (name == "about") return about();
  throw BadWish("'" + name + "' is no call of this program");
}

std::string Engine::answer(std::string_view request) {
  try {
    return line_text(call(parse_json(request)));
  } catch (const std::bad_alloc&) {
    return line_text(failed(kNoMemory));
  } catch (const cv::Exception& error) {
    return line_text(failed(error.code == cv::Error::StsNoMem ? kNoMemory : error.what()));
  } catch (const Json::exception& error) {
    return line_text(failed("the page asked for something that makes no sense (" + std::string(error.what()) +
                            "); please report it"));
  } catch (const std::exception& error) {
    return line_text(failed(error.what()));
  }
}

}  // namespace ringside
