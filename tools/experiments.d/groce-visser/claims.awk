# What Groce and Visser conclude, against our rows; report.awk calls claims_note for each row and claims_decide in the end.

function claims_note(    row) {
    row = $1 " " $2 " " $3 " " $4 " " $5
    outcome_of[row] = $11
    states_of[row] = $14
    length_of[row] = $15
    line_outcome_of[row] = $18
    line_states_of[row] = $21
    lines_of[row] = $23
}

function is_measured(row) { return row in outcome_of }
function is_found(row) { return outcome_of[row] == "found" }
function shown_row(row) {
    return "table " row
}

function told(row) { return is_found(row) ? "found after " grouped(states_of[row]) " states, length " grouped(length_of[row]) : "not found (" outcome_of[row] ")" }
function told_by_line(row) { return line_outcome_of[row] == "found" ? grouped(line_states_of[row]) " states, " grouped(lines_of[row]) " lines" : "not found (" line_outcome_of[row] ")" }

# One search finds the error, or does not, as the paper says.
function claim_found(section, words, row, wanted) {
    if (!is_measured(row))
        claim_add(section, words, "not measured", "the row was not run", shown_row(row))
    else
        claim_add(section, words, is_found(row) == wanted ? "reproduced" : "reversed", told(row), shown_row(row))
}

# 1: the first has less, -1: more, 0: the same, or neither finds the error.
function compared_with(one, one_found, other, other_found) {
    if (one_found != other_found)
        return one_found ? 1 : -1
    if (!one_found || one + 0 == other + 0)
        return 0
    return one + 0 < other + 0 ? 1 : -1
}

function verdict_of(own, by_line) {
    if (own > 0 && by_line > 0)
        return "reproduced"
    return own < 0 && by_line < 0 ? "reversed" : own > 0 || by_line > 0 ? (own < 0 || by_line < 0 ? "not: it depends on the size of steps" : "not: in one size of steps only") : \
        own < 0 || by_line < 0 ? "reversed" : "not"
}

# The first search needs fewer states (or has a shorter counterexample) than the second, in own steps and line by line.
function claim_less(section, words, one, other, of_lengths,    own, by_line) {
    if (!is_measured(one) || !is_measured(other)) {
        claim_add(section, words, "not measured", "the rows were not run", shown_row(one) "; " shown_row(other))
        return
    }
    own = of_lengths ? compared_with(length_of[one], is_found(one), length_of[other], is_found(other)) \
        : compared_with(states_of[one], is_found(one), states_of[other], is_found(other))
    by_line = line_outcome_of[one] == "-" ? own : of_lengths \
        ? compared_with(lines_of[one], line_outcome_of[one] == "found", lines_of[other], line_outcome_of[other] == "found") \
        : compared_with(line_states_of[one], line_outcome_of[one] == "found", line_states_of[other], line_outcome_of[other] == "found")
    claim_add(section, words, verdict_of(own, by_line), "own steps: " told(one) " against " told(other) \
        (line_outcome_of[one] == "-" ? "" : "; line by line: " told_by_line(one) " against " told_by_line(other)), shown_row(one) "; " shown_row(other))
}

function claims_decide(    size) {
    claim_found("4.1.2", "branch counting finds the error of DEOS", "4 best - branchcount (path) -", 1)
    claim_found("4.1.2", "a percentage of coverage is trapped in local minima and does not find the error of DEOS", "4 best - %-coverage (path) -", 0)
    claim_found("table 4", "breadth-first search does not find the error of DEOS in 512 MB", "4 BFS - - -", 0)
    claim_found("table 4", "depth-first search without a limit does not find the error of DEOS", "4 DFS - - -", 0)
    claim_less("4.1.2", "a random heuristic finds the error of DEOS by a longer counterexample than branch counting does", "4 best - branchcount (path) -", "4 best - random -", 1)
    claim_found("4.1.2", "without stored states branch counting does not find the error of DEOS", "4 best, no matching - branchcount (path) -", 0)
    claim_less("4.2.1", "best first needs fewer states than A* for the Remote Agent (interleaving, k = 5)", "6 best 5 interleaving 5", "6 A* 5 interleaving 5", 0)
    claim_found("table 6", "the interleaving heuristic needs a limit of the queue for the Remote Agent", "6 best - interleaving 5", 0)
    claim_found("table 6", "most-blocked finds the error of the Remote Agent without a limit of the queue", "6 best - most-blocked 5", 1)
    claim_less("4.2.1", "interleaving needs fewer states than most-blocked for 8 philosophers (k = 5)", "7 best 5 interleaving 8", "7 best 5 most-blocked 8", 0)
    claim_less("4.2.1", "and its counterexample is shorter", "7 best 5 interleaving 8", "7 best 5 most-blocked 8", 1)
    claim_less("table 7", "interleaving needs fewer states than most-blocked for 16 philosophers (k = 40)", "7 best 40 interleaving 16", "7 best 40 most-blocked 16", 0)
    claim_found("4.2.1", "depth-first search does not find the deadlock of 8 philosophers", "7 DFS - - 8", 0)
    claim_found("4.2.1", "interleaving scales to 64 philosophers", "7 best 5 interleaving 64", 1)
    claim_found("4.2.1", "most-blocked does not scale to 32 philosophers", "7 best 40 most-blocked 32", 0)
    claim_less("4.3", "preferring the two threads that race needs fewer states than interleaving (Remote Agent, k = 5)", "6 best 5 prefer-threads 5", "6 best 5 interleaving 5", 0)
    for (size = 10; size <= 40; size *= 2)
        claim_found("4.3", "preferring them scales to size " size, "8 best 5 prefer-threads " size, 1)
    claim_found("4.3", "interleaving does not scale to size 20", "8 best 5 interleaving 20", 0)
    claim_found("4.4", "choose-free search finds an error of the abstracted DEOS that the concrete program has", "4.4 best - choose-free -", 1)
}
