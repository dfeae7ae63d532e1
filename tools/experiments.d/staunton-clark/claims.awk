# What Staunton and Clark conclude, in clew's own steps and at --no-reduction, whose choice points are nearest to the paper's.

function at(part, size, search) { return row("part=" part ";size=" size ";search=" search) }
function runs(where,    part) { split(of(where, "found"), part, "/"); return part[2] }
function hits(where,    part) { split(of(where, "found"), part, "/"); return part[1] }
function is_sure(where) { return hits(where) == runs(where) }
function told(where) { return of(where, "search") " " of(where, "found") (hits(where) > 0 ? ", " grouped(of(where, "states")) " states" (of(where, "paths") == "" ? "" : ", " grouped(of(where, "paths")) " paths") : "") }

# A search finds the deadlock: in all runs (1), in none (0).
function finds(section, words, part, size, search, wanted,    where) {
    claim(section, words, "part " part ": " size " " search)
    if (where = at(part, size, search))
        case_is((wanted ? is_sure(where) : hits(where) == 0) ? 1 : (wanted ? hits(where) == 0 : is_sure(where)) ? -1 : 0, told(where))
    claim_ends()
}

function needs_less(section, words, part, size, one, other, what,    a, b) {
    claim(section, words, "part " part ", " size ": " one "; " other)
    a = at(part, size, one)
    b = at(part, size, other)
    if (a && b)
        case_is(less(of(a, what), hits(a) > 0, of(b, what), hits(b) > 0), told(a) " against " told(b))
    claim_ends()
}

function table_one(part, where,    size, eda) {
    finds("V", "random search finds the deadlock of 4 philosophers in every run" where, part, 4, "RS", 1)
    claim("V", "so does EDA, before it has learned anything (in less than one generation on average)" where, "part " part ": 4 EDA")
    if (eda = at(part, 4, "EDA"))
        case_is(is_sure(eda) && of(eda, "generations") + 0 < 1 ? 1 : of(eda, "generations") + 0 >= 1 ? -1 : 0, told(eda) ", " of(eda, "generations") " generations")
    claim_ends()
    needs_less("V", "EDA visits fewer states than random search for 4 philosophers" where, part, 4, "EDA", "RS", "states")
    needs_less("V", "depth-first search visits the fewest states for 4 philosophers" where, part, 4, "DFS", "EDA", "states")
    finds("V", "breadth-first search finds nothing for 8 philosophers" where, part, 8, "BFS", 0)
    finds("V", "random search finds nothing for 8 philosophers in 30,000 paths" where, part, 8, "RS", 0)
    for (size = 8; size <= 12; size += 4)
        needs_less("V", "EDA visits fewer states than depth-first search for " size " philosophers" where, part, size, "EDA", "DFS", "states")
    claim("V", "only EDA finds the deadlock of 16 philosophers" where, "part " part ", 16")
    for (size = 16; size <= 16; size++)
        if (at(part, size, "EDA") && at(part, size, "DFS") && at(part, size, "BFS") && at(part, size, "RS"))
            case_is(hits(at(part, size, "EDA")) && !hits(at(part, size, "DFS")) && !hits(at(part, size, "BFS")) && !hits(at(part, size, "RS")) ? 1 : -1, \
                told(at(part, size, "EDA")) "; " told(at(part, size, "DFS")) "; " told(at(part, size, "BFS")) "; " told(at(part, size, "RS")))
    claim_ends()
    claim("table I", "EDA needs as many paths as there, within a factor of 2, at 8, 12 and 16 philosophers" where, "part " part ": EDA")
    for (size = 8; size <= 16; size += 4)
        if ((eda = at(part, size, "EDA")) && hits(eda) > 0)
            case_is(of(eda, "paths") / of(eda, "paper_paths") > 0.5 && of(eda, "paths") / of(eda, "paper_paths") < 2 ? 1 : 0, size ": " grouped(of(eda, "paths")) " (paper " grouped(of(eda, "paper_paths")) ")")
    claim_ends()
}

function claims(    n, i, size) {
    table_one("I", "")
    table_one("none", " (at --no-reduction)")
    claim("V, figure 4", "EDA finds the deadlock in every run up to 40 philosophers", "parts I and 4: EDA")
    n = pick("part~^(I|4)$;search=EDA")
    for (i = 1; i <= n; i++)
        case_is(is_sure(picked[i]) ? 1 : hits(picked[i]) == 0 ? -1 : 0)
    claim_ends("so at COUNT sizes")
    claim("V, figure 4", "the number of paths grows with the number of philosophers, and slowly", "parts I and 4: EDA; first and last size")
    if (n > 1 && of(picked[1], "paths") != "" && of(picked[n], "paths") != "")
        case_is(of(picked[n], "paths") + 0 > of(picked[1], "paths") + 0 && of(picked[n], "paths") / of(picked[1], "paths") < (of(picked[n], "size") / of(picked[1], "size")) ^ 3 ? 1 : -1, \
            of(picked[1], "size") " philosophers: " of(picked[1], "paths") " paths, " of(picked[n], "size") ": " of(picked[n], "paths"))
    claim_ends()
    claim("V", "a model learned on 4 philosophers serves for 32 and more: fewer paths than EDA from the start", "part model beside parts 4 and beyond")
    for (size = 32; size <= 128; size++)
        if (at("model", size, "EDA") && (at("4", size, "EDA") || at("beyond", size, "EDA")))
            case_is(less(of(at("model", size, "EDA"), "paths"), hits(at("model", size, "EDA")) > 0, of(at("4", size, "EDA") ? at("4", size, "EDA") : at("beyond", size, "EDA"), "paths"), 1), \
                size ": " of(at("model", size, "EDA"), "paths") " against " of(at("4", size, "EDA") ? at("4", size, "EDA") : at("beyond", size, "EDA"), "paths") " paths")
    claim_ends()
}
