// SPDX-License-Identifier: MIT
#include "app/program/parser.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace ringside {
namespace {

const char* const kBeyondHelp = "Further";  // a group of CLI11, whose options without one have no name

class ShortFormatter : public CLI::Formatter {
 public:
  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override {
    std::string lines;
    if (group == kBeyondHelp) return lines;
    for (const CLI::Option* option : options) lines += make_option(option, is_positional);
    return lines;
  }

  // Without the empty line before the footer.
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    std::string text = CLI::Formatter::make_help(app, std::move(name), mode);
    const std::size_t gap = text.rfind("\n\n");
    if (gap != std::string::npos) text.erase(gap, 1);
    return text;
  }
};

}  // namespace

const Option& Option::required() const {
  option_->required();
  return *this;
}

const Option& Option::excludes(const Option& other) const {
  option_->excludes(other.option_);
  return *this;
}

const Option& Option::needs(const Option& other) const {
  option_->needs(other.option_);
  return *this;
}

const Option& Option::one_of(const std::vector<std::string>& words) const {
  option_->check(CLI::IsMember(words, CLI::ignore_case));
  return *this;
}

const Option& Option::in_range(double least, double most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

const Option& Option::beyond_help() const {
  option_->group(kBeyondHelp);
  return *this;
}

Parser Parser::subcommand(const std::string& name, const std::string& description) const {
  return Parser(app_->add_subcommand(name, description));
}

void Parser::require_subcommand() const { app_->require_subcommand(1); }

Option Parser::add(const std::string& name, std::string& target, const std::string& value,
                   const std::string& description) const {
  return Option(app_->add_option(name, target, description)->option_text(value));
}

Option Parser::add(const std::string& name, double& target, const std::string& value,
                   const std::string& description) const {
  return Option(app_->add_option(name, target, description)->option_text(value));
}

Option Parser::add_list(const std::string& name, std::vector<std::string>& target,
                        const std::string& description) const {
  return Option(app_->add_option(name, target, description)->option_text("..."));
}

Option Parser::add_repeatable(const std::string& name, std::vector<std::string>& target,
                              const std::string& value, const std::string& description) const {
  CLI::Option* option = app_->add_option(name, target, description)->option_text(value);
  return Option(option->allow_extra_args(false)->delimiter(','));
}

Option Parser::add_flag(const std::string& name, bool& target, const std::string& description) const {
  return Option(app_->add_flag(name, target, description));
}

void Parser::footer(const std::string& text) const { app_->footer(text); }

void Parser::shorten_help() const { app_->formatter(std::make_shared<ShortFormatter>()); }

void Parser::pass_on_all() const {
  app_->prefix_command();
  app_->fallthrough(false);
  app_->set_help_flag();
}

bool Parser::parsed() const { return app_->parsed(); }

std::string Parser::name() const { return app_->get_name(); }

}  // namespace ringside
