package bench.sci;

/** The one line of memory: at home, or gone to the processors of a list, whose head it knows. */
final class Memory {
    static final int HOME = 0, GONE = 2;
    int state;
    /** The processor's number; 0 while the line is at home. */
    int head;

    /** A line is given to all but the head of its list; all else is for the head alone. */
    void answer(Packet packet, int from) {
        int request = packet.request, old = state;
        boolean isHead = state == GONE && head == from;
        if (isHead == (request == Packet.CACHE)) {
            packet.refuse(old);
            return;
        }
        if (request != Packet.ASK) {
            state = request == Packet.CACHE ? GONE : HOME;
            head = request == Packet.CACHE ? from : 0;
        }
        packet.grant(old, old == GONE, false, old == HOME);
    }
}
