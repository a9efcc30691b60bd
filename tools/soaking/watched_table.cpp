// SPDX-License-Identifier: MIT
#include "soaking/watched_table.h"

#include "board/models.h"
#include "rules/rule_library.h"

namespace ringside::soaking {
namespace {

WebOptions web_options() {
  WebOptions options;
  options.port = 0;
  options.rules = RuleLibrary::standard().all();
  return options;
}

FrameAnalyzerOptions analyzer_options() {
  const ModelLibrary models = ModelLibrary::standard();
  BoardOptions board;
  board.known_boards = models.boards();
  return {.board = board, .discs = models.disc("tournament")};
}

}  // namespace

WatchedTable::WatchedTable(TableOptions options, EventSink sink)
    : table(std::move(options), std::move(sink)),
      server(table, web_options()),
      analyzer(analyzer_options()) {}

}  // namespace ringside::soaking
