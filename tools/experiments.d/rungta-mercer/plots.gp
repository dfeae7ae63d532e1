# Figure 3, from points.tsv (metric, which of min, mean, max and paper, DFS, RGDS) in the folder `dir`: one SVG for each of its six parts.
set terminal svg size 340,340 font "sans-serif,12" background rgb "white"
set datafile separator "\t"
set size square
set xrange [-0.04:1.04]
set yrange [-0.04:1.04]
set xtics 0.2
set ytics 0.2
set grid lc rgb "#e4e7ee"
set border lc rgb "#5a6478"
set xlabel "randomised DFS"
set ylabel "randomised guided search"
set key above horizontal samplen 0.5 font ",10"
parts = "all ped length seconds states memory"
titles = "'(a) all metrics' '(b) path error density' '(c) length' '(d) time' '(e) states' '(f) memory'"
kinds = "min mean max"
is_of(metric, part) = part eq "all" || metric eq part
do for [p = 1:6] {
    part = word(parts, p)
    set output dir . "/plot-" . part . ".svg"
    set title word(titles, p) font ",13"
    plot x with lines dashtype 2 lc rgb "#9aa3b5" notitle, \
        dir . "/points.tsv" using (is_of(strcol(1), part) && strcol(2) eq "paper" ? $3 : NaN):4 with points pt 6 ps 0.6 lc rgb "#9aa3b5" title "paper", \
        for [k = 1:3] dir . "/points.tsv" using (is_of(strcol(1), part) && strcol(2) eq word(kinds, k) ? $3 : NaN):4 \
            with points pt (k == 1 ? 8 : k == 2 ? 7 : 10) ps 0.7 lc rgb word("#1a7340 #2f5aa8 #a33327", k) title (part eq "ped" ? (k == 2 ? "density" : "") : word("minimum mean maximum", k))
}
set output
