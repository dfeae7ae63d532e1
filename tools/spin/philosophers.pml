/* bench.DiningPhil N fixed: a step per lock taken; giving locks back and going round again belongs to the step before. */
bool taken[N];
proctype Philosopher(byte first, second) {
    do
    :: atomic { !taken[first] -> taken[first] = true }
       atomic { !taken[second] -> taken[first] = false }
    od
}
init { byte p; atomic { do :: p < N - 1 -> run Philosopher(p, p + 1); p++ :: else -> break od; run Philosopher(0, N - 1) } }
