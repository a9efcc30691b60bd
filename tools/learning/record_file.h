// SPDX-License-Identifier: MIT
#pragma once

#include <iomanip>
#include <ostream>
#include <span>
#include <string>

#include "evidence/evidence_field.h"

namespace ringside::learning {

// A table of evidence, columns parted by tabs: of what it is (a picture, a place in one), whether it is right
// (1, 0 or ?), then all fields of the evidence; an empty one was not measured.
template <typename Record>
class RecordFile {
 public:
  // Writes the table's head. Both must outlive it.
  RecordFile(std::ostream& out, std::span<const EvidenceField<Record>> fields) : out_(out), fields_(fields) {
    out_ << "picture\tright";
    for (const auto& field : fields_) out_ << '\t' << field.name;
    out_ << '\n';
  }

  void write(const std::string& of, char right, const Record& evidence) {
    constexpr int kDigits = 4;  // more than any quantity is good to
    out_ << of << '\t' << right << std::setprecision(kDigits);
    for (const auto& field : fields_) {
      out_ << '\t';
      if (const auto value = evidence.*field.value) out_ << *value;
    }
    out_ << '\n' << std::flush;
  }

 private:
  std::ostream& out_;
  std::span<const EvidenceField<Record>> fields_;
};

}  // namespace ringside::learning
