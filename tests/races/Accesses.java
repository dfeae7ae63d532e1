import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.zip.CRC32;

/**
 * Two threads access the same memory, and nothing orders them: tests/races/accesses has the cases, and whether there is a race. Through handles
 * and atomic classes an access has a mode; buffers outside of the heap are accessed byte by byte.
 */
public class Accesses {
    interface Body {
        void run() throws Exception;
    }

    int field;
    volatile int guarded;
    static int common;
    private static final Accesses INSTANCE = new Accesses();
    private static final int[] ELEMENTS = new int[2];
    private static final byte[] BYTES = new byte[8];
    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static final AtomicIntegerArray NUMBERS = new AtomicIntegerArray(2);
    private static final VarHandle FIELD, GUARDED, COMMON, ELEMENT = MethodHandles.arrayElementVarHandle(int[].class),
            VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            FIELD = lookup.findVarHandle(Accesses.class, "field", int.class);
            GUARDED = lookup.findVarHandle(Accesses.class, "guarded", int.class);
            COMMON = lookup.findStaticVarHandle(Accesses.class, "common", int.class);
        } catch (ReflectiveOperationException exception) {
            throw new ExceptionInInitializerError(exception);
        }
    }

    static void start(Body body) {
        new Thread(() -> {
            try {
                body.run();
            } catch (Exception exception) {
                throw new IllegalStateException(exception);
            }
        }).start();
    }

    /** An access to a variable that is 0 at first: get, set and all the others, by their names. */
    static Body access(String what, String mode) {
        return switch (what) {
            case "field" -> of(FIELD, mode, INSTANCE);
            case "volatile" -> of(GUARDED, mode, INSTANCE);
            case "static" -> ofStatic(mode);
            case "element" -> ofElement(mode);
            case "view" -> ofView(mode);
            case "atomic" -> ofAtomic(mode);
            case "given" -> ofGiven(mode);
            default -> throw new IllegalArgumentException(what);
        };
    }

    static Body of(VarHandle h, String mode, Accesses o) {
        return switch (mode) {
            case "read" -> h == FIELD ? () -> { int seen = o.field; } : () -> { int seen = o.guarded; };
            case "write" -> h == FIELD ? () -> o.field = 1 : () -> o.guarded = 1;
            case "get" -> () -> { int seen = (int) h.get(o); };
            case "getOpaque" -> () -> { int seen = (int) h.getOpaque(o); };
            case "getAcquire" -> () -> { int seen = (int) h.getAcquire(o); };
            case "getVolatile" -> () -> { int seen = (int) h.getVolatile(o); };
            case "set" -> () -> h.set(o, 1);
            case "setOpaque" -> () -> h.setOpaque(o, 1);
            case "setRelease" -> () -> h.setRelease(o, 1);
            case "setVolatile" -> () -> h.setVolatile(o, 1);
            case "compareAndSet" -> () -> h.compareAndSet(o, 0, 1);
            case "weakCompareAndSet" -> () -> h.weakCompareAndSet(o, 0, 1);
            case "weakCompareAndSetPlain" -> () -> h.weakCompareAndSetPlain(o, 0, 1);
            case "weakCompareAndSetAcquire" -> () -> h.weakCompareAndSetAcquire(o, 0, 1);
            case "weakCompareAndSetRelease" -> () -> h.weakCompareAndSetRelease(o, 0, 1);
            case "compareAndExchange" -> () -> { int seen = (int) h.compareAndExchange(o, 0, 1); };
            case "compareAndExchangeAcquire" -> () -> { int seen = (int) h.compareAndExchangeAcquire(o, 0, 1); };
            case "compareAndExchangeRelease" -> () -> { int seen = (int) h.compareAndExchangeRelease(o, 0, 1); };
            case "getAndSet" -> () -> { int seen = (int) h.getAndSet(o, 1); };
            case "getAndAdd" -> () -> { int seen = (int) h.getAndAdd(o, 1); };
            case "getAndBitwiseOr" -> () -> { int seen = (int) h.getAndBitwiseOr(o, 1); };
            case "getAndSetAcquire" -> () -> { int seen = (int) h.getAndSetAcquire(o, 1); };
            case "getAndAddRelease" -> () -> { int seen = (int) h.getAndAddRelease(o, 1); };
            case "failsToSet" -> () -> h.compareAndSet(o, 7, 1);
            case "failsToSetPlain" -> () -> h.weakCompareAndSetPlain(o, 7, 1);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    static Body ofStatic(String mode) {
        return switch (mode) {
            case "read" -> () -> { int seen = common; };
            case "write" -> () -> common = 1;
            case "getOpaque" -> () -> { int seen = (int) COMMON.getOpaque(); };
            case "getVolatile" -> () -> { int seen = (int) COMMON.getVolatile(); };
            case "set" -> () -> COMMON.set(1);
            case "setOpaque" -> () -> COMMON.setOpaque(1);
            case "setVolatile" -> () -> COMMON.setVolatile(1);
            case "weakCompareAndSetPlain" -> () -> COMMON.weakCompareAndSetPlain(0, 1);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    static Body ofElement(String mode) {
        return switch (mode) {
            case "read" -> () -> { int seen = ELEMENTS[0]; };
            case "write" -> () -> ELEMENTS[0] = 1;
            case "writeOther" -> () -> ELEMENTS[1] = 1;
            case "getOpaque" -> () -> { int seen = (int) ELEMENT.getOpaque(ELEMENTS, 0); };
            case "getVolatile" -> () -> { int seen = (int) ELEMENT.getVolatile(ELEMENTS, 0); };
            case "set" -> () -> ELEMENT.set(ELEMENTS, 0, 1);
            case "setOpaque" -> () -> ELEMENT.setOpaque(ELEMENTS, 0, 1);
            case "setVolatile" -> () -> ELEMENT.setVolatile(ELEMENTS, 0, 1);
            case "weakCompareAndSetPlain" -> () -> ELEMENT.weakCompareAndSetPlain(ELEMENTS, 0, 0, 1);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    static Body ofView(String mode) {
        return switch (mode) {
            case "read" -> () -> { int seen = BYTES[3]; };
            case "write" -> () -> BYTES[3] = 1;
            case "writeOther" -> () -> BYTES[4] = 1;
            case "getOpaque" -> () -> { int seen = (int) VIEW.getOpaque(BYTES, 0); };
            case "set" -> () -> VIEW.set(BYTES, 0, 1);
            case "setVolatile" -> () -> VIEW.setVolatile(BYTES, 0, 1);
            case "weakCompareAndSetPlain" -> () -> VIEW.weakCompareAndSetPlain(BYTES, 0, 0, 1);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    static Body ofAtomic(String mode) {
        return switch (mode) {
            case "get" -> () -> NUMBER.get();
            case "set" -> () -> NUMBER.set(1);
            case "getPlain" -> () -> NUMBER.getPlain();
            case "setPlain" -> () -> NUMBER.setPlain(1);
            case "getOpaque" -> () -> NUMBER.getOpaque();
            case "setOpaque" -> () -> NUMBER.setOpaque(1);
            case "lazySet" -> () -> NUMBER.lazySet(1);
            case "weakCompareAndSetPlain" -> () -> NUMBER.weakCompareAndSetPlain(0, 1);
            case "incrementAndGet" -> () -> NUMBER.incrementAndGet();
            case "elementGetPlain" -> () -> NUMBERS.getPlain(0);
            case "elementSetPlain" -> () -> NUMBERS.setPlain(0, 1);
            case "elementSet" -> () -> NUMBERS.set(0, 1);
            case "elementSetOther" -> () -> NUMBERS.setPlain(1, 1);
            case "elementWeakPlain" -> () -> NUMBERS.weakCompareAndSetPlain(0, 0, 1);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    private static final Object[] GIVEN = {"a", "b"};
    private static final int[] STAMPS = {0};
    private static final boolean[] MARKS = {false};
    private static final CompletableFuture<?>[] FUTURES = {CompletableFuture.completedFuture(1)};

    /** What java.util.concurrent does to an array that it was given. */
    static Body ofGiven(String mode) {
        Collection<Object> elements = List.of("c");
        return switch (mode) {
            case "read" -> () -> { Object seen = GIVEN[0]; };
            case "write" -> () -> GIVEN[0] = "d";
            case "readBehind" -> () -> { Object seen = GIVEN[1]; };
            case "queue" -> () -> new LinkedBlockingQueue<>(elements).toArray(GIVEN);
            case "linked" -> () -> new ConcurrentLinkedQueue<>(elements).toArray(GIVEN);
            case "transfers" -> () -> new LinkedTransferQueue<>(elements).toArray(GIVEN);
            case "heap" -> () -> new PriorityBlockingQueue<>(elements).toArray(GIVEN);
            case "synchronous" -> () -> new SynchronousQueue<>().toArray(GIVEN);
            case "list" -> () -> new CopyOnWriteArrayList<>(elements).toArray(GIVEN);
            case "skipList" -> () -> new ConcurrentSkipListSet<>(elements).toArray(GIVEN);
            case "map" -> () -> new ConcurrentHashMap<>(Map.of("c", "c")).keySet().toArray(GIVEN);
            case "newList" -> () -> new CopyOnWriteArrayList<>(GIVEN);
            case "newAtomic" -> () -> new AtomicReferenceArray<>(GIVEN);
            case "readStamp" -> () -> { int seen = STAMPS[0]; };
            case "writeStamp" -> () -> STAMPS[0] = 1;
            case "stamped" -> () -> new AtomicStampedReference<>("a", 1).get(STAMPS);
            case "newNumbers" -> () -> new AtomicIntegerArray(STAMPS);
            case "readMark" -> () -> { boolean seen = MARKS[0]; };
            case "marked" -> () -> new AtomicMarkableReference<>("a", true).get(MARKS);
            case "writeFuture" -> () -> FUTURES[0] = CompletableFuture.completedFuture(2);
            case "allOf" -> () -> CompletableFuture.allOf(FUTURES);
            case "anyOf" -> () -> CompletableFuture.anyOf(FUTURES);
            default -> throw new IllegalArgumentException(mode);
        };
    }

    /** Memory outside of the heap: bytes 0 to 7, and one thread's access to it. */
    static Body ofBuffer(ByteBuffer b, String mode) {
        VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
        ByteBuffer slice = b.slice(4, 4), copy = b.duplicate();
        return switch (mode) {
            case "get3" -> () -> b.get(3);
            case "get4" -> () -> b.get(4);
            case "put3" -> () -> b.put(3, (byte) 1);
            case "put4" -> () -> b.put(4, (byte) 1);
            case "putInt0" -> () -> b.putInt(0, 1);
            case "putInt4" -> () -> b.putInt(4, 1);
            case "putLong" -> () -> b.putLong(0, 1);
            case "getLong" -> () -> b.getLong(0);
            case "putChar2" -> () -> copy.putChar(2, 'a');
            case "sliceGet" -> () -> slice.get(0);
            case "slicePut" -> () -> slice.put(0, (byte) 1);
            case "putArray" -> () -> copy.put(0, new byte[4]);
            case "getArray" -> () -> copy.get(0, new byte[4]);
            case "putBuffer" -> () -> copy.put(0, ByteBuffer.allocate(4), 0, 4);
            case "compact" -> () -> {
                ByteBuffer other = b.duplicate();
                other.position(4);
                other.compact();
            };
            case "checksum" -> () -> new CRC32().update(b.duplicate().limit(4));
            case "ints" -> () -> b.duplicate().asIntBuffer().put(0, 1);
            case "viewGetOpaque" -> () -> { int seen = (int) view.getOpaque(b, 0); };
            case "viewSetVolatile" -> () -> view.setVolatile(b, 0, 1);
            case "viewSet" -> () -> view.set(b, 0, 1);
            case "viewWeakPlain" -> () -> view.weakCompareAndSetPlain(b, 0, 0, 1);
            case "writeFile" -> () -> {
                try (FileChannel channel = FileChannel.open(Path.of("/tmp/out"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                    channel.write(b.duplicate().limit(4));
                }
            };
            default -> throw new IllegalArgumentException(mode);
        };
    }

    static MappedByteBuffer map() throws IOException {
        Path file = Path.of("/tmp/mapped");
        Files.write(file, new byte[8]);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, 8);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Body one, other;
        if (arguments[0].equals("direct") || arguments[0].equals("mapped")) {
            ByteBuffer buffer = arguments[0].equals("direct") ? ByteBuffer.allocateDirect(8) : map();
            one = ofBuffer(buffer, arguments[1]);
            other = ofBuffer(buffer, arguments[2]);
        } else {
            one = access(arguments[0], arguments[1]);
            other = access(arguments[0], arguments[2]);
        }
        start(one);
        start(other);
    }
}
