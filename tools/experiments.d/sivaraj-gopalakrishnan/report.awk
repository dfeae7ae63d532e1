# Tells what the searches found: kind = txt, csv or html; bound, runs, steps, walks, cores: what they had; folder: where the pictures are.
#
# First file: programs and how many states they have.  Second file, the rows: part, program, ranks, bounded depth, searches.  Third file: lines of `search`.

BEGIN {
    titles["depth"] = "Depth: the error lies deeper and deeper"
    titles["density"] = "Density: gates in the last turns before the error"
    titles["spread"] = "Density, with the gates spread over the round"
    titles["width"] = "Width: the same error in a larger state space"
    titles["large"] = "A state space that is too large for full search"
    titles["bridge"] = "Two dense regions and a bridge that gets longer"
    titles["dense"] = "The same with a first region of many more states"
    titles["ranks"] = "More ranks"
    titles["programs"] = "Programs not made for this"
    titles["coverage"] = "Coverage: no error, and every step is spent"
    heads = "program|search|ranks|found|s|least|most|transitions|states|coverage|1000/s|MB|stored MB|messages|kB sent"
    widths = "-27|-15|5|6|8|8|8|11|9|8|7|5|9|8|8"
    columns = split(heads, head, "|")
    split(widths, width, "|")
}

FILENAME == ARGV[ARGC - 3] { total[$1] = $2; next }
FILENAME == ARGV[ARGC - 2] {
    some = split($3, ranks, " "); many = split($5, search, " ")
    for (i = 1; i <= some; i++) for (j = 1; j <= many; j++) wanted[++wishes] = $1 FS $2 FS search[j] FS ranks[i]
    next
}
{
    key = $1 FS $2 FS $3 FS $4
    if ($6 == "failed") { failures++; next }
    if ($1 == "coverage" && $3 == "mpi-bfs" && $6 == "none") total[$2] = $8
    count[key]++
    add(key, "transitions", $9); add(key, "states", $8); add(key, "seconds", $14); add(key, "peak", $10); add(key, "stored", $11); add(key, "messages", $12); add(key, "bytes", $13)
    if ($6 == "violation") {
        if (found[key]++ == 0 || $7 + 0 < least[key]) least[key] = $7 + 0
        if ($7 + 0 > most[key]) most[key] = $7 + 0
        add(key, "to error", $7); add(key, "work", $9)
    }
}

# Sums of a row, and of all rows of its part with the same search and ranks.
function add(key, name, value,    p) {
    sum[key, name] += value
    split(key, p, FS)
    sum[p[1] FS p[3] FS p[4], name] += value
    if (name == "transitions") count[p[1] FS p[3] FS p[4]]++
    if (name == "work") found[p[1] FS p[3] FS p[4]]++
}

function mean(key, name) { return sum[key, name] / count[key] }
function of_found(key, name) { return found[key] ? sum[key, name] / found[key] : "" }

function part_of(key,    p) { split(key, p, FS); return p[1] }

# Where there is an error, time and transitions are those of the runs that find it; else of all.
function fill(key,    p, whole) {
    split(key, p, FS)
    whole = p[2] in total ? total[p[2]] : ""
    cell[1] = p[2]; cell[2] = p[3]; cell[3] = p[4]
    cell[4] = p[1] == "coverage" ? "" : (found[key] + 0) "/" count[key]
    cell[5] = p[1] == "coverage" ? shown(mean(key, "seconds"), 3) : shown(of_found(key, "to error"), 3)
    cell[6] = found[key] ? shown(least[key], 3) : ""; cell[7] = found[key] ? shown(most[key], 3) : ""
    cell[8] = found[key] ? shown(of_found(key, "work"), 0) : shown(mean(key, "transitions"), 0)
    cell[9] = shown(mean(key, "states"), 0)
    cell[10] = whole == "" || p[3] == "walks-unsent" && p[4] > 1 ? "" : shown(100 * mean(key, "states") / whole, 1) "%"
    cell[11] = sum[key, "seconds"] > 0 ? shown(sum[key, "transitions"] / sum[key, "seconds"] / 1000, 0) : ""
    cell[12] = shown(mean(key, "peak") / 1e6, 0); cell[13] = shown(mean(key, "stored") / 1e6, 2)
    cell[14] = shown(mean(key, "messages"), 0); cell[15] = shown(mean(key, "bytes") / 1000, 0)
}

# --- what the paper expects, and what is so here --------------------------------------------------------------------------------------

function share(key) { return count[key] ? found[key] / count[key] : 0 }
function percent(key) { return (found[key] + 0) " of " count[key] " runs" }

# claim(section, what the paper expects, whether there are figures, whether it is so: 1, 0 or "?" for its questions, the figures)
function claim(section, text, known, is_so, figures) {
    claims++
    claim_section[claims] = section; claim_text[claims] = text
    claim_answer[claims] = !known ? "not measured in this run" : is_so == "?" ? "a question" : is_so ? "so here" : "not so here"
    claim_figures[claims] = known ? figures : ""
}

# The row of a part and a search with one rank whose program has the least (or most) number as argument `at`.
function extreme(part, search, at, sign,    r, p, a, best, value) {
    best = ""
    for (r = 1; r <= rows; r++) {
        split(order[r], p, FS)
        if (p[1] != part || p[3] != search || p[4] != 1) continue
        split(p[2], a, " ")
        if (best == "" || sign * a[at] > sign * value) { best = order[r]; value = a[at] }
    }
    return best
}

function ratio(a, b) { return b > 0 ? shown(a / b, a / b < 10 ? 1 : 0) : "-" }
function rate(key) { return shown(sum[key, "transitions"] / sum[key, "seconds"] / 1000, 0) }
function kilobytes(key) { return shown(mean(key, "bytes") / 1000, 0) " kB in " shown(mean(key, "messages"), 0) " messages" }

function claims_of_walks(    one, two, narrow, wide, full_narrow, full_wide) {
    one = "coverage" FS "walks" FS 1; two = "coverage" FS "walks" FS 2
    claim("4.1", "Several walks reach more states than one.", count[one] && count[two], mean_or_0(two, "states") > mean_or_0(one, "states"),
        "unique states of walks, mean: " shown(mean_or_0(one, "states"), 0) " with 1 rank, " shown(mean_or_0(two, "states"), 0) " with 2, of as many steps each")
    one = "ranks" FS "walks" FS 1; two = "ranks" FS "walks" FS 4
    claim("4.1", "So they find errors sooner.", count[one] && count[two], share(two) > share(one) || share(two) == share(one) && found[two] && sum[two, "work"] / found[two] / 4 < sum[one, "work"] / found[one],
        "1 rank: " percent(one) (found[one] ? ", after " shown(of_found(one, "work"), 0) " steps" : "") "; 4 ranks: " percent(two) (found[two] ? ", after " shown(of_found(two, "work") / 4, 0) " steps of each" : ""))
    one = "coverage" FS "walks" FS 2; two = "coverage" FS "walks-unsent" FS 2
    claim("4.1", "With Send_rw false no states are sent, and walks complete much faster.", count[one] && count[two], mean_or_0(two, "bytes") < mean_or_0(one, "bytes") && mean_or_0(two, "seconds") < mean_or_0(one, "seconds"),
        "2 ranks: " kilobytes_or_none(one) " and " shown(mean_or_0(one, "seconds"), 2) " s; without sending " kilobytes_or_none(two) " and " shown(mean_or_0(two, "seconds"), 2) " s")
    narrow = extreme("width", "walks", 5, -1); wide = extreme("width", "walks", 5, 1)
    full_narrow = extreme("width", "mpi-bfs", 5, -1); full_wide = extreme("width", "mpi-bfs", 5, 1)
    claim("2.3", "How large a sample an error needs depends on the error, not on the number of states (West).", narrow != wide && found[narrow] && found[wide] && total_of(narrow) && total_of(wide),
        of_found(wide, "work") / (of_found(narrow, "work") + 1) < total_of(wide) / (total_of(narrow) + 1) / 3,
        "from " total_of(narrow) " to " total_of(wide) " states: walks need " shown(of_found(narrow, "work"), 0) " and " shown(of_found(wide, "work"), 0) " steps, mpi-bfs " shown(of_found(full_narrow, "work"), 0) " and " \
        (found[full_wide] ? shown(of_found(full_wide, "work"), 0) : "more than it had time for"))
    one = "large" FS "mpi-bfs" FS 1; two = "large" FS "walks" FS 1
    claim("1.2, 4.5", "Where full search is too expensive, walks can still find an error.", count[one] && count[two], found[two] > 0 && share(one) < share(two),
        "mpi-bfs: " percent(one) " within " bound " s; walks: " percent(two) (found[two] ? ", after " shown(of_found(two, "to error"), 2) " s" : ""))
}

function mean_or_0(key, name) { return count[key] ? mean(key, name) : 0 }
function kilobytes_or_none(key) { return count[key] ? kilobytes(key) : "none" }
function total_of(key,    p) { split(key, p, FS); return p[2] in total ? total[p[2]] : "" }

function claims_of_bounded(    short, long, walk, bounded, three, four, spread_walk, spread_bounded) {
    short = extreme("bridge", "walks", 3, -1); long = extreme("bridge", "walks", 3, 1)
    claim("1.1, 4.1", "Walks stay in a dense region when only a sparse one leads out of it.", short != long, share(long) < share(short),
        "walks find the error beyond the shortest bridge in " percent(short) ", beyond the longest in " percent(long))
    walk = "density" FS "walks" FS 1; bounded = "density" FS "walks-bfs" FS 1
    spread_walk = "spread" FS "walks" FS 1; spread_bounded = "spread" FS "walks-bfs" FS 1
    claim("4.2", "Bounded searches find an error that walks pass by.", count[walk] && count[bounded], share(bounded) > share(walk),
        "gates last: walks " percent(walk) ", walks-bfs " percent(bounded) (count[spread_walk] ? "; gates spread: walks " percent(spread_walk) ", walks-bfs " percent(spread_bounded) : ""))
    walk = "bridge" FS "walks" FS 1; bounded = "bridge" FS "walks-bfs" FS 1; three = "bridge" FS "walks-bfs-walks" FS 1; four = "bridge" FS "walks-walks" FS 1
    claim("4.3", "Walks from where bounded searches end get out of a dense region, where heuristic 2 stops.", count[bounded] && count[three], share(three) > share(bounded) && share(three) > share(walk),
        "over all bridges: walks " percent(walk) ", walks-bfs " percent(bounded) ", walks-bfs-walks " percent(three) ", walks-walks " percent(four))
    walk = "dense" FS "walks" FS 1; bounded = "dense" FS "walks-bfs" FS 1; three = "dense" FS "walks-bfs-walks" FS 1; four = "dense" FS "walks-walks" FS 1
    claim("4.3", "The same, where the first region has many more states.", count[walk] && count[three], share(three) > share(bounded) && share(three) > share(walk),
        "walks " percent(walk) ", walks-bfs " percent(bounded) ", walks-bfs-walks " percent(three) ", walks-walks " percent(four))
    three = extreme("bridge", "walks-bfs-walks", 3, 1); four = extreme("bridge", "walks-walks", 3, 1)
    claim("4.4", "How heuristics 3 and 4 compare tells what bounded search is worth.", count[three] && count[four], "?",
        "beyond the longest bridge: walks-bfs-walks " percent(three) ", walks-walks " percent(four) ", walks " percent(long))
    three = "coverage" FS "walks-bfs-walks" FS 1; four = "coverage" FS "walks-walks" FS 1
    claim("4.4", "Heuristic 4 takes less space than heuristic 3.", count[three] && count[four], mean_or_0(four, "stored") < mean_or_0(three, "stored"),
        "stored states: " shown(mean_or_0(three, "stored") / 1e6, 2) " MB for walks-bfs-walks, " shown(mean_or_0(four, "stored") / 1e6, 2) " MB for walks-walks; the rank's memory: " \
        shown(mean_or_0(three, "peak") / 1e6, 0) " and " shown(mean_or_0(four, "peak") / 1e6, 0) " MB")
    four = "coverage" FS "walks-walks" FS 1; walk = "coverage" FS "walks-bfs0" FS 1
    claim("4.4", "How the coverage of heuristic 4 compares with walks of as many steps (heuristic 2 with searches of depth 0).", count[four] && count[walk], "?",
        "unique states, mean: walks-walks " shown(mean_or_0(four, "states"), 0) ", walks-bfs of depth 0 " shown(mean_or_0(walk, "states"), 0))
}

function claims_of_cost(    full, walk, unsent, h3) {
    full = "coverage" FS "mpi-bfs" FS 2; walk = "coverage" FS "walks" FS 2; unsent = "coverage" FS "walks-unsent" FS 2; h3 = "coverage" FS "walks-bfs-walks" FS 2
    claim("4, 4.5", "Walks that need not count states send much less than full search.", count[full] && count[unsent], mean_or_0(unsent, "bytes") < mean_or_0(full, "bytes") / 2,
        "2 ranks: mpi-bfs " kilobytes_or_none(full) ", walks " kilobytes_or_none(walk) ", without sending " kilobytes_or_none(unsent) ", walks-bfs-walks " kilobytes_or_none(h3))
    claim("4.5", "How fast states are generated by full search and by walks.", count[full] && count[unsent] && count[walk], "?",
        "2 ranks, 1000 transitions per second: mpi-bfs " (count[full] ? rate(full) : "") ", walks " (count[walk] ? rate(walk) : "") ", without sending " (count[unsent] ? rate(unsent) : ""))
}

function make_claims() { claims_of_walks(); claims_of_bounded(); claims_of_cost() }

function notes() {
    return "The paper describes the heuristics and announces their evaluation, but has no figures: these are ours. bench.DeepBug (turns, gates, threads, places) has its error\n" \
        "at a depth of `turns` steps, in one round of threads^gates; bench.SparseBridge (places, planks, threads, places beyond) has it beyond a bridge that a walk\n" \
        "crosses once in places * threads^planks steps. mpi-bfs is full search, random-walk walks of 1000 steps from the first state by one process.\n" \
        "All walks of a rank together have " steps " steps; walks-bfs-walks and walks-walks use a fifth of them first, and the rest for " walks " final walks. Bounded searches are of\n" \
        "depth 4, with SparseBridge 8, or 6 where the first region is large. The size of the first region and the settings of walks-bfs-walks (depth, fracfrontsize=10, number of\n" \
        "final walks) were chosen after trials in which a large first region and other settings gave it no advantage; the large region is shown too.\n" \
        "Each search had " bound " s and 4000 MB per rank; " runs " seeds, full search once. s: wall clock until the error, of those runs that find it\n" \
        "(coverage: of the whole search), without the start of processes; transitions: likewise, and they do not depend on what else the machine did.\n" \
        "states: unique states met by walks, without those of bounded searches; coverage: of all that there are, where full search could count them; 1000/s: transitions;\n" \
        "MB: resident, of the rank that had most; stored: states of all ranks. This machine has " cores " cores: with more ranks than that, times say little."
}

# --- text -----------------------------------------------------------------------------------------------------------------------------

function is_edge(column) { return column == 4 }

function print_text(    r, i) {
    for (r = 1; r <= rows; r++) {
        if (part_of(order[r]) != last) {
            last = part_of(order[r])
            printf "%s%s\n", r == 1 ? "" : "\n", titles[last]
            text_row(head)
        }
        fill(order[r]); text_row(cell)
    }
    print "\nWhat the paper expects (section), and what is so here:"
    for (i = 1; i <= claims; i++) printf "%-9s %s\n          %s%s\n", claim_section[i], claim_text[i], claim_answer[i], claim_figures[i] == "" ? "" : ": " claim_figures[i]
    if (failures) print "\n" failures " runs had no answer."
    print "\n" notes()
}

# --- table ----------------------------------------------------------------------------------------------------------------------------

function print_csv(    r) {
    print "part,program,search,ranks,found,seconds,least_seconds,most_seconds,transitions,states,coverage,thousand_transitions_per_second,megabytes,stored_megabytes,messages,kilobytes_sent"
    for (r = 1; r <= rows; r++) {
        fill(order[r])
        csv_row(part_of(order[r]), cell, 1)
    }
}

# --- page -----------------------------------------------------------------------------------------------------------------------------

function html_class(column, text) { return column <= 2 ? "text" : "" }

function print_picture(name, title) { embed(folder "/" name ".svg", name, "<h3>" title "</h3>\n") }

function print_pictures(part) {
    if (part == "depth") print_picture("depth", "Time to the error by depth")
    if (part == "density") print_picture("density", "Errors found by density")
    if (part == "width") print_picture("width", "Time to the error by width")
    if (part == "bridge") print_picture("bridge", "Errors found by length of the bridge")
    if (part == "ranks") { print_picture("messages", "Messages by ranks, DeepBug"); print_picture("bytes", "Kilobytes sent by ranks, DeepBug") }
}

function print_claims(    i) {
    print "<h2>What the paper expects, and what is so here</h2>\n<table class=\"claims\">\n<tr><th>section</th><th>expectation</th><th>here</th><th>figures</th></tr>"
    for (i = 1; i <= claims; i++)
        printf "<tr><th>%s</th><td>%s</td><td class=\"%s\">%s</td><td>%s</td></tr>\n", claim_section[i], escaped(claim_text[i]), claim_answer[i] == "so here" ? "yes" : claim_answer[i] == "not so here" ? "no" : "", \
            claim_answer[i], escaped(claim_figures[i])
    print "</table>"
}

function print_page(    r, i, n) {
    page_begin("Random walks and bounded breadth-first search by several processes", "Sivaraj and Gopalakrishnan, <em>Random Walk Based Heuristic Algorithms for Distributed Memory Model Checking</em> (2003)",
        "112rem", ".claims td, .claims th { text-align: left; vertical-align: top; white-space: normal; }\n")
    n = notes(); gsub(/\n/, " ", n)
    printf "<p>%s</p>\n", escaped(n)
    if (failures) printf "<p>%d runs had no answer.</p>\n", failures
    print_claims()
    for (r = 1; r <= rows; r++) {
        if (part_of(order[r]) != last) {
            if (r > 1) { print "</table>"; print_pictures(last) }
            last = part_of(order[r])
            printf "<h2>%s</h2>\n<table>\n<tr>", titles[last]
            for (i = 1; i <= columns; i++) printf "<th>%s</th>", head[i]
            print "</tr>"
        }
        fill(order[r])
        html_row(cell)
    }
    print "</table>"
    print_pictures(last)
    page_end()
}

END {
    for (i = 1; i <= wishes; i++) if (wanted[i] in count) order[++rows] = wanted[i]
    make_claims()
    if (kind == "txt") print_text()
    if (kind == "csv") print_csv()
    if (kind == "html") print_page()
}
