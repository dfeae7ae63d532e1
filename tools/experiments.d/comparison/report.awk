# Sets all searches beside each other: kind = txt, csv, ranks (a table of the ranks) or html; budget: steps; runs: of random searches; ranks, portfolio, picture, searches:
# files of report.sh.  Input, a line for each program and search: family, half, kind of error, program, search, paper, runs, found, mean steps, mean length.

BEGIN {
    columns = 7
    split("-26|-24|8|8|8|8|8", width, "|")
    while ((getline line < ranks) > 0) {
        split(line, field, "\t")
        if (!begun++) { chi_square = field[1]; p = field[2]; difference = field[3] }
        else rank[field[1]] = field[2]
    }
    while ((getline line < searches) > 0) { split(line, field, "\t"); options[field[1]] = field[4] }
    while ((getline line < portfolio) > 0) {
        split(line, field, "\t")
        if (field[1] == "chosen") { members++; member[members] = field[3]; of_a[members] = field[4]; of_b[members] = field[5]; used_a[members] = field[6]; used_b[members] = field[7] }
        else if (field[1] == "fixed") fixed_words = fixed_words (fixed_words == "" ? "" : "; ") field[3] " (A " percent(field[4]) " with " tenth(field[6]) ", B " percent(field[5]) " with " tenth(field[7]) ")"
        else { alone_a[field[3]] = field[4]; alone_b[field[3]] = field[5]; alone_used_a[field[3]] = field[6]; alone_used_b[field[3]] = field[7] }
    }
}

{
    if (!($4 in known)) { known[$4]; program[++programs] = $4; family_of[$4] = $1; kind_of[$4] = $3; half_of[$4] = $2; families += !($1 in counted); counted[$1] }
    if (!($5 in paper)) { paper[$5] = $6; search[++count] = $5 }
    trials[$4, $5] = $7; found[$4, $5] = $8; steps[$4, $5] = $9; lengths[$4, $5] = $10
    all_trials[$5] += $7; all_found[$5] += $8
    share[$5] += $8 / $7
    steps_share[$5] += $9 / budget
    kinds[$3]
    share_kind[$5, $3] += $8 / $7
    of_kind[$5, $3]++
}

function by_rank(    i, j, name) {
    for (i = 2; i <= count; i++)
        for (j = i; j > 1 && rank[search[j]] < rank[search[j - 1]]; j--) { name = search[j]; search[j] = search[j - 1]; search[j - 1] = name }
}

# How much shorter or longer the counterexamples are than those of breadth-first search, where both find one: the mean ratio.
function relative_length(name,    i, sum, n) {
    for (i = 1; i <= programs; i++)
        if (lengths[program[i], name] > 0 && lengths[program[i], "bfs"] > 0) { sum += lengths[program[i], name] / lengths[program[i], "bfs"]; n++ }
    return n ? sprintf("%.2f", sum / n) : ""
}

function tenth(value) { return sprintf("%.1f%%", 100 * value) }
function percent(value) { return sprintf("%.0f%%", 100 * value) }
function in_kind(name, what) { return of_kind[name, what] ? percent(share_kind[name, what] / of_kind[name, what]) : "" }

function cells(name) {
    return name "|" paper[name] "|" sprintf("%.2f", rank[name]) "|" percent(share[name] / programs) "|" percent(steps_share[name] / programs) "|" relative_length(name) "|" in_kind(name, "deadlock")
}
function heads() { return "search|paper|rank|found|budget|length|deadlocks" }

function notes(number) {
    if (number == 1)
        return programs " programs of " families " families with a seeded error; each search may take " grouped(budget "") " steps of each, with all reductions; random ones with " runs \
            " seeds, others once. A step is a transition, whether it leads to a new state or not, so that walks and searches that store states are measured alike. found: part of the runs that find the error; " \
            "budget: mean part of the budget that is used, all of it where nothing is found; length: of the counterexample, against breadth-first search on the same programs; deadlocks: found, of programs that deadlock."
    if (number == 2)
        return "rank: among all searches, by the part of the budget, mean over families (sizes of one program are not independent, so that a family counts once). Friedman's test: chi-square " chi_square ", p " (p < 0.0001 ? "below 0.0001" : p) \
            ". Two searches differ (5%, Nemenyi) if their mean ranks differ by more than " sprintf("%.2f", difference) "."
    if (number == 3)
        return "prefer-threads takes the threads that a short search finds to race (its steps are not counted), and finds nothing where none do; fsm, efsm and e-fca lead to assertions, or to throws, and have no goal in programs " \
            "that only deadlock. bayes has a variance of 1. All of them take the settings that clew has without any; none was tuned for a program."
    return ""
}

function portfolio_words(    m, text) {
    text = "Half A of the families (every other one, in alphabetical order) chooses a portfolio of " members " searches, each with an equal part of the budget, one after the other, so that the mean part of the budget that is needed (all of it, where nothing is found) becomes least; half B, which had no say, tells what it is worth. " \
        "Of each is told which part of the errors it finds, and with which part of the budget on average."
    for (m = 1; m <= members; m++)
        text = text " " m ": " member[m] " (A " percent(of_a[m]) " with " tenth(used_a[m]) ", B " percent(of_b[m]) " with " tenth(used_b[m]) ")."
    return text " Best search alone with the whole budget: " best_alone() ". Portfolios as `--time` has them, with all their members: " fixed_words "."
}
function best_alone(    i, best) {
    best = search[1]
    for (i = 1; i <= count; i++) if (alone_used_a[search[i]] < alone_used_a[best]) best = search[i]
    return best " (chosen by A: " percent(alone_a[best]) " with " tenth(alone_used_a[best]) "; B " percent(alone_b[best]) " with " tenth(alone_used_b[best]) ")"
}

function is_edge(column) { return column == 3 }
function html_class(column, text) { return column <= 2 ? "text" : "" }

function print_csv(    i, j, name) {
    print "family,half,kind,program,search,paper,runs,found,steps,length,command"
    for (i = 1; i <= programs; i++)
        for (j = 1; j <= count; j++) {
            name = search[j]
            print family_of[program[i]] "," half_of[program[i]] "," kind_of[program[i]] "," program[i] "," name "," csv_cell(paper[name]) "," trials[program[i], name] "," found[program[i], name] "," \
                sprintf("%.0f", steps[program[i], name]) "," (lengths[program[i], name] == "" ? "" : sprintf("%.1f", lengths[program[i], name])) "," \
                csv_cell("clew trials --runs " trials[program[i], name] " --seed 1 --no-shorten --max-states " budget " --property deadlock,assertion,exception " expanded(options[name]) " -cp build/benchmarks.jar bench." program[i])
        }
}

function expanded(text) {
    sub(/BUDGET/, budget, text); sub(/FIFTH/, int(budget / 5), text); sub(/REST/, budget - int(budget / 5), text)
    return text
}

function print_ranks(    i) {
    print "search,paper,mean rank,found,budget,length,deadlocks,critical difference,chi square,p"
    for (i = 1; i <= count; i++)
        print search[i] "," csv_cell(paper[search[i]]) "," rank[search[i]] "," sprintf("%.4f", share[search[i]] / programs) "," sprintf("%.4f", steps_share[search[i]] / programs) "," \
            relative_length(search[i]) "," in_kind(search[i], "deadlock") "," difference "," chi_square "," p
}

function print_text(    i, cell) {
    claims_text()
    for (i = 1; notes(i) != ""; i++)
        print_wrapped(notes(i))
    print ""
    split(heads(), cell, "|")
    text_row(cell)
    for (i = 1; i <= count; i++) {
        split(cells(search[i]), cell, "|")
        text_row(cell)
    }
    print ""
    print_wrapped(portfolio_words())
}

function shade(value) { return value == "" ? "" : value >= 0.999 ? "m4" : value >= 0.5 ? "m3" : value > 0 ? "m2" : "m1" }

function html_matrix(    i, j) {
    print "<h2>Which search finds which error</h2>\n<p>Part of the runs that find the error, in percent, and below it the mean steps in thousands.</p>\n<div class=\"wide\"><table class=\"matrix\"><thead><tr><th class=\"text\">program</th>"
    for (j = 1; j <= count; j++)
        print "<th class=\"up\"><span>" escaped(search[j]) "</span></th>"
    print "</tr></thead><tbody>"
    for (i = 1; i <= programs; i++) {
        printf "<tr><td class=\"text\">%s</td>", escaped(program[i])
        for (j = 1; j <= count; j++)
            printf "<td class=\"%s\">%.0f<br>%.1f</td>", shade(found[program[i], search[j]] / trials[program[i], search[j]]), 100 * found[program[i], search[j]] / trials[program[i], search[j]], steps[program[i], search[j]] / 1000
        print "</tr>"
    }
    print "</tbody></table></div>"
}

function print_html(    i, cell) {
    page_begin("All searches of the five papers on one set of programs", "What none of the papers could compare: every search and heuristic of all five, and clew's own, on the same programs under one budget.", "112rem",
        ".matrix td { text-align: center; font-size: .6rem; line-height: 1.1; } th.up { height: 8rem; vertical-align: bottom; } th.up span { writing-mode: vertical-rl; transform: rotate(180deg); }\n" \
        ".m1 { background: #f3d9d6; color: #222; } .m2 { background: #f8efd2; color: #222; } .m3 { background: #e0efd6; color: #222; } .m4 { background: #bfe3c0; color: #222; }")
    claims_html()
    print "<h2>Ranks</h2>\n<div class=\"wide\"><table><thead><tr>"
    split(heads(), cell, "|")
    for (i = 1; i <= columns; i++)
        printf "<th class=\"%s\">%s</th>", html_class(i, "") (is_edge(i) ? " edge" : ""), cell[i]
    print "</tr></thead><tbody>"
    for (i = 1; i <= count; i++) {
        split(cells(search[i]), cell, "|")
        html_row(cell)
    }
    print "</tbody></table></div>"
    embed(picture, "ranks", "<h2>Critical differences</h2>\n<p>Less is better; searches under one bar do not differ.</p>\n")
    print "<h2>A portfolio</h2>\n<p>" escaped(portfolio_words()) "</p>"
    html_matrix()
    print "<h2>How to read it</h2>"
    for (i = 1; notes(i) != ""; i++)
        print "<p>" escaped(notes(i)) "</p>"
    print "<p>" escaped("Machine: " machine) "</p>"
    page_end()
}

END {
    by_rank()
    if (claims_file != "")
        claims_load(claims_file)
    if (kind == "csv")
        print_csv()
    else if (kind == "ranks")
        print_ranks()
    else if (kind == "html")
        print_html()
    else
        print_text()
}
