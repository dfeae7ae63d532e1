# Compares what java printed, the first file, with what clew printed, call by call ("NAME NUMBER: OUTCOME"): one result per method.
# The variable `known` is a file of names of methods that are let pass.
function method(line) { return substr(line, 1, index(line, ": ") - 1) }

BEGIN {
    while ((getline name < known) > 0) is_known[name] = 1
}
!index($0, ": ") { next }
{
    call = method($0)
    outcome = substr($0, length(call) + 3)
    name = call
    sub(/ -?[0-9]+$/, "", name)
}
NR == FNR { wanted[call] = outcome; next }
call in wanted {
    count++
    if (!(name in differs)) { differs[name] = 0; order[++methods] = name }
    if (outcome != wanted[call] && !differs[name]++) told[name] = "    java: " wanted[call] "\n    clew: " outcome
}
END {
    for (i = 1; i <= methods; i++) {
        name = order[i]
        if (!differs[name] && name in is_known) print "FAILED " name " is not different any more: tests/nulls/known"
        else if (!differs[name] || name in is_known) print "passed " name
        else print "FAILED " name "\n" told[name]
    }
    if (count < 8500) print "FAILED only " count + 0 " calls"
}
