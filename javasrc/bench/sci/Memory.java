package bench.sci;

/** The one line of memory: at home, or gone to the processors of a list, whose head it knows. */
final class Memory {
    static final int HOME = 0, GONE = 2;
    int state;
    /** The processor's number; 0 while the line is at home. */
    int head;

    void answer(Packet request, int from) {
        int old = state;
        boolean isHead = state == GONE && head == from;
        switch (request.request) {
        case Packet.CACHE:
            if (isHead) {
                request.refuse(old);
                return;
            }
            state = GONE;
            head = from;
            break;
        case Packet.RETURN:
            if (isHead) {
                state = HOME;
                head = 0;
            }
            break;
        default:
        }
        if (request.request == Packet.CACHE || isHead)
            request.grant(old, old == GONE, false, old == HOME);
        else
            request.refuse(old);
    }
}
