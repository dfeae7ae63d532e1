// since: 9
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/** Method handles of methods, constructors and fields. */
public class HandleLookups {
    static class Base {
        String who() {
            return "base";
        }
    }

    static class Thing extends Base implements Comparable<Thing> {
        private int number = 5;
        static String shared = "shared";
        final long fixed = 8;

        Thing() {
        }

        private Thing(int number) {
            this.number = number;
        }

        @Override
        String who() {
            return "thing";
        }

        private int add(int x, long y) {
            return (int) (number + x + y);
        }

        static double half(double x) {
            return x / 2;
        }

        public int compareTo(Thing other) {
            return number - other.number;
        }

        MethodHandle above() throws Exception {
            return MethodHandles.lookup().findSpecial(Base.class, "who", MethodType.methodType(String.class), Thing.class);
        }

        static void fail() throws Exception {
            throw new Exception("failed");
        }
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            String text = e.toString();
            System.out.println((text.contains("@") ? text.substring(0, text.indexOf('@')) : text) + (e.getCause() == null ? "" : " / " + e.getCause().getClass()));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Thing thing = new Thing();
        MethodHandle who = lookup.findVirtual(Base.class, "who", MethodType.methodType(String.class));
        MethodHandle add = lookup.findVirtual(Thing.class, "add", MethodType.methodType(int.class, int.class, long.class));
        MethodHandle half = lookup.findStatic(Thing.class, "half", MethodType.methodType(double.class, double.class));
        MethodHandle make = lookup.findConstructor(Thing.class, MethodType.methodType(void.class, int.class));
        MethodHandle get = lookup.findGetter(Thing.class, "number", int.class);
        MethodHandle set = lookup.findSetter(Thing.class, "number", int.class);
        MethodHandle getShared = lookup.findStaticGetter(Thing.class, "shared", String.class);
        MethodHandle setShared = lookup.findStaticSetter(Thing.class, "shared", String.class);
        MethodHandle compare = lookup.findVirtual(Comparable.class, "compareTo", MethodType.methodType(int.class, Object.class));
        System.out.println((String) who.invokeExact((Base) thing) + " " + (int) add.invokeExact(thing, 1, 2L) + " " + (double) half.invokeExact(5.0));
        Thing made = (Thing) make.invokeExact(9);
        set.invokeExact(made, 11);
        System.out.println((int) get.invokeExact(made) + " " + (int) compare.invoke(thing, made));
        setShared.invokeExact("changed");
        System.out.println((String) getShared.invokeExact() + " " + (String) thing.above().invoke(thing));
        System.out.println(who + " " + add + " " + half + " " + make + " " + get + " " + set + " " + getShared + " " + setShared + " " + compare);
        List<Object> list = new ArrayList<>();
        MethodHandle append = lookup.findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class)).bindTo(list);
        System.out.println((boolean) append.invoke((Object) "x") + " " + append.invoke(5) + " " + list + " " + append.type());
        attempt(() -> lookup.findStatic(Thing.class, "none", MethodType.methodType(void.class)));
        attempt(() -> lookup.findVirtual(Thing.class, "half", MethodType.methodType(double.class, double.class)));
        attempt(() -> lookup.findStatic(Thing.class, "who", MethodType.methodType(String.class)));
        attempt(() -> lookup.findConstructor(Thing.class, MethodType.methodType(void.class, String.class)));
        attempt(() -> lookup.findGetter(Thing.class, "none", int.class));
        attempt(() -> lookup.findGetter(Thing.class, "number", long.class));
        attempt(() -> lookup.findSetter(Thing.class, "fixed", long.class));
        attempt(() -> lookup.findGetter(Thing.class, "shared", String.class));
        attempt(() -> lookup.findStatic(Thing.class, "fail", MethodType.methodType(void.class)).invoke());
        attempt(() -> who.invoke((Base) null));
        attempt(() -> get.invoke((Thing) null));
        attempt(() -> who.bindTo("text"));
        attempt(() -> lookup.unreflect(Thing.class.getDeclaredMethod("add", int.class, long.class)).invoke(thing, 2, 3));
        attempt(() -> lookup.unreflectConstructor(Thing.class.getDeclaredConstructor()).invoke().getClass());
        attempt(() -> lookup.unreflectGetter(Thing.class.getDeclaredField("number")).invoke(thing));
        attempt(() -> lookup.revealDirect(add));
        attempt(() -> lookup.revealDirect(half).getName() + lookup.revealDirect(get).getReferenceKind() + lookup.revealDirect(make).getDeclaringClass());
        attempt(() -> lookup.bind("text", "length", MethodType.methodType(int.class)).invoke());
        attempt(() -> MethodHandles.publicLookup().findVirtual(String.class, "length", MethodType.methodType(int.class)).invoke("four"));
        attempt(() -> lookup.lookupClass() + " " + lookup + " " + lookup.lookupModes() + " " + MethodHandles.publicLookup());
        attempt(() -> lookup.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)).invokeWithArguments("a", "b"));
    }
}
