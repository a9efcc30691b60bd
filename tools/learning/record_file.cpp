// SPDX-License-Identifier: MIT
#include "learning/record_file.h"

#include <iomanip>
#include <ostream>

namespace ringside::learning {

void write_head(std::ostream& out) {
  out << "picture\tright";
  for (const EvidenceField& field : kEvidenceFields) out << '\t' << field.name;
  out << '\n';
}

void write_record(std::ostream& out, const std::string& picture, char right, const BoardEvidence& evidence) {
  constexpr int kDigits = 4;  // more than any quantity is good to
  out << picture << '\t' << right << std::setprecision(kDigits);
  for (const EvidenceField& field : kEvidenceFields) {
    out << '\t';
    if (const auto value = evidence.*field.value) out << *value;
  }
  out << '\n';
}

}  // namespace ringside::learning
