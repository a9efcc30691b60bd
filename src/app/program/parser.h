// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// The command line's parser as commands see it. CLI11 lies behind it: its header costs nine seconds in every
// file that reads it.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace ringside {

// One option or positional argument, to say more about it.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  const Option& required() const;
  const Option& excludes(const Option& other) const;
  const Option& needs(const Option& other) const;
  const Option& one_of(const std::vector<std::string>& words) const;
  const Option& in_range(double least, double most) const;
  // Left out of a shortened help, which fits a screen; the manual, shells and settings know it.
  const Option& beyond_help() const;

 private:
  CLI::Option* option_;
};

// One command of the program, or the program itself. A handle: copies speak of the same command.
class Parser {
 public:
  explicit Parser(CLI::App* app) : app_(app) {}

  Parser subcommand(const std::string& name, const std::string& description) const;
  void require_subcommand() const;

  // Options that take a value, or positional arguments where the name has no dash. `value` is how the help
  // names what the option takes.
  Option add(const std::string& name, std::string& target, const std::string& value,
             const std::string& description) const;
  Option add(const std::string& name, double& target, const std::string& value,
             const std::string& description) const;
  // One or more of them.
  Option add_list(const std::string& name, std::vector<std::string>& target,
                  const std::string& description) const;
  // An option that may be given several times, each time with one value; settings may have a list of them.
  Option add_repeatable(const std::string& name, std::vector<std::string>& target, const std::string& value,
                        const std::string& description) const;
  Option add_flag(const std::string& name, bool& target, const std::string& description) const;

  void footer(const std::string& text) const;  // the last line of the help
  void shorten_help() const;                   // positional arguments without a heading: it fits a screen
  void pass_on_all() const;                    // what follows is left unread, --help too

  bool parsed() const;  // whether the command was given
  std::string name() const;

 private:
  CLI::App* app_;
};

}  // namespace ringside
