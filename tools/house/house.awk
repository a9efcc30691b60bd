# Reads what tools/house/read_tree.awk says. Floors are numbered from 1, the ground.

FILENAME != "-" { next }

$1 == "floor" {
  floors++
  name[floors] = $2
  number[$2] = floors
  files[floors] = $3
  lines[floors] = $4
  all_files += $3
  all_lines += $4
}

$1 == "room" {
  rooms[floors]++
  room[floors, rooms[floors]] = $3
  room_files[floors, rooms[floors]] = $4
}

# A folder that is no floor is one of somebody else's.
$1 == "uses" { uses[$2, $3] = 1 }
