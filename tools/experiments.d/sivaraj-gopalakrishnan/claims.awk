# What Sivaraj and Gopalakrishnan expect of their heuristics; the paper has no figures of them.

# Sums over the rows picked last.
function picked_rows(wanted) { return many = pick(wanted) }
function total(name,    i, sum) { for (i = 1; i <= many; i++) sum += of(picked[i], name); return sum }
function found_in(    i, part) {
    all_runs = all_found = 0
    for (i = 1; i <= many; i++)
        if (split(of(picked[i], "found"), part, "/") == 2) {
            all_found += part[1]
            all_runs += part[2]
        }
    return all_runs ? all_found / all_runs : 0
}
function share(wanted) { picked_rows(wanted); share_found = found_in(); percent = all_found " of " all_runs " runs"; return share_found }
function mean(wanted, name) { return picked_rows(wanted) ? total(name) / many : 0 }
function argument(at, place,    word) { split(of(at, "program"), word, " "); return word[place] }

# The row of a part and a search with one rank whose program has the least (-1) or most (1) number at a place.
function extreme(part, search, place, sign,    n, i, best) {
    n = pick("part=" part ";search=" search ";ranks=1")
    for (i = 1; i <= n; i++)
        if (!best || sign * argument(picked[i], place) > sign * argument(best, place))
            best = picked[i]
    return best
}

function one_row_share(at,    part) { return at && split(of(at, "found"), part, "/") == 2 ? part[1] / part[2] : 0 }
function kb(part, search) { return sprintf("%.0f kB in %.0f messages", mean("part=" part ";search=" search ";ranks=2", "kilobytes_sent"), mean("part=" part ";search=" search ";ranks=2", "messages")) }

# Does one search find the error in a greater part of its runs than another, over all rows of a part?
function finds_more(section, words, part, one, others,    list, n, i, mine, text, best) {
    claim(section, words, "part " part ": " one ", " others)
    if (picked_rows("part=" part ";search=" one ";ranks=1")) {
        mine = share("part=" part ";search=" one ";ranks=1")
        text = one " " percent
        n = split(others, list, " ")
        for (i = 1; i <= n; i++) {
            if (share("part=" part ";search=" list[i] ";ranks=1") > best)
                best = share_found
            text = text ", " list[i] " " percent
        }
        case_is(mine > best ? 1 : mine < best ? -1 : 0, text)
    }
    claim_ends()
}

function cheaper(section, words, name, one, other, factor, digits,    a, b) {
    claim(section, words, "part coverage, 2 ranks: " one ", " other)
    if (pick("part=coverage;search=" one ";ranks=2") && pick("part=coverage;search=" other ";ranks=2")) {
        a = mean("part=coverage;search=" one ";ranks=2", name)
        b = mean("part=coverage;search=" other ";ranks=2", name)
        case_is(a < b / factor ? 1 : a > b ? -1 : 0, one " " kb("coverage", one) ", " other " " kb("coverage", other))
    }
    claim_ends()
}

function question(section, words, rows, is_known, text) {
    print csv_cell(section) "," csv_cell(words) "," (is_known ? "a question" : "not measured") "," csv_cell(is_known ? text : "the rows were not run") "," csv_cell(rows)
}

function claims(    a, b, narrow, wide) {
    claim("4.1", "several walks reach more states than one", "part coverage: walks, 1 and 2 ranks")
    if (pick("part=coverage;search=walks;ranks=1") && pick("part=coverage;search=walks;ranks=2")) {
        a = mean("part=coverage;search=walks;ranks=1", "states")
        b = mean("part=coverage;search=walks;ranks=2", "states")
        case_is(b > a ? 1 : b < a ? -1 : 0, "unique states of walks, mean: " grouped(int(a) "") " with 1 rank, " grouped(int(b) "") " with 2, of as many steps each")
    }
    claim_ends()
    claim("4.1", "so they find errors sooner", "part ranks: walks, 1 and 4 ranks")
    if (pick("part=ranks;search=walks;ranks=1") && pick("part=ranks;search=walks;ranks=4")) {
        a = share("part=ranks;search=walks;ranks=1"); narrow = percent
        b = share("part=ranks;search=walks;ranks=4"); wide = percent
        case_is(b > a ? 1 : b < a ? -1 : mean("part=ranks;search=walks;ranks=4", "transitions") / 4 < mean("part=ranks;search=walks;ranks=1", "transitions") ? 1 : -1, "1 rank: " narrow "; 4 ranks: " wide)
    }
    claim_ends()
    cheaper("4.1", "with Send_rw false no states are sent", "kilobytes_sent", "walks-unsent", "walks", 10)
    narrow = extreme("width", "walks", 5, -1)
    wide = extreme("width", "walks", 5, 1)
    claim("2.3", "how large a sample an error needs depends on the error, not on the number of states", "part width: walks, mpi-bfs")
    if (narrow && wide && narrow != wide && one_row_share(narrow) && one_row_share(wide)) {
        a = extreme("width", "mpi-bfs", 5, -1); b = extreme("width", "mpi-bfs", 5, 1)
        if (of(a, "transitions") > 0 && of(b, "transitions") > 0)
            case_is(of(wide, "transitions") / of(narrow, "transitions") < of(b, "transitions") / of(a, "transitions") / 3 ? 1 : 0, "walks " grouped(of(narrow, "transitions")) " and " grouped(of(wide, "transitions")) \
                " steps, full search " grouped(of(a, "transitions")) " and " grouped(of(b, "transitions")))
    }
    claim_ends()
    finds_more("1.2, 4.5", "where full search is too expensive, walks can still find an error", "large", "walks", "mpi-bfs")
    narrow = extreme("bridge", "walks", 3, -1)
    wide = extreme("bridge", "walks", 3, 1)
    claim("1.1, 4.1", "walks stay in a dense region when only a sparse one leads out of it", "part bridge: walks")
    if (narrow && wide && narrow != wide)
        case_is(one_row_share(wide) < one_row_share(narrow) ? 1 : one_row_share(wide) > one_row_share(narrow) ? -1 : 0, "shortest bridge " of(narrow, "found") ", longest " of(wide, "found"))
    claim_ends()
    finds_more("4.2", "bounded searches find an error that walks pass by (gates last)", "density", "walks-bfs", "walks")
    finds_more("4.2", "the same with gates spread over the round", "spread", "walks-bfs", "walks")
    finds_more("4.3", "walks from where bounded searches end get out of a dense region, where heuristic 2 stops", "bridge", "walks-bfs-walks", "walks-bfs walks")
    finds_more("4.3", "the same, where the first region has many more states", "dense", "walks-bfs-walks", "walks-bfs walks")
    claim("4.4", "heuristic 4 takes less space than heuristic 3", "part coverage: walks-walks, walks-bfs-walks")
    if (pick("part=coverage;search=walks-walks;ranks=1") && pick("part=coverage;search=walks-bfs-walks;ranks=1")) {
        a = mean("part=coverage;search=walks-walks;ranks=1", "stored_megabytes")
        b = mean("part=coverage;search=walks-bfs-walks;ranks=1", "stored_megabytes")
        case_is(a < b ? 1 : a > b ? -1 : 0, sprintf("stored states: %.2f MB against %.2f MB", a, b))
    }
    claim_ends()
    cheaper("4, 4.5", "walks that need not count states send much less than full search", "kilobytes_sent", "walks-unsent", "mpi-bfs", 2)
    question("4.4", "how heuristics 3 and 4 compare tells what bounded search is worth", "part bridge", share("part=bridge;search=walks-bfs-walks;ranks=1") "" != "" && all_runs > 0, \
        "walks-bfs-walks " percent ", walks-walks " (share("part=bridge;search=walks-walks;ranks=1") "" == "" ? "" : percent))
    question("4.4", "how the coverage of heuristic 4 compares with walks of as many steps (heuristic 2 with searches of depth 0)", "part coverage", pick("part=coverage;search=walks-walks;ranks=1"), \
        "unique states, mean: walks-walks " grouped(int(mean("part=coverage;search=walks-walks;ranks=1", "states")) "") ", walks-bfs of depth 0 " grouped(int(mean("part=coverage;search=walks-bfs0;ranks=1", "states")) ""))
    question("3, table 1", "protocols of 64 to 927 million states are searched in full by sixteen machines", "part protocols: mpi-bfs", pick("part=protocols;search=mpi-bfs;ranks=1"), \
        "theirs are not public; DASH and SCI here: " grouped(total_of_protocols() "") " states in the largest")
}

function total_of_protocols(    n, i, most) {
    n = pick("part=protocols;search=mpi-bfs;ranks=1")
    for (i = 1; i <= n; i++)
        if (of(picked[i], "states") + 0 > most)
            most = of(picked[i], "states") + 0
    return most
}
