package java.lang;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** What Thread.ofPlatform and Thread.ofVirtual return. */
final class ThreadBuilders {
    private ThreadBuilders() {
    }

    /** The properties that both kinds have. A name may end in a number that counts up. */
    private abstract static class Base<B> implements ThreadFactory, Cloneable {
        String prefix;
        long counter = -1;
        boolean inherit = true;
        Thread.UncaughtExceptionHandler handler;

        @SuppressWarnings("unchecked")
        private B self() {
            return (B) this;
        }

        public B name(String name) {
            prefix = Objects.requireNonNull(name);
            counter = -1;
            return self();
        }

        public B name(String newPrefix, long start) {
            if (start < 0) {
                throw new IllegalArgumentException("'start' is negative");
            }
            prefix = Objects.requireNonNull(newPrefix);
            counter = start;
            return self();
        }

        public B inheritInheritableThreadLocals(boolean on) {
            inherit = on;
            return self();
        }

        public B uncaughtExceptionHandler(Thread.UncaughtExceptionHandler newHandler) {
            handler = Objects.requireNonNull(newHandler);
            return self();
        }

        final String nextName() {
            return counter < 0 ? prefix : prefix + counter++;
        }

        public Thread unstarted(Runnable task) {
            Thread thread = make(Objects.requireNonNull(task));
            if (handler != null) {
                thread.setUncaughtExceptionHandler(handler);
            }
            return thread;
        }

        abstract Thread make(Runnable task);

        public Thread start(Runnable task) {
            Thread thread = unstarted(task);
            thread.start();
            return thread;
        }

        /** A copy: later changes of the builder do not reach its factories. */
        public ThreadFactory factory() {
            try {
                return (ThreadFactory) clone();
            } catch (CloneNotSupportedException impossible) {
                throw new InternalError(impossible);
            }
        }

        @Override
        public synchronized Thread newThread(Runnable task) {
            return unstarted(task);
        }
    }

    /** Makes ordinary threads. */
    static final class Platform extends Base<Thread.Builder.OfPlatform> implements Thread.Builder.OfPlatform {
        private ThreadGroup group;
        private Boolean daemon;
        private int priority;

        @Override
        public Thread.Builder.OfPlatform group(ThreadGroup newGroup) {
            group = Objects.requireNonNull(newGroup);
            return this;
        }

        @Override
        public Thread.Builder.OfPlatform daemon(boolean on) {
            daemon = on;
            return this;
        }

        @Override
        public Thread.Builder.OfPlatform priority(int newPriority) {
            if (newPriority < Thread.MIN_PRIORITY || newPriority > Thread.MAX_PRIORITY) {
                throw new IllegalArgumentException();
            }
            priority = newPriority;
            return this;
        }

        @Override
        public Thread.Builder.OfPlatform stackSize(long stackSize) {
            if (stackSize < 0) {
                throw new IllegalArgumentException();
            }
            return this;
        }

        @Override
        Thread make(Runnable task) {
            Thread thread = new Thread(group, task, nextName(), 0, inherit);
            if (daemon != null) {
                thread.setDaemon(daemon);
            }
            if (priority != 0) {
                thread.setPriority(priority);
            }
            return thread;
        }
    }

    /** Makes virtual threads. */
    static final class Virtual extends Base<Thread.Builder.OfVirtual> implements Thread.Builder.OfVirtual {
        @Override
        Thread make(Runnable task) {
            String name = nextName();
            return new VirtualThread(name == null ? "" : name, task, inherit);
        }
    }
}
