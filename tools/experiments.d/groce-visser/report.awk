# Sets results beside the paper's: kind = txt, csv or html; bound = seconds that each search had.
#
# Fields: the row (1-10, see rows.tsv), then of each of two searches, in clew's own steps (11-17) and line by line (18-24): outcome, seconds, megabytes,
# states, length, and last the length after shortening (own steps) or the lines of the program on the way (line by line), depth.

BEGIN {
    titles["4"] = "Table 4: DEOS, with a counter without end"
    titles["4.4"] = "Section 4.4: DEOS, Range abstraction"
    titles["6"] = "Table 6: Remote Agent, size 5"
    titles["7"] = "Table 7: dining philosophers"
    titles["8"] = "Table 8: larger Remote Agents"
    heads = "search|heuristic|size|found|s|MB|states|length|depth|found|s|MB|states|length|short|depth|found|s|MB|states|steps|lines|depth|faster|remarks"
    split("Paper|Own steps|Line by line", groups, "|")
    split("-24|-21|4|-6|6|4|8|6|6|-12|7|4|9|6|6|7|-12|7|4|9|6|6|7|7|-1", width, "|")
}

function is_number(text) { return text ~ /^[0-9.]*[0-9]$/ }

function strategy() {
    if ($3 == "-")
        return $2
    return $2 ($2 == "DFS" ? " (depth " : " (k = ") $3 ")"
}

function there() { return is_number($9) ? "yes" : $9 == "-" ? "FAILS" : "" }
function here(outcome) { return outcome == "found" ? "yes" : outcome == "-" ? "" : outcome }

# The length that is compared with the paper's.
function compared() { return $1 ~ /^4/ ? $15 : $23 }
function is_no_longer() { return is_number(compared()) && compared() <= 1.1 * $9 }
function speedup(seconds, outcome) { return outcome == "found" && is_number($6) ? $6 / seconds : "" }
function times(value) { return value == "" ? "" : sprintf(value < 10 ? "%.1f" : "%.0f", value) }
function add(list, text) { return list == "" ? text : list "; " text }

# What keeps a row that succeeded in the paper from doing better here.
function shortcomings(    list) {
    if ($11 != "found")
        list = add(list, "not found: " $11)
    else if (speedup($12, $11) < 50)
        list = add(list, "only " times(speedup($12, $11)) " times faster")
    if (compared() == "-" && $1 !~ /^4/)
        list = add(list, "not found line by line: " $18)
    else if ($11 == "found" && !is_no_longer())
        list = add(list, sprintf("%.1f times as long", compared() / $9))
    return list
}

function remarks() {
    if (there() == "yes")
        return shortcomings()
    if ($11 != "found")
        return "not found: " $11
    return there() == "FAILS" ? "found" ($18 == "found" ? "; also line by line" : "") : ""
}

function count_row() {
    if (there() == "yes") {
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
    if (there() != "FAILS" && remarks() != "")
        short_of[++shorts] = "table " $1 ": " strategy() ($4 == "-" ? "" : ", " $4) ($5 == "-" ? "" : ", size " $5) ": " remarks()
    else if (there() == "FAILS" && $11 != "found")
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
}

function sentence(number) {
    if (number == 1)
        return "Of " succeeded " rows that found the error there, " found + 0 " find it here in clew's own steps; of the " threaded + 0 \
            " with threads, " found_line + 0 " also line by line."
    if (number == 2)
        return "The counterexample is no longer, within 10 percent, in " shorter + 0 " of " succeeded ": DEOS in own steps, the others in lines of the program."
    if (number == 3)
        return "At least 50 times faster: " faster + 0 " of " succeeded " in own steps, " faster_line + 0 " of " threaded + 0 " line by line."
    if (number == 4)
        return "Of " failed + 0 " rows marked FAILS there, " saved + 0 " find the error here in own steps; of the " failed_threaded + 0 " with threads, " \
            saved_line + 0 " line by line."
    if (number == 5)
        return "Of " beyond + 0 " rows beyond the paper, " beyond_found + 0 " find the error in own steps, " beyond_line + 0 " line by line."
    return ""
}

# How the columns are to be read; the same words in the text and in the page.
function explanation(number) {
    if (number == 1)
        return "Every search had 512 MB, as the paper's, and " bound " seconds of its own; the paper's ran on a 1.4 GHz Athlon, so that perhaps a factor of ten of " \
            "the speed is the machine's. Seconds here are processor time of the whole process, at least 0.01; \"faster\" is the paper's time divided by ours in own steps. FAILS: out of memory."
    if (number == 2)
        return "Own steps: a step of clew ends where another thread could notice something, so it has fewer and longer steps than the paper's, which had one for each line. " \
            "\"short\" is the length after clew has shortened the counterexample, as it does unless told otherwise; \"length\" is that of the search."
    if (number == 3)
        return "Line by line: --step line --single-steps, which is nearest to the paper's. It still has more steps than the paper's: lines of the library, and each lock, read and " \
            "write within a line, are steps of their own. \"lines\" counts the lines of the program on the way, the paper's measure; lengths are compared by it."
    if (number == 4)
        return "DEOS has one thread and all of a round is atomic, so its steps are its choices however small steps are; the paper's version had finer steps (136 where ours " \
            "has 14 choices), so that lengths in table 4 can only be compared with one another. Random: the first of three seeds that finds the error (the paper: best of a series)."
    if (number == 5)
        return "Without a queue limit, interleaving, most-blocked and breadth first meet most of the orders in which the threads can go before they get deep: there are " \
            "exponentially many in the number of threads, so these rows run into a limit here as there, only later. Depth first in DEOS runs down one path without end. " \
            "A percentage of coverage is the same for nearly all states once everything is covered."
    if (number == 6)
        return "Philosophers and agents are started in one atomic step, as in the paper's figure 4. The Remote Agent has size groups of two threads " \
            "that write once what they share: its source is not in the paper, but states per step there grow as with two threads per unit of size. Planner and executive are preferred."
    if (number == 7)
        return "The paper's most-blocked finds the error of the Remote Agent almost straight, as if the threads that have nothing to do with it ended up waiting. Ours come to " \
            "their end, and until then most-blocked is drawn to all the states in which they block each other: it is the one heuristic that does worse here."
    return ""
}

function csv_cell(text) { gsub(/"/, "\"\"", text); return text ~ /[",]/ ? "\"" text "\"" : text }

function print_csv(    t, i, c, n, cell, line) {
    print "table,search,heuristic,size,paper found,paper seconds,paper MB,paper states,paper length,paper depth,found,seconds,MB,states,length,shortened length,depth," \
        "line found,line seconds,line MB,line states,line steps,line lines,line depth,times faster,remarks"
    for (t = 1; t <= table_count; t++)
        for (i = 1; i <= rows_of[tables[t]]; i++) {
            n = split(all[tables[t], i], cell, "|")
            line = tables[t]
            for (c = 1; c <= n; c++)
                line = line "," csv_cell(cell[c])
            print line
        }
}

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

function text_row(cell,    c, line) {
    for (c = 1; c <= 25; c++)
        line = line (is_edge(c) ? "| " : "") sprintf("%" width[c] "s ", cell[c])
    sub(/ *$/, "", line)
    print line
}

function print_text(    t, i, cell) {
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
    for (i = 1; i <= 5; i++)
        print "  " sentence(i)
    if (shorts > 0)
        print "Rows that do not get there:"
    for (i = 1; i <= shorts; i++)
        print "  " short_of[i]
    for (i in still)
        print "  table " substr(i, 1, index(i, " ") - 1) ": " still[i] " of the rows marked FAILS are not found here either: " substr(i, index(i, " ") + 1)
}

function escaped(text) { gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text); return text }

# Columns: found (4, 10, 17) begins a group; words are on the left.
function is_edge(column) { return column == 4 || column == 10 || column == 17 || column == 24 }
function is_line(column) { return column >= 17 && column < 24 }
function is_words(column) { return column <= 2 || column == 25 }
function grouped(text) {
    if (text ~ /^[0-9]+$/)
        while (match(text, /[0-9][0-9][0-9][0-9](,|$)/))
            text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

function html_cell(column, text,    class) {
    class = is_words(column) ? "text" : is_edge(column) && column < 24 ? (text == "yes" ? "yes" : "no") : ""
    return "<td class=\"" class (is_edge(column) ? " edge" : "") "\">" escaped(grouped(text)) "</td>"
}

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
    print "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
    print "<title>Groce and Visser's experiments, repeated</title>\n<style>"
    print "body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; padding: 0 1.5rem; max-width: 112rem; color: #1d2433; background: #fff; }"
    print "p, ul { max-width: 52rem; } h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }"
    print ".wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .78rem; font-variant-numeric: tabular-nums; }"
    print "th, td { padding: .16rem .38rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #e4e7ee; } th { font-weight: 600; border-bottom-color: #9aa3b5; }"
    print "thead tr:first-child th { text-align: left; border: 0; color: #5a6478; } th.edge, td.edge { border-left: 1px solid #9aa3b5; }"
    print ".text { text-align: left; } td.text:last-child { white-space: normal; min-width: 9rem; } td.yes { color: #1a7340; text-align: left; } td.no { color: #a33327; text-align: left; }"
    print "tbody tr:hover { background: #f3f5fa; } .summary { border-left: 4px solid #4a6fb5; padding-left: 1rem; }"
    print "</style></head><body>\n<h1>Groce and Visser's experiments, repeated</h1>"
    print "<p>A. Groce and W. Visser, <em>Heuristics for Model Checking Java Programs</em> (2004): tables 4, 6, 7, 8, the result of section 4.4, and larger sizes.</p>"
    print "<div class=\"summary\">"
    for (i = 1; i <= 5; i++)
        print "<p>" escaped(sentence(i)) "</p>"
    print "</div>\n<h2>How to read it</h2>"
    for (i = 1; explanation(i) != ""; i++)
        print "<p>" escaped(explanation(i)) "</p>"
    for (t = 1; t <= table_count; t++)
        html_table(tables[t])
    print "<h2>Rows that do not get there</h2>\n<ul>"
    for (i = 1; i <= shorts; i++)
        print "<li>" escaped(short_of[i]) "</li>"
    for (i in still)
        print "<li>table " substr(i, 1, index(i, " ") - 1) ": " still[i] " of the rows marked FAILS are not found here either: " escaped(substr(i, index(i, " ") + 1)) "</li>"
    if (shorts + 0 == 0 && length_of(still) == 0)
        print "<li>none</li>"
    print "</ul>\n</body></html>"
}

function length_of(array,    i, count) {
    for (i in array)
        count++
    return count + 0
}

END {
    if (kind == "csv")
        print_csv()
    else if (kind == "html")
        print_html()
    else
        print_text()
}
