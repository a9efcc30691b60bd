# fish completion of ringside: the program itself says what fits (src/app/program/completion.h).
function __ringside_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] help --complete -- $words[2..-1] "$current" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path "$current"
            case :folders
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete -c ringside -f -a '(__ringside_complete)'
complete -c ringside-watch -f -a '(__ringside_complete)'
complete -c ringside-hall -f -a '(__ringside_complete)'
