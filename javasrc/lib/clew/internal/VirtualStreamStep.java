package clew.internal;

/** One call of zlib. */
final class VirtualStreamStep {
    VirtualStreamStep before;
    int kind;
    int flush;
    int parameters;

    /** How many bytes of input there were, and those of them that were used. */
    int given;
    byte[] input;

    /** How much room there was for output. */
    int room;
}
