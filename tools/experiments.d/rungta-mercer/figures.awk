# From trials to figures, as section 4 of the paper has them.  Input, a line for each trial: technique, verdict, states, seconds, length, bytes.
# Output, a line for each technique, in the order of their first trials: technique, trials, those that found an error, path error density; then of
# states, seconds, length and bytes, over trials that found an error: minimum, mean, maximum, half of the 95% interval of the mean (by Student's
# distribution), and the normalised minimum, mean and maximum: 1 is the least value of all trials of all techniques, 0 the greatest.  Without an error
# all is "-", normalised 0.

BEGIN {
    FS = OFS = "\t"
    METRICS = 4
    split("12.7062 4.30265 3.18245 2.77645 2.57058 2.44691 2.36462 2.30600 2.26216", FEW, " ")
}

function take(metric, value) {
    sum[$1, metric] += value
    squares[$1, metric] += value * value
    if (found[$1] == 1 || value < least[$1, metric]) least[$1, metric] = value
    if (found[$1] == 1 || value > most[$1, metric]) most[$1, metric] = value
    if (total == 1 || value < best[metric]) best[metric] = value
    if (total == 1 || value > worst[metric]) worst[metric] = value
}

{
    if (!($1 in runs)) names[++count] = $1
    runs[$1]++
}

$2 == "violation" {
    found[$1]++
    total++
    for (m = 1; m <= METRICS; m++) take(m, $(m + 2) + 0)
}

function normalised(metric, value) {
    return sprintf("%.2f", worst[metric] > best[metric] ? (worst[metric] - value) / (worst[metric] - best[metric]) : 1)
}

function shown(value) { return value == int(value) && value < 1e15 ? sprintf("%.0f", value) : sprintf("%.6g", value) }

# 97.5% of Student's distribution lie below it.  The paper has this one too: of the five trials of its Twostage(8,1), which lie between 178,476 and
# 1,259,085 states with a mean of 755,151, no deviation can be so large that 1.96 standard errors are its 514,492.  From ten degrees on by the first
# terms of the expansion of Cornish and Fisher around the normal distribution's, good to three decimals.
function quantile(degrees,    z) {
    if (degrees < 10) return FEW[degrees]
    z = 1.959964
    return z + (z ^ 3 + z) / (4 * degrees) + (5 * z ^ 5 + 16 * z ^ 3 + 3 * z) / (96 * degrees ^ 2) \
        + (3 * z ^ 7 + 19 * z ^ 5 + 17 * z ^ 3 - 15 * z) / (384 * degrees ^ 3)
}

function of_metric(name, metric,    n, mean, variance) {
    n = found[name]
    if (n == 0) return "-" OFS "-" OFS "-" OFS "-" OFS "0.00" OFS "0.00" OFS "0.00"
    mean = sum[name, metric] / n
    variance = n > 1 ? (squares[name, metric] - n * mean * mean) / (n - 1) : 0
    return shown(least[name, metric]) OFS shown(mean) OFS shown(most[name, metric]) OFS \
        (n > 1 ? shown(quantile(n - 1) * sqrt((variance > 0 ? variance : 0) / n)) : "-") OFS \
        normalised(metric, least[name, metric]) OFS normalised(metric, mean) OFS normalised(metric, most[name, metric])
}

END {
    for (i = 1; i <= count; i++) {
        line = names[i] OFS runs[names[i]] OFS found[names[i]] + 0 OFS sprintf("%.2f", found[names[i]] / runs[names[i]])
        for (m = 1; m <= METRICS; m++) line = line OFS of_metric(names[i], m)
        print line
    }
}
