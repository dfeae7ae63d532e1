# The claims of a paper against rows of a table: awk -f claims.awk -f NAME/claims.awk [table=WHICH] FILE.csv... -> section, claim, verdict, measured, rows as CSV.
#
# An experiment's claims.awk has a function claims() that goes through what the paper concludes.  Of each claim it looks at cells of the table and says of each case
# whether it speaks for the claim or against it; the verdict follows from how many do, here and nowhere else:
#   reproduced     at least the share `need` of the cases (all, if not given) speaks for it
#   reversed       as many speak against it
#   not            anything else
#   not measured   there is no case, because the rows were not run
# `table` tells rows of several files apart: it is a column of its own.

BEGIN { FS = "\n" }

# A line of CSV -> field[1], field[2]...; how many.
function csv_split(line, field,    count, at, cell) {
    while (line != "") {
        if (substr(line, 1, 1) == "\"") {
            cell = ""
            line = substr(line, 2)
            while ((at = index(line, "\"")) > 0 && substr(line, at + 1, 1) == "\"") {
                cell = cell substr(line, 1, at)
                line = substr(line, at + 2)
            }
            field[++count] = cell substr(line, 1, at - 1)
            line = substr(line, at + 1)
            if (line == "")
                break
            line = substr(line, 2)
        } else {
            at = index(line, ",")
            field[++count] = at ? substr(line, 1, at - 1) : line
            line = at ? substr(line, at + 1) : ""
            if (at && line == "")
                field[++count] = ""
        }
    }
    return count
}

FNR == 1 {
    columns = csv_split($0, column)
    next
}

{
    fields = csv_split($0, field)
    row_count++
    cell[row_count, "table"] = table
    for (i = 1; i <= fields; i++)
        cell[row_count, column[i]] = field[i]
}

# A cell; one that looks like a number is one, so that it is compared as one.
function of(row, name) { return is_number(cell[row, name]) ? cell[row, name] + 0 : cell[row, name] }
function is_number(text) { return text ~ /^-?[0-9]+(\.[0-9]*)?([eE][-+]?[0-9]+)?$/ }

# pick("size=8;search~best"): the rows in which all of this holds, as picked[1], picked[2]...; how many.  = is equal, ~ a regular expression.
function pick(wanted,    parts, part, i, row, at, name, fits, count) {
    parts = split(wanted, part, ";")
    for (row = 1; row <= row_count; row++) {
        fits = 1
        for (i = 1; i <= parts && fits; i++) {
            at = match(part[i], /[=~]/)
            name = substr(part[i], 1, at - 1)
            fits = substr(part[i], at, 1) == "=" ? cell[row, name] "" == substr(part[i], at + 1) "" : cell[row, name] ~ substr(part[i], at + 1)
        }
        if (fits)
            picked[++count] = row
    }
    return count + 0
}

# The first of them; 0: there is none.
function row(wanted) { return pick(wanted) > 0 ? picked[1] : 0 }

# --- a claim ----------------------------------------------------------------------------------------------------------------------------

function claim(section, words, rows, need) {
    claim_section = section
    claim_words = words
    claim_rows = rows
    claim_need = need == "" ? 1 : need
    claim_for = claim_against = claim_cases = 0
    claim_measured = ""
    claim_mixed = claim_partial = ""
}

# A case: > 0 for the claim, < 0 against it, 0 neither.  `text` is what was measured.
function case_is(sign, text) {
    claim_cases++
    claim_for += sign > 0
    claim_against += sign < 0
    if (text != "")
        claim_measured = claim_measured (claim_measured == "" ? "" : "; ") text
}

function verdict(    least) {
    if (claim_cases == 0)
        return "not measured"
    least = claim_need * claim_cases - 1e-9
    if (claim_for > 0 && claim_for >= least)
        return "reproduced"
    if (claim_against > 0 && claim_against >= least)
        return "reversed"
    if (claim_for > 0 && claim_against > 0 && claim_mixed != "")
        return "not: " claim_mixed
    if (claim_for > 0 && claim_partial != "")
        return "not: " claim_partial
    if (claim_for == 0 && claim_against > 0 && claim_partial != "")
        return "reversed"
    return "not"
}

function csv_cell(text) { gsub(/"/, "\"\"", text); return text ~ /[",]/ ? "\"" text "\"" : text }

# summary: what is said in place of a long list of cases.
function claim_ends(summary) {
    if (claim_cases == 0)
        summary = "the rows were not run"
    else if (summary == "")
        summary = claim_measured
    else
        gsub(/COUNT/, claim_for " of " claim_cases, summary)
    print csv_cell(claim_section) "," csv_cell(claim_words) "," csv_cell(verdict()) "," csv_cell(summary) "," csv_cell(claim_rows)
}

# --- comparisons ------------------------------------------------------------------------------------------------------------------------

# 1: the first is less, -1: greater, 0: the same.  A search that has not found anything needs more than one that has.
function less(one, one_found, other, other_found) {
    if (one_found != other_found)
        return one_found ? 1 : -1
    return !one_found || one + 0 == other + 0 ? 0 : one + 0 < other + 0 ? 1 : -1
}

# 1234567 with commas.
function grouped(text) {
    if (text ~ /^[0-9]+$/)
        while (match(text, /[0-9][0-9][0-9][0-9](,|$)/))
            text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

END {
    print "section,claim,verdict,measured,rows"
    claims()
}
