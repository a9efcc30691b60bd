#!/usr/bin/env bash
# What src/ says of itself, one fact a line, floors and rooms from the ground up:
#   floor NAME FILES LINES          as src/CMakeLists.txt adds it
#   room FLOOR NAME FILES LINES     a sub-folder with a CMakeLists.txt, as the floor's CMakeLists.txt adds it
#   uses FLOOR FLOOR                the first includes a header of the second
# usage: tools/house/read_tree.sh SRC
set -euo pipefail
cd "$1"

# The folders that a CMakeLists.txt adds, in its order.
added_by() { sed -n 's/^ *add_subdirectory(\([a-z_]*\)).*/\1/p' "$1/CMakeLists.txt"; }

sources_of() { find "$1" \( -name '*.h' -o -name '*.cpp' \) -print0; }

size_of() {
  sources_of "$1" | xargs -0 --no-run-if-empty cat | wc -l | tr '\n' ' '
  sources_of "$1" | tr -cd '\0' | wc -c
}

for floor in $(added_by .); do
  read -r lines files < <(size_of "$floor")
  echo "floor $floor $files $lines"
  for room in $(added_by "$floor"); do
    read -r lines files < <(size_of "$floor/$room")
    echo "room $floor $room $files $lines"
  done
  sources_of "$floor" | xargs -0 sed -n "s|^ *# *include \"\([a-z_]*\)/.*|uses $floor \1|p" | sort -u
done
