# What pages name, a fact a line:
#   folder NAME     a row of the table "Floors"
#   path PAGE NAME  in code quotes, below a floor or a folder of the root; relative to the root or to src/
# Reads what tools/house/read_tree.awk says from standard input, then the pages.

BEGIN {
  count = split("calibration cmake docs models samples src tests tools", root, " ")
  for (i = 1; i <= count; i++) known[root[i]] = 1
}

FILENAME == "-" {
  if ($1 == "floor") known[$2] = 1
  next
}

FNR == 1 || /^## / { in_floors = /^## Floors/ }
/^Outside / { in_floors = 0 }

in_floors && /^\| `/ {
  split($0, quoted, "`")
  print "folder", quoted[2]
}

{
  count = split($0, quoted, "`")
  for (i = 2; i <= count; i += 2) {
    if (quoted[i] !~ /^[a-zA-Z0-9_.\/-]+\/[a-zA-Z0-9_.\/-]*$/) continue
    split(quoted[i], part, "/")
    if (part[1] in known) print "path", FILENAME, quoted[i]
  }
}
