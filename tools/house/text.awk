# Reads docs/architecture.md: what the table of floors says that each is for.

FILENAME != "-" && /^\| `/ {
  split($0, cell, / *\| */)
  gsub(/`/, "", cell[2])
  gsub(/`/, "", cell[3])
  purpose[cell[2]] = cell[3]
}

function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}
