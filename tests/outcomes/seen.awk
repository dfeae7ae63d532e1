# Prints a file of cases with its lines "// seen on java: ..." as the file `seen` has them: NAME, a tab, OUTCOME, a tab, how often.
# Cases that are not in there keep theirs.
BEGIN {
    while ((getline line < seen) > 0) {
        split(line, field, "\t")
        met[field[1] "\t" field[2]] = 1
        known[field[1]] = 1
    }
    class = ARGV[1]
    sub(/.*\//, "", class)
    sub(/\.java$/, "", class)
}
function sentence(name,    file, line, text, all) {
    file = truth "/" name ".truth"
    all = 1
    while ((getline line < file) > 0)
        if ((name "\t" line) in met)
            text = text (text == "" ? "" : " | ") line
        else
            all = 0
    close(file)
    return "    // seen on java: " (all ? "all" : text == "" ? "none" : text)
}
/^    \/\/ seen on java: / { kept = $0; next }
/^    static (synchronized )?String [a-zA-Z0-9]+\(\)/ && class != "Case" {
    method = $0
    sub(/\(\).*/, "", method)
    sub(/.* /, "", method)
    name = "Case:" class ":" method
    if (name in known)
        print sentence(name)
    else if (kept != "")
        print kept
    kept = ""
}
{ print }
