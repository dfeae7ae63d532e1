# What Seppi, Jones and Lamborn conclude.  A search that ended before it found an error has * after its states.

function is_cut(text) { return text ~ /\*/ }
function states(text) { sub(/\*/, "", text); return text + 0 }
# 1: the first needs no more states; 0: not known, as it was cut short before.
function no_more(one, other) {
    if (one == "" || other == "")
        return 0
    if (is_cut(one))
        return is_cut(other) || states(other) > states(one) ? 0 : -1
    return is_cut(other) || states(one) <= states(other) ? 1 : -1
}
function problems() { return pick("problem~^[^ ]*$;paper bfs~.") }

function revised_against(section, words, base, name, need,    n, i) {
    claim(section, words, "table 3: " name, need)
    n = problems()
    for (i = 1; i <= n; i++)
        case_is(no_more(of(picked[i], "revised worst"), of(picked[i], base)))
    claim_ends("so in COUNT problems (paper: 17 of 22), more in " claim_against)
}

function ten_times(section, words, base, name,    n, i, a, b) {
    claim(section, words, "table 3: " name, 7 / 22)
    n = problems()
    for (i = 1; i <= n; i++) {
        a = of(picked[i], "revised worst"); b = of(picked[i], base)
        case_is(!is_cut(a) && states(b) >= 10 * states(a) ? 1 : 0)
    }
    claim_ends("so in COUNT problems (paper: 7 of 22)")
}

function boards_solved(search, wanted,    n, i, most) {
    n = pick("problem=figure 4;model=" search ";paper bfs=" wanted)
    return n ? states(of(picked[1], "paper heuristic")) : 0
}

function claims(    n, i, a, b, base, revised, sum, squares, all, mean, deviation, within) {
    claim("5", "guided search with the inadmissible heuristic needs fewer states than breadth-first search in 15 of 22 problems", "table 3: bfs; heuristic", 15 / 22)
    n = problems()
    for (i = 1; i <= n; i++) {
        a = of(picked[i], "heuristic"); b = of(picked[i], "bfs")
        case_is(no_more(a, b) < 0 ? -1 : no_more(a, b) > 0 && (states(a) < states(b) || is_cut(b)) ? 1 : 0)
    }
    claim_ends("so in COUNT problems")

    revised_against("5", "the revised heuristic explores no more states than its base in 17 of 22 problems", "heuristic", "heuristic; revised worst", 17 / 22)
    ten_times("5", "and at least ten times fewer in 7", "heuristic", "heuristic; revised worst")
    revised_against("5", "the same with A* as the conventional search", "astar", "A*; revised worst", 17 / 22)
    ten_times("5", "and at least ten times fewer in 7, with A*", "astar", "A*; revised worst")
    revised_against("5", "the same where the base checks for errors at expansion", "at expansion", "at expansion; revised worst", 17 / 22)

    claim("5", "what the revised search needs is in most problems within a factor of 2 of the paper's figure, where the model is the paper's", "table 3: models Murphi, text, seeded; revised worst", 0.51)
    n = pick("problem~^[^ ]*$;model~^(Murphi|text|seeded)$;paper revised worst~^[0-9]+$;revised worst~^[0-9]+$")
    for (i = 1; i <= n; i++) {
        a = of(picked[i], "revised worst") / of(picked[i], "paper revised worst")
        case_is(a >= 0.5 && a <= 2 ? 1 : 0, of(picked[i], "problem") " " grouped(of(picked[i], "revised worst")) " (paper " grouped(of(picked[i], "paper revised worst")) ")")
    }
    claim_ends()
    claim("5", "and what the base needs", "table 3: models Murphi, text, seeded; heuristic", 0.51)
    n = pick("problem~^[^ ]*$;model~^(Murphi|text|seeded)$;paper heuristic~^[0-9]+$;heuristic~^[0-9]+$")
    for (i = 1; i <= n; i++) {
        a = of(picked[i], "heuristic") / of(picked[i], "paper heuristic")
        case_is(a >= 0.5 && a <= 2 ? 1 : 0, of(picked[i], "problem") " " grouped(of(picked[i], "heuristic")) " (paper " grouped(of(picked[i], "paper heuristic")) ")")
    }
    claim_ends()
    claim("table 3", "arbiter5: the base needs more states than breadth first (4,540; 5,279); so it does here when errors are tested at expansion", "table 3: arbiter5")
    n = pick("problem=arbiter5;at expansion~^[0-9]+$")
    for (i = 1; i <= n; i++)
        case_is(states(of(picked[i], "at expansion")) > states(of(picked[i], "bfs")) ? 1 : -1, grouped(of(picked[i], "bfs")) " and " grouped(of(picked[i], "at expansion")))
    claim_ends()
    claim("table 3", "down: the base needs what breadth-first search needs, as it cannot see into the formula", "table 3: down flat")
    n = pick("problem=down flat;heuristic~^[0-9]+$")
    for (i = 1; i <= n; i++)
        case_is(of(picked[i], "heuristic") == of(picked[i], "bfs") ? 1 : -1, grouped(of(picked[i], "heuristic")) " and " grouped(of(picked[i], "bfs")))
    claim_ends()

    claim("5", "any variance from the largest to the mean gives similar results (within a tenth)", "table 3: revised worst; revised mean", 0.75)
    n = problems()
    for (i = 1; i <= n; i++) {
        a = of(picked[i], "revised worst"); b = of(picked[i], "revised mean")
        if (a != "" && b != "")
            case_is(is_cut(a) && is_cut(b) ? 0 : is_cut(a) != is_cut(b) || states(a) > 1.1 * states(b) || states(b) > 1.1 * states(a) ? -1 : 1)
    }
    claim_ends("so in COUNT problems")
    claim("5", "on the DASH models the revised search is worse than both others", "table 3: adash1212e, adash1312e")
    n = pick("problem~^adash;revised worst~.")
    for (i = 1; i <= n; i++)
        case_is(no_more(of(picked[i], "revised worst"), of(picked[i], "bfs")) < 0 && no_more(of(picked[i], "revised worst"), of(picked[i], "heuristic")) < 0 ? 1 : \
            no_more(of(picked[i], "revised worst"), of(picked[i], "bfs")) > 0 ? -1 : 0, of(picked[i], "problem") ": " of(picked[i], "bfs") ", " of(picked[i], "heuristic") ", revised " of(picked[i], "revised worst"))
    claim_ends()
    claim("5", "revising lowers the mean squared error (18 of 21 problems)", "squared errors, by the largest variance", 18 / 21)
    n = pick("problem=squared errors;heuristic~.")
    for (i = 1; i <= n; i++)
        case_is(of(picked[i], "heuristic") + 0 < of(picked[i], "paper revised mean") + 0 ? 1 : of(picked[i], "heuristic") + 0 > of(picked[i], "paper revised mean") + 0 ? -1 : 0)
    claim_ends("so in COUNT problems")
    claim("5, figure 4", "95 of 100 boards take up to 32,500 states revised and 249,600 with the base", "figure 4: base; worst")
    for (i = 95; i <= 95; i++)
        if ((base = boards_solved("base", i)) + (revised = boards_solved("worst", i)))
            case_is(revised && (!base || revised < base) ? 1 : -1, "revised " (revised ? grouped(revised "") : "not") ", base " (base ? grouped(base "") : "not"))
    claim_ends()

    claim("2.3, figure 1", "the error of the heuristic has roughly a normal distribution (68% within a deviation of the mean, 95% within two)", "figure 1")
    n = pick("problem=figure 1")
    for (i = 1; i <= n; i++) {
        all += of(picked[i], "paper bfs"); sum += of(picked[i], "model") * of(picked[i], "paper bfs"); squares += of(picked[i], "model") ^ 2 * of(picked[i], "paper bfs")
    }
    if (all > 0) {
        mean = sum / all
        deviation = sqrt(squares / all - mean * mean + 1e-12)
        for (i = 1; i <= n; i++) {
            a = of(picked[i], "model") - mean
            within[1] += (a <= deviation && a >= -deviation) * of(picked[i], "paper bfs")
            within[2] += (a <= 2 * deviation && a >= -2 * deviation) * of(picked[i], "paper bfs")
        }
        case_is(within[1] / all > 0.58 && within[1] / all < 0.78 && within[2] / all > 0.9 ? 1 : 0, sprintf("%d states: mean %.2f, deviation %.2f, of the distance; %.0f%% and %.0f%%", all, mean, deviation, 100 * within[1] / all, 100 * within[2] / all))
    }
    claim_ends()
}
