# What Groce and Visser conclude.  Rows are named by table, search, heuristic and size.

function key(table, search, heuristic, size) { return "table=" table ";search=" search ";heuristic=" heuristic ";size=" size }
function named(table, search, heuristic, size) { return "table " table " " search (heuristic == "" ? "" : ", " heuristic) (size == "" ? "" : ", size " size) }
function is_found(at) { return of(at, "found") == "yes" }
function is_found_by_line(at) { return of(at, "line found") == "yes" }
function told(at) { return is_found(at) ? "found after " grouped(of(at, "states")) " states, length " grouped(of(at, "length")) : "not found (" of(at, "found") ")" }
function told_by_line(at) { return is_found_by_line(at) ? grouped(of(at, "line states")) " states, " grouped(of(at, "line lines")) " lines" : "not found (" of(at, "line found") ")" }

# Our limit of states ended it before it had as many as the paper's search: that it found nothing says nothing.
function is_cut(at) { return of(at, "found") == "state limit" && of(at, "states") + 0 < of(at, "paper states") + 0 }
function is_cut_by_line(at) { return of(at, "line found") == "state limit" && of(at, "line states") + 0 < of(at, "paper states") + 0 }
function before(at, was_cut) { return was_cut ? ", before it had the paper's " grouped(of(at, "paper states")) " states" : "" }

# One search finds the error, or does not, as the paper says, in both sizes of steps where it was run in both.
function finds(section, words, wanted, table, search, heuristic, size,    at, is_threaded) {
    at = row(key(table, search, heuristic, size))
    claim(section, words, named(table, search, heuristic, size))
    claim_mixed = "it depends on the size of steps"
    claim_partial = "in one size of steps only"
    if (at) {
        is_threaded = of(at, "line found") != ""
        case_is(is_cut(at) ? 0 : is_found(at) == wanted ? 1 : -1, (is_threaded ? "own steps: " : "") told(at) before(at, is_cut(at)))
        if (is_threaded)
            case_is(is_cut_by_line(at) ? 0 : is_found_by_line(at) == wanted ? 1 : -1, "line by line: " told_by_line(at) before(at, is_cut_by_line(at)))
    }
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

# One search finds the error, or does not, with each of several heuristics or limits: LIST has search/heuristic, with ; between them.
function all_find(section, words, wanted, table, list, size, rows,    n, i, part, item, at) {
    claim(section, words, rows)
    n = split(list, item, ";")
    for (i = 1; i <= n; i++) {
        split(item[i], part, "/")
        at = row(key(table, part[1], part[2], size))
        if (at)
            case_is(is_cut(at) ? 0 : is_found(at) == wanted ? 1 : -1, part[1] ", " part[2] ": " told(at))
    }
    claim_ends()
}

function near(one, other, factor) { return one <= other * factor && other <= one * factor }

# A search without stored states needs about as many states as with them, within a quarter, in both sizes of steps.
function needs_no_matching(section, words, rows, list,    n, i, part, item, a, b) {
    claim(section, words, rows)
    claim_mixed = claim_partial = "in some of them"
    n = split(list, item, ";")
    for (i = 1; i <= n; i++) {
        split(item[i], part, "/")
        a = row(key(part[1], "best (k = " part[3] ")", part[2], part[4]))
        b = row(key(part[1], "best, no matching (k = " part[3] ")", part[2], part[4]))
        if (!a || !b)
            continue
        case_is(is_found(b) && near(of(b, "states"), of(a, "states"), 1.25) ? 1 : is_found(b) ? 0 : -1, "table " part[1] ", k = " part[3] ": own steps " grouped(of(a, "states")) ", without " (is_found(b) ? grouped(of(b, "states")) : "not found"))
        if (is_found_by_line(a))
            case_is(is_found_by_line(b) && near(of(b, "line states"), of(a, "line states"), 1.25) ? 1 : is_found_by_line(b) ? 0 : -1, "line by line " grouped(of(a, "line states")) ", without " \
                (is_found_by_line(b) ? grouped(of(b, "line states")) : "not found"))
    }
    claim_ends()
}

# A search that finds the error with stored states does not without them.
function needs_matching(section, words, rows, list,    n, i, part, item, a, b) {
    claim(section, words, rows)
    claim_mixed = claim_partial = "in some of them"
    n = split(list, item, ";")
    for (i = 1; i <= n; i++) {
        split(item[i], part, "/")
        a = row(key(part[1], "best (k = " part[3] ")", part[2], part[4]))
        b = row(key(part[1], "best, no matching (k = " part[3] ")", part[2], part[4]))
        if (a && b && is_found(a))
            case_is(is_found(b) ? -1 : 1, "table " part[1] ", k = " part[3] ": own steps " grouped(of(a, "states")) ", without " (is_found(b) ? grouped(of(b, "states")) : "not found"))
        if (a && b && is_found_by_line(a))
            case_is(is_found_by_line(b) ? -1 : 1, "line by line " grouped(of(a, "line states")) ", without " (is_found_by_line(b) ? grouped(of(b, "line states")) : "not found"))
    }
    claim_ends()
}

# At how many limits of the queue a search of the Remote Agent by interleaving finds the error.
function limits_found(search, by_line,    i, n, limit, at, count) {
    n = split("5 40 160 1000", limit, " ")
    limits_run = 0
    for (i = 1; i <= n; i++) {
        at = row(key("6", search " (k = " limit[i] ")", "interleaving", 5))
        limits_run += at > 0
        count += at && (by_line ? is_found_by_line(at) : is_found(at))
    }
    return count + 0
}

function no_more_limits(section, words, rows,    n, i, other, best, by_line) {
    claim(section, words, rows)
    n = split("A*;beam", other, ";")
    for (by_line = 0; by_line <= 1; by_line++) {
        best = limits_found("best", by_line)
        for (i = 1; i <= n && limits_run > 0; i++)
            case_is(limits_found(other[i], by_line) <= best ? 1 : -1, (by_line ? "line by line: " : "own steps: ") other[i] " at " limits_found(other[i], by_line) ", best first at " best " of 4")
    }
    claim_ends()
}

# Counts that persist or are summed make little difference: as many states as the plain ones, within a tenth.
function variations(    n, i, scope, m, j, variant, a, b) {
    claim("4.1.1", "counts that persist or are summed nearly always search as plain branch counting does", "table 4 best, branchcount: plain; persistent; summed", 0.75)
    n = split("path;global", scope, ";")
    m = split("persistent;summed", variant, ";")
    for (i = 1; i <= n; i++)
        for (j = 1; j <= m; j++) {
            a = row(key("4", "best", "branchcount (" scope[i] ")", ""))
            b = row(key("4", "best", "branchcount (" scope[i] "," variant[j] ")", ""))
            if (a && b)
                case_is(is_found(a) == is_found(b) && near(of(a, "states"), of(b, "states"), 1.1) ? 1 : -1, scope[i] " " grouped(of(a, "states")) ", " variant[j] " " grouped(of(b, "states")))
        }
    claim_ends()
}

# The greater the limit of depth, the longer what depth-first search finds; all are longer than what branch counting finds.
function depth_limits(    n, i, limit, at, guided, last) {
    claim("4.1.2", "depth-first search finds the error of DEOS by long counterexamples, the longer the greater its limit of depth", "table 4 DFS (depth 500, 1000, 4000); best, branchcount (path)")
    guided = row(key("4", "best", "branchcount (path)", ""))
    n = split("500 1000 4000", limit, " ")
    last = guided ? of(guided, "length") : 0
    for (i = 1; i <= n; i++) {
        at = row(key("4", "DFS (depth " limit[i] ")", "", ""))
        if (!at || !guided)
            continue
        case_is(is_found(at) && of(at, "length") > last ? 1 : -1, "depth " limit[i] ": " told(at))
        last = of(at, "length")
    }
    claim_ends()
}

# Section 4.3, in one of the two readings of the heuristic.
function preferred(name, reading,    size, at) {
    needs_less("4.3", "preferring the two threads that race needs fewer states than interleaving (Remote Agent, k = 5)" reading, 0,
        key("6", "best (k = 5)", name, 5), key("6", "best (k = 5)", "interleaving", 5), "table 6 best (k = 5), size 5: " name "; interleaving")
    for (size = 10; size <= 40; size *= 2)
        finds("4.3", "preferring them scales to size " size reading, 1, "8", "best (k = 5)", name, size)
}

function claims(    best5, best40) {
    best5 = "best (k = 5)"
    best40 = "best (k = 40)"
    variations()
    all_find("4.1.2", "branch counting finds the error of DEOS", 1, "4", "best/branchcount (path);A*/branchcount (path);best/branchcount (global);A*/branchcount (global)", "", "table 4 branchcount, best and A*")
    all_find("4.1.2", "a percentage of coverage is trapped in local minima and does not find the error of DEOS", 0, "4", "best/%-coverage (path);A*/%-coverage (path);best/%-coverage (global)", "", "table 4 %-coverage")
    finds("table 4", "breadth-first search does not find the error of DEOS in 512 MB", 0, "4", "BFS", "", "")
    finds("table 4", "depth-first search without a limit does not find the error of DEOS", 0, "4", "DFS", "", "")
    needs_less("4.1.2", "a random heuristic finds the error of DEOS by a longer counterexample than branch counting does", 1,
        key("4", "best", "branchcount (path)", ""), key("4", "best", "random", ""), "table 4 best, branchcount (path); best, random")
    depth_limits()
    all_find("4.1.2", "without stored states branch counting does not find the error of DEOS", 0, "4",
        "best, no matching/branchcount (path);A*, no matching/branchcount (path);best, no matching/branchcount (global);A*, no matching/branchcount (global)", "", "table 4 no matching, branchcount")
    no_more_limits("4.2.1", "A* and beam searches find the error of the Remote Agent at no more limits of the queue than best first (interleaving)", "table 6 interleaving, size 5: best, A* and beam, k = 5 to 1000")
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
    needs_no_matching("4.2.1", "without stored states interleaving finds the same errors about as well", "tables 6 and 7 best, interleaving: with and without matching", "6/interleaving/5/5;6/interleaving/40/5;7/interleaving/5/8;7/interleaving/40/8")
    needs_matching("4.2.1", "without stored states most-blocked does not find what it finds with them", "tables 6 and 7 best, most-blocked: with and without matching", "6/most-blocked/1000/5;7/most-blocked/5/8;7/most-blocked/40/8")
    preferred("prefer-threads", "")
    preferred("prefer-threads (relaxed)", " (relaxed)")
    finds("4.3", "a search for races tells the threads to prefer, and the error is found by that (Remote Agent)", 1, "6", best5, "prefer-threads (race)", 5)
    finds("4.3", "interleaving does not scale to size 20", 0, "8", best5, "interleaving", 20)
    finds("4.4", "choose-free search finds an error of the abstracted DEOS that the concrete program has", 1, "4.4", "best", "choose-free", "")
}
