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
    return text == "" ? "met" : text
}

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
    if (aim() == "met")
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

function csv_cell(text) { gsub(/"/, "\"\"", text); return text ~ /[",]/ ? "\"" text "\"" : text }

function csv_head(    i, text) {
    text = "table,heuristic,model,program,guidance,technique,paper density,density,falls short,trials,found"
    for (i = 1; i <= 4; i++)
        text = text "," metrics[i] " min," metrics[i] " mean," metrics[i] " max," metrics[i] " ci95," metrics[i] " normalised min," metrics[i] " normalised mean," metrics[i] " normalised max"
    return text ",paper figures"
}

function csv_rows(    t, i, text, paper) {
    for (i = 6; i < base(1) + 1; i++)
        paper = paper (i > 6 ? " " : "") $i
    for (t = 1; t <= 2; t++) {
        text = $1 "," csv_cell($2) "," csv_cell($3) "," csv_cell($4) "," csv_cell($5) "," name(t) "," (paper_ped(t) == "." ? "" : paper_ped(t)) "," figure(t, "ped") "," \
            (falls_short(t) ? "yes" : "no") "," figure(t, "runs") "," figure(t, "found")
        for (i = 1; i <= 28; i++)
            text = text "," ($(base(t) + 4 + i) == "-" ? "" : $(base(t) + 4 + i))
        print text "," paper
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
        return "Each search had " bound " s (the paper: an hour) and " memory " MB (the paper: 7 GB, in table 2 2 GB), and the queue no bound (the paper, tables 3 to 6: " \
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
        return "A step of clew ends where another thread could notice something; main starts all threads within one step where it does nothing else. So there are fewer steps " \
            "than in the paper, and states cannot be compared one to one. Clean is the exception: there main pauses after each thread that it starts. We suppose that it could in the paper's tool, which ran the JDK's own code to make threads; without pauses DFS finds nothing."
    if (number == 4)
        return "The paper does not tell which threads were preferred; rows.tsv says which are here, and why: those that take part in the error; where several sets do, the one that did best. The Barbershop of table 2 was a C " \
            "program, which is not described: ours shares only its name and kind with it. RwNoExcpChk(2,100,1) is taken for two readers and one writer of 100 rounds."
    if (number == 5)
        return "Randomised DFS finds an error on one of its first paths, or hardly ever: it goes back from the ends of paths, where most threads have ended. So its density " \
            "says how likely the error is on a random path, and that depends on when main starts which thread. Wronglock(10,1) is found less often than in the paper; with pauses as in " \
            "Clean (bench.WrongLock 10 1 slow), where the one thread with the wrong lock starts last, it is easy. Wronglock(1,20), Reorder and Twostage are easier without."
    return ""
}

function where_from() { return "Machine: " machine ", " jobs " trials at a time. Seed: 1, from which clew trials derives those of the trials." }

function print_wrapped(text,    words, n, i, line) {
    n = split(text, words, " ")
    for (i = 1; i <= n; i++) {
        if (length(line) + length(words[i]) > 118) {
            print line
            line = ""
        }
        line = line (line == "" ? "" : " ") words[i]
    }
    print line
}

function text_row(table, cell, count,    c, line) {
    for (c = 1; c <= count; c++)
        line = line (is_edge(shape(table), c) ? "| " : "") sprintf("%" (c == 1 ? "-25" : c == count || shape(table) == "one" && c == 2 ? "-14" : shape(table) == "one" ? "8" : "5") "s ", cell[c])
    sub(/ *$/, "", line)
    print line
}

function is_edge(which, column) { return which == "one" ? column == 3 || column == 9 || column == 16 : column % 2 == 0 }

function print_text(    t, i, n, cell) {
    for (i = 1; explanation(i) != ""; i++)
        print_wrapped(explanation(i))
    print_wrapped(where_from())
    for (t = 1; t <= table_count; t++) {
        print "\n" titles[tables[t]]
        if (shape(tables[t]) == "two")
            print sprintf("%-25s", "") " | PED: paper | ours      | states    | ours      | time      | ours      | trace     | ours      | memory    | ours"
        n = split(heads[shape(tables[t])], cell, "|")
        text_row(tables[t], cell, n)
        for (i = 1; i <= rows_of[tables[t]]; i++) {
            n = split(all[tables[t], i], cell, "|")
            text_row(tables[t], cell, n)
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

function escaped(text) { gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text); return text }

function grouped(text) {
    if (text ~ /^[0-9]+\*?$/)
        while (match(text, /[0-9][0-9][0-9][0-9](,|\*|$)/))
            text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

function is_words(which, column, count) { return column == 1 || column == count || which == "one" && column == 2 }
function is_paper(which, column) { return which == "one" ? column >= 3 && column <= 8 : column % 4 == 2 || column % 4 == 3 }

function class_of(which, column, count, text,    class) {
    class = is_words(which, column, count) ? "text" : is_paper(which, column) ? "paper" : ""
    if (column == count && text != "")
        class = class (text == "met" ? " yes" : " no")
    return class (is_edge(which, column) ? " edge" : "")
}

function html_table(table,    which, i, c, n, g, cell, group, line, part) {
    which = shape(table)
    print "<h2>" escaped(titles[table]) "</h2>\n<div class=\"wide\"><table>\n<thead><tr>"
    g = split(groups[which], group, "|")
    for (i = 1; i <= g; i++) {
        split(group[i], part, ":")
        printf "<th class=\"%s\" colspan=\"%s\">%s</th>", (i > 1 ? "edge" : ""), part[1], escaped(substr(group[i], index(group[i], ":") + 1))
    }
    printf "</tr>\n<tr>"
    n = split(heads[which], cell, "|")
    for (c = 1; c <= n; c++)
        printf "<th class=\"%s\">%s</th>", class_of(which, c, n, ""), cell[c]
    print "</tr></thead>\n<tbody>"
    for (i = 1; i <= rows_of[table]; i++) {
        n = split(all[table, i], cell, "|")
        line = ""
        for (c = 1; c <= n; c++)
            line = line "<td class=\"" class_of(which, c, n, cell[c]) "\">" escaped(grouped(cell[c])) "</td>"
        print "<tr>" line "</tr>"
    }
    print "</tbody></table></div>"
}

# An SVG as a part of the page: without what only a file of its own needs, and with names that are unique in the page.
function embed(part,    file, line, is_in) {
    file = work "/plot-" part ".svg"
    while ((getline line < file) > 0) {
        if (line ~ /<svg/)
            is_in = 1
        gsub(/ xmlns(:xlink)?="[^"]*"/, "", line)
        gsub(/gnuplot_plot_/, "plot_" part "_", line)
        gsub(/gpDot/, "dot_" part, line)
        gsub(/gpPt/, "point_" part "_", line)
        if (is_in)
            print line
    }
    close(file)
}

function html_figure(    p) {
    print "<h2>Figure 3: prefer-threads beside randomised DFS, normalised</h2>"
    print "<p>Above the diagonal the randomised guided search does better. A point is the minimum, the mean or the maximum of a model of table 3, or the density; a ring is the paper's own mean or density, from its table 3 (its figure has no numbers).</p>\n<div class=\"plots\">"
    for (p = 1; p <= 6; p++)
        embed(parts[p])
    print "</div>"
}

function html_commands(    line) {
    print "<h2>Commands</h2>\n<pre>"
    while ((getline line < (work "/commands")) > 0)
        print escaped(line)
    print "</pre>"
}

function print_style() {
    print "body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; padding: 0 1.5rem; max-width: 84rem; color: #1d2433; background: #fff; }"
    print "p, ul { max-width: 52rem; } h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } pre { font-size: .72rem; white-space: pre-wrap; }"
    print ".wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .8rem; font-variant-numeric: tabular-nums; }"
    print "th, td { padding: .16rem .42rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #e4e7ee; } th { font-weight: 600; border-bottom-color: #9aa3b5; }"
    print "thead tr:first-child th { text-align: left; border: 0; color: #5a6478; } th.edge, td.edge { border-left: 1px solid #9aa3b5; }"
    print ".text { text-align: left; } td.paper { color: #5a6478; } td.yes { color: #1a7340; } td.no { color: #a33327; }"
    print "tbody tr:hover { background: #f3f5fa; } .summary { border-left: 4px solid #4a6fb5; padding-left: 1rem; } .plots { display: flex; flex-wrap: wrap; gap: .5rem; }"
}

function print_html(    t, i) {
    print "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
    print "<title>Rungta and Mercer's experiments, repeated</title>\n<style>"
    print_style()
    print "</style></head><body>\n<h1>Rungta and Mercer's experiments, repeated</h1>"
    print "<p>N. Rungta and E. G. Mercer, <em>Generating Counter-examples through Randomized Guided Search</em> (2007): tables 1 to 6 and figure 3.</p>"
    print "<div class=\"summary\">"
    for (i = 1; sentence(i) != ""; i++)
        print "<p>" escaped(sentence(i)) "</p>"
    print "<p>" escaped(where_from()) "</p>\n</div>\n<h2>Rows that fall short of the paper</h2>\n<ul>"
    for (i = 1; i <= shorts; i++)
        print "<li>" escaped(short_of[i]) "</li>"
    if (shorts + 0 == 0)
        print "<li>none</li>"
    print "</ul>\n<h2>How to read it</h2>"
    for (i = 1; explanation(i) != ""; i++)
        print "<p>" escaped(explanation(i)) "</p>"
    for (t = 1; t <= table_count; t++) {
        html_table(tables[t])
        if (tables[t] == 3)
            html_figure()
    }
    html_commands()
    print "</body></html>"
}

END {
    if (kind == "html")
        print_html()
    else if (kind == "txt")
        print_text()
}
