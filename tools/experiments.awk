# What the reports of tools/experiments share: words, rows of text, CSV and HTML, pages and pictures.  Included before a report.awk of tools/experiments.d, which
# has columns (how many), width (of each, as printf wants it), is_edge(column): is there a line before it?, and html_class(column, text) of a cell.

function is_number(text) { return text ~ /^[0-9.]*[0-9]$/ }
function shown(value, digits) { return value == "" ? "" : sprintf("%." digits "f", value) }
function add_words(list, text) { return text == "" ? list : list == "" ? text : list "; " text }

# 1234567 and 1234567* with commas.
function grouped(text) {
    if (text ~ /^[0-9]+\*?$/)
        while (match(text, /[0-9][0-9][0-9][0-9](,|\*|$)/))
            text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

# --- text -----------------------------------------------------------------------------------------------------------------------------

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
    for (c = 1; c <= columns; c++)
        line = line (is_edge(c) ? "| " : "") sprintf("%" width[c] "s ", cell[c])
    sub(/ *$/, "", line)
    print line
}

# --- table ----------------------------------------------------------------------------------------------------------------------------

function csv_cell(text) { gsub(/"/, "\"\"", text); return text ~ /[",]/ ? "\"" text "\"" : text }

# The cells from `first` on; `line` comes before them.
function csv_line(line, cell, first,    c) {
    for (c = first; c <= columns; c++)
        line = line "," csv_cell(cell[c])
    return line
}

function csv_row(line, cell, first) { print csv_line(line, cell, first) }

# --- page -----------------------------------------------------------------------------------------------------------------------------

function escaped(text) { gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text); return text }

# Up to the first paragraph.  `style` is what this page has beyond the others.
function page_begin(title, paper, max_width, style) {
    print "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
    print "<title>" escaped(title) "</title>\n<style>"
    print "body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; padding: 0 1.5rem; max-width: " max_width "; color: #1d2433; background: #fff; }"
    print "p, ul { max-width: 52rem; } h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }"
    print ".wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .78rem; font-variant-numeric: tabular-nums; }"
    print "th, td { padding: .16rem .38rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #e4e7ee; } th { font-weight: 600; border-bottom-color: #9aa3b5; }"
    print "thead tr:first-child th { text-align: left; border: 0; color: #5a6478; } th.edge, td.edge { border-left: 1px solid #9aa3b5; }"
    print ".text { text-align: left; } td.yes { color: #1a7340; } td.no { color: #a33327; }"
    print "tbody tr:hover { background: #f3f5fa; } .summary { border-left: 4px solid #4a6fb5; padding-left: 1rem; } .claims td { white-space: normal; vertical-align: top; }"
    print "pre, code { font-size: .78rem; } pre { overflow-x: auto; background: #f3f5fa; padding: .8em; }"
    print "@media (prefers-color-scheme: dark) { body { color: #d7dce6; background: #171b24; } th, td { border-color: #333b4b; } thead tr:first-child th { color: #9aa3b5; }"
    print "tbody tr:hover, pre { background: #212735; } td.yes, td.much { color: #6fcf97; } td.no { color: #f0938a; } svg { background: #fff; border-radius: 4px; filter: invert(.9) hue-rotate(180deg); } a { color: #8ab4f8; } }"
    print style "</style></head><body>\n<h1>" escaped(title) "</h1>\n<p>" paper "</p>"
}

function page_end() { print "</body></html>" }

function html_cell(column, text) {
    return "<td class=\"" html_class(column, text) (is_edge(column) ? " edge" : "") "\">" escaped(grouped(text)) "</td>"
}

function html_row(cell,    c, line) {
    for (c = 1; c <= columns; c++)
        line = line html_cell(c, cell[c])
    print "<tr>" line "</tr>"
}

function html_list(items, count, none,    i) {
    print "<ul>"
    for (i = 1; i <= count; i++)
        print "<li>" escaped(items[i]) "</li>"
    if (count + 0 == 0)
        print "<li>" none "</li>"
    print "</ul>"
}

# An SVG as a part of the page: without what only a file of its own needs, and with names that are unique in the page.  `heading` comes before it, if there is one.
function embed(file, name, heading,    line, is_inside) {
    while ((getline line < file) > 0) {
        if (line ~ /<svg/) {
            is_inside = 1
            printf "%s", heading
        }
        gsub(/ xmlns(:xlink)?="[^"]*"/, "", line)
        gsub(/gnuplot_plot_/, "plot_" name "_", line)
        gsub(/gpDot/, "dot_" name, line)
        gsub(/gpPt/, "point_" name "_", line)
        if (is_inside)
            print line
    }
    close(file)
}

# --- claims ---------------------------------------------------------------------------------------------------------------------------
# What the paper concludes, with verdicts that claims.awk has worked out from the rows.

# Reads NAME-claims.csv, whose fields have quotes where they have commas.
function claims_load(file,    line, i, n, cell) {
    while ((getline line < file) > 0) {
        if (line ~ /^section,/)
            continue
        n = csv_fields(line, cell)
        claims++
        claim_section[claims] = cell[1]; claim_words[claims] = cell[2]; claim_verdict[claims] = cell[3]; claim_measured[claims] = cell[4]; claim_rows[claims] = cell[5]
    }
    close(file)
}

function csv_fields(line, cell,    n, at) {
    for (n = 0; line != ""; ) {
        if (substr(line, 1, 1) == "\"") {
            line = substr(line, 2)
            for (cell[++n] = ""; (at = index(line, "\"")) > 0 && substr(line, at + 1, 1) == "\""; line = substr(line, at + 2))
                cell[n] = cell[n] substr(line, 1, at)
            cell[n] = cell[n] substr(line, 1, at - 1)
            line = substr(line, at + 2)
        } else {
            at = index(line, ",")
            cell[++n] = at ? substr(line, 1, at - 1) : line
            line = at ? substr(line, at + 1) : ""
        }
    }
    return n
}

function claims_text(    i) {
    print "Claims of the paper, in our words"
    for (i = 1; i <= claims; i++)
        print_wrapped(toupper(claim_verdict[i]) ": " claim_words[i] " (" claim_section[i] "). Here: " claim_measured[i] ". Rows: " claim_rows[i] ".")
    print ""
}

function claims_html(    i) {
    print "<h2>Claims of the paper, in our words</h2>\n<div class=\"wide\"><table class=\"claims\">\n<thead><tr><th class=\"text\">section</th><th class=\"text\">claim</th>" \
        "<th class=\"text\">verdict</th><th class=\"text\">measured here</th><th class=\"text\">rows</th></tr></thead>\n<tbody>"
    for (i = 1; i <= claims; i++)
        print "<tr class=\"claim\"><td class=\"text\">" escaped(claim_section[i]) "</td><td class=\"text\">" escaped(claim_words[i]) "</td><td class=\"text " \
            (claim_verdict[i] == "reproduced" ? "yes" : claim_verdict[i] ~ /^(not measured|a question)$/ ? "" : "no") "\">" claim_verdict[i] "</td><td class=\"text\">" \
            escaped(claim_measured[i]) "</td><td class=\"text\">" escaped(claim_rows[i]) "</td></tr>"
    print "</tbody></table></div>"
}
