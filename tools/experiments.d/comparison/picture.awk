# The critical-difference picture as SVG: mean ranks on a line, names to the left and to the right, and a thick bar for each greatest group of searches whose mean ranks
# differ by less than the critical difference.  Input: chi-square, p, critical difference; then name and mean rank.

NR == 1 { difference = $3; next }
{
    for (i = ++count; i > 1 && rank[i - 1] > $2; i--) { rank[i] = rank[i - 1]; name[i] = name[i - 1] }
    rank[i] = $2; name[i] = $1
}
function x(value) { return 190 + (value - least) / (most - least) * 500 }
function text(at, y, anchor, words) { gsub(/&/, "\\&amp;", words); printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", at, y, anchor, words }
function line(x1, y1, x2, y2, width, color) { printf "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>\n", x1, y1, x2, y2, color, width }
END {
    least = int(rank[1]); most = int(rank[count]) + 1
    for (i = 1; i <= count; i++) {
        for (to = i; to < count && rank[to + 1] - rank[i] < difference; to++) { }
        if (to > i && to > reached) { bars++; from_bar[bars] = i; to_bar[bars] = to; reached = to }
    }
    top = 60 + 9 * bars
    half = int((count + 1) / 2)
    height = top + 20 + 17 * half
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 %d\" width=\"880\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"880\" height=\"%d\" fill=\"#fff\"/>\n", height, height, height
    line(x(least), 40, x(most), 40, 1, "#333")
    for (i = least; i <= most; i++) { line(x(i), 36, x(i), 40, 1, "#333"); if ((i - least) % 2 == 0) text(x(i), 30, "middle", i) }
    line(x(least), 12, x(least + difference), 12, 2, "#a33327"); text(x(least + difference) + 6, 16, "start", sprintf("critical difference %.2f", difference))
    for (b = 1; b <= bars; b++) line(x(rank[from_bar[b]]) - 3, 44 + 9 * b, x(rank[to_bar[b]]) + 3, 44 + 9 * b, 4, "#2060a0")
    for (i = 1; i <= count; i++) {
        y = i <= half ? top + 17 * i : top + 17 * (count - i + 1)
        line(x(rank[i]), 40, x(rank[i]), y - 4, 0.7, "#888")
        line(x(rank[i]), y - 4, i <= half ? 182 : 698, y - 4, 0.7, "#888")
        text(i <= half ? 178 : 702, y, i <= half ? "end" : "start", sprintf("%s (%.1f)", name[i], rank[i]))
    }
    print "</svg>"
}
