# The report of `run`: ranks and tests by build/statistics, the portfolio that one half of the programs chooses, text, table, claims, pictures and page.

statistics=$here/../../../build/statistics
[ -x "$statistics" ] || fail "there is no build/statistics; make builds it"
head -n "$done" "$work/rows" >"$work/finished"

# Of each program and search: runs, found, mean steps (the budget where nothing was found), mean length.
awk -F '\t' -v OFS='\t' '
    { key = $4 FS $5; if (!(key in runs)) { order[++count] = key; row[key] = $1 FS $2 FS $3 FS $4 FS $5 FS $6 }
      runs[key]++; found[key] += $7; steps[key] += $8; length_sum[key] += $9 }
    END { for (i = 1; i <= count; i++) { key = order[i]; print row[key], runs[key], found[key], steps[key] / runs[key], found[key] ? length_sum[key] / found[key] : "" } }' "$work/trials" >"$work/cells"

# family by search: the mean part of the budget that it needs, over sizes and seeds; less is better.  Families are what is ranked, as sizes of one are not independent.
families() {
    awk -F '\t' -v OFS='\t' -v budget="$STATES" -v only="$1" '
        only != "" && $2 != only { next }
        { if (!($1 in seen)) { seen[$1]; family[++families] = $1 }
          if (!($5 in known)) { known[$5]; search[++searches] = $5 }
          sum[$1, $5] += $9 / budget; count[$1, $5]++ }
        END { for (s = 1; s <= searches; s++) printf "%s%s", search[s], s < searches ? "\t" : "\n"
              for (f = 1; f <= families; f++) { printf "%s", family[f]
                  for (s = 1; s <= searches; s++) printf "\t%.6f", count[family[f], search[s]] ? sum[family[f], search[s]] / count[family[f], search[s]] : 1
                  print "" } }' "$work/cells"
}
families "" >"$work/table"
"$statistics" ranks <"$work/table" >"$work/ranks" || exit 2

# A portfolio: the search that finds most with a share of the budget, then the one that adds most, and so on, on half A alone; then what it finds in half B.
awk -F '\t' -v OFS='\t' -v budget="$STATES" -v fixed="$here/portfolios.tsv" -f "$here/portfolio.awk" "$work/trials" >"$work/portfolio"

# The critical-difference picture: mean ranks on a line, and a bar over each group of which no two differ.
awk -F '\t' -f "$here/picture.awk" "$work/ranks" >"$work/ranks.svg"

report() {
    awk -F '\t' -v kind="$1" -v budget="$STATES" -v runs="$RUNS" -v machine="$(machine)" -v ranks="$work/ranks" -v portfolio="$work/portfolio" -v picture="$work/ranks.svg" -v searches="$work/searches" -v claims_file="$2" \
        -f "$here/../../experiments.awk" -f "$here/report.awk" "$work/cells" || exit 2
}
report csv "" >"$OUT/$name.csv"
report ranks "" >"$OUT/$name-ranks.csv"
{ echo "kind,number,search,found A,found B,budget A,budget B"; sed "s/,/;/g; s/$tab/,/g" "$work/portfolio"; } >"$OUT/$name-portfolio.csv"
awk -f "$here/../../claims.awk" -f "$here/claims.awk" table=cells "$OUT/$name.csv" table=ranks "$OUT/$name-ranks.csv" >"$OUT/$name-claims.csv" || exit 2
cp "$work/ranks.svg" "$OUT/ranks.svg"
for kind in txt html; do
    report "$kind" "$OUT/$name-claims.csv" >"$OUT/$name.$kind"
done
cat "$OUT/$name.txt"
