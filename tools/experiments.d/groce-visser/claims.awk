# What Groce and Visser conclude.  Rows are named by table, search, heuristic and size.

function key(table, search, heuristic, size) { return "table=" table ";search=" search ";heuristic=" heuristic ";size=" size }
function named(table, search, heuristic, size) { return "table " table " " search (heuristic == "" ? "" : ", " heuristic) (size == "" ? "" : ", size " size) }
function is_found(at) { return of(at, "found") == "yes" }
function is_found_by_line(at) { return of(at, "line found") == "yes" }
function told(at) { return is_found(at) ? "found after " grouped(of(at, "states")) " states, length " grouped(of(at, "length")) : "not found (" of(at, "found") ")" }
function told_by_line(at) { return is_found_by_line(at) ? grouped(of(at, "line states")) " states, " grouped(of(at, "line lines")) " lines" : "not found (" of(at, "line found") ")" }

# Our limit of states ended it before it had as many as the paper's search: that it found nothing says nothing.
function is_cut(at) { return of(at, "found") == "state limit" && of(at, "states") + 0 < of(at, "paper states") + 0 }

# One search finds the error, or does not, as the paper says.
function finds(section, words, wanted, table, search, heuristic, size,    at) {
    at = row(key(table, search, heuristic, size))
    claim(section, words, named(table, search, heuristic, size))
    if (at)
        case_is(is_cut(at) ? 0 : is_found(at) == wanted ? 1 : -1, told(at) (is_cut(at) ? ", before it had the paper's " grouped(of(at, "paper states")) " states" : ""))
    claim_ends()
}

# One search needs fewer states than another, or has a shorter counterexample (lines, line by line), in both sizes of steps.
function needs_less(section, words, of_lengths, one, other, rows,    a, b) {
    a = row(one)
    b = row(other)
    claim(section, words, rows)
    claim_mixed = "it depends on the size of steps"
    claim_partial = "in one size of steps only"
    if (a && b) {
        case_is(less(of(a, of_lengths ? "length" : "states"), is_found(a), of(b, of_lengths ? "length" : "states"), is_found(b)), "own steps: " told(a) " against " told(b))
        if (of(a, "line found") != "")
            case_is(less(of(a, of_lengths ? "line lines" : "line states"), is_found_by_line(a), of(b, of_lengths ? "line lines" : "line states"), is_found_by_line(b)),
                "line by line: " told_by_line(a) " against " told_by_line(b))
    }
    claim_ends()
}

function claims(    size, best5, best40) {
    best5 = "best (k = 5)"
    best40 = "best (k = 40)"
    finds("4.1.2", "branch counting finds the error of DEOS", 1, "4", "best", "branchcount (path)", "")
    finds("4.1.2", "a percentage of coverage is trapped in local minima and does not find the error of DEOS", 0, "4", "best", "%-coverage (path)", "")
    finds("table 4", "breadth-first search does not find the error of DEOS in 512 MB", 0, "4", "BFS", "", "")
    finds("table 4", "depth-first search without a limit does not find the error of DEOS", 0, "4", "DFS", "", "")
    needs_less("4.1.2", "a random heuristic finds the error of DEOS by a longer counterexample than branch counting does", 1,
        key("4", "best", "branchcount (path)", ""), key("4", "best", "random", ""), "table 4 best, branchcount (path); best, random")
    finds("4.1.2", "without stored states branch counting does not find the error of DEOS", 0, "4", "best, no matching", "branchcount (path)", "")
    needs_less("4.2.1", "best first needs fewer states than A* for the Remote Agent (interleaving, k = 5)", 0,
        key("6", best5, "interleaving", 5), key("6", "A* (k = 5)", "interleaving", 5), "table 6 interleaving, size 5: best (k = 5); A* (k = 5)")
    finds("table 6", "the interleaving heuristic needs a limit of the queue for the Remote Agent", 0, "6", "best", "interleaving", 5)
    finds("table 6", "most-blocked finds the error of the Remote Agent without a limit of the queue", 1, "6", "best", "most-blocked", 5)
    needs_less("4.2.1", "interleaving needs fewer states than most-blocked for 8 philosophers (k = 5)", 0,
        key("7", best5, "interleaving", 8), key("7", best5, "most-blocked", 8), "table 7 best (k = 5), size 8: interleaving; most-blocked")
    needs_less("4.2.1", "and its counterexample is shorter", 1,
        key("7", best5, "interleaving", 8), key("7", best5, "most-blocked", 8), "table 7 best (k = 5), size 8: interleaving; most-blocked")
    needs_less("table 7", "interleaving needs fewer states than most-blocked for 16 philosophers (k = 40)", 0,
        key("7", best40, "interleaving", 16), key("7", best40, "most-blocked", 16), "table 7 best (k = 40), size 16: interleaving; most-blocked")
    finds("4.2.1", "depth-first search does not find the deadlock of 8 philosophers", 0, "7", "DFS", "", 8)
    finds("4.2.1", "interleaving scales to 64 philosophers", 1, "7", best5, "interleaving", 64)
    finds("4.2.1", "most-blocked does not scale to 32 philosophers", 0, "7", best40, "most-blocked", 32)
    needs_less("4.3", "preferring the two threads that race needs fewer states than interleaving (Remote Agent, k = 5)", 0,
        key("6", best5, "prefer-threads", 5), key("6", best5, "interleaving", 5), "table 6 best (k = 5), size 5: prefer-threads; interleaving")
    for (size = 10; size <= 40; size *= 2)
        finds("4.3", "preferring them scales to size " size, 1, "8", best5, "prefer-threads", size)
    finds("4.3", "interleaving does not scale to size 20", 0, "8", best5, "interleaving", 20)
    finds("4.4", "choose-free search finds an error of the abstracted DEOS that the concrete program has", 1, "4.4", "best", "choose-free", "")
}
