package bench.sci;

/** A processor's request, or the response to it; at most one is under way. */
final class Packet {
    /**
     * To the memory: a line to write to; the list is empty again; is this still its head?
     * To the other processor: give me a copy, I am before you now; drop your copy; I leave the list after you.
     */
    static final int NONE = 0, CACHE = 1, RETURN = 2, ASK = 3, COPY = 4, PURGE = 5, LEAVE = 6;
    int request;
    boolean isResponse, isRefused, hasNext, hasPrevious, hasData;
    /** What the state of the line was there. */
    int state;

    boolean isToMemory() {
        return !isResponse && request >= CACHE && request <= ASK;
    }

    boolean isToCache() {
        return !isResponse && request >= COPY;
    }

    void ask(int newRequest) {
        take(new Packet());
        request = newRequest;
    }

    void clear() {
        take(new Packet());
    }

    void refuse(int lineState) {
        clear();
        isResponse = isRefused = true;
        state = lineState;
    }

    void grant(int lineState, boolean lineHasNext, boolean lineHasPrevious, boolean isWithData) {
        clear();
        isResponse = true;
        state = lineState;
        hasNext = lineHasNext;
        hasPrevious = lineHasPrevious;
        hasData = isWithData;
    }

    void take(Packet other) {
        request = other.request;
        isResponse = other.isResponse;
        isRefused = other.isRefused;
        state = other.state;
        hasNext = other.hasNext;
        hasPrevious = other.hasPrevious;
        hasData = other.hasData;
    }

    int code() {
        int flags = (isResponse ? 1 : 0) + (isRefused ? 2 : 0) + (hasNext ? 4 : 0) + (hasPrevious ? 8 : 0) + (hasData ? 16 : 0);
        return (request * 64 + state) * 32 + flags;
    }
}
