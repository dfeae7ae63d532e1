# Sets results beside the paper's: kind = txt, csv or html; bound = what each search had; claims_file = what became of the paper's claims.
#
# Fields: the row (1-10, see rows.tsv), then of each of two searches, in clew's own steps (11-17) and line by line (18-24): outcome, seconds, megabytes,
# states, length, and last the length after shortening (own steps) or the lines of the program on the way (line by line), depth; then the command in own steps.

BEGIN {
    titles["4"] = "Table 4: DEOS, with a counter without end"
    titles["4.4"] = "Section 4.4: DEOS, Range abstraction"
    titles["6"] = "Table 6: Remote Agent, size 5"
    titles["7"] = "Table 7: dining philosophers"
    titles["8"] = "Table 8: larger Remote Agents"
    heads = "search|heuristic|size|found|s|MB|states|length|depth|found|s|MB|states|length|short|depth|found|s|MB|states|steps|lines|depth|faster|remarks"
    split("Paper|Own steps|Line by line", groups, "|")
    columns = 25
    split("-24|-21|4|-6|6|4|8|6|6|-12|7|4|9|6|6|7|-12|7|4|9|6|6|7|7|-1", width, "|")
}

function strategy() {
    if ($3 == "-")
        return $2
    return $2 ($2 == "DFS" ? " (depth " : " (k = ") $3 ")"
}

function there() { return is_number($9) ? "yes" : $9 == "-" ? "FAILS" : "" }
function here(outcome) { return outcome == "found" ? "yes" : outcome == "-" ? "" : outcome }

# The length that is compared with the paper's: in lines, where they are known.
function compared() { return $1 ~ /^4/ ? "-" : $23 }
function is_no_longer() { return is_number(compared()) && compared() <= 1.1 * $9 }
function speedup(seconds, outcome) { return outcome == "found" && is_number($6) ? $6 / seconds : "" }
function times(value) { return value == "" ? "" : sprintf(value < 10 ? "%.1f" : "%.0f", value) }
# What keeps a row that succeeded in the paper from doing better here.
function shortcomings(    list) {
    if ($11 != "found")
        list = add_words(list, "not found: " $11)
    else if (speedup($12, $11) < 50)
        list = add_words(list, "only " times(speedup($12, $11)) " times faster")
    if (compared() == "-" && $1 !~ /^4/)
        list = add_words(list, "not found line by line: " $18)
    else if ($11 == "found" && $1 !~ /^4/ && !is_no_longer())
        list = add_words(list, sprintf("%.1f times as long", compared() / $9))
    return list
}

function remarks() {
    if (there() == "yes")
        return shortcomings()
    if ($11 != "found")
        return "not found: " $11
    return there() == "FAILS" ? "found" ($18 == "found" ? "; also line by line" : "") : ""
}

# The other reading of prefer-threads is no row of the paper's: its figures are told in a sentence of their own.
function count_row() {
    if ($4 ~ /relaxed/) {
        if ($3 == 5 && $18 == "found")
            relaxed = relaxed (relaxed == "" ? "" : "; ") "size " $5 ": " $21 " (" $8 ")"
    } else if (there() == "yes") {
        succeeded++
        found += $11 == "found"
        found_line += $1 !~ /^4/ && $18 == "found"
        threaded += $1 !~ /^4/
        shorter += is_no_longer()
        faster += speedup($12, $11) >= 50
        faster_line += $1 !~ /^4/ && speedup($19, $18) >= 50
    } else if (there() == "FAILS") {
        failed++
        failed_threaded += $1 !~ /^4/
        saved += $11 == "found"
        saved_line += $18 == "found"
    } else {
        beyond++
        beyond_found += $11 == "found"
        beyond_line += $18 == "found"
    }
    if ($4 !~ /relaxed/ && there() != "FAILS" && remarks() != "")
        short_of[++shorts] = "table " $1 ": " strategy() ($4 == "-" ? "" : ", " $4) ($5 == "-" ? "" : ", size " $5) ": " remarks()
    else if ($4 !~ /relaxed/ && there() == "FAILS" && $11 != "found")
        still[$1 " " $11]++
}

function known(text) { return text == "-" || text == "." ? "" : text }

function cells(    i, list) {
    list = strategy() "|" known($4) "|" known($5) "|" there()
    for (i = 6; i <= 24; i++)
        list = list "|" (i == 11 || i == 18 ? here($i) : known($i))
    return list "|" times(speedup($12, $11)) "|" remarks()
}

{
    count_row()
    if (!($1 in rows_of))
        tables[++table_count] = $1
    all[$1, ++rows_of[$1]] = cells()
    command[$1, rows_of[$1]] = $25
}

function sentence(number) {
    if (number == 1)
        return "Of " succeeded " rows that found the error there, " found + 0 " find it here in clew's own steps; of the " threaded + 0 \
            " with threads, " found_line + 0 " also line by line."
    if (number == 2)
        return "The counterexample is no longer, within 10 percent, in " shorter + 0 " of " threaded + 0 ", in lines of the program; those of DEOS are not compared."
    if (number == 3)
        return "At least 50 times faster: " faster + 0 " of " succeeded " in own steps, " faster_line + 0 " of " threaded + 0 " line by line."
    if (number == 4)
        return "Of " failed + 0 " rows marked FAILS there, " saved + 0 " find the error here in own steps; of the " failed_threaded + 0 " with threads, " \
            saved_line + 0 " line by line."
    if (number == 5)
        return "Of " beyond + 0 " rows for which the paper has no figures, " beyond_found + 0 " find the error in own steps, " beyond_line + 0 " line by line."
    if (number == 6)
        return relaxed == "" ? "" : "Preferred threads, relaxed, with a queue of 5 need as many states line by line as in the paper (in brackets): " relaxed "."
    return ""
}

# How the columns are to be read; the same words in the text and in the page.
function explanation(number) {
    if (number == 1)
        return "Every search had 512 MB, as the paper's, and " bound " of its own; the paper's ran on a 1.4 GHz Athlon, so that perhaps a factor of ten of " \
            "the speed is the machine's. Seconds here are processor time of the whole process, at least 0.01; \"faster\" is the paper's time divided by ours in own steps. FAILS: out of memory."
    if (number == 2)
        return "Own steps: a step of clew ends where another thread could notice something, so it has fewer and longer steps than the paper's, which had one for each line. " \
            "\"short\" is the length after clew has shortened the counterexample, as it does unless told otherwise; \"length\" is that of the search."
    if (number == 3)
        return "Line by line: --step line, which is nearest to the paper's. It still has more steps than the paper's: each lock, and each read and write of what threads share, " \
            "within a line is a step of its own. \"lines\" counts the lines of the program on the way, the paper's measure; lengths are compared by it."
    if (number == 4)
        return "DEOS has one thread, so in own steps its steps are its choices, and line by line a counterexample has several hundred lines where the paper's has 136: how many lines " \
            "a program has is a matter of how it is written, and ours is not theirs, so that lengths in table 4 can only be compared with one another. Random: the first of three seeds that finds the error (the paper: best of a series)."
    if (number == 5)
        return "Without a queue limit, interleaving, most-blocked and breadth first meet most of the orders in which the threads can go before they get deep: there are " \
            "exponentially many in the number of threads, so these rows run into a limit here as there, only later. Depth first in DEOS runs down one path without end. " \
            "A percentage of coverage is the same for nearly all states once everything is covered."
    if (number == 6)
        return "Philosophers and agents are started in one atomic step, as in the paper's figure 4. The Remote Agent has size groups of two threads " \
            "that write once what they share: its source is not in the paper, but states per step there grow as with two threads per unit of size. Planner and executive are preferred: strictly, as section 4.3 has it, steps of others are worse even where neither of the two can " \
            "go on; relaxed, they are as good there. Strictly a search goes through all that the two can still do elsewhere before it lets the others finish; the paper's figures are those of the relaxed reading."
    if (number == 7)
        return "The paper's most-blocked finds the error of the Remote Agent almost straight, as if the threads that have nothing to do with it ended up waiting. Ours come to " \
            "their end, and until then most-blocked is drawn to all the states in which they block each other: it is the one heuristic that does worse here."
    return ""
}

function print_csv(    t, i, cell) {
    print "table,search,heuristic,size,paper found,paper seconds,paper MB,paper states,paper length,paper depth,found,seconds,MB,states,length,shortened length,depth," \
        "line found,line seconds,line MB,line states,line steps,line lines,line depth,times faster,remarks,command"
    for (t = 1; t <= table_count; t++)
        for (i = 1; i <= rows_of[tables[t]]; i++) {
            split(all[tables[t], i], cell, "|")
            print csv_line(tables[t], cell, 1) "," csv_cell(command[tables[t], i])
        }
}

# What failed there and here.
function add_still(    i) {
    for (i in still)
        short_of[++shorts] = "table " substr(i, 1, index(i, " ") - 1) ": " still[i] " of the rows marked FAILS are not found here either: " substr(i, index(i, " ") + 1)
}

function print_text(    t, i, cell) {
    claims_text()
    for (i = 1; explanation(i) != ""; i++)
        print_wrapped(explanation(i))
    for (t = 1; t <= table_count; t++) {
        print "\n" titles[tables[t]]
        split("|||" groups[1] "||||||" groups[2] "|||||||" groups[3], cell, "|")
        text_row(cell)
        split(heads, cell, "|")
        text_row(cell)
        for (i = 1; i <= rows_of[tables[t]]; i++) {
            split(all[tables[t], i], cell, "|")
            text_row(cell)
        }
    }
    print "\nSummary"
    for (i = 1; i <= 6; i++)
        if (sentence(i) != "")
            print "  " sentence(i)
    if (shorts > 0)
        print "Rows that do not get there:"
    add_still()
    for (i = 1; i <= shorts; i++)
        print "  " short_of[i]
}

# Columns: found (4, 10, 17) begins a group; words are on the left.
function is_edge(column) { return column == 4 || column == 10 || column == 17 || column == 24 }
function is_line(column) { return column >= 17 && column < 24 }
function is_words(column) { return column <= 2 || column == 25 }
function html_class(column, text) { return is_words(column) ? "text" : is_edge(column) && column < 24 ? (text == "yes" ? "yes" : "no") : "" }

# DEOS has no threads, so nothing about it is told line by line.
function html_table(table,    i, c, n, cell, line, is_threaded) {
    is_threaded = table !~ /^4/
    print "<h2>" escaped(titles[table]) "</h2>\n<div class=\"wide\"><table>\n<thead><tr><th colspan=\"3\"></th><th class=\"edge\" colspan=\"6\">" groups[1] \
        "</th><th class=\"edge\" colspan=\"7\">" groups[2] "</th>" (is_threaded ? "<th class=\"edge\" colspan=\"7\">" groups[3] "</th>" : "") "<th class=\"edge\" colspan=\"2\"></th></tr>\n<tr>"
    n = split(heads, cell, "|")
    for (c = 1; c <= n; c++)
        if (is_threaded || !is_line(c))
            printf "<th class=\"%s%s\">%s</th>", is_words(c) || is_edge(c) && c < 24 ? "text" : "", is_edge(c) ? " edge" : "", cell[c]
    print "</tr></thead>\n<tbody>"
    for (i = 1; i <= rows_of[table]; i++) {
        n = split(all[table, i], cell, "|")
        line = ""
        for (c = 1; c <= n; c++)
            line = line (is_threaded || !is_line(c) ? html_cell(c, cell[c]) : "")
        print "<tr>" line "</tr>"
    }
    print "</tbody></table></div>"
}

function print_html(    t, i) {
    page_begin("Groce and Visser's experiments, repeated", "A. Groce and W. Visser, <em>Heuristics for Model Checking Java Programs</em> (2004): tables 4, 6, 7, 8, the result of section 4.4, and larger sizes.",
        "112rem", "td.text:last-child { white-space: normal; min-width: 9rem; } td.yes, td.no { text-align: left; }\n")
    claims_html()
    print "<div class=\"summary\">"
    for (i = 1; i <= 6; i++)
        if (sentence(i) != "")
            print "<p>" escaped(sentence(i)) "</p>"
    print "</div>"
    for (t = 1; t <= table_count; t++)
        html_table(tables[t])
    print "<h2>Rows that do not get there</h2>"
    add_still()
    html_list(short_of, shorts, "none")
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
