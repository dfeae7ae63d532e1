# The table of docs/guide.md, of the kept comparison-ranks.csv: a line for each search that the guide tells of, best rank first.  A test compares the two.

BEGIN {
    FS = ","
    split("random-dfs random-walk eda dfs random-search walks coverage e-fca pct most-blocked context-bound branchcount bytecode walks-bfs bfs interleaving", plain, " ")
    for (i in plain)
        told[plain[i]] = "`" plain[i] "`"
    told["most-blocked k=40"] = "`most-blocked`, `best,k=40`"
    told["interleaving k=40"] = "`interleaving`, `best,k=40`"
    told["A* most-blocked"] = "`most-blocked`, `astar`"
    told["random heuristic"] = "`random` (the heuristic)"
    told["prefer-threads"] = "`prefer-threads,from=race`"
}
{ gsub(/"[^"]*"/, "paper") }
NR > 1 && $1 in told { printf "| %s | %.1f | %.0f%% | %s | %s |\n", told[$1], $3, 100 * $4, $7, $6 }
