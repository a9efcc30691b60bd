# bash completion of ringside: the program itself says what fits (src/app/program/completion.h).
# shellcheck shell=bash
_ringside() {
  local current=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]/#\~/$HOME} word
  COMPREPLY=()
  while IFS=$'\t' read -r word _; do
    case $word in
      :files)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        ;;
      :folders)
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "$current")
        ;;
      *) COMPREPLY+=("$word") ;;
    esac
  done < <("$program" help --complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _ringside ringside ringside-watch ringside-hall
