# Sets results beside the paper's: kind = txt, csv or html; bound = what each search had; tests: p-values of EDA against others; commands: of each row; claims_file: what became of the paper's claims; figure: an SVG picture, maybe empty; model: what was
# learned, as text.
#
# First file, the rows: part, size, search, and the paper's found, mean, least and most seconds, megabytes, states, paths, generations.  Second file, the
# trials: part, size, search, verdict, seconds, CPU seconds, bytes, states, length, paths, generations begun.

BEGIN {
    titles["I"] = "Table I: every algorithm"
    titles["4"] = "Figure 4: larger sizes"
    titles["beyond"] = "Beyond the paper"
    titles["model"] = "With the model learned on 4 philosophers"
    titles["none"] = "Table I at --no-reduction, nearest to the paper's choice points"
    titles["line"] = "Table I line by line, in steps more like the paper's"
    heads = "size|search|found|s|MB|states|paths|gens|found|s|least|most|CPU s|MB|states|length|paths|quartiles|gens|faster|p"
    widths = "5|-6|6|10|6|10|7|6|6|8|7|8|8|6|10|7|8|-16|6|8|-14"
    columns = split(heads, head, "|")
    while ((getline line < tests) > 0) {
        split(line, field, "\t")
        p_of[field[1] FS field[2] FS field[3]] = field[5] (field[4] == "Wilcoxon" ? " W" : " MW") (field[5] < 0.05 ? " (+)" : " (-)")
    }
    while ((getline line < commands) > 0) {
        split(line, field, "\t")
        command[field[2] FS field[3] FS field[4]] = field[5]
    }
    split(widths, width, "|")
}

FNR == NR { rows++; key = $1 FS $2 FS $3; order[rows] = key; paper[key] = $0; next }

{
    key = $1 FS $2 FS $3
    runs[key]++
    if ($4 != "violation")
        next
    n = ++found[key]
    add(key, "s", $5); add(key, "cpu", $6); add(key, "MB", $7 / 1e6); add(key, "states", $8); add(key, "length", $9)
    if ($10 != ".") { add(key, "paths", $10); add(key, "gens", $11 - 1); path[key, n] = $10 }
}

function add(key, name, value) {
    sum[key, name] += value
    if (found[key] == 1 || value < least[key, name]) least[key, name] = value
    if (found[key] == 1 || value > most[key, name]) most[key, name] = value
}

function mean(key, name) { return found[key] == 0 || !((key, name) in sum) ? "" : sum[key, name] / found[key] }
# The value at a part of the sorted paths, between two where it must be.
function quantile(key, part,    n, i, j, t, at, low) {
    n = found[key]
    for (i = 2; i <= n; i++) {
        t = path[key, i]
        for (j = i - 1; j > 0 && path[key, j] > t; j--) path[key, j + 1] = path[key, j]
        path[key, j + 1] = t
    }
    at = 1 + part * (n - 1); low = int(at)
    return low >= n ? path[key, n] : path[key, low] + (at - low) * (path[key, low + 1] - path[key, low])
}

function quartiles(key) {
    return mean(key, "paths") == "" ? "" : sprintf("%.0f %.0f %.0f", quantile(key, 0.25), quantile(key, 0.5), quantile(key, 0.75))
}

function fill(key,    p) {
    split(paper[key], p, FS)
    for (i = 4; i <= 11; i++) if (p[i] == ".") p[i] = ""
    cell[1] = p[2]; cell[2] = p[3]
    cell[3] = p[4]; cell[4] = shown(p[5], 2); cell[5] = shown(p[8], 0); cell[6] = p[9]; cell[7] = shown(p[10], 0); cell[8] = shown(p[11], 2)
    cell[9] = (found[key] + 0) "/" runs[key]
    cell[10] = shown(mean(key, "s"), 3); cell[11] = found[key] ? shown(least[key, "s"], 3) : ""; cell[12] = found[key] ? shown(most[key, "s"], 3) : ""
    cell[13] = shown(mean(key, "cpu"), 3); cell[14] = shown(mean(key, "MB"), 0); cell[15] = shown(mean(key, "states"), 0); cell[16] = shown(mean(key, "length"), 0)
    cell[17] = shown(mean(key, "paths"), 0); cell[18] = quartiles(key); cell[19] = shown(mean(key, "gens"), 2)
    cell[20] = p[5] != "" && mean(key, "s") > 0 ? shown(p[5] / mean(key, "s"), 0) : ""
    cell[21] = p_of[key]
}

# --- what comes out of it -----------------------------------------------------------------------------------------------------------

function tell(key,    p) {
    split(key, p, FS)
    if (p[3] == "EDA" && p[1] != "line" && p[1] != "none") {
        eda_rows++
        eda_all += found[key] == runs[key]
        if (found[key] < runs[key]) missed = missed (missed == "" ? "" : ", ") p[2] (p[1] == "model" ? " with the model" : "") " (" cell[9] ")"
    }
    if (p[1] == "I" && p[2] == 16 && p[3] == "EDA") at_16 = "With 16 philosophers an error takes " cell[10] " s on average (" cell[13] " s of CPU with all that a process needs); the paper's took 123."
    if (p[1] == "4" && p[2] == 40 && found[key]) at_40 = sprintf("With 40 a search needs at most %.0f MB.", most[key, "MB"])
    if (p[1] == "model" && found[key] && mean(key, "paths") > model_most) { model_most = mean(key, "paths"); model_size = p[2] }
}

function summary(    text) {
    if (eda_rows) text = "eda finds the deadlock in every run at " eda_all " of " eda_rows " sizes" (missed == "" ? "." : "; not at " missed ".")
    if (at_16 != "") text = text "\n" at_16
    if (at_40 != "") text = text "\n" at_40
    if (model_most) text = text sprintf("\nWith the model learned on 4 philosophers, no size needs more than %.1f paths on average (%d philosophers).", model_most, model_size)
    return text
}

function notes() {
    return "Times are seconds of wall clock as in the paper, without the start of the program; CPU s is of the whole process. gens counts generations after the first,\n" \
        "which is all random; quartiles are of the paths, as in figure 4. Depth-first and breadth-first search had " bound " and 4000 MB; random search and eda gave up after 200 generations of 150\n" \
        "(30000 paths, as the paper's random search). The program is bench.DiningPhilOnce. A step of clew's own ends only where other threads can see the\n" \
        "difference, so a path has fewer steps than the paper's, chance finds more, and paths and states can be compared only roughly; line by line, as JPF could be\n" \
        "set to step, they are finer than the paper's, and at --no-reduction they are nearest to it.\n" \
        "p: of the states of EDA being so different by chance from those of the search in the row, by Mann and Whitney (MW), or, where that search runs once, by\n" \
        "Wilcoxon's signed-rank test (W), as in the paper; (+): below 0.05."
}

function part_of(key,    p) { split(key, p, FS); return p[1] }

# --- text -----------------------------------------------------------------------------------------------------------------------------

function is_edge(column) { return column == 3 || column == 9 }

function print_text(    r) {
    claims_text()
    for (r = 1; r <= rows; r++) {
        if (part_of(order[r]) != last) {
            last = part_of(order[r])
            printf "%s%s\n%12s | %-50s | %s\n", r == 1 ? "" : "\n", titles[last], "", "paper", "clew"
            text_row(head)
        }
        fill(order[r]); tell(order[r]); text_row(cell)
    }
    print "\n" summary() "\n\n" notes()
}

# --- table ----------------------------------------------------------------------------------------------------------------------------

function print_csv(    r) {
    print "part,size,search,paper_found,paper_seconds,paper_megabytes,paper_states,paper_paths,paper_generations,found,seconds,least_seconds,most_seconds,cpu_seconds,megabytes,states,length,paths,path_quartiles,generations,faster,p_against_eda,command"
    for (r = 1; r <= rows; r++) {
        fill(order[r])
        print csv_line(part_of(order[r]), cell, 1) "," csv_cell(command[order[r]])
    }
}

# --- page -----------------------------------------------------------------------------------------------------------------------------

function html_class(column, text) { return "" }

function print_heading(title,    i) {
    printf "<h2>%s</h2>\n<table>\n<tr><th colspan=\"2\"></th><th colspan=\"6\">paper</th><th colspan=\"13\">clew</th></tr>\n<tr>", title
    for (i = 1; i <= columns; i++) printf "<th>%s</th>", head[i]
    print "</tr>"
}

function print_model(    line, begun) {
    while ((getline line < model) > 0) {
        if (!begun++) print "<h2>The model learned on 4 philosophers</h2>\n<pre>"
        print escaped(line)
    }
    if (begun) print "</pre>"
}

function print_page(    r, text) {
    page_begin("Staunton and Clark's experiments, repeated", "Staunton and Clark, <em>Searching for Safety Violations using Estimation of Distribution Algorithms</em>: table I, the box plots of figure 4, and larger sizes.",
        "90em", "pre { background: #f6f6f6; padding: 1em; overflow: auto; }\n")
    claims_html()
    for (r = 1; r <= rows; r++) { fill(order[r]); tell(order[r]) }
    text = escaped(summary()); gsub(/\n/, "<br>\n", text)
    print "<p>" text "</p>"
    last = ""
    for (r = 1; r <= rows; r++) {
        if (part_of(order[r]) != last) {
            if (last != "") print "</table>"
            last = part_of(order[r])
            print_heading(titles[last])
        }
        fill(order[r])
        html_row(cell)
    }
    print "</table>"
    embed(figure, "paths", "<h2>Figure 4: paths evaluated before an error, by philosophers</h2>\n")
    print_model()
    print "<h2>How to read this</h2>\n<p>" escaped(notes()) "</p>"
    page_end()
}

END {
    if (claims_file != "") claims_load(claims_file)
    if (kind == "txt") print_text()
    else if (kind == "csv") print_csv()
    else print_page()
}
