# Writes the picture: the house on the left, with the two flows through it; on the right who includes whom.
# Sizes are on lines of their own of class "size", so that --check can pass over them.

function put(text) { print text }

function write_text(x, y, class, text) { put("<text x=\"" x "\" y=\"" y "\" class=\"" class "\">" escaped(text) "</text>") }

function write_centred(x, y, class, text) {
  put("<text x=\"" x "\" y=\"" y "\" class=\"" class "\" text-anchor=\"middle\">" escaped(text) "</text>")
}

function box(x, y, width, height, class, radius) {
  put("<rect x=\"" x "\" y=\"" y "\" width=\"" width "\" height=\"" height "\" rx=\"" radius "\" class=\"" class "\"/>")
}

function path(class, way) { put("<path class=\"" class "\" d=\"" way "\"/>") }

# ---- where things stand ----

function chip_width(f, r) { return 7.2 * length(room[f, r]) + 38 }

# Rooms stand side by side, the lowest first, in as many rows as it takes.
function place_rooms(f,    r, x, row) {
  row = 0
  x = kText
  for (r = 1; r <= rooms[f]; r++) {
    if (x + chip_width(f, r) > kRight - 14) {
      row++
      x = kText
    }
    chip_x[f, r] = x
    chip_row[f, r] = row
    x += chip_width(f, r) + 7
  }
  return rooms[f] ? row + 1 : 0
}

function place_floors(    f, y, rows) {
  y = kTop
  for (f = floors; f >= 1; f--) {
    rows = place_rooms(f)
    top[f] = y
    height[f] = rows ? 33 + 29 * rows : 46
    middle[f] = y + height[f] / 2
    y += height[f]
  }
  bottom = y
}

function column(f) { return kMatrix + kCell * (f - 1) }

# ---- the house ----

function draw_frame(    f) {
  path("roof", "M" kLeft - 16 " " kTop " L" (kLeft + kRight) / 2 " " kTop - 84 " L" kRight + 16 " " kTop " Z")
  write_centred((kLeft + kRight) / 2, kTop - 30, "title", "src/")
  put("<text x=\"" (kLeft + kRight) / 2 "\" y=\"" kTop - 12 "\" class=\"size onroof\" text-anchor=\"middle\">" \
      floors " floors, " all_files " files, " int(all_lines / 1000 + 0.5) ",000 lines</text>")
  for (f = floors; f >= 1; f--) box(kLeft, top[f], kRight - kLeft, height[f], f % 2 ? "band" : "band other", 0)
  path("wall", "M" kLeft " " kTop " V" bottom " H" kRight " V" kTop)
  path("ground", "M" kLeft - 16 " " bottom " H" kRight + 16)
}

function draw_floor(f,    r, y) {
  write_text(kLeft + 18, middle[f] - 2, "name", name[f])
  put("<text x=\"" kLeft + 18 "\" y=\"" middle[f] + 14 "\" class=\"size\">" files[f] " files, " lines[f] " lines</text>")
  write_text(kText, rooms[f] ? top[f] + 21 : middle[f] + 5, "purpose", purpose[name[f]])
  for (r = 1; r <= rooms[f]; r++) {
    y = top[f] + 31 + 29 * chip_row[f, r]
    box(chip_x[f, r], y, chip_width(f, r), 22, "room", 4)
    put("<text x=\"" chip_x[f, r] + chip_width(f, r) / 2 "\" y=\"" y + 15 \
        "\" class=\"label\" text-anchor=\"middle\">" room[f, r])
    put("<tspan class=\"size\" dx=\"3\">" room_files[f, r] "</tspan>")
    put("</text>")
  }
}

# ---- the flows ----

function at(floor_name) {
  if (floor_name in number) return middle[number[floor_name]]
  print "tools/house/draw.awk: a flow goes through " floor_name ", which is no floor" > "/dev/stderr"
  failed = 1
  return 0
}

function station(x, y, class, digit, label, above) {
  put("<circle cx=\"" x "\" cy=\"" y "\" r=\"9\" class=\"" class " stop\"/>")
  write_centred(x, y + 4, "digit", digit)
  if (above) write_centred(x, y - 13, class " word", label)
  else write_text(x + 14, y + 4, class " word", label)
}

function draw_photo_flow(    x) {
  x = kLeft + 176
  path("photo line", "M" x " " at("photo") " V" at("report"))
  station(x, at("photo"), "photo", 1, "load")
  station(x, at("calibration"), "photo", 2, "calibrate")
  station(x, at("detection"), "photo", 3, "detect")
  station(x, at("scoring"), "photo", 4, "score")
  station(x, at("report"), "photo", 5, "report")
}

function draw_live_flow(    down, up, turn) {
  down = kLeft + 268
  up = kLeft + 374
  turn = at("detection") + 14
  path("live line", "M" down + 56 " " at("live") " H" down " V" turn - 10 " q0 10 10 10 H" up - 10 " q10 0 10 -10 V" at("web"))
  station(down + 56, at("live"), "live", 1, "capture", 1)
  station(down, at("live"), "live", 2, "watch", 1)
  station((down + up) / 2, turn, "live", 3, "detect at rest", 1)
  station(up, at("scoring"), "live", 4, "score")
  station(up, at("ledger"), "live", 5, "keep")
  station(up, at("web"), "live", 6, "show")
}

# ---- who includes whom ----

function draw_matrix(    f, g) {
  for (f = 1; f <= floors; f++) {
    path("guide", "M" column(f) " " middle[floors] " V" middle[f])
    path("guide", "M" kMatrix " " middle[f] " H" column(f))
  }
  for (f = 1; f <= floors; f++) {
    box(column(f) - 5, middle[f] - 5, 10, 10, "self", 2)
    write_text(column(f) + 12, middle[f] + 4, "label", name[f])
    for (g = 1; g <= floors; g++) {
      if (g == f || !((name[f], name[g]) in uses)) continue
      put("<circle cx=\"" column(g) "\" cy=\"" middle[f] "\" r=\"4.5\" class=\"" (g < f ? "dot" : "forbidden") "\"><title>" \
          name[f] " includes " name[g] "</title></circle>")
    }
  }
}

function draw_legend(    x, y) {
  x = column(int(floors * 0.5)) + 20
  y = bottom - 134
  write_text(x, y, "heading", "Who includes whom")
  put("<circle cx=\"" x + 5 "\" cy=\"" y + 20 "\" r=\"4.5\" class=\"dot\"/>")
  write_text(x + 18, y + 24, "purpose", "the floor of this row includes")
  write_text(x + 18, y + 41, "purpose", "the floor of this column")
  write_text(x, y + 76, "heading", "Flows")
  path("photo line", "M" x " " y + 92 " h28")
  write_text(x + 38, y + 97, "purpose", "a photo is scored")
  path("live line", "M" x " " y + 114 " h28")
  write_text(x + 38, y + 119, "purpose", "a table is watched")
}

function draw_style() {
  put("<style>")
  put("text { font-family: 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif; fill: #3a2f26 }")
  put(".title { font-size: 21px; font-weight: bold; fill: #fff } .name { font-size: 16px; font-weight: bold }")
  put(".heading { font-size: 14px; font-weight: bold } .label { font-size: 12.5px }")
  put(".purpose { font-size: 13px; fill: #5d5045 }")
  put(".paper { fill: #fff } .band { fill: #fdf9f2 } .other { fill: #f6eddf } .room { fill: #fff; stroke: #d9c7ae }")
  put(".roof { fill: #7a4a2b } .wall { fill: none; stroke: #7a4a2b; stroke-width: 3 }")
  put(".ground { stroke: #7a4a2b; stroke-width: 6; stroke-linecap: round }")
  put(".guide { stroke: #eadfce } .dot { fill: #8a5a38 } .forbidden { fill: #f00 } .self { fill: #3a2f26 }")
  put(".line { fill: none; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round }")
  put(".photo.line { stroke: #c23b2a } .photo.stop { fill: #c23b2a } .photo.word { fill: #a32c1d }")
  put(".live.line { stroke: #1d7487 } .live.stop { fill: #1d7487 } .live.word { fill: #155a69 }")
  put(".stop { stroke: #fff; stroke-width: 2 } .word { font-size: 12px }")
  put(".digit { font-size: 11px; font-weight: bold; fill: #fff }")
  put(".size { font-size: 11px; font-weight: normal; fill: #978878 } .onroof { fill: #ecd9c6 }")
  put("</style>")
}

END {
  kLeft = 40; kRight = 900; kText = 486; kTop = 112; kMatrix = 952; kCell = 19
  place_floors()
  width = column(floors) + 100
  put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " width " " bottom + 30 "\" role=\"img\">")
  put("<title>The floors and rooms of src/, who includes whom, and the two flows</title>")
  draw_style()
  box(0, 0, width, bottom + 30, "paper", 8)
  draw_frame()
  draw_matrix()
  for (f = 1; f <= floors; f++) draw_floor(f)
  draw_photo_flow()
  draw_live_flow()
  draw_legend()
  put("</svg>")
  exit failed
}
