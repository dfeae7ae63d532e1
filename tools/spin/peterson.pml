/* bench.PetersonRounds K: two threads, K rounds each, a step per access to a shared variable, as in clew.  What belongs to no other thread
 * is part of the step before, what is no longer needed is 0.  A thread's end is a step too: it takes its own monitor to tell those who
 * join it. */
bool wants[2], ended[2];
byte turn;
short work;

active [2] proctype Process() {
    short i, next;
end:
    do
    :: d_step { i < K -> wants[_pid] = true }
       turn = 1 - _pid;
       do
       :: !wants[1 - _pid] -> break
       :: else -> if :: turn == _pid -> break :: else fi
       od;
       next = work + 1;
       d_step { work = next; next = 0 }
       d_step { wants[_pid] = false; i++ }
    :: d_step { i == K -> i++; ended[_pid] = true }
    od
}
