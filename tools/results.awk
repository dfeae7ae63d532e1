# The claims of an experiment as a table of Markdown, and how many have which verdict.  After experiments.awk, which reads CSV.

# No table of experiments.awk is made here.
function html_class(column, text) { return "" }
function is_edge(column) { return 0 }
function cell_of(text) { gsub(/\|/, "\\|", text); return text }

/^section,/ { next }
{
    csv_fields($0, field)
    split(field[3], verdict, ":")
    count[verdict[1]]++
    line[++lines] = "| " cell_of(field[1]) " | " cell_of(field[2]) " | " cell_of(field[3]) " |"
}
END {
    n = split("reproduced;not;reversed;not measured;a question", order, ";")
    for (i = 1; i <= n; i++)
        if (count[order[i]])
            words = words (words == "" ? "" : ", ") count[order[i]] " " order[i]
    print "Claims: " words ".\n\n| section | claim | verdict |\n| --- | --- | --- |"
    for (i = 1; i <= lines; i++)
        print line[i]
}
