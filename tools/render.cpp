// SPDX-License-Identifier: MIT
// render SCENE.yaml... -o FOLDER: makes photos and their truth out of scene files, of a named set or of
// chance; always the same. Exit codes: 0 all made, 1 at least one could not be made, 2 wrong usage or a scene
// file that is invalid.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <opencv2/core/utils/logger.hpp>
#include <optional>

#include "board/models.h"
#include "photo/photo_error.h"
#include "plans/plan_set.h"
#include "plans/random_plan.h"
#include "plans/read_plan.h"
#include "rendering/batch.h"
#include "rendering/other_light.h"
#include "rendering/tiles.h"
#include "report/data/text.h"

namespace ringside::rendering {
namespace {

constexpr int kSomeFailed = 1;
constexpr int kWrongInput = 2;

using Orders = std::vector<Order>;

struct Arguments {
  std::vector<std::string> scenes;
  std::string set;
  std::optional<std::uint64_t> random_seed;
  std::string kind = "phone";
  std::string folder;
  std::vector<std::string> photos_to_cut, photos_to_light;
  bool fast = false;
  bool truth_only = false;
  bool keep_pov = false;
};

void add_options(CLI::App& app, Arguments& arguments) {
  auto* scenes = app.add_option("SCENE.yaml", arguments.scenes, "scene files, as in samples/scenes");
  auto* set = app.add_option("--set", arguments.set, "a named set of random scenes, a folder for each kind")
                  ->option_text(joined(plans::set_names(), "|"));
  auto* seed = app.add_option("--random", arguments.random_seed, "one random scene")->option_text("SEED");
  app.add_option("--kind", arguments.kind, "of the random scene (phone)")
      ->option_text(joined(plans::kind_names(), "|"))
      ->needs(seed);
  auto* tiles = app.add_option("--tiles", arguments.photos_to_cut,
                               "cut photos of boards that fill them into pictures of no whole board")
                    ->option_text("PHOTO...");
  auto* lights = app.add_option("--lights", arguments.photos_to_light,
                                "the same photos too dark, in shadow and so on, a folder for each")
                     ->option_text("PHOTO...");
  for (auto* one : {scenes, set, seed, tiles, lights}) {
    for (auto* other : {scenes, set, seed, tiles, lights}) {
      if (one != other) one->excludes(other);
    }
  }
  app.add_option("-o", arguments.folder, "where NAME.jpg and NAME.yaml go; made when it is not there")
      ->option_text("FOLDER")
      ->required();
  app.add_flag("--fast", arguments.fast, "draw plainly, in less than a second, without POV-Ray");
  app.add_flag("--truth-only", arguments.truth_only, "write NAME.yaml alone, for photos made before");
  app.add_flag("--keep-pov", arguments.keep_pov, "leave what POV-Ray was given as NAME.pov");
}

void say(const std::string& message) { std::cerr << "render: " << printable(message) << std::endl; }

Orders set_orders(const Arguments& arguments) {
  Orders orders;
  for (plans::SetEntry& entry : plans::plan_set(arguments.set)) {
    orders.push_back({std::filesystem::path(arguments.folder) / entry.folder, std::move(entry.plan)});
  }
  return orders;
}

Orders random_orders(const Arguments& arguments) {
  const plans::PhotoKind kind = plans::kind_of(arguments.kind);
  return {{arguments.folder, plans::random_plan(kind, *arguments.random_seed)}};
}

// Those of scene files that can be read. A bad one is told and left out.
Orders scene_orders(const Arguments& arguments) {
  const ModelLibrary models = ModelLibrary::standard();
  Orders orders;
  for (const std::string& scene : arguments.scenes) {
    try {
      orders.push_back({arguments.folder, plans::read_plan(scene, models)});
    } catch (const ModelError& error) {
      say(error.what());
    }
  }
  return orders;
}

Orders orders_of(const Arguments& arguments) {
  if (!arguments.set.empty()) return set_orders(arguments);
  if (arguments.random_seed) return random_orders(arguments);
  if (arguments.scenes.empty())
    throw std::invalid_argument("nothing to render; give scene files, --set or --random");
  return scene_orders(arguments);
}

int render(const Arguments& arguments) {
  const Orders orders = orders_of(arguments);
  const BatchOptions options{.renderer = arguments.fast ? Renderer::kFast : Renderer::kPovray,
                             .truth_only = arguments.truth_only,
                             .keep_pov = arguments.keep_pov};
  const int failed = make_photos(orders, options, std::cerr);
  if (orders.size() < arguments.scenes.size()) return kWrongInput;
  return failed > 0 ? kSomeFailed : 0;
}

// Makes of each photo what `make` does; one that cannot be read is told and left out.
template <typename Make>
int each_of(const std::vector<std::string>& photos, const Make& make) {
  int failed = 0;
  for (const std::string& photo : photos) {
    try {
      make(photo);
    } catch (const PhotoError& error) {
      say(photo + ": " + error.what());
      ++failed;
    }
  }
  return failed > 0 ? kSomeFailed : 0;
}

int run(int argc, char** argv) {
  CLI::App app("Makes photos of crokinole boards, with exact truth, out of scene files.", "render");
  Arguments arguments;
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    say(std::string(error.what()) + "; see render --help");
    return kWrongInput;
  }
  const std::string& folder = arguments.folder;
  if (!arguments.photos_to_cut.empty()) {
    return each_of(arguments.photos_to_cut, [&](const std::string& photo) { write_tiles(photo, folder); });
  }
  if (!arguments.photos_to_light.empty()) {
    return each_of(arguments.photos_to_light,
                   [&](const std::string& photo) { write_in_other_lights(photo, folder); });
  }
  return render(arguments);
}

}  // namespace
}  // namespace ringside::rendering

int main(int argc, char** argv) {
  cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
  try {
    return ringside::rendering::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "render: " << error.what() << '\n';
    return ringside::rendering::kWrongInput;
  }
}
