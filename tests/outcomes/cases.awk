# Reads cases (tests/suites/outcomes) and prints for each: CLASS:METHOD, a tab, why it is open.  Writes the outcomes of each to
# the folder `truth`, one in a line, unless it is empty.
FNR == 1 {
    class = FILENAME
    sub(/.*\//, "", class)
    sub(/\.java$/, "", class)
}
class == "Case" { next }                    # runs them
/^ *\/\/ outcomes: / {
    outcomes = $0
    sub(/^ *\/\/ outcomes: /, "", outcomes)
    next
}
/^ *\/\/ +\| / && outcomes != "" {          # goes on in the next line
    more = $0
    sub(/^ *\/\/ +/, "", more)
    outcomes = outcomes " " more
    next
}
/^ *\/\/ open: / {
    open = $0
    sub(/^ *\/\/ open: /, "", open)
    next
}
/^    static (synchronized )?String [a-zA-Z0-9]+\(\)/ && outcomes == "" {
    print FILENAME ":" FNR ": no outcomes" > "/dev/stderr"
    bad = 1
}
/^    static (synchronized )?String [a-zA-Z0-9]+\(\)/ {
    method = $0
    sub(/\(\).*/, "", method)
    sub(/.* /, "", method)
    if (truth != "") {
        file = truth "/Case:" class ":" method ".truth"
        count = split(outcomes, list, / \| /)
        for (i = 1; i <= count; i++)
            print list[i] > file
        close(file)
    }
    print class ":" method "\t" open
    outcomes = open = ""
}
END { exit bad }
