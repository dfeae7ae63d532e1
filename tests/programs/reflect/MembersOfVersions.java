import java.lang.reflect.Method;
import java.util.Arrays;

/** Members of the library that came with some version of Java, in the version that runs; and what a lambda's class shows. */
public class MembersOfVersions {
    interface Two {
        int apply(int value);
    }

    static void find(Class<?> type, String name, Class<?>... parameters) {
        try {
            System.out.println(type.getMethod(name, parameters));
        } catch (NoSuchMethodException missing) {
            System.out.println(missing);
        }
    }

    static void show(Object lambda) {
        Class<?> type = lambda.getClass();
        for (Method method : type.getDeclaredMethods()) {
            System.out.println(method.getName() + Arrays.toString(method.getParameterTypes()) + " " + method.getModifiers());
        }
        System.out.println(type.getDeclaredFields().length + " fields, " + type.getDeclaredConstructors().length + " constructors");
    }

    public static void main(String[] arguments) throws Exception {
        find(String.class, "splitWithDelimiters", String.class, int.class);
        find(String.class, "indexOf", int.class, int.class, int.class);
        find(String.class, "isBlank");
        find(String.class, "length");
        find(StringBuilder.class, "repeat", int.class, int.class);
        find(StringBuilder.class, "isEmpty");
        find(java.util.List.class, "getFirst");
        find(java.util.List.class, "reversed");
        find(java.util.ArrayList.class, "removeLast");
        find(java.util.LinkedHashMap.class, "firstEntry");
        find(java.util.Collections.class, "newSequencedSetFromMap", java.util.Map.class);
        find(Thread.class, "ofVirtual");
        find(Thread.class, "isVirtual");
        find(Thread.class, "threadId");
        find(Thread.class, "interrupt");
        find(Math.class, "clamp", long.class, int.class, int.class);
        find(Math.class, "ceilDiv", int.class, int.class);
        find(Math.class, "sin", double.class);
        find(Character.class, "isEmoji", int.class);
        find(java.util.concurrent.Future.class, "resultNow");
        find(java.util.concurrent.ExecutorService.class, "close");
        find(java.util.Objects.class, "requireNonNullElse", Object.class, Object.class);
        System.out.println(Arrays.toString(java.util.List.class.getInterfaces()));
        System.out.println(Arrays.toString(java.util.Deque.class.getInterfaces()));
        System.out.println(Arrays.toString(java.util.SortedMap.class.getInterfaces()));
        System.out.println(Arrays.toString(java.util.LinkedHashSet.class.getInterfaces()));
        System.out.println(Arrays.toString(java.util.concurrent.ExecutorService.class.getInterfaces()));
        System.out.println(System.class.getField("out") + " " + (System.class.getField("out").get(null) == System.out));
        int captured = arguments.length;
        Two free = value -> value + 1, bound = value -> value + captured;
        show(free);
        show(bound);
        show((Runnable) MembersOfVersions::new);
    }
}
