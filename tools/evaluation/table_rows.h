// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "evaluation/cost_figures.h"
#include "evaluation/figures.h"
#include "evaluation/text_table.h"

namespace ringside::evaluation {

// Of the table of figures: one folder, or all.
struct Column {
  std::string title;
  Figures figures;
  CostFigures cost;
};

// Adds rows, each of which asks every column for one cell.
class Rows {
 public:
  explicit Rows(const std::vector<Column>& columns) : columns_(columns) {
    std::vector<std::string> titles{""};
    for (const Column& column : columns) titles.push_back(column.title);
    table_.add(titles);
  }

  void title(const std::string& words) { table_.add({words}); }

  void add(const std::string& label, const std::function<std::string(const Column&)>& cell) {
    std::vector<std::string> row{"  " + label};
    for (const Column& column : columns_) row.push_back(cell(column));
    table_.add(row);
  }

  std::string text() const { return table_.text(); }

 private:
  const std::vector<Column>& columns_;
  TextTable table_{"lr"};
};

}  // namespace ringside::evaluation
