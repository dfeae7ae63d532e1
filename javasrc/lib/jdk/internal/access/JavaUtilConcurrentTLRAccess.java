package jdk.internal.access;

/** How the adders of a newer JDK get at the probe of the current thread. */
public interface JavaUtilConcurrentTLRAccess {
    int nextSecondaryThreadLocalRandomSeed();

    int getThreadLocalRandomProbe();

    int advanceThreadLocalRandomProbe(int probe);
}
