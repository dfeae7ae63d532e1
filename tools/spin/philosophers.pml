/* bench.DiningPhil N fixed: a step per fork taken; giving both back and going round again belongs to taking the second, because only getting
 * a monitor is a choice point in clew.  The last philosopher begins with fork 0 as the first one does, all others may or may not hold their first
 * fork: 3 * 2^(N-2) states.  One of them clew passes without a stop, as all but one philosopher wait in it. */
bool taken[N];

active [N] proctype Philosopher() {
    byte first = (_pid == N - 1 -> 0 : _pid);
    byte second = (_pid == N - 1 -> N - 1 : _pid + 1);
    do
    :: d_step { !taken[first] -> taken[first] = true };
       d_step { !taken[second] -> taken[first] = false }
    od
}
