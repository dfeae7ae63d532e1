/* bench.Counter: THREADS threads, each K unprotected increments; a step per shared access, as in clew. */
byte count;
proctype Adder() {
    byte i, seen;
    do
    :: atomic { i < K -> seen = count }
       atomic { count = seen + 1; i++ }
    :: i >= K -> break
    od
}
init { byte t; atomic { do :: t < THREADS -> run Adder(); t++ :: else -> break od } }
