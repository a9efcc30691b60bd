// SPDX-License-Identifier: MIT
#include "board/strict_yaml.h"

#include <yaml-cpp/eventhandler.h>

#include <sstream>

#include "board/yaml_scalar.h"
#include "files/regular_file.h"

namespace ringside {
namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& message) {
  throw ModelError(file.string() + ": " + message);
}

// Takes notice of nothing.
class NoHandler final : public YAML::EventHandler {
  using Mark = YAML::Mark;
  using Text = std::string;
  using Anchor = YAML::anchor_t;
  using Style = YAML::EmitterStyle::value;

  void OnDocumentStart(const Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const Mark&, Anchor) override {}
  void OnAlias(const Mark&, Anchor) override {}
  void OnScalar(const Mark&, const Text&, Anchor, const Text&) override {}
  void OnSequenceStart(const Mark&, const Text&, Anchor, Style) override {}
  void OnSequenceEnd() override {}
  void OnMapStart(const Mark&, const Text&, Anchor, Style) override {}
  void OnMapEnd() override {}
};

// Not YAML::LoadAll: yaml-cpp 0.7 finds documents without end where a comma stands between them.
bool is_one_document(const std::string& text) {
  std::istringstream stream(text);
  YAML::Parser parser(stream);
  NoHandler handler;
  return parser.HandleNextDocument(handler) && !parser.HandleNextDocument(handler);
}

}  // namespace

std::string read_yaml_text(const std::filesystem::path& file) {
  try {
    // One byte more than allowed is read: so a file that is too large is detected even if it grows meanwhile.
    std::string text = RegularFile(file).read(kMaxYamlBytes + 1);
    if (text.size() > kMaxYamlBytes) fail(file, "is too large for a file of ours; give a YAML file");
    return text;
  } catch (const FileError& error) {
    if (error.why() == FileError::Why::kMissing) fail(file, "no such file; check the name");
    if (error.why() == FileError::Why::kUnreadable)
      fail(file, "cannot be read (" + std::string(error.what()) + "); check its permissions");
    fail(file, "is not a file; give the name of a YAML file");
  }
}

StrictMap read_strict_yaml(const std::filesystem::path& file, StrictMap::Keys known) {
  return parse_strict_yaml(read_yaml_text(file), file, std::move(known));
}

StrictMap parse_strict_yaml(const std::string& text, const std::filesystem::path& file,
                            StrictMap::Keys known) {
  try {
    // yaml-cpp refuses nesting deeper than 500 by itself; the size limit bounds all else.
    if (!is_one_document(text)) fail(file, "must hold exactly one YAML document; see the files in models/");
    return StrictMap(YAML::Load(text), file, std::move(known));
  } catch (const YAML::Exception& error) {
    fail_at(file, error.mark, "is not valid YAML (" + error.msg + "); correct the line");
  }
}

}  // namespace ringside
