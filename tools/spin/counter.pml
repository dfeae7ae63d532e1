/* bench.Counter THREADS K: a step per shared access, as in clew, whose choice points are before the read of the count, before its write, and
 * before a thread ends (it takes its own monitor to tell those who join it).  What belongs to no other thread is part of the step before,
 * what is no longer needed is 0, and nobody is born or dies, so that both count the same states but for a few: where only one thread can
 * move, clew stores no state. */
byte count;
bool ended[THREADS];

active [THREADS] proctype Adder() {
    byte i, next;
end:
    do
    :: d_step { i < K -> next = count + 1 }
       d_step { count = next; next = 0; i++ }
    :: d_step { i == K -> i++; ended[_pid] = true }
    od
}

/* Joins one after the other: waits once for each that has not ended when it asks. */
active proctype Main() {
    byte t;
end:
    do
    :: d_step { t < THREADS && ended[t] -> t++ }
    :: t < THREADS && !ended[t] ->
       d_step { ended[t] -> t++ }
    od
}
