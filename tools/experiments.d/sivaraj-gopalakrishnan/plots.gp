# The pictures of the page, from the files that points.awk writes; gnuplot -e "folder='...'" plots.gp
set terminal svg size 620,380 font "sans-serif,12" background "white"
set datafile missing "-"
set key outside right top
set grid ytics
set style data linespoints
set pointsize 0.5
names = "mpi-bfs random-walk walks walks-bfs walks-bfs-walks walks-walks"
colors = "#000000 #909090 #2060a0 #c04020 #208040 #a050b0"
has(name) = system("test -s " . folder . "/" . name . " && echo 1 || echo 0") + 0

array pictures[6] = ["depth", "width", "density", "bridge", "messages", "bytes"]
array xlabels[6] = ["turns of a round: depth of the error", "places of the circle: width of the state space", "gates (density 4^{-gates})", "planks of the bridge", "ranks", "ranks"]
array ylabels[6] = ["seconds to the error", "seconds to the error", "fraction of runs that find it", "fraction of runs that find it", "messages", "kB sent"]
do for [i = 1:6] {
    if (has(pictures[i])) {
        set output folder . "/" . pictures[i] . ".svg"
        set xlabel xlabels[i]
        set ylabel ylabels[i]
        if (i <= 2) { set logscale x 2; set logscale y 10; set yrange [*:*] }
        if (i > 2) { unset logscale; set yrange [0:*] }
        if (i == 3 || i == 4) { set yrange [0:1.05] }
        if (i > 4) { set xtics (1, 2, 4) } else { set xtics autofreq }
        plot for [s = 1:6] folder . "/" . pictures[i] using 1:(column(s + 1)) linecolor rgb word(colors, s) pointtype s title word(names, s)
        set output
    }
}
