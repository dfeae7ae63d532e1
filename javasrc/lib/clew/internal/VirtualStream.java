package clew.internal;

/** A stream of zlib in a program under check: what it was made with, and all that was done with it since. */
final class VirtualStream {
    boolean inflates;
    int level;
    int strategy;
    int windowBits;

    /** What is in effect now, and stays so when the stream is reset. */
    int presentLevel;
    int presentStrategy;

    /** The last step; each knows the one before. */
    VirtualStreamStep last;

    /** A hash of all steps, by which the VM finds a stream of zlib that has come as far. */
    long hashLow;
    long hashHigh;
}
