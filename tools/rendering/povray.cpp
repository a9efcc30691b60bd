// SPDX-License-Identifier: MIT
#include "rendering/povray.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <vector>

namespace ringside::rendering {
namespace {

namespace fs = std::filesystem;

constexpr int kNoSuchProgram = 127;  // exit status of a child that found nothing to run

class WorkFolder {
 public:
  WorkFolder() {
    std::string name = (fs::temp_directory_path() / "ringside-render-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw RenderError("no folder for temporary files; check " + name);
    path_ = name;
  }
  ~WorkFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;

  fs::path operator/(const char* name) const { return path_ / name; }

 private:
  fs::path path_;
};

// How a program ended that ran with both outputs going to `log`; empty when it could not be started.
std::optional<int> exit_status(const std::vector<std::string>& command, const fs::path& log) {
  std::vector<char*> arguments;
  arguments.reserve(command.size() + 1);
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  pid_t child = 0;
  const int error = posix_spawnp(&child, arguments[0], &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) return std::nullopt;
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// The line of POV-Ray's log that names the error.
std::string complaint(const fs::path& log) {
  std::ifstream file(log);
  for (std::string line; std::getline(file, line);) {
    if (line.find("Error:") != std::string::npos) return line;
  }
  return "it did not say why";
}

// Edges are where neighbouring pixels differ by 13 of 255 levels (a third of +A, in light^(1/2.5)); a smaller
// +A finds them in every grain of wood. No jitter: it differs from run to run.
std::vector<std::string> command_line(const fs::path& scene, const fs::path& picture, const cv::Size& size,
                                      int depth) {
  return {"povray",
          "+I" + scene.string(),
          "+O" + picture.string(),
          "+W" + std::to_string(size.width),
          "+H" + std::to_string(size.height),
          "+R" + std::to_string(depth),
          "+AM1",
          "+A0.15",
          "Antialias_Gamma=2.5",
          "-J",
          "+FN16",
          "File_Gamma=1.0",
          "-D",
          "-GA"};
}

cv::Mat3f read_picture(const fs::path& file) {
  const cv::Mat picture = cv::imread(file.string(), cv::IMREAD_UNCHANGED);
  if (picture.type() != CV_16UC3) throw RenderError("povray wrote no 16-bit picture; is it version 3.7?");
  cv::Mat3f light;
  picture.convertTo(light, CV_32F, 1.0 / 65535);
  return light;
}

}  // namespace

bool povray_is_installed() {
  const WorkFolder folder;
  return exit_status({"povray", "--version"}, folder / "log") == 0;
}

cv::Mat3f povray_picture(const std::string& scene, const cv::Size& size, int depth) {
  const WorkFolder folder;
  const fs::path scene_file = folder / "scene.pov";
  const fs::path picture_file = folder / "scene.png";
  const fs::path log = folder / "log";
  std::ofstream(scene_file, std::ios::binary) << scene;
  const std::optional<int> status = exit_status(command_line(scene_file, picture_file, size, depth), log);
  if (!status || *status == kNoSuchProgram) throw RenderError("povray is not installed; run tools/setup");
  if (*status != 0) {
    throw RenderError("povray failed (" + complaint(log) + "); see --keep-pov for what it was given");
  }
  return read_picture(picture_file);
}

}  // namespace ringside::rendering
