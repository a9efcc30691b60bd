// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "support/source_dir.h"
#include "support/temp_folder.h"

namespace ringside::rendering {
namespace {

namespace fs = std::filesystem;

struct Run {
  int code;
  std::string err;
};

std::string read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// arguments and environment: words of the shell.
Run run_render(const test::TempFolder& folder, const std::string& arguments,
               const std::string& environment = "") {
  const std::string command = "cd '" + folder.path().string() + "' && RINGSIDE_MODELS='" +
                              (ringside::test::source_dir() / "models").string() + "' " + environment +
                              " '" RENDER_PROGRAM "' " + arguments + " >out 2>err";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128, read_file(folder / "err")};
}

const char* const kSmallScene =
    "picture: {width: 64, height: 48}\n"
    "camera: {distance_mm: 1000, focal_px: 60}\n";

TEST_CASE("a scene becomes a photo and its truth") {
  const test::TempFolder folder;
  folder.write("tiny.yaml", kSmallScene);
  const Run run = run_render(folder, "tiny.yaml --fast -o photos");
  CHECK(run.code == 0);
  CHECK(fs::file_size(folder / "photos/tiny.jpg") > 500);
  CHECK(read_file(folder / "photos/tiny.yaml").find("photo: tiny.jpg") != std::string::npos);
  CHECK(run.err.find("[1/1] tiny") != std::string::npos);
}

TEST_CASE("a bad scene is told in one line and does not stop the others") {
  const test::TempFolder folder;
  folder.write("bad.yaml", "picture: {width: -3, height: 48}\n");
  folder.write("tiny.yaml", kSmallScene);
  const Run run = run_render(folder, "bad.yaml missing.yaml tiny.yaml --fast -o photos");
  CHECK(run.code == 2);
  CHECK(run.err.starts_with("render: bad.yaml:1: "));
  CHECK(run.err.find("\nrender: missing.yaml: ") != std::string::npos);
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 3);
  CHECK(fs::exists(folder / "photos/tiny.jpg"));
}

TEST_CASE("what cannot be written is told, exit code 1") {
  const test::TempFolder folder;
  folder.write("tiny.yaml", kSmallScene);
  folder.write("photos", "a file where the folder should be");
  const Run run = run_render(folder, "tiny.yaml --fast -o photos");
  CHECK(run.code == 1);
  CHECK(run.err.find("render: tiny: ") != std::string::npos);
}

TEST_CASE("without POV-Ray the message says what to install") {
  const test::TempFolder folder;
  folder.write("tiny.yaml", kSmallScene);
  const Run run = run_render(folder, "tiny.yaml -o photos", "PATH=/nowhere");
  CHECK(run.code == 1);
  CHECK(run.err.find("povray is not installed; run tools/setup") != std::string::npos);
  CHECK_FALSE(fs::exists(folder / "photos/tiny.jpg"));
}

TEST_CASE("wrong usage is one line and exit code 2") {
  const test::TempFolder folder;
  for (const char* arguments : {"", "tiny.yaml", "--no-such-option"}) {
    CAPTURE(arguments);
    const Run run = run_render(folder, arguments);
    CHECK(run.code == 2);
    CHECK(run.err.starts_with("render: "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

TEST_CASE("a random photo needs no scene file") {
  const test::TempFolder folder;
  const Run run = run_render(folder, "--random 3 --kind video --fast -o photos");
  CHECK(run.code == 0);
  CHECK(fs::exists(folder / "photos/video-03.jpg"));
  CHECK(fs::exists(folder / "photos/video-03.yaml"));
}

TEST_CASE("truth alone leaves the photo as it is") {
  const test::TempFolder folder;
  folder.write("tiny.yaml", kSmallScene);
  folder.write("photos/tiny.jpg", "as it was");
  CHECK(run_render(folder, "tiny.yaml --truth-only -o photos").code == 0);
  CHECK(read_file(folder / "photos/tiny.jpg") == "as it was");
  CHECK(read_file(folder / "photos/tiny.yaml").find("radius_mm") != std::string::npos);
}

TEST_CASE("a photo is cut into tiles; what is none is told and does not stop the others") {
  const test::TempFolder folder;
  folder.write("tiny.yaml", kSmallScene);
  REQUIRE(run_render(folder, "tiny.yaml --fast -o photos").code == 0);
  const Run run = run_render(folder, "--tiles tiny.yaml photos/tiny.jpg -o tiles");
  CHECK(run.code == 1);
  CHECK(run.err.starts_with("render: tiny.yaml: "));
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  CHECK(fs::exists(folder / "tiles/tiny-tile-1.jpg"));
  CHECK(fs::exists(folder / "tiles/tiny-tile-8.jpg"));
  CHECK(read_file(folder / "tiles/tiny-tile-8.yaml").find("board: none") != std::string::npos);
  CHECK_FALSE(fs::exists(folder / "tiles/tiny-tile-9.jpg"));
}

TEST_CASE("what to render must be said, once, and must be there") {
  const test::TempFolder folder;
  const std::array wrong{"-o photos",
                         "--tiles a.jpg --random 3 -o photos",
                         "--random 3 --set eval -o photos",
                         "--set evil -o photos",
                         "--random 3 --kind fone -o photos",
                         "--kind phone tiny.yaml -o photos"};
  for (const char* arguments : wrong) {
    CAPTURE(arguments);
    const Run run = run_render(folder, arguments);
    CHECK(run.code == 2);
    CHECK(run.err.starts_with("render: "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

}  // namespace
}  // namespace ringside::rendering
