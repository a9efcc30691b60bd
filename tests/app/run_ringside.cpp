// SPDX-License-Identifier: MIT
#include "app/run_ringside.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "support/source_dir.h"

namespace ringside::testing {
namespace {

namespace fs = std::filesystem;

std::string quoted(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

int exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

}  // namespace

std::string read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void write_text(const fs::path& file, const std::string& text) {
  std::ofstream stream(file, std::ios::binary);
  stream << text;
}

Run run_program(const fs::path& program, const fs::path& folder, const std::vector<std::string>& arguments) {
  const test::TempFolder streams;
  std::string command =
      "cd " + quoted(folder.string()) + " && XDG_CONFIG_HOME=" + quoted((folder / ".config").string()) +
      " RINGSIDE_ETC=" + quoted((folder / "etc").string()) +
      " SOURCE_DATE_EPOCH=" + std::to_string(kTimeForFiles) + " exec " + quoted(program.string());
  for (const std::string& argument : arguments) command += ' ' + quoted(argument);
  command +=
      " >" + quoted((streams / "out").string()) + " 2>" + quoted((streams / "err").string()) + " </dev/null";
  const int status = std::system(command.c_str());
  return {exit_code(status), read_file(streams / "out"), read_file(streams / "err")};
}

Run run_ringside(const fs::path& folder, const std::vector<std::string>& arguments) {
  return run_program(RINGSIDE_PROGRAM, folder, arguments);
}

Run run_ringside(const std::vector<std::string>& arguments) {
  const test::TempFolder folder;
  return run_ringside(folder.path(), arguments);
}

Run run_copy(const fs::path& program, const std::vector<std::string>& arguments) {
  const test::TempFolder folder;
  fs::copy_file(RINGSIDE_PROGRAM, program);
  return run_program(program, folder.path(), arguments);
}

bool is_one_error_about(const std::string& err, const std::string& about) {
  const std::string start = "ringside: " + about + ": ";
  return err.starts_with(start) && std::count(err.begin(), err.end(), '\n') == 1 && err.ends_with('\n') &&
         err.find("; ", start.size()) != std::string::npos;
}

fs::path sample(const std::string& name) { return ringside::test::source_dir() / "samples" / name; }

}  // namespace ringside::testing
