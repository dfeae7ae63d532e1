import java.util.Comparator;
import java.util.function.Function;

/** Bridge methods from generics and covariant returns, and the casts inside them. */
public class BridgeMethods {
    static abstract class Box<T> {
        abstract T get();
        void set(T t) { System.out.println("Box.set " + t); }
    }

    static class StringBox extends Box<String> {
        String value = "start";
        String get() { return value; }
        void set(String s) { value = s; System.out.println("StringBox.set " + s); }
    }

    static class Animal {
        Animal self() { return this; }
    }

    static class Dog extends Animal {
        Dog self() { return this; }
        String bark() { return "woof"; }
    }

    static class ByLength implements Comparator<String> {
        public int compare(String a, String b) { return a.length() - b.length(); }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Box<String> box = new StringBox();
        box.set("text");
        System.out.println(box.get());
        Box raw = box;
        try {
            raw.set(42);
        } catch (ClassCastException e) {
            System.out.println("bridge refuses");
        }
        Animal a = new Dog();
        System.out.println(a.self() == a);
        System.out.println(new Dog().self().bark());
        Comparator c = new ByLength();
        System.out.println(c.compare("aaa", "b"));
        try {
            c.compare("a", 1);
        } catch (ClassCastException e) {
            System.out.println("bridge refuses again");
        }
        Function<Object, Integer> f = new Function<Object, Integer>() {
            public Integer apply(Object o) { return o.hashCode(); }
        };
        System.out.println(f.apply("a") + f.andThen(x -> x + 1).apply("b"));
    }
}
