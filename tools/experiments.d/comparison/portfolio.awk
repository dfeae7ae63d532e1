# Chooses a portfolio greedily on half A: of MEMBERS searches each gets an equal part of the budget; the next member is the one with which the share of runs
# that find an error within their part, by any member, is greatest.  Deterministic searches count as if each run were the same.  Input: family, half, kind, program,
# search, paper, found, steps, length, by trial.  Output: half, member number, search, what is found until then, in A and in B; then each search alone in both halves.

BEGIN { MEMBERS = 5 }

{
    key = $4 FS $5
    trial[key, ++runs[key]] = $7 ? $8 : budget + 1
    if (!($4 in half)) { half[$4] = $2; program[++programs] = $4 }
    if (!($5 in seen)) { seen[$5]; search[++searches] = $5 }
    if (runs[key] > most) most = runs[key]
}

# Steps of a search in run r of a program: that of the same number, over again if it has fewer.
function steps_of(p, s, r,    key) {
    key = p FS s
    return runs[key] ? trial[key, (r - 1) % runs[key] + 1] : budget + 1
}

# The part of all runs in a half in which one of chosen[1..count] finds the error within its part of the budget.
function found_by(which, count,    i, p, r, m, hit, hits, all) {
    for (i = 1; i <= programs; i++) {
        p = program[i]
        if (half[p] != which) continue
        for (r = 1; r <= most; r++) {
            all++
            for (m = 1; m <= count; m++)
                if (steps_of(p, chosen[m], r) <= budget / MEMBERS) { hits++; break }
        }
    }
    return all ? hits / all : 0
}

END {
    for (m = 1; m <= MEMBERS; m++) {
        best = -1
        for (s = 1; s <= searches; s++) {
            chosen[m] = search[s]
            value = found_by("A", m)
            if (value > best + 1e-12) { best = value; winner = search[s] }
        }
        chosen[m] = winner
        print "chosen", m, winner, found_by("A", m), found_by("B", m)
    }
    MEMBERS = 1
    for (s = 1; s <= searches; s++) { chosen[1] = search[s]; print "alone", s, search[s], found_by("A", 1), found_by("B", 1) }
}
