# What src/ says of itself, a fact a line, floors and rooms from the ground up:
#   floor NAME FILES LINES          as src/CMakeLists.txt adds it
#   room FLOOR NAME FILES LINES     a sub-folder with a CMakeLists.txt, as the floor's CMakeLists.txt adds it
#   uses FLOOR FLOOR                the first includes a header of the second
# Reads src/CMakeLists.txt, src/*/CMakeLists.txt, then the sources.

function folder_after(mark, line) {
  sub(mark, "", line)
  sub(/[^a-z_].*/, "", line)
  return line
}

FNR == 1 { depth = split(FILENAME, part, "/") }

FILENAME ~ /CMakeLists\.txt$/ {
  if ($0 !~ /^ *add_subdirectory\(/) next
  name = folder_after("^ *add_subdirectory\\(", $0)
  if (depth == 2) floor[++floors] = name
  else room[part[2], ++rooms[part[2]]] = name
  next
}

FNR == 1 {
  files[part[2]]++
  if (depth > 3) files[part[2], part[3]]++
}

{
  lines[part[2]]++
  if (depth > 3) lines[part[2], part[3]]++
}

/^ *# *include "/ { uses[part[2] " " folder_after("^ *# *include \"", $0)] = 1 }

END {
  for (f = 1; f <= floors; f++) {
    name = floor[f]
    print "floor", name, files[name] + 0, lines[name] + 0
    for (r = 1; r <= rooms[name]; r++) {
      inside = room[name, r]
      print "room", name, inside, files[name, inside] + 0, lines[name, inside] + 0
    }
  }
  for (pair in uses) print "uses", pair
}
