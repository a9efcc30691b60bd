# What docs/architecture.md names, a fact a line:
#   folder NAME   a row of the table "Floors"
#   path NAME     in code quotes, with a folder or a file's ending; relative to the root or to src/

/^## / { in_floors = /^## Floors/ }
/^Outside / { in_floors = 0 }

in_floors && /^\| `/ {
  split($0, quoted, "`")
  print "folder " quoted[2]
}

{
  count = split($0, quoted, "`")
  for (i = 2; i <= count; i += 2) {
    if (quoted[i] !~ /^[a-zA-Z0-9_.\/-]+$/) continue
    if (quoted[i] ~ /\// || quoted[i] ~ /[a-z]\.(h|cpp|md|yaml|js|svg|txt)$/) print "path " quoted[i]
  }
}
