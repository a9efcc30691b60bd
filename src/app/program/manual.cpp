// SPDX-License-Identifier: MIT
#include "app/program/manual.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "report/data/version.h"

namespace ringside {
namespace {

constexpr const char* kExitStatus =
    ".SH EXIT STATUS\n"
    ".TP\n0\nAll was done: all photos were scored.\n"
    ".TP\n1\nA photo could not be scored; with \\-\\-strict also: a call is left open.\n"
    ".TP\n2\nWrong usage, or a file that cannot be read or written.\n";

constexpr const char* kSurroundings =
    ".SH FILES\n"
    ".TP\n.I ~/.config/ringside/config.yaml\nSettings: options by their names without dashes, for all "
    "commands that "
    "have them, or below a command's name for that one. What is typed counts more.\n"
    ".TP\n.I /etc/ringside/config.yaml\nThe same for all users; a user's own settings count more.\n"
    ".TP\n.I ~/.local/share/ringside/matches.db\nMatches.\n"
    ".SH ENVIRONMENT\n"
    ".TP\n.B RINGSIDE_MODELS\nFolder of models of boards, discs and rules, in place of the one that belongs "
    "to the "
    "program.\n"
    ".TP\n.B RINGSIDE_ETC\nFolder in place of /etc/ringside.\n"
    ".TP\n.B SOURCE_DATE_EPOCH\nSeconds since 1970: the time that is written into files.\n"
    ".TP\n.BR XDG_CONFIG_HOME \", \" XDG_DATA_HOME\nIn place of ~/.config and ~/.local/share.\n";

// What man(7) would take for its own: backslashes, hyphens that are typed, and a line's first dot or quote.
std::string escaped(const std::string& text) {
  std::string roff;
  for (const char c : text) {
    if (c == '\\') {
      roff += "\\e";
    } else if (c == '-') {
      roff += "\\-";
    } else {
      roff += c;
    }
  }
  return roff.starts_with('.') || roff.starts_with('\'') ? "\\&" + roff : roff;
}

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

std::string dashed(std::string words) {
  std::replace(words.begin(), words.end(), ' ', '-');
  return words;
}

std::string value_of(const OptionUsage& option) {
  return option.value.empty() ? "" : " \\fI" + escaped(option.value) + "\\fR";
}

std::string names_of(const OptionUsage& option) {
  std::string names;
  for (const std::string& name : option.names)
    names += (names.empty() ? "\\fB" : ", \\fB") + escaped(name) + "\\fR";
  return names;
}

// "disc model; default: tournament" as a sentence.
std::string sentence(const std::string& description) {
  std::string text = description;
  if (!text.empty()) text.front() = upper(text.substr(0, 1)).front();
  return text.ends_with('.') ? text : text + ".";
}

void write_options(std::ostream& out, const CommandUsage& usage, bool arguments) {
  for (const OptionUsage& option : usage.options) {
    if (option.is_argument() != arguments) continue;
    out << ".TP\n" << names_of(option) << (arguments ? "" : value_of(option)) << '\n';
    out << escaped(sentence(option.description)) << '\n';
    if (!option.words.empty()) {
      out << "One of:";
      for (const std::string& word : option.words) out << " \\fB" << escaped(word) << "\\fR";
      out << ".\n";
    }
  }
}

bool has_any(const CommandUsage& usage, bool arguments) {
  return std::any_of(usage.options.begin(), usage.options.end(),
                     [&](const OptionUsage& option) { return option.is_argument() == arguments; });
}

void write_synopsis(std::ostream& out, const CommandUsage& usage, const std::string& words) {
  out << ".SH SYNOPSIS\n.B " << escaped(words) << "\n[\\fIOPTIONS\\fR]";
  for (const OptionUsage& option : usage.options) {
    if (!option.is_argument()) continue;
    const std::string name = "\\fI" + escaped(option.names.front()) + "\\fR" + (option.repeats ? "..." : "");
    out << ' ' << (option.required ? name : "[" + name + "]");
  }
  if (!usage.commands.empty()) out << " \\fICOMMAND\\fR";
  out << '\n';
}

void write_commands(std::ostream& out, const CommandUsage& usage, const std::string& words) {
  if (usage.commands.empty()) return;
  out << ".SH COMMANDS\n";
  for (const CommandUsage& command : usage.commands) {
    out << ".TP\n.BR " << escaped(dashed(words + " " + command.name)) << " (1)\n";
    out << escaped(command.description) << '\n';
  }
}

std::string page_text(const CommandUsage& usage, const std::string& words, const std::string& surroundings,
                      const std::string& see_also) {
  std::ostringstream out;
  out << ".TH " << upper(escaped(dashed(words))) << " 1 \"\" \"Ringside " << version() << "\" \"Ringside\"\n"
      << ".SH NAME\n"
      << escaped(dashed(words)) << " \\- " << escaped(usage.description) << '\n';
  write_synopsis(out, usage, words);
  if (has_any(usage, true)) {
    out << ".SH ARGUMENTS\n";
    write_options(out, usage, true);
  }
  out << ".SH OPTIONS\n";
  write_options(out, usage, false);
  write_commands(out, usage, words);
  if (!usage.footer.empty()) out << ".SH NOTES\n" << escaped(usage.footer) << '\n';
  out << surroundings << ".SH SEE ALSO\n" << see_also << '\n';
  return out.str();
}

void add_pages(std::vector<ManualPage>& pages, const CommandUsage& usage, const std::string& words) {
  for (const CommandUsage& command : usage.commands) {
    if (command.elsewhere) continue;
    const std::string its_words = words + " " + command.name;
    pages.push_back({dashed(its_words) + ".1", page_text(command, its_words, "", ".BR ringside (1)")});
    add_pages(pages, command, its_words);
  }
}

}  // namespace

std::vector<ManualPage> manual_pages(const CommandUsage& program, bool is_part) {
  std::vector<ManualPage> pages;
  add_pages(pages, program, program.name);
  if (is_part) {
    std::erase_if(pages, [](const ManualPage& page) {
      return page.file == "ringside-help.1" || page.file == "ringside-config.1";
    });
  } else {
    pages.push_back(
        {program.name + ".1", page_text(program, program.name, std::string(kExitStatus) + kSurroundings,
                                        "The pages in /usr/share/doc/ringside/docs.")});
  }
  return pages;
}

}  // namespace ringside
