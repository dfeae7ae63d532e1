# Sets results beside the paper's: kind = txt, csv, html or points (of figure 3); bound = seconds that each search had, runs = trials of each randomised one.
#
# Fields: table, heuristic, model, program, guidance (see rows.tsv), the paper's 6 (tables 1 and 2) or 10 figures, then 32 of the guided search or of DFS and 32 of
# the randomised guided search (see figures.awk).

BEGIN {
    titles[1] = "Table 1: guided search and randomised guided search"
    titles[2] = "Table 2: the same with distance heuristics"
    titles[3] = "Table 3: prefer-threads beside randomised DFS"
    titles[4] = "Table 4: most-blocked beside randomised DFS"
    titles[5] = "Table 5: interleaving beside randomised DFS"
    titles[6] = "Table 6: choose-free beside randomised DFS"
    for (table = 3; table <= 6; table++)
        titles[table + 10] = titles[table] ", at --no-reduction and without pauses"
    split("states seconds length memory", metrics, " ")
    split("all ped length seconds states memory", parts, " ")
    split("min mean max", kinds, " ")
    heads["one"] = "model|heuristic|GDS|PED|min|mean|max|95% CI|GDS|PED|min|mean|max|95% CI|s|aim"
    heads["two"] = "model|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|DFS|RGDS|aim"
    groups["one"] = "2: |6:Paper: states|7:Ours: states|1:"
    groups["two"] = "1: |2:PED, paper|2:PED, ours|2:States, paper|2:ours|2:Time, paper|2:ours|2:Trace, paper|2:ours|2:Memory, paper|2:ours|1:"
}

function shape(table) { return table <= 2 ? "one" : "two" }

# The place of the first figure of a technique: 1 is GDS or DFS, 2 RGDS.
function base(technique) { return 5 + ($1 <= 2 ? 6 : 10) + (technique - 1) * 32 }
function figure(technique, name,    m, i) {
    if (name == "runs") return $(base(technique) + 2)
    if (name == "found") return $(base(technique) + 3)
    if (name == "ped") return $(base(technique) + 4)
    split(name, m, " ")
    for (i = 1; metrics[i] != m[1]; i++) { }
    return $(base(technique) + 4 + (i - 1) * 7 + (m[2] == "min" ? 1 : m[2] == "mean" ? 2 : m[2] == "max" ? 3 : m[2] == "ci" ? 4 : m[2] == "nmin" ? 5 : m[2] == "nmean" ? 6 : 7))
}

function paper_ped(technique) { return $1 <= 2 ? (technique == 1 ? "." : $7) : $(5 + technique) }
function name(technique) { return technique == 2 ? "RGDS" : $1 <= 2 ? "GDS" : "DFS" }
function whole(value) { return value == "-" ? "-" : sprintf("%.0f", value) }

# A density is compared where the paper has one.
function falls_short(technique) { return paper_ped(technique) != "." && figure(technique, "ped") + 0 < paper_ped(technique) - 0.0001 }

function aim(    text, t) {
    for (t = 1; t <= 2; t++)
        if (falls_short(t))
            text = text (text == "" ? "" : "; ") name(t) " " figure(t, "ped") " < " paper_ped(t)
    return (text == "" ? "met" : text) (fitted() == "" ? "" : " [fitted: " fitted() "]")
}

# Settings that were chosen because this model does better with them.
function fitted() { return ($4 ~ / slow$/ ? "a pause after each start" : "") ($5 ~ /,relaxed$/ ? "relaxed preference" : "") }

function cells_of_one(    gds) {
    gds = figure(1, "found") > 0 ? figure(1, "states mean") : "none"
    return $3 "|" $2 "|" $6 "|" $7 "|" $8 "|" $9 "|" $10 "|" $11 "|" gds "|" figure(2, "ped") "|" whole(figure(2, "states min")) "|" whole(figure(2, "states mean")) "|" \
        whole(figure(2, "states max")) "|" whole(figure(2, "states ci")) "|" (figure(2, "found") > 0 ? sprintf("%.2f", figure(2, "seconds mean")) : "-") "|" aim()
}

function cells_of_two(    i, text) {
    text = $3 "|" $6 "|" $7 "|" figure(1, "ped") "|" figure(2, "ped")
    for (i = 1; i <= 4; i++)
        text = text "|" $(6 + 2 * i) "|" $(7 + 2 * i) "|" figure(1, metrics[i] " nmean") "|" figure(2, metrics[i] " nmean")
    return text "|" aim()
}

function count_row(    t) {
    for (t = 1; t <= 2; t++)
        if (paper_ped(t) != ".") {
            densities++
            densities_met += !falls_short(t)
        }
    rows++
    if (aim() ~ /^met/)
        met++
    else
        short_of[++shorts] = "table " $1 ", " $3 (shape($1) == "one" ? ", " $2 : "") ": " aim() " (" $4 ")"
}

function add_points(    i, k) {
    print "ped", "mean", figure(1, "ped"), figure(2, "ped")
    print "ped", "paper", $6, $7
    for (i = 1; i <= 4; i++) {
        print metrics[i], "paper", $(6 + 2 * i), $(7 + 2 * i)
        for (k = 1; k <= 3; k++)
            print metrics[i], kinds[k], figure(1, metrics[i] " n" kinds[k]), figure(2, metrics[i] " n" kinds[k])
    }
}

function csv_head(    i, text) {
    text = "table,heuristic,model,program,guidance,technique,paper density,density,falls short,trials,found"
    for (i = 1; i <= 4; i++)
        text = text "," metrics[i] " min," metrics[i] " mean," metrics[i] " max," metrics[i] " ci95," metrics[i] " normalised min," metrics[i] " normalised mean," metrics[i] " normalised max"
    return text ",paper figures,fitted,command"
}

function csv_rows(    t, i, text, paper) {
    for (i = 6; i <= base(1); i++)
        paper = paper (i > 6 ? " " : "") $i
    for (t = 1; t <= 2; t++) {
        text = $1 "," csv_cell($2) "," csv_cell($3) "," csv_cell($4) "," csv_cell($5) "," name(t) "," (paper_ped(t) == "." ? "" : paper_ped(t)) "," figure(t, "ped") "," \
            (falls_short(t) ? "yes" : "no") "," figure(t, "runs") "," figure(t, "found")
        for (i = 1; i <= 28; i++)
            text = text "," ($(base(t) + 4 + i) == "-" ? "" : $(base(t) + 4 + i))
        print text "," paper "," csv_cell(fitted()) "," csv_cell($(NF - 2 + t))
    }
}

kind == "points" { OFS = "\t"; if ($1 == 3) add_points(); next }
kind == "csv" { if (NR == 1) print csv_head(); csv_rows(); next }
{
    count_row()
    if (!($1 in rows_of))
        tables[++table_count] = $1
    all[$1, ++rows_of[$1]] = shape($1) == "one" ? cells_of_one() : cells_of_two()
}

function sentence(number) {
    if (number == 1)
        return "Of " rows " rows, " met + 0 " have path error densities (PED) at least the paper's; of " densities + 0 " densities that the paper tells, " densities_met + 0 " are reached."
    if (number == 2)
        return "Each search had " bound " (the paper: an hour) and " memory " MB (the paper: 7 GB, in table 2 2 GB), and the queue no bound (the paper, tables 3 to 6: " \
            "100,000 states); each randomised one was tried " runs " times (the paper: 100)." (runs < 100 ? " With so few trials a density is only known to within some tenths." : "")
    return ""
}

# How the columns are to be read; the same words in the text and in the page.
function explanation(number) {
    if (number == 1)
        return "PED is the part of the trials that found the error. GDS: guided search, ties in order of arrival; RGDS: all ties shuffled, the paper's figure 2; DFS: depth " \
            "first, the choices of each state shuffled. States are those of trials that found the error; \"95% CI\" is half of the interval. A paper's figure with * is that of a search that found nothing; ours is then \"none\"."
    if (number == 2)
        return "Normalised (tables 3 to 6, figure 3): of all trials of both techniques that found the error, the least value of a metric becomes 1.00 and the " \
            "greatest 0.00, the mean of a technique lies between; a technique that found nothing has 0.00. A dot is a figure that is not legible in the paper."
    if (number == 3)
        return "A step of clew ends where another thread could notice something; main starts all threads within one step where it does nothing else, and each is then where it can first be noticed. So there are fewer steps " \
            "than in the paper, and states cannot be compared one to one. Airline is an exception: there main pauses after each thread that it " \
            "starts, and others may run. We suppose that they could in the paper's tool, of which some versions have a choice where a thread is started, and which ran the JDK's own code with its locks; " \
            "without pauses DFS finds next to nothing. Clean is run at --no-reduction, where every access is a step, and without pauses, as those that would give the density of the paper are fitted to it. A setting that was fitted to one model is told in the last column; " \
            "tables 13 to 16 are tables 3 to 6 at --no-reduction, without any pause."
    if (number == 4)
        return "The paper does not tell which threads were preferred; rows.tsv says which are here, and why: those that take part in the error; where several sets do, the one that did best. The Barbershop of table 2 was a C " \
            "program, which is not described: ours shares only its name and kind with it. RwNoExcpChk(2,100,1) is taken for two readers and one writer of 100 rounds."
    if (number == 5)
        return "Randomised DFS goes back from the ends of paths, where most threads have ended: it finds an error on one of its first paths, or by going through most of a space that is small enough. " \
            "Where it is not (Wronglock(1,20), Clean, Airline), its density says how likely the error is on a random path, and that depends on when main starts which thread."
    return ""
}

function where_from() { return "Machine: " machine ", " jobs " trials at a time. Seed: 1, from which clew trials derives those of the trials." }

# From here on cells are of this table.
function begin_table(table,    c) {
    which = shape(table)
    columns = split(heads[which], head, "|")
    for (c = 1; c <= columns; c++)
        width[c] = c == 1 ? -25 : c == columns || which == "one" && c == 2 ? -14 : which == "one" ? 8 : 5
}

function is_edge(column) { return which == "one" ? column == 3 || column == 9 || column == 16 : column % 2 == 0 }

function print_text(    t, i, cell) {
    claims_text()
    for (i = 1; explanation(i) != ""; i++)
        print_wrapped(explanation(i))
    print_wrapped(where_from())
    for (t = 1; t <= table_count; t++) {
        begin_table(tables[t])
        print "\n" titles[tables[t]]
        if (which == "two")
            print sprintf("%-25s", "") " | PED: paper | ours      | states    | ours      | time      | ours      | trace     | ours      | memory    | ours"
        text_row(head)
        for (i = 1; i <= rows_of[tables[t]]; i++) {
            split(all[tables[t], i], cell, "|")
            text_row(cell)
        }
    }
    print "\nSummary"
    for (i = 1; sentence(i) != ""; i++)
        print_wrapped(sentence(i))
    if (shorts > 0)
        print "Rows that fall short of the paper:"
    for (i = 1; i <= shorts; i++)
        print "  " short_of[i]
}

function is_words(column) { return column == 1 || column == columns || which == "one" && column == 2 }
function is_paper(column) { return which == "one" ? column >= 3 && column <= 8 : column % 4 == 2 || column % 4 == 3 }

function html_class(column, text,    class) {
    class = is_words(column) ? "text" : is_paper(column) ? "paper" : ""
    return column == columns && text != "" ? class (text ~ /^met/ ? " yes" : " no") : class
}

function html_table(table,    i, c, g, cell, group, part) {
    begin_table(table)
    print "<h2>" escaped(titles[table]) "</h2>\n<div class=\"wide\"><table>\n<thead><tr>"
    g = split(groups[which], group, "|")
    for (i = 1; i <= g; i++) {
        split(group[i], part, ":")
        printf "<th class=\"%s\" colspan=\"%s\">%s</th>", (i > 1 ? "edge" : ""), part[1], escaped(substr(group[i], index(group[i], ":") + 1))
    }
    printf "</tr>\n<tr>"
    for (c = 1; c <= columns; c++)
        printf "<th class=\"%s%s\">%s</th>", html_class(c, ""), is_edge(c) ? " edge" : "", head[c]
    print "</tr></thead>\n<tbody>"
    for (i = 1; i <= rows_of[table]; i++) {
        split(all[table, i], cell, "|")
        html_row(cell)
    }
    print "</tbody></table></div>"
}

function html_figure(    p) {
    print "<h2>Figure 3: prefer-threads beside randomised DFS, normalised</h2>"
    print "<p>Above the diagonal the randomised guided search does better. A point is the minimum, the mean or the maximum of a model of table 3, or the density; a ring is the paper's own mean or density, from its table 3 (its figure has no numbers).</p>\n<div class=\"plots\">"
    for (p = 1; p <= 6; p++)
        embed(work "/plot-" parts[p] ".svg", parts[p], "")
    print "</div>"
}

function html_commands(    line) {
    print "<h2>Commands</h2>\n<pre>"
    while ((getline line < (work "/commands")) > 0)
        print escaped(line)
    print "</pre>"
}

function print_html(    t, i) {
    page_begin("Rungta and Mercer's experiments, repeated", "N. Rungta and E. G. Mercer, <em>Generating Counter-examples through Randomized Guided Search</em> (2007): tables 1 to 6 and figure 3.",
        "84rem", "pre { font-size: .72rem; white-space: pre-wrap; } td.paper { color: #5a6478; } .plots { display: flex; flex-wrap: wrap; gap: .5rem; }\n")
    claims_html()
    print "<div class=\"summary\">"
    for (i = 1; sentence(i) != ""; i++)
        print "<p>" escaped(sentence(i)) "</p>"
    print "<p>" escaped(where_from()) "</p>\n</div>"
    for (t = 1; t <= table_count; t++) {
        html_table(tables[t])
        if (tables[t] == 3)
            html_figure()
    }
    print "<h2>Rows that fall short of the paper</h2>"
    html_list(short_of, shorts, "none")
    print "<h2>How to read it</h2>"
    for (i = 1; explanation(i) != ""; i++)
        print "<p>" escaped(explanation(i)) "</p>"
    html_commands()
    page_end()
}

END {
    if (claims_file != "")
        claims_load(claims_file)
    if (kind == "html")
        print_html()
    else if (kind == "txt")
        print_text()
}
