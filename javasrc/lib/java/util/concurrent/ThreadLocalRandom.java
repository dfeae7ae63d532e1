package java.util.concurrent;

import clew.internal.Chance;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.security.AccessControlContext;
import java.util.Random;
import jdk.internal.access.JavaUtilConcurrentTLRAccess;
import jdk.internal.access.SharedSecrets;

/** Random numbers for the current thread; the same ones in every run, from a seed that depends on the thread alone. */
public final class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;

    private static final ThreadLocal<ThreadLocalRandom> GENERATORS = ThreadLocal.withInitial(ThreadLocalRandom::new);

    private final boolean seeded;

    private ThreadLocalRandom() {
        super(Thread.currentThread().getId() * 0x9E3779B97F4A7C15L);
        seeded = true;
    }

    public static ThreadLocalRandom current() {
        Chance.noteRandom();
        return GENERATORS.get();
    }

    // --- for classes of the JDK in this package; a thread has a probe from the start

    static native int getProbe();

    static native int advanceProbe(int probe);

    static native int nextSecondarySeed();

    static native void eraseThreadLocals(Thread thread);

    static void localInit() {
    }

    static void setInheritedAccessControlContext(Thread thread, AccessControlContext context) {
    }

    @Override
    public void setSeed(long seed) {
        if (seeded) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }

    /** The same for other packages. */
    private static final class Access implements JavaUtilConcurrentTLRAccess {
        static {
            SharedSecrets.setJavaUtilConcurrentTLRAccess(new Access());
        }

        @Override
        public int nextSecondaryThreadLocalRandomSeed() {
            return nextSecondarySeed();
        }

        @Override
        public int getThreadLocalRandomProbe() {
            return getProbe();
        }

        @Override
        public int advanceThreadLocalRandomProbe(int probe) {
            return advanceProbe(probe);
        }
    }

    // --- serialization: a seed of no use, since the reader's thread has its own ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("initialized", boolean.class), new ObjectStreamField("rnd", long.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("initialized", true);
        out.writeFields();
    }

    private Object readResolve() { return current(); }
}
