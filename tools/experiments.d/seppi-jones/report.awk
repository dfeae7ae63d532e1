# Sets results beside the paper's: kind = txt, csv or html; bound = what each search had; claims_file = what became of the paper's claims; density, picture = figures 1 and 4 as SVG; runs = searches with random ties.
#
# The first file has a line for each search (problem, variant, outcome, states, seconds, squared errors), the second is rows.tsv without its comments.

BEGIN {
    heads = "problem|model|breadth first|heuristic|revised (worst)|revised (mean)|breadth first|heuristic|revised (worst)|revised (mean)|revised (auto)|A*|at expansion|" \
        "heuristic|revised (worst)|revised (auto)|fewer (worst)|fewer (auto)|remarks"
    split("-11|-7|13|11|11|11|13|11|11|11|11|11|11|11|11|11|7|7|-1", width, "|")
    columns = 19
    split("Paper|Here|Random ties|Fewer by|Other bases", groups, "|")
    split("bfs base worst mean auto astar expanded", variants, " ")
}

FNR == NR && $1 ~ /^board / {
    boards += $2 == "base"
    if ($3 == "found")
        solved_by[$2, ++solved[$2]] = $4
    next
}

FNR == NR && $2 == "density" {
    error_bin[$3] += $4
    errors += $4
    next
}

FNR == NR && $2 ~ / random$/ {
    total[$1, $2] += $4
    count[$1, $2]++
    missing[$1, $2] += $3 != "found"
    next
}

FNR == NR {
    outcome[$1, $2] = $3
    states[$1, $2] = $4
    if ($2 == "auto" && $6 != "") {
        squares[$1] = $6
        revised_squares[$1] = $7
        worst_squares[$1] = $8
        mean_squares[$1] = $9
    }
    command[$1, $2] = $10
    next
}

function has_found(problem, variant) { return outcome[problem, variant] == "found" }
function states_shown(problem, variant) {
    if (!((problem, variant) in outcome))
        return ""
    return states[problem, variant] (has_found(problem, variant) ? "" : "*")
}

function mean(problem, variant) {
    variant = variant " random"
    if (!((problem, variant) in count))
        return ""
    return sprintf("%.0f", total[problem, variant] / count[problem, variant]) (missing[problem, variant] > 0 ? "*" : "")
}

# How many times fewer states the revised heuristic needs than its base; at least so many, where only the base was cut short.
function times_fewer(problem, variant) { return has_found(problem, variant) ? states[problem, "base"] / states[problem, variant] : 0 }
function is_no_more(problem, variant) { return times_fewer(problem, variant) >= 1 }
function is_more(problem, variant) { return has_found(problem, "base") && states[problem, variant] > states[problem, "base"] }
function comparison(problem, variant) {
    return outcome[problem, variant] == "" || is_no_more(problem, variant) ? "" : is_more(problem, variant) ? "more states (" variant ")" : "cut short (" variant ")"
}
function is_tenth(problem, variant) { return times_fewer(problem, variant) >= 10 }
function times(value) { return value == 0 ? "" : sprintf(value < 10 ? "%.2f" : "%.0f", value) }
function remarks(    list) {
    if (states[$1, "bfs"] == $5 && has_found($1, "bfs"))
        list = add_words(list, "as many states breadth first as there")
    list = add_words(list, comparison($1, "worst"))
    list = add_words(list, comparison($1, "auto"))
    if (outcome[$1, "base"] == "no error")
        list = add_words(list, "no error")
    return list
}

{
    all[++rows] = $1 "|" $2 "|" $5 "|" $6 "|" $7 "|" $8
    for (v = 1; v <= 7; v++)
        all[rows] = all[rows] "|" states_shown($1, variants[v])
    all[rows] = all[rows] "|" mean($1, "base") "|" mean($1, "worst") "|" mean($1, "auto") "|" times(times_fewer($1, "worst")) "|" times(times_fewer($1, "auto")) "|" remarks()
    if ($1 ~ / /)     # the same problem, in another form
        next
    problems++
    squares_row[++square_rows] = $1 "|" $9 "|" $10 "|" squares[$1] "|" revised_squares[$1] "|" worst_squares[$1] "|" mean_squares[$1]
    with_squares += squares[$1] != ""
    lower += squares[$1] != "" && revised_squares[$1] < squares[$1]
    equal += squares[$1] != "" && revised_squares[$1] == squares[$1]
    same += states[$1, "bfs"] == $5 && has_found($1, "bfs")
    no_more_worst += is_no_more($1, "worst")
    no_more_auto += is_no_more($1, "auto")
    tenth_worst += is_tenth($1, "worst")
    tenth_auto += is_tenth($1, "auto")
    if (!is_no_more($1, "worst") || !is_no_more($1, "auto"))
        short_of[++shorts] = $1 ": " remarks()
}

# The fewest states with which a search solves so many boards.
function states_for(variant, wanted,    i, j, swap) {
    if (solved[variant] < wanted)
        return "not"
    if (!is_sorted[variant]++)
        for (i = 2; i <= solved[variant]; i++)
            for (j = i; j > 1 && solved_by[variant, j - 1] > solved_by[variant, j]; j--) {
                swap = solved_by[variant, j]
                solved_by[variant, j] = solved_by[variant, j - 1]
                solved_by[variant, j - 1] = swap
            }
    return solved_by[variant, wanted]
}

function sentence(number,    most) {
    if (number == 1)
        return "The paper's result: the revised heuristic explores no more states than its base in 17 of 22 problems, and at least ten times fewer in 7. What the revised search needs " \
            "is much as in the paper; the base is far stronger here (atomix: 484,484 states there), so that there is less to gain, and no promise that revising helps."
    if (number == 2)
        return problems == 0 ? "No problem of table 3 was run." : "Here, of " problems " problems: no more states in " no_more_worst + 0 " and ten times fewer in " tenth_worst + 0 \
            " with the paper's largest variance; no more in " no_more_auto + 0 " and ten times fewer in " tenth_auto + 0 " with variance=auto."
    if (number == 3)
        return same + 0 " of them need exactly as many states breadth first as in the paper, which suggests that the model and the order of its rules are the same; the goal of sort5 was chosen by that figure."
    if (number == 4 && boards > 0) {
        most = int((boards * 95 + 99) / 100)
        return "Figure 4: to solve " most " of " boards " boards takes, per board, up to " states_for("base", most) " states with the heuristic, " states_for("worst", most) \
            " revised with the paper's largest variance, " states_for("auto", most) " with variance=auto, and " states_for("bfs", most) \
            " breadth first (paper, 95 of 100: 249600, 32500, and for all 100 breadth first 3541600)."
    }
    if (number == 5 && with_squares > 0)
        return "Mean squared errors are known here for " with_squares " problems: revising lowers them in " lower + 0 " and leaves them as they are in " equal + 0 "."
    return ""
}

# How to read it; the same words in the text and in the page.
function explanation(number) {
    if (number == 1)
        return "States explored are all states that were met until the first error, the first state and the error included, as the paper counts them " \
            "(scierr: the paper's 64 are without the state in which the assertion has failed). Each search had " bound \
            " and 2 GB (adash1312e, whose formula is slow, no more than 20,000 states where states are the limit); * means that it ended before it found an error. Ties go in order (fifo)" (runs > 0 ? "; with random ties, the mean of " runs " searches" : "") "."
    if (number == 2)
        return "Heuristic: best first by --heuristic property, the inadmissible distance of table 1. Revised: --heuristic bayes,base=property, with the paper's variances, 7,323,200 (worst) and " \
            "3,780,000 (mean), and variance=auto, which clew estimates by a short search before the search; the states of that are not counted, nor were the paper's."
    if (number == 3)
        return "The paper's mean squared errors, near 10,000 squared, look as if states from which no error can be reached counted as 10,000 away, which would make its variances so large. " \
            "With B limited to [0, 1], a variance larger than that among siblings makes it 1: all children of a state get their mean, and what the heuristic says of one child against another is " \
            "lost. The columns worst and mean agree where that is so for both. The paper does not say that it limits B. But without the limit the worst variance turns the order of siblings around, and sets took 24 states here and bull&cow 6,626, " \
            "where the paper has 18 and 96, and queens8 found nothing: so that is not how the paper's searches got so much shorter; why they did is not known."
    if (number == 4)
        return "In the paper, searches differ even where the heuristic must be the same for all states, as a boolean is (arbiter5): equation 1 cannot explain that, " \
            "unless by what becomes of B when it is divided by a variance of 0. At expansion: a state is checked for the error when it is its turn, not when it is reached (best,tests=expanded). " \
            "arbiter5 takes 5,271 states breadth first where the error is the assertion itself, which fails a step later (the paper's base: 5,279). " \
            "down: the paper's base needs exactly what breadth first needs (10,957), as its formula is the call of a function that the heuristic cannot see into, so that it is flat: so it is in the row \"down flat\", which is not counted; written out, as in the row above it, the formula leads. " \
            "A*: --search astar --heuristic property, for a conventional search that is as weak as the paper's base."
    if (number == 5)
        return "Mean squared errors are those of the heuristic and of the heuristic revised by each variance, measured by variance=auto on the first 20,000 states breadth first, over the states from which an error is reached within these; they are " \
            "blank where it meets no error there. The paper's are over all states of a model, and so of another size."
    if (number == 6)
        return "Models: Murphi: an example of Murphi's distribution, with its own property (sort5: reached by the first swap, as the paper's 4 states tell; " \
            "scierr: an assertion fails, and the heuristic is led by the model's invariants; adash, scierr: with Murphi's symmetry, as clusters, processors and values are interchangeable); seeded: one of these, with an error of ours; " \
            "text: as the paper describes it; ours: the paper says no more than a name, and a program of ours stands for it, so that only the comparison within a row means something (the secret of bull&cow is about as far away as the paper's figure tells). " \
            "Programs with threads: 2-peterson, 12-peterson, mutex2, mutex3."
    return ""
}

function print_csv(    i, cell) {
    print "problem,model,paper bfs,paper heuristic,paper revised worst,paper revised mean,bfs,heuristic,revised worst,revised mean,revised auto,astar,at expansion," \
        "random heuristic,random revised worst,random revised auto,times fewer worst,times fewer auto,remarks,command"
    for (i = 1; i <= rows; i++) {
        split(all[i], cell, "|")
        print csv_line(csv_cell(cell[1]), cell, 2) "," csv_cell(command[cell[1], "base"])
    }
    for (v in solved)
        for (i = 1; i <= solved[v]; i++)
            print "figure 4," v "," i "," states_for(v, i) ",,,,,,,,,,,,,,,,"
    for (i = 1; i <= square_rows; i++) {
        split(squares_row[i], cell, "|")
        print "squared errors," csv_cell(cell[1]) "," cell[2] "," cell[3] "," cell[4] "," cell[5] "," cell[6] "," cell[7] ",,,,,,,,,,,,"
    }
    for (bin in error_bin)
        print "figure 1," bin "," error_bin[bin] ",,,,,,,,,,,,,,,,,"
}

function is_edge(column) { return column == 3 || column == 7 || column == 12 || column == 14 || column == 17 || column == 19 }
function group_of(column) { return column == 3 ? groups[1] : column == 7 ? groups[2] : column == 12 ? groups[5] : column == 14 ? groups[3] : column == 17 ? groups[4] : "" }
function short_head(text) { sub(/breadth first/, "bfs", text); sub(/revised \(/, "rev. ", text); gsub(/fewer \(|\)$/, "", text); return text }

function text_squares(    i, cell) {
    print "\nTable 3: mean squared errors"
    printf "%-11s | %16s %16s | %16s %16s %16s %16s\n", "problem", "paper: heuristic", "revised", "here: heuristic", "revised (auto)", "(worst)", "(mean)"
    for (i = 1; i <= square_rows; i++) {
        split(squares_row[i], cell, "|")
        printf "%-11s | %16s %16s | %16s %16s %16s %16s\n", cell[1], cell[2], cell[3], cell[4], cell[5], cell[6], cell[7]
    }
}

function print_text(    i, c, n, cell) {
    claims_text()
    for (i = 1; explanation(i) != ""; i++)
        print_wrapped(explanation(i))
    if (rows > 0) {
        print "\nTable 3: states explored"
        for (c = 1; c <= columns; c++)
            cell[c] = group_of(c)
        text_row(cell)
        n = split(heads, cell, "|")
        for (c = 1; c <= n; c++)
            cell[c] = short_head(cell[c])
        text_row(cell)
    }
    for (i = 1; i <= rows; i++) {
        split(all[i], cell, "|")
        text_row(cell)
    }
    if (rows > 0)
        text_squares()
    print "\nSummary"
    for (i = 1; i <= 5; i++)
        if (sentence(i) != "")
            print_wrapped(sentence(i))
    if (shorts > 0)
        print "Problems where the revised heuristic is not known to explore no more states than its base:"
    for (i = 1; i <= shorts; i++)
        print "  " short_of[i]
}

function is_words(column) { return column <= 2 || column == columns }
function html_class(column, text) {
    if (is_words(column))
        return "text"
    return column == 17 || column == 18 ? (text == "" ? "" : text >= 10 ? "much" : text >= 1 ? "yes" : "no") : ""
}

function html_head(    c, n, cell) {
    print "<thead><tr><th colspan=\"2\"></th><th class=\"edge\" colspan=\"4\">" groups[1] "</th><th class=\"edge\" colspan=\"5\">" groups[2] "</th><th class=\"edge\" colspan=\"2\">" groups[5] "</th><th class=\"edge\" colspan=\"3\">" \
        groups[3] "</th><th class=\"edge\" colspan=\"2\">" groups[4] "</th><th class=\"edge\"></th></tr>"
    n = split(heads, cell, "|")
    for (c = 1; c <= n; c++)
        printf "<th class=\"%s%s\">%s</th>", is_words(c) ? "text" : "", is_edge(c) ? " edge" : "", cell[c]
    print "</tr></thead>"
}

function html_squares(    i, c, cell) {
    print "<h2>Table 3: mean squared errors</h2>\n<div class=\"wide\"><table>"
    print "<thead><tr><th></th><th class=\"edge\" colspan=\"2\">" groups[1] "</th><th class=\"edge\" colspan=\"4\">" groups[2] "</th></tr>"
    print "<tr><th class=\"text\">problem</th><th class=\"edge\">heuristic</th><th>revised</th><th class=\"edge\">heuristic</th><th>revised (auto)</th><th>(worst)</th><th>(mean)</th></tr></thead><tbody>"
    for (i = 1; i <= square_rows; i++) {
        split(squares_row[i], cell, "|")
        printf "<tr><td class=\"text\">%s</td>", escaped(cell[1])
        for (c = 2; c <= 7; c++)
            printf "<td%s>%s</td>", c == 2 || c == 4 ? " class=\"edge\"" : "", grouped(cell[c])
        print "</tr>"
    }
    print "</tbody></table></div>"
}

function html_density() {
    print "<h2>Figure 1: error density</h2>\n<figure>"
    embed(density, "density", "")
    print "</figure>\n<p>By how much the heuristic errs, scaled by the distance, over " grouped(errors "") " states from which an error is reached within the first 20,000 states of a problem.</p>"
}

function html_picture() {
    print "<h2>Figure 4: " boards " random boards of atomix</h2>\n<figure>"
    embed(picture, "boards", "")
    print "</figure>\n<p>How many boards are solved when each search explores so many states. A board is four by four cells with a barrier and five atoms, at random; boards without a solution " \
        "are left out. The molecule is a cross; its goal is stated by what is in each cell.</p>"
}

function print_html(    i, cell) {
    page_begin("Seppi, Jones and Lamborn's experiments, repeated", "K. Seppi, M. Jones and P. Lamborn, <em>Guided Model Checking with a Bayesian Meta-heuristic</em> (2004): table 3 and figure 4.",
        "100rem", "figure { margin: 0; max-width: 55rem; } th { white-space: normal; } td.text:last-child { white-space: normal; min-width: 12rem; } td.much { color: #1a7340; font-weight: 700; }\n")
    claims_html()
    print "<div class=\"summary\">"
    for (i = 1; i <= 5; i++)
        if (sentence(i) != "")
            print "<p>" escaped(sentence(i)) "</p>"
    print "</div>"
    if (rows > 0) {
        print "<h2>Table 3: states explored</h2>\n<div class=\"wide\"><table>"
        html_head()
        print "<tbody>"
        for (i = 1; i <= rows; i++) {
            split(all[i], cell, "|")
            html_row(cell)
        }
        print "</tbody></table></div>"
        html_squares()
        if (errors > 0)
            html_density()
    }
    if (boards > 0)
        html_picture()
    print "<h2>Where the revised heuristic is not known to explore no more states than its base</h2>"
    html_list(short_of, shorts, "nowhere")
    print "<h2>How to read it</h2>"
    for (i = 1; explanation(i) != ""; i++)
        print "<p>" escaped(explanation(i)) "</p>"
    page_end()
}

END {
    if (claims_file != "")
        claims_load(claims_file)
    if (kind == "csv")
        print_csv()
    else if (kind == "html")
        print_html()
    else
        print_text()
}
