# What follows from the comparison, as questions that the five papers leave open; rows of the table `cells` (a program and a search) and of `ranks` (a search).

function rank_of(search,    at) { return (at = row("table=ranks;search=" search)) ? of(at, "mean rank") : "" }
function difference(    at) { return (at = row("table=ranks")) ? of(at, "critical difference") : 0 }

# One search has a better mean rank than another, by more than the critical difference; for it only if so, against it likewise.
function better(section, words, one, other,    a, b) {
    claim(section, words, "ranks: " one "; " other)
    a = rank_of(one); b = rank_of(other)
    if (a != "" && b != "")
        case_is(a < b - difference() ? 1 : a > b + difference() ? -1 : 0, sprintf("mean ranks %.1f and %.1f, critical difference %.1f", a, b, difference()))
    claim_ends()
}

# A search is not better than another: against it only if it is, by more than the critical difference.
function no_better(section, words, one, other,    a, b) {
    claim(section, words, "ranks: " one "; " other)
    a = rank_of(one); b = rank_of(other)
    if (a != "" && b != "")
        case_is(a < b - difference() ? -1 : 1, sprintf("mean ranks %.1f and %.1f, critical difference %.1f", a, b, difference()))
    claim_ends()
}

function claims(    n, i) {
    claim("all", "searches differ at all (Friedman's test, 1%)", "ranks")
    if (i = row("table=ranks"))
        case_is(of(i, "p") < 0.01 ? 1 : -1, "chi-square " of(i, "chi square") ", p " (of(i, "p") < 0.0001 ? "below 0.0001" : of(i, "p")))
    claim_ends()
    better("Groce, Visser", "interleaving is better than breadth-first search", "interleaving", "bfs")
    better("Groce, Visser", "most-blocked is better than breadth-first search", "most-blocked", "bfs")
    better("Groce, Visser", "a limit of the queue makes interleaving better", "interleaving k=40", "interleaving")
    better("Groce, Visser", "a limit of the queue makes most-blocked better", "most-blocked k=40", "most-blocked")
    better("Groce, Visser", "branch counting is better than a random heuristic", "branchcount", "random heuristic")
    better("Rungta, Mercer", "prefer-threads is better than randomised depth-first search", "prefer-threads", "random-dfs")
    no_better("Rungta, Mercer", "most-blocked is no better than randomised depth-first search", "most-blocked", "random-dfs")
    no_better("Rungta, Mercer", "interleaving is no better than randomised depth-first search", "interleaving", "random-dfs")
    no_better("Rungta, Mercer", "choose-free is no better than randomised depth-first search", "choose-free", "random-dfs")
    better("Rungta, Mercer", "e-fca is better than fsm", "e-fca", "fsm")
    better("Staunton, Clark", "eda is better than random search", "eda", "random-search")
    better("Staunton, Clark", "eda is better than breadth-first search", "eda", "bfs")
    better("Sivaraj, Gopalakrishnan", "bounded searches make walks better", "walks-bfs", "walks")
    better("Sivaraj, Gopalakrishnan", "walks from where they end make them better still", "walks-bfs-walks", "walks-bfs")
    better("Seppi, Jones, Lamborn", "revising makes most-blocked better", "bayes most-blocked", "most-blocked")
    better("Seppi, Jones, Lamborn", "revising makes interleaving better", "bayes interleaving", "interleaving")
}
