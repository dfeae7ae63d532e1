import java.util.concurrent.Callable;

/**
 * Classes that were compiled with others than there are at run time: the suite takes the Absent ones away, and puts those of
 * changed/ in the place of others. What java throws, and where, the program can catch.
 */
public class Linkage {
    static void show(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Throwable thrown) {
            System.out.println(name + " throws " + thrown + (thrown.getCause() == null ? "" : " because of " + thrown.getCause()));
        }
    }

    static native int missing(int number, String text);

    native long[] missingToo();

    public static void main(String[] arguments) throws Exception {
        show("a class whose superclass is absent, by name", () -> Class.forName("BelowAbsent"));
        show("once more", () -> Class.forName("BelowAbsent"));
        show("the absent class itself, by name", () -> Class.forName("Absent"));
        show("an object of it", () -> MakesIt.make());
        show("a static method of it", () -> CallsIt.call());
        show("an object as its interface", () -> ReturnsIt.log());
        show("a call of an absent class's method", () -> UsesIt.use(null));
        show("an array of it", () -> MakesArray.array());
        show("instanceof", () -> Tests.is("x"));
        show("instanceof of null", () -> Tests.is(null));
        show("a cast", () -> Casts.cast("x"));
        show("a cast of null", () -> Casts.cast(null));
        show("a handler for it that is not needed", () -> Catches.catchNothing());
        show("a handler for it that is", () -> CatchesMore.catchSomething());
        show("a class literal", () -> Literal.literal());
        show("one of two subclasses", () -> Merges.merge(true));
        show("a field of its type", () -> new Holds().field);
        show("another method of a class that mentions it", () -> Holds.plain());
        show("methods by reflection", () -> Holds.class.getDeclaredMethods().length);
        show("fields by reflection", () -> Holds.class.getDeclaredFields().length);
        show("a class with one bad method: the good one", () -> Initializes.good());
        show("and again", () -> Initializes.good());
        show("javax without a library for it", () -> UsesServlet.use(null));
        show("a superclass that is final now", () -> new BelowFinal());
        show("a superclass that is an interface now", () -> new BelowInterface());
        show("an interface that is a class now", () -> new OfClass());
        show("a method that is final now", () -> new Overrides());
        show("once more", () -> new Overrides());
        show("a field that is gone", () -> Gone.field);
        show("a method that is gone", () -> Gone.method());
        show("a class that is abstract now", () -> new Abstract());
        show("a class below itself", () -> new Circle());
        show("a file with a class of another name", () -> new Misnamed());
        show("a file by name with a class of another name", () -> Class.forName("Misnamed"));
        show("an initializer that fails", () -> new Fails());
        show("once more", () -> new Fails());
        show("a native method without a library", () -> missing(1, ""));
        show("an instance's", () -> new Linkage().missingToo());
        show("by reflection", () -> Linkage.class.getDeclaredMethod("missing", int.class, String.class).invoke(null, 1, ""));
    }
}

interface Log {
    void log();
}

class Absent {
    void go() {
    }
}

class AbsentA extends Absent {
}

class AbsentB extends Absent {
}

class AbsentException extends RuntimeException {
}

class BelowAbsent extends Absent {
    static String hello() {
        return "hello";
    }
}

class LogBelowAbsent extends Absent implements Log {
    public void log() {
    }
}

class MakesIt {
    static Object make() {
        return new BelowAbsent();
    }
}

class CallsIt {
    static Object call() {
        return BelowAbsent.hello();
    }
}

class ReturnsIt {
    static Log log() {
        return new LogBelowAbsent();
    }
}

class UsesIt {
    static Object use(Absent absent) {
        absent.go();
        return null;
    }
}

class MakesArray {
    static Object array() {
        return new Absent[0];
    }
}

class Tests {
    static boolean is(Object object) {
        return object instanceof Absent;
    }
}

class Casts {
    static Object cast(Object object) {
        return (Absent) object;
    }
}

class Catches {
    static Object catchNothing() {
        try {
            return "nothing thrown";
        } catch (AbsentException thrown) {
            return "caught";
        }
    }
}

class CatchesMore {
    static Object catchSomething() {
        try {
            throw new IllegalStateException("thrown");
        } catch (AbsentException thrown) {
            return "caught";
        }
    }
}

class Literal {
    static Object literal() {
        return Absent.class;
    }
}

class Merges {
    static Absent merge(boolean first) {
        Absent result;
        if (first) {
            result = new AbsentA();
        } else {
            result = new AbsentB();
        }
        return result;
    }
}

class Holds {
    Absent field;

    Absent get() {
        return field;
    }

    void set(Absent value) {
        field = value;
    }

    static int plain() {
        return 17;
    }
}

class Initializes {
    static {
        System.out.println("never initialized");
    }

    static int good() {
        return 17;
    }

    static Absent bad(AbsentA value) {
        return value;
    }
}

class UsesServlet {
    static Object use(javax.servlet.Absent servlet) {
        return servlet == null ? javax.servlet.Absent.make() : null;
    }
}

class Final {
}

class BelowFinal extends Final {
}

class Interface {
}

class BelowInterface extends Interface {
}

interface NowClass {
}

class OfClass implements NowClass {
}

class Base {
    void method(int number) {
    }
}

class Overrides extends Base {
    void method(int number) {
    }
}

class Gone {
    static int field;

    static int method() {
        return 1;
    }
}

class Abstract {
}

class CircleAbove {
}

class Circle extends CircleAbove {
}

class Misnamed {
}

class Fails {
    static int value = 1 / Integer.parseInt("0");
}
