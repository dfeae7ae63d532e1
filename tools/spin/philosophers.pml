/* bench.DiningPhil N fixed: a step per fork taken; giving both back and going round again belongs to taking the second, because only getting
 * a monitor is a choice point in clew.  A philosopher who has just begun is in a state of his own, and can move even when his first fork is
 * taken: he then comes to wait for it.  Both count the same states, 3^N - 3^(N-2) - 1 for N > 2. */
bool taken[N];

active [N] proctype Philosopher() {
    byte first = (_pid == N - 1 -> 0 : _pid);
    byte second = (_pid == N - 1 -> N - 1 : _pid + 1);
    if
    :: d_step { !taken[first] -> taken[first] = true }
    :: taken[first] -> goto thinking
    fi;
    do
    :: d_step { !taken[second] -> taken[first] = false }
thinking:
       if :: d_step { !taken[first] -> taken[first] = true } fi
    od
}
