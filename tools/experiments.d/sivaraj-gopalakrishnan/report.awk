# Tells what the searches found: kind = txt, csv or html; claims_file: what became of the paper's claims; bound, runs, steps, walks, cores: what they had; folder: where the pictures are.
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
    titles["protocols"] = "Table 1: directory protocols that keep caches coherent"
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
    if (($1 == "coverage" || $1 == "protocols") && $3 == "mpi-bfs" && $6 == "none") total[$2] = $8
    count[key]++
    if (!(key in command)) command[key] = $15
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

function notes() {
    return "The paper describes the heuristics and announces their evaluation, but has no figures: these are ours. bench.DeepBug (turns, gates, threads, places) has its error\n" \
        "at a depth of `turns` steps, in one round of threads^gates; bench.SparseBridge (places, planks, threads, places beyond) has it beyond a bridge that a walk\n" \
        "crosses once in places * threads^planks steps. mpi-bfs is full search, random-walk walks of 1000 steps from the first state by one process.\n" \
        "All walks of a rank together have " steps " steps; walks-bfs-walks and walks-walks use a fifth of them first, and the rest for " walks " final walks. Bounded searches are of\n" \
        "depth 4, with SparseBridge 8, or 6 where the first region is large. The size of the first region and the settings of walks-bfs-walks (depth, fracfrontsize=10, number of\n" \
        "final walks) were chosen after trials in which a large first region and other settings gave it no advantage; the large region is shown too.\n" \
        "Each search had " bound " and 4000 MB per rank; " runs " seeds, full search once. s: wall clock until the error, of those runs that find it\n" \
        "(coverage: of the whole search), without the start of processes; transitions: likewise, and they do not depend on what else the machine did.\n" \
        "states: unique states met by walks, without those of bounded searches; coverage: of all that there are, where full search could count them; 1000/s: transitions;\n" \
        "Table 1 has coherence protocols of the Alpha and the Itanium processor, of 64 to 927 million states, which are not public: the directory protocols of DASH and of SCI stand for\n" \
        "them, at sizes that a small machine can search (Dash: clusters, values; more of them make it as large as one likes). MB: resident, of the rank that had most; stored: states of all ranks. This machine has " cores " cores: with more ranks than that, times say little."
}

# --- text -----------------------------------------------------------------------------------------------------------------------------

function is_edge(column) { return column == 4 }

function print_text(    r, i) {
    claims_text()
    for (r = 1; r <= rows; r++) {
        if (part_of(order[r]) != last) {
            last = part_of(order[r])
            printf "%s%s\n", r == 1 ? "" : "\n", titles[last]
            text_row(head)
        }
        fill(order[r]); text_row(cell)
    }
    if (failures) print "\n" failures " runs had no answer."
    print "\n" notes()
}

# --- table ----------------------------------------------------------------------------------------------------------------------------

function print_csv(    r) {
    print "part,program,search,ranks,found,seconds,least_seconds,most_seconds,transitions,states,coverage,thousand_transitions_per_second,megabytes,stored_megabytes,messages,kilobytes_sent,command"
    for (r = 1; r <= rows; r++) {
        fill(order[r])
        print csv_line(part_of(order[r]), cell, 1) "," csv_cell(command[order[r]])
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

function print_page(    r, i, n) {
    page_begin("Random walks and bounded breadth-first search by several processes", "Sivaraj and Gopalakrishnan, <em>Random Walk Based Heuristic Algorithms for Distributed Memory Model Checking</em> (2003)",
        "112rem", "")
    claims_html()
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
    n = notes(); gsub(/\n/, " ", n)
    printf "<h2>How to read it</h2>\n<p>%s</p>\n", escaped(n)
    if (failures) printf "<p>%d runs had no answer.</p>\n", failures
    page_end()
}

END {
    for (i = 1; i <= wishes; i++) if (wanted[i] in count) order[++rows] = wanted[i]
    if (claims_file != "") claims_load(claims_file)
    if (kind == "txt") print_text()
    if (kind == "csv") print_csv()
    if (kind == "html") print_page()
}
