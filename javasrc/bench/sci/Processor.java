package bench.sci;

/** A processor, its one cache line, and how far its instruction has come: each waits for a response, goes on, and waits again. */
final class Processor {
    static final int IDLE = 0, STORE = 2, FLUSH = 3;
    /**
     * What is waited for: the memory's line; to be the head of the list; that the rest of it is purged; to leave it, and then begin; to give the
     * line back; another who has become the head, to copy the line; and then to leave the list.
     */
    private static final int LINE = 1, HEAD = 2, PURGE = 3, LEAVE_FIRST = 4, RETURN = 5, SPIN = 6, LEAVE_LAST = 7;
    int instruction, phase;
    /** Whether this phase came after another than usual: in LINE and HEAD after LEAVE_FIRST, else after SPIN. */
    boolean isAgain;
    final Line line = new Line();
    final Packet packet = new Packet();

    private void await(int newPhase, int request) {
        phase = newPhase;
        packet.ask(request);
    }

    private void end(int lineState) {
        line.become(lineState);
        instruction = IDLE;
        phase = 0;
        isAgain = false;
    }

    void begin(int newInstruction) {
        instruction = newInstruction;
        switch (line.state) {
        case Line.INVALID: fetch(); break;
        case Line.ONLY_DIRTY: use(); break;
        default:
            line.become(Line.TAIL_LEAVING);
            await(LEAVE_FIRST, Packet.LEAVE);
        }
    }

    private void fetch() {
        line.become(Line.PENDING);
        await(LINE, Packet.CACHE);
    }

    /** The line is this processor's alone. */
    private void use() {
        isAgain = false;
        if (instruction == STORE) {
            line.hasData = true;
            end(Line.ONLY_DIRTY);
        } else {
            line.become(Line.RETURNING);
            await(RETURN, Packet.RETURN);
        }
    }

    /** The line is this processor's, but others have old copies. */
    private void useFirst() {
        assert instruction == STORE : "the head of a list cannot be flushed without the option for dirty lists";
        isAgain = false;
        line.hasData = true;
        line.become(Line.HEAD_PURGING);
        await(PURGE, Packet.PURGE);
    }

    void goOn() {
        line.hasData = line.hasData || packet.hasData;
        boolean isRefused = packet.isRefused, isAtHome = packet.state == Memory.HOME;
        packet.clear();
        switch (phase) {
        case LINE: goOnWithLine(isRefused, isAtHome); break;
        case HEAD: goOnAsHead(isRefused); break;
        case PURGE: goOnPurged(isRefused); break;
        case LEAVE_FIRST: goOnWithoutList(isRefused); break;
        case RETURN: goOnReturned(isRefused, isAtHome); break;
        case SPIN: goOnSpinning(isRefused, isAtHome); break;
        default: goOnLeft(isRefused);
        }
    }

    private void goOnWithLine(boolean isRefused, boolean isAtHome) {
        assert !isRefused : "the memory refuses";
        if (isAtHome) {
            line.become(Line.ONLY_DIRTY);
            use();
        } else {
            line.hasNext = true;
            line.become(Line.QUEUED);
            await(HEAD, Packet.COPY);
        }
    }

    private void goOnAsHead(boolean isRefused) {
        if (isRefused)
            packet.ask(Packet.COPY);
        else
            useFirst();
    }

    private void goOnPurged(boolean isRefused) {
        if (isRefused)
            packet.ask(Packet.PURGE);
        else
            end(Line.ONLY_DIRTY);
    }

    private void goOnWithoutList(boolean isRefused) {
        if (isRefused && line.state == Line.TAIL_LEAVING) {
            packet.ask(Packet.LEAVE);
        } else {
            isAgain = true;
            fetch();
        }
    }

    private void goOnReturned(boolean isRefused, boolean isAtHome) {
        assert !isAtHome : "returned twice";
        if (isRefused) {
            line.become(Line.SPINNING);
            await(SPIN, Packet.ASK);
        } else {
            end(Line.INVALID);
        }
    }

    private void goOnSpinning(boolean isRefused, boolean isAtHome) {
        if (line.state == Line.PURGED) {
            end(Line.INVALID);
        } else if (line.state == Line.TAIL_LEAVING) {
            isAgain = false;
            await(LEAVE_LAST, Packet.LEAVE);
        } else {
            assert !isAtHome : "returned by another";
            isAgain = true;
            if (isRefused) {
                packet.ask(Packet.ASK);
            } else {
                line.become(Line.RETURNING);
                await(RETURN, Packet.RETURN);
            }
        }
    }

    private void goOnLeft(boolean isRefused) {
        if (isRefused && line.state == Line.TAIL_LEAVING)
            packet.ask(Packet.LEAVE);
        else
            end(Line.INVALID);
    }

    /** Answers another processor's request. */
    void answer(Packet request) {
        int state = line.state;
        boolean hasNext = line.hasNext, hasPrevious = line.hasPrevious, hasData = line.hasData && request.request == Packet.COPY;
        if (line.obeys(request.request))
            request.grant(state, hasNext, hasPrevious, hasData);
        else
            request.refuse(state);
    }

    void take(Processor other) {
        instruction = other.instruction;
        phase = other.phase;
        isAgain = other.isAgain;
        line.take(other.line);
        packet.take(other.packet);
    }

    /** A number that no other situation of a processor has. */
    long code() {
        return (((instruction * 8 + phase) * 2 + (isAgain ? 1 : 0)) * 512L + line.code()) * (1 << 15) + packet.code();
    }
}
