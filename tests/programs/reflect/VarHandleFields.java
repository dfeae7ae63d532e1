// since: 9
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** VarHandles of fields, in all access modes. */
public class VarHandleFields {
    boolean z;
    byte b;
    char c = 'a';
    short s;
    int i;
    long j;
    float f;
    double d;
    String text = "first";
    final int fixed = 5;
    static long shared;
    static String name = "static";

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    static VarHandle find(String field, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleFields.class, field, type);
    }

    public static void main(String[] args) throws Exception {
        VarHandleFields o = new VarHandleFields();
        VarHandle z = find("z", boolean.class), b = find("b", byte.class), c = find("c", char.class), s = find("s", short.class), i = find("i", int.class),
                j = find("j", long.class), f = find("f", float.class), d = find("d", double.class), text = find("text", String.class), fixed = find("fixed", int.class);
        VarHandle shared = MethodHandles.lookup().findStaticVarHandle(VarHandleFields.class, "shared", long.class);
        i.set(o, 1);
        i.setVolatile(o, (int) i.get(o) + 1);
        i.setOpaque(o, (int) i.getVolatile(o) + 1);
        i.setRelease(o, (int) i.getOpaque(o) + 1);
        System.out.println((int) i.getAcquire(o));
        System.out.println(i.compareAndSet(o, 4, 5) + " " + i.compareAndSet(o, 4, 6) + " " + i.weakCompareAndSet(o, 5, 7) + " " + i.weakCompareAndSetPlain(o, 1, 2) + " " + o.i);
        System.out.println((int) i.compareAndExchange(o, 7, 8) + " " + (int) i.compareAndExchangeAcquire(o, 7, 9) + " " + (int) i.compareAndExchangeRelease(o, 8, 10) + " " + o.i);
        System.out.println((int) i.getAndSet(o, 11) + " " + (int) i.getAndAdd(o, -1) + " " + (int) i.getAndAddAcquire(o, 5) + " " + o.i);
        System.out.println((int) i.getAndBitwiseOr(o, 16) + " " + (int) i.getAndBitwiseAnd(o, 30) + " " + (int) i.getAndBitwiseXor(o, 6) + " " + o.i);
        System.out.println((byte) b.getAndAdd(o, (byte) 127) + " " + (byte) b.getAndAdd(o, (byte) 3) + " " + o.b + " " + (char) c.getAndAdd(o, (char) 2) + o.c + " " + (short) s.getAndAdd(o, (short) -1) + o.s);
        System.out.println((long) j.getAndAdd(o, 1L << 40) + " " + o.j + " " + (float) f.getAndAdd(o, 1.5f) + o.f + " " + (double) d.getAndAdd(o, 2.5) + o.d);
        System.out.println((boolean) z.getAndBitwiseOr(o, true) + " " + o.z + " " + z.compareAndSet(o, true, false) + (boolean) z.getAndSet(o, true) + o.z);
        System.out.println((String) text.getAndSet(o, "second") + " " + text.compareAndSet(o, "second", "third") + " " + text.compareAndSet(o, new String("third"), "fourth") + " " + o.text);
        System.out.println((long) shared.getAndAdd(5L) + " " + (long) shared.get() + " " + shared.compareAndSet(5L, 6L) + " " + shared);
        j.set(o, 5);
        System.out.println((long) j.get(o) + " " + (Object) i.get(o) + " " + (double) j.get(o) + " " + (int) fixed.get(o) + " " + d.compareAndSet(o, 2.5, Double.NaN) + d.compareAndSet(o, Double.NaN, 1.0));
        i.getAndAdd(o, 100);
        System.out.println(o.i + " " + i.varType() + " " + i.coordinateTypes() + " " + shared.coordinateTypes() + " " + i + " "
                + i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " " + i.accessModeType(VarHandle.AccessMode.SET));
        System.out.println(fixed.isAccessModeSupported(VarHandle.AccessMode.SET) + " " + text.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + f.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR)
                + " " + VarHandle.AccessMode.valueFromMethodName("getAndSet") + " " + VarHandle.AccessMode.values().length);
        attempt(() -> {
            fixed.set(o, 1);
            return "set";
        });
        attempt(() -> (String) text.getAndAdd(o, "x"));
        attempt(() -> {
            i.set(o, "text");
            return "set";
        });
        attempt(() -> {
            i.set(o, 5L);
            return "set";
        });
        attempt(() -> (int) i.get((VarHandleFields) null));
        attempt(() -> (int) i.get("other"));
        attempt(() -> (int) i.get((Object) "other"));
        attempt(() -> (int) i.get(o, 5));
        attempt(() -> (String) i.get(o));
        attempt(() -> find("none", int.class));
        attempt(() -> find("i", long.class));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        try {
            System.out.println((int) i.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invoke(o, 1) + " " + o.i);
        } catch (Throwable e) {
            System.out.println(e);
        }
    }
}
