# What a page names, a fact a line:
#   folder NAME   a row of the table "Floors"
#   path NAME     in code quotes, below a floor or a folder of the root; relative to the root or to src/

BEGIN {
  count = split("calibration cmake docs models samples src tests tools " floors, known, " ")
  for (i = 1; i <= count; i++) is_known[known[i]] = 1
}

/^## / { in_floors = /^## Floors/ }
/^Outside / { in_floors = 0 }

in_floors && /^\| `/ {
  split($0, quoted, "`")
  print "folder " quoted[2]
}

{
  count = split($0, quoted, "`")
  for (i = 2; i <= count; i += 2) {
    if (quoted[i] !~ /^[a-zA-Z0-9_.\/-]+\/[a-zA-Z0-9_.\/-]*$/) continue
    split(quoted[i], part, "/")
    if (part[1] in is_known) print "path " quoted[i]
  }
}
