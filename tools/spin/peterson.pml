/* Peterson's protocol for two threads, K rounds each, with a counter inside: a step per shared access. */
bool wants[2];
byte turn, inside, work;
proctype Process(byte me) {
    byte i, seen;
    do
    :: i < K ->
       wants[me] = true;
       turn = 1 - me;
       do
       :: !wants[1 - me] -> break
       :: else -> if :: turn == me -> break :: else fi
       od;
       seen = work;
       work = seen + 1;
       atomic { wants[me] = false; i++ }
    :: i >= K -> break
    od
}
init { atomic { run Process(0); run Process(1) } }
