# What Rungta and Mercer conclude.  Two lines for each row of a table: its techniques, GDS or DFS and RGDS.

# Pairs of rows of a table: first[i], second[i]; how many.
function pairs(wanted, first_technique,    i, count) {
    count = pick(wanted ";technique=" first_technique)
    for (i = 1; i <= count; i++)
        first[i] = picked[i]
    pick(wanted ";technique=RGDS")
    for (i = 1; i <= count; i++)
        second[i] = picked[i]
    return count
}

function found(at) { return of(at, "found") > 0 }
function density(at) { return of(at, "density") }
function model(at) { return of(at, "model") (of(at, "fitted") == "" ? "" : " (fitted)") }
function sign_of(value) { return value > 1e-9 ? 1 : value < -1e-9 ? -1 : 0 }

# One technique against the other by a normalised mean, where both find errors: 1 is best.
function by_metric(section, words, tables, rows, metric, need, rgds_is_better,    n, i, name) {
    claim(section, words, rows, need)
    name = metric " normalised mean"
    n = pairs("table~^(" tables ")$", "DFS")
    for (i = 1; i <= n; i++)
        if (found(first[i]) && found(second[i]))
            case_is(sign_of((of(second[i], name) - of(first[i], name)) * (rgds_is_better ? 1 : -1)))
    claim_ends("so in COUNT rows in which both find errors")
}

function hard(section, tables, rows, where,    n, i) {
    claim(section, "with prefer-threads a shuffled guided search finds errors of hard models (depth first in random order does not always) more often" where, rows, 0.8)
    n = pairs("table~^(" tables ")$", "DFS")
    for (i = 1; i <= n; i++)
        if (density(first[i]) < 1 && density(first[i]) + density(second[i]) > 0)     # where neither finds anything there is nothing to compare
            case_is(sign_of(density(second[i]) - density(first[i])), model(first[i]) " " density(second[i]) " against " density(first[i]))
    claim_ends("so in COUNT of those where one of them finds it: " claim_measured)
}

# A heuristic that does not get over what randomised depth-first search finds.
function below(section, heuristic, table, where,    n, i) {
    claim(section, heuristic " is no better than randomised depth-first search in these models" where, "table " table, 1)
    n = pairs("table=" table, "DFS")
    for (i = 1; i <= n; i++)
        case_is(density(second[i]) <= density(first[i]) ? 1 : -1, density(second[i]) == density(first[i]) ? "" : model(first[i]) " " density(second[i]) " against " density(first[i]))
    claim_ends(claim_measured == "" ? "densities are the same in COUNT rows" : "so in COUNT rows; densities that differ: " claim_measured)
}

# How many states our own limit left a search; where that is less than the searches of table 1 had that found nothing in their hour, a search that finds less than the paper's says nothing.
function limit_of(at) { return match(of(at, "command"), /--max-states [0-9]+/) ? substr(of(at, "command"), RSTART + 13, RLENGTH - 13) + 0 : 0 }
function is_cut(at) { return limit_of(at) > 0 && limit_of(at) < 1225743 }

# A baseline must match the paper's, not exceed it.
function baseline(tables, wanted, where,    n, i, off, cut) {
    claim("4", "randomised depth-first search, the baseline, finds errors as often as there, within 0.15" where, "tables " tables ", DFS", 0.9)
    n = pick("table~" wanted ";technique=DFS;paper density~.")
    for (i = 1; i <= n; i++) {
        off = density(picked[i]) - of(picked[i], "paper density")
        if (off <= -0.15 && is_cut(picked[i]))
            cut++
        else
            case_is(off > -0.15 && off < 0.15 ? 1 : 0, off > -0.15 && off < 0.15 ? "" : model(picked[i]) " " density(picked[i]) " (paper " of(picked[i], "paper density") ")")
    }
    claim_ends("so in COUNT rows" (claim_measured == "" ? "" : "; not " claim_measured) (cut ? "; " cut " more found less within our limit, which is below what an hour was there, and say nothing" : ""))
}

function claims(    n, i) {
    claim("3", "shuffling all ties finds errors that guided search in its default order does not find", "table 1, where the paper's GDS finds nothing")
    n = pairs("table=1", "GDS")
    for (i = 1; i <= n; i++)
        if (of(second[i], "paper figures") ~ /^[0-9]+\*/)
            case_is(found(second[i]) && !found(first[i]) ? 1 : found(first[i]) && !found(second[i]) ? -1 : 0, \
                found(first[i]) && found(second[i]) ? "" : model(first[i]) ": GDS " (found(first[i]) ? "finds it" : "nothing") ", RGDS " of(second[i], "found") " of " of(second[i], "trials"))
    claim_ends("so in COUNT of these; in the others both find it, or none" (claim_measured == "" ? "" : "; " claim_measured))

    claim("3", "on average a shuffled guided search needs fewer states than one in default order", "table 1", 0.5)
    n = pairs("table=1", "GDS")
    for (i = 1; i <= n; i++)
        case_is(less(of(second[i], "states mean"), found(second[i]), of(first[i], "states mean"), found(first[i])))
    claim_ends("so in COUNT rows, against it in " claim_against)

    claim("3", "and where its mean is greater, its best trial still needs fewer", "table 1, rows with a greater mean")
    for (i = 1; i <= n; i++)
        if (found(first[i]) && found(second[i]) && of(second[i], "states mean") > of(first[i], "states mean"))
            case_is(sign_of(of(first[i], "states mean") - of(second[i], "states min")))
    claim_ends("so in COUNT of these rows")

    claim("3", "with distance heuristics (efsm, e-fca) the default order can beat the best of the shuffled trials: it does in some model", "table 2, efsm and e-fca", 0.01)
    n = pairs("table=2;heuristic~^e", "GDS")
    for (i = 1; i <= n; i++)
        if (found(first[i]) && found(second[i]))
            case_is(sign_of(of(second[i], "states min") - of(first[i], "states mean")), of(first[i], "heuristic") " " model(first[i]) ": " grouped(of(first[i], "states mean")) " against " grouped(of(second[i], "states min")) " at best")
    claim_ends()

    hard("4", "3", "table 3, rows with DFS density below 1", "")
    hard("4", "13", "table 13, rows with DFS density below 1", " (at --no-reduction)")
    by_metric("4", "with prefer-threads counterexamples of shuffled guided search are shorter than those of randomised depth-first search", 3, "table 3", "length", 0.51, 1)
    by_metric("4", "the same at --no-reduction", 13, "table 13", "length", 0.51, 1)
    by_metric("4", "with prefer-threads shuffled guided search takes less time", 3, "table 3", "seconds", 0.51, 1)
    by_metric("4", "randomised depth-first search uses less memory than shuffled guided search", 3, "table 3", "memory", 0.51, 0)
    by_metric("4", "the same at --no-reduction", 13, "table 13", "memory", 0.51, 0)

    below("4", "most-blocked", 4, "")
    below("4", "most-blocked", 14, " (at --no-reduction)")
    below("4", "interleaving", 5, "")
    below("4", "interleaving", 15, " (at --no-reduction)")
    claim("4", "choose-free finds less than randomised depth-first search in ReplicatedWorkers, and more in RWNoExpChk", "table 6")
    n = pairs("table=6", "DFS")
    for (i = 1; i <= n; i++)
        if (of(first[i], "model") !~ /^Deos/)
            case_is(sign_of(density(second[i]) - density(first[i])) * (of(first[i], "model") ~ /^RW/ ? 1 : -1), model(first[i]) " " density(second[i]) " against " density(first[i]))
    claim_ends()
    baseline("3 to 6", "^[3-6]$", "")
    baseline("13 to 16", "^1[3-6]$", " (at --no-reduction)")
}
