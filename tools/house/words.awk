# See tools/docs_words. A paragraph, and a point of a list, ends where the next begins; its sentences end at . ! or ? before a
# blank.

function words_of(sentence,    parts, n, i, words) {
  n = split(sentence, parts, /[ \t]+/)
  for (i = 1; i <= n; i++) words += parts[i] ~ /[A-Za-z0-9]/
  return words + 0
}

function end_sentence(sentence,    words) {
  words = words_of(sentence)
  if (words == 0) return
  sentences++
  all_words += words
  if (words > most) most = words
  if (words <= longest_sentence) return
  print page ":" begun ": " words " words: " sentence
  failed = 1
}

function end_paragraph(    end) {
  gsub(/`[^`]*`/, "CODE", paragraph)
  gsub(/!\[[^]]*\]\([^)]*\)/, "", paragraph)
  gsub(/\]\([^)]*\)/, "", paragraph)
  gsub(/\[/, "", paragraph)
  gsub(/ (e\.g|i\.e|vs|et al)\. /, " ", paragraph)
  while (match(paragraph, /[.!?][)"'*]* +[^a-z ]/)) {
    end = RSTART + RLENGTH - 2
    end_sentence(substr(paragraph, 1, end))
    paragraph = substr(paragraph, end + 1)
  }
  end_sentence(paragraph)
  paragraph = ""
}

function end_page() {
  if (page == "") return
  end_paragraph()
  if (sentences == 0) return
  if (list) printf "%-55s %4d sentences, mean %.1f, longest %d\n", page, sentences, all_words / sentences, most
  if (all_words / sentences < highest_mean) return
  printf "%s: %.1f words a sentence in the mean, %d is the limit\n", page, all_words / sentences, highest_mean
  failed = 1
}

FNR == 1 {
  end_page()
  page = FILENAME
  sentences = all_words = most = fenced = 0
}

/^ *```/ {
  end_paragraph()
  fenced = !fenced
  next
}
fenced { next }
/^ *$/ || /^ *(\||#|!\[)/ || (/^    / && paragraph == "") {
  end_paragraph()
  next
}
/^ *([-*]|[0-9]+\.) / {
  end_paragraph()
  sub(/^ *([-*]|[0-9]+\.) /, "")
}
{
  if (paragraph == "") begun = FNR
  sub(/^ +/, "")
  paragraph = paragraph == "" ? $0 : paragraph " " $0
}

END {
  end_page()
  exit failed
}
