package bench;

import clew.Verify;

/**
 * A buffer that is filled and emptied by choice and asserts that it never gets full: a goal for a heuristic that measures how much
 * room is left (Groce and Visser, figure 6).
 * Arguments: capacity.
 */
public final class BufferExample {
    static final class Buffer {
        final int capacity;
        int current;

        Buffer(int capacity) {
            this.capacity = capacity;
        }
    }

    static Buffer buffer;

    public static void main(String[] arguments) {
        buffer = new Buffer(Arguments.number(arguments, 0, 10));
        while (true) {
            if (Verify.randomBool())
                buffer.current++;
            else if (buffer.current > 0)
                buffer.current--;
            assert buffer.current < buffer.capacity : "the buffer is full";
        }
    }
}
