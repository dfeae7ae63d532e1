// since: 17
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatFactory;

/** What lookups and combinators of method handles refuse, and how. */
public class LookupRefusals {
    interface Call {
        Object call() throws Throwable;
    }

    static class Initialized {
        static {
            System.out.println("initialized");
        }
    }

    private static void show(Call call) {
        try {
            System.out.println(call.call());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType toInt = MethodType.methodType(int.class);
        MethodHandle length = lookup.findVirtual(String.class, "length", toInt);
        show(() -> lookup.ensureInitialized(int.class));
        show(() -> lookup.ensureInitialized(int[].class));
        show(() -> lookup.ensureInitialized(Initialized.class));
        show(() -> MethodHandles.classData(lookup, "x", Object.class));
        show(() -> MethodHandles.classData(lookup, "_", Object.class));
        show(() -> lookup.findStatic(LookupRefusals.class, "<clinit>", MethodType.methodType(void.class)));
        show(() -> lookup.findVirtual(String.class, null, toInt));
        show(() -> lookup.findVirtual(String.class, "length", null));
        show(() -> lookup.findGetter(LookupRefusals.class, null, int.class));
        show(() -> lookup.findStaticSetter(null, "a", int.class));
        show(() -> lookup.unreflectGetter(null));
        show(() -> lookup.in(null));
        show(() -> MethodHandles.arrayElementGetter(String.class));
        show(() -> MethodHandles.arrayLength(int.class));
        show(() -> MethodHandles.arrayConstructor(String.class));
        show(() -> MethodHandles.byteArrayViewVarHandle(int[].class, null));
        show(() -> MethodHandles.identity(null));
        show(() -> MethodHandles.guardWithTest(null, null, null));
        show(() -> MethodHandles.permuteArguments(length, MethodType.methodType(int.class, String.class), 0, 0));
        show(() -> MethodHandles.foldArguments(length, length));
        show(() -> StringConcatFactory.makeConcat(lookup, "a", MethodType.methodType(int.class, String.class)));
        show(() -> StringConcatFactory.makeConcat(lookup, "a", MethodType.methodType(CharSequence.class, String.class)).getTarget().invoke("x"));
        show(() -> StringConcatFactory.makeConcatWithConstants(lookup, "a", MethodType.methodType(String.class, int.class), ""));
    }
}
