# Takes the commands out of a page, in their order: dir/NNN.command, .status (what it must exit with), .at (scratch or root), .prints (lines that its
# output must hold), .line (where it stands).  What is before a block decides:
#   <!-- file NAME -->              the block is the content of this file
#   <!-- exits 1 0 3 -->            exit statuses of the commands in this block (default 0)
#   <!-- at the root -->            run in the tree itself, not in the scratch folder
#   <!-- not run: WHY -->           not run
#   <!-- in a copy of the tree -->  anywhere: the page's commands may change and build the tree (see tests/suites/docs)
#   <!-- prints -->                 no commands but lines that the command before it prints ("..." stands for anything)
# `mpirun` by hand is not run: it refuses root and wants machines; tests/suites/mpi has it.
function plain(line)      { gsub(/^<!-- *| *-->[ \t]*$/, "", line); return line }
function put(suffix, text) { file = sprintf("%s/%03d.%s", dir, count, suffix); print text > file; close(file) }
function command(text) {
    if (text ~ /^[ \t]*(#.*)?$/ || text ~ /^mpirun /)
        return
    count++
    put("command", text)
    put("status", (used < statuses) ? status[++used] : 0)
    put("at", place)
    put("line", FNR)
}
function complain(text) { print FILENAME ":" FNR ": " text }

!inside && /^<!--.*-->[ \t]*$/ {
    note = plain($0)
    if (note ~ /^exits /) { statuses = split(substr(note, 7), status, " ") }
    else if (note ~ /^file /) { target = substr(note, 6) }
    else if (note == "at the root") { place = "root" }
    else if (note ~ /^not run: ./) { skip = 1 }
    else if (note == "prints") { prints = 1 }
    else if (note == "in a copy of the tree") { }
    else complain("nobody knows this comment: " note)
    next
}
/^```/ && !inside {
    inside = 1
    language = substr($0, 4)
    if (place == "") place = "scratch"
    next
}
/^```/ && inside {
    if (pending != "") complain("a command goes on behind the end of its block")
    if (used < statuses) complain("more exit statuses than commands")
    inside = used = statuses = skip = prints = 0
    place = target = pending = ""
    next
}
inside && target != ""           { print > (folder "/" target); next }
inside && prints                 { if (count > 0 && $0 != "" && $0 != "...") print >> sprintf("%s/%03d.prints", dir, count); next }
inside && skip                   { next }
inside && language == "sh" {
    if (pending == "" && $0 ~ /^[ \t]*#/) next
    if ($0 ~ /\\$/) { pending = pending $0 "\n"; next }
    command(pending $0)
    pending = ""
    next
}
inside && language == "" && /^(\$ |clew |build\/clew|make|tools\/|javac |mpirun )/ { complain("a command in a block that is no sh: " $0) }
!inside && !/^[ \t]*$/           { statuses = skip = prints = 0; place = target = "" }
END { if (inside) complain("a block without an end") }
