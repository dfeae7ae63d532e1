package jdk.internal.access;

import java.util.concurrent.ForkJoinPool;

/** How the file system of a newer JDK tells a pool that one of its threads is going to block. */
public interface JavaUtilConcurrentFJPAccess {
    long beginCompensatedBlock(ForkJoinPool pool);

    void endCompensatedBlock(ForkJoinPool pool, long token);
}
