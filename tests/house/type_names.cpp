// SPDX-License-Identifier: MIT
#include "house/type_names.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <regex>

namespace ringside::test {
namespace {

using Tokens = std::vector<std::string>;

// Without comments, texts, characters and lines for the preprocessor.
std::string code_of(const std::string& text) {
  static const std::regex kNoCode(R"re(//[^\n]*|/\*[^]*?\*/|R"(\w*)\([^]*?\)\1"|"(\\.|[^"\\\n])*")re"
                                  R"re(|\b\d[\w']*|'(\\.|[^'\\\n])+'|(^|\n)[ \t]*#(\\\n|[^\n])*)re",
                                  std::regex::optimize);
  return std::regex_replace(text, kNoCode, " ");
}

Tokens tokens_of(const std::string& code) {
  static const std::regex kToken(R"(\w+(::\w+)*|\[\[[^\]]*\]\]|\S)", std::regex::optimize);
  Tokens tokens;
  for (std::sregex_iterator token(code.begin(), code.end(), kToken), end; token != end; ++token)
    tokens.push_back(token->str());
  return tokens;
}

bool is_word(const std::string& token) {
  return std::isalpha(static_cast<unsigned char>(token[0])) != 0 || token[0] == '_';
}

// Where the declaration of a template goes on after its parameters.
std::size_t after_template(const Tokens& head) {
  if (head.empty() || head[0] != "template") return 0;
  int depth = 0;
  for (std::size_t i = 1; i < head.size(); ++i) {
    if (head[i] == "<") ++depth;
    if (head[i] == ">" && --depth == 0) return i + 1;
  }
  return head.size();
}

// The type that what stands before a brace begins to define; empty when it is something else.
std::optional<std::string> type_begun_by(const Tokens& head) {
  std::size_t i = after_template(head);
  const auto skip = [&](const std::string& word) {
    const bool there = i < head.size() && head[i] == word;
    if (there) ++i;
    return there;
  };
  const bool is_enum = skip("enum");
  if (!skip("struct") && !skip("class") && !skip("union") && !is_enum) return std::nullopt;
  while (i < head.size() && head[i].starts_with("[[")) ++i;
  if (i >= head.size() || !is_word(head[i])) return std::nullopt;
  const std::string& name = head[i++];
  skip("final");
  if (i < head.size() && head[i] != ":") return std::nullopt;  // a specialisation, or a function's result
  return name;
}

struct Scope {
  bool named = false;  // a namespace with a name
  std::string name = {};
};

Scope scope_begun_by(const Tokens& head) {
  const auto word = std::find(head.begin(), head.end(), "namespace");
  if (word == head.end() || word + 1 == head.end()) return {};
  return {true, *(word + 1)};
}

}  // namespace

std::vector<std::string> defined_types(const std::string& text) {
  std::vector<std::string> types;
  std::vector<Scope> scopes;
  Tokens head;
  for (const std::string& token : tokens_of(code_of(text))) {
    if (token == "{") {
      const auto type = type_begun_by(head);
      std::string path;
      for (const Scope& scope : scopes) path += scope.name + "::";
      if (type && std::all_of(scopes.begin(), scopes.end(), [](const Scope& scope) { return scope.named; }))
        types.push_back(path + *type);
      scopes.push_back(scope_begun_by(head));
    }
    if (token == "}" && !scopes.empty()) scopes.pop_back();
    if (token == "{" || token == "}" || token == ";")
      head.clear();
    else
      head.push_back(token);
  }
  return types;
}

std::vector<std::string> types_defined_twice(const std::vector<SourceFile>& files) {
  std::map<std::string, std::vector<std::string>> places;
  for (const SourceFile& file : files)
    for (const std::string& type : defined_types(file.text)) places[type].push_back(file.path);
  std::vector<std::string> found;
  for (auto& [type, paths] : places) {
    std::sort(paths.begin(), paths.end());
    if (paths.size() > 1)
      found.push_back(type + " is defined in " + paths[0] + " and in " + paths[1] + "; rename one");
  }
  return found;
}

}  // namespace ringside::test
