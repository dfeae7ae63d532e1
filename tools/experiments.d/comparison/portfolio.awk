# Chooses a portfolio greedily on half A.  A portfolio of searches with shares of the budget finds an error when the first of them has used up its own steps, that is after
# min(steps / share) steps in all, and not at all if that is more than the budget.  Of MEMBERS searches with equal shares, the next member is the one with which the mean of that (the
# budget, where nothing is found) becomes least.  Deterministic searches count as if each run were the same.  Input: family, half, kind, program, search, paper, found, steps, length,
# by trial.  Output: chosen, member number, search, what is found until then in A and in B, and the mean part of the budget in A and in B; then each search alone in both halves, and those
# of the file `fixed`, which have shares.

BEGIN { MEMBERS = 5 }

{
    key = $4 FS $5
    trial[key, ++runs[key]] = $7 ? $8 : 1e9
    if (!($4 in half)) { half[$4] = $2; program[++programs] = $4 }
    if (!($5 in seen)) { seen[$5]; search[++searches] = $5 }
    if (runs[key] > most) most = runs[key]
}

# Steps of a search in run r of a program: that of the same number, over again if it has fewer.
function steps_of(p, s, r,    key) {
    key = p FS s
    return runs[key] ? trial[key, (r - 1) % runs[key] + 1] : 1e9
}

# What chosen[1..count] with part[1..count] find in a half: hits, part_used.
function judge(which, count,    i, p, r, m, all, least, steps) {
    hits = part_used = 0
    for (i = 1; i <= programs; i++) {
        p = program[i]
        if (half[p] != which) continue
        for (r = 1; r <= most; r++) {
            all++
            least = 1e9
            for (m = 1; m <= count; m++) {
                steps = steps_of(p, chosen[m], r) / part[m]
                if (steps < least) least = steps
            }
            hits += least <= budget
            part_used += least <= budget ? least / budget : 1
        }
    }
    hits = all ? hits / all : 0
    part_used = all ? part_used / all : 1
}

function tell(kind, number, name, count,    found_a, used_a) {
    judge("A", count)
    found_a = hits; used_a = part_used
    judge("B", count)
    print kind, number, name, found_a, hits, used_a, part_used
}

END {
    for (m = 1; m <= MEMBERS; m++) part[m] = 1 / MEMBERS
    for (m = 1; m <= MEMBERS; m++) {
        least_used = 2
        for (s = 1; s <= searches; s++) {
            chosen[m] = search[s]
            judge("A", m)
            if (part_used < least_used - 1e-12) { least_used = part_used; winner = search[s] }
        }
        chosen[m] = winner
        tell("chosen", m, winner, m)
    }
    part[1] = 1
    for (s = 1; s <= searches; s++) { chosen[1] = search[s]; tell("alone", s, search[s], 1) }
    while (fixed != "" && (getline line < fixed) > 0) {
        if (line ~ /^#/) continue
        split(line, field, "\t")
        n = split(field[2], item, ";")
        shares = 0
        for (m = 1; m <= n; m++) { at = match(item[m], /=[0-9]+$/); chosen[m] = substr(item[m], 1, at - 1); part[m] = substr(item[m], at + 1) + 0; shares += part[m] }
        for (m = 1; m <= n; m++) part[m] /= shares
        tell("fixed", n, field[1], n)
    }
}
