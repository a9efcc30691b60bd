// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstdlib>

#include "board/models.h"
#include "support/error_message.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

using namespace ringside;
using test::TempFolder;

namespace {

const std::filesystem::path kModels = ringside::test::source_dir() / "models";

// Sets RINGSIDE_MODELS for one test.
class ModelsVariable {
 public:
  explicit ModelsVariable(const std::string& value) { setenv("RINGSIDE_MODELS", value.c_str(), 1); }
  ~ModelsVariable() { unsetenv("RINGSIDE_MODELS"); }
  ModelsVariable(const ModelsVariable&) = delete;
  ModelsVariable& operator=(const ModelsVariable&) = delete;
};

template <typename Model>
std::vector<std::string> names(const std::vector<Model>& models) {
  std::vector<std::string> all;
  for (const Model& model : models) all.push_back(model.name);
  return all;
}

}  // namespace

TEST_CASE("every model that comes with the program loads") {
  const ModelLibrary library(kModels);
  CHECK(names(library.boards()) ==
        std::vector<std::string>{"lab-octagon", "painted-octagon", "tournament-26", "varnished-octagon"});
  CHECK(names(library.discs()) == std::vector<std::string>{"tournament", "traditional"});
}

TEST_CASE("the tournament models have the sizes of the rules, in inches") {
  constexpr double kInch = 25.4;
  const ModelLibrary library(kModels);
  const BoardModel board = library.board("tournament-26");
  CHECK(board.inner_radius == doctest::Approx(4 * kInch));
  CHECK(board.middle_radius == doctest::Approx(8 * kInch));
  CHECK(board.outer_radius == doctest::Approx(12 * kInch));
  CHECK(board.outer_radius == kOuterLineRadius);
  CHECK(board.deck_radius == doctest::Approx(13 * kInch));
  CHECK(2 * board.hole_radius == doctest::Approx(1.375 * kInch).epsilon(0.003));
  const DiscModel disc = library.disc("tournament");
  CHECK(2 * disc.shape.radius == doctest::Approx(1.25 * kInch).epsilon(0.003));
  CHECK(disc.shape.height == doctest::Approx(0.375 * kInch).epsilon(0.003));
  CHECK(2 * library.disc("traditional").shape.radius == doctest::Approx(1.125 * kInch).epsilon(0.003));
}

TEST_CASE("a model is found by name or by file") {
  const ModelLibrary library(kModels);
  CHECK(library.board((kModels / "boards/lab-octagon.yaml").string()).name == "lab-octagon");
  CHECK(test::error_message<ModelError>([&] { library.board("mine.yaml"); }) ==
        "mine.yaml: no such file; check the name");
  CHECK(test::error_message<ModelError>([&] { library.board("tournment"); }) ==
        "tournment: no board model of that name; the nearest is 'tournament-26' (all: lab-octagon, "
        "painted-octagon, tournament-26, varnished-octagon)");
  CHECK(
      test::error_message<ModelError>([&] { library.disc("traditonal"); }) ==
      "traditonal: no disc model of that name; the nearest is 'traditional' (all: tournament, traditional)");
  CHECK(test::error_message<ModelError>([&] { library.board(""); }).starts_with(": no board model"));
}

TEST_CASE("the standard library is the one beside the program, or the one that RINGSIDE_MODELS names") {
  CHECK_FALSE(ModelLibrary::standard().boards().empty());
  const TempFolder folder;
  folder.write("boards/mine.yaml",
               "description: mine\nhole_radius_mm: 20\ninner_radius_mm: 100\nmiddle_radius_mm: 200\n"
               "outer_radius_mm: 300\ndeck_radius_mm: 330\n");
  {
    const ModelsVariable variable(folder.path().string());
    CHECK(names(ModelLibrary::standard().boards()) == std::vector<std::string>{"mine"});
    CHECK(test::error_message<ModelError>([] {
            ModelLibrary::standard().discs();
          }).find("cannot be listed") != std::string::npos);
  }
  const ModelsVariable variable((folder.path() / "nothing").string());
  CHECK(test::error_message<ModelError>([] {
          ModelLibrary::standard();
        }).ends_with("nothing: is no models folder (boards/ is missing); check RINGSIDE_MODELS"));
}

TEST_CASE("the models are found from a build tree and from an installation") {
  const TempFolder folder;
  folder.write("source/models/boards/a.yaml", "");
  folder.write("usr/share/ringside/models/boards/a.yaml", "");
  CHECK(find_models(folder.path() / "source/build/release/src/app") == folder.path() / "source/models");
  CHECK(find_models(folder.path() / "usr/bin") == folder.path() / "usr/share/ringside/models");
  CHECK(find_models(folder.path() / "elsewhere") == std::nullopt);
}
