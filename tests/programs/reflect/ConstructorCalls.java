import java.lang.reflect.Constructor;
import java.util.Arrays;

/** Making objects by reflection. */
public class ConstructorCalls {
    static class Plain {
        final String made;

        Plain() {
            made = "nothing";
        }

        public Plain(int number, String... texts) {
            made = number + Arrays.toString(texts);
        }

        private Plain(long wide, double broad) {
            made = wide + " " + broad;
        }

        Plain(Object object) {
            if (object == null) {
                throw new IllegalStateException("no object");
            }
            made = object.toString();
        }
    }

    abstract static class Abstract {
    }

    enum Kind {
        ONE
    }

    class Inner {
        String outer() {
            return "inside " + ConstructorCalls.this.name;
        }
    }

    String name = "outer";

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            System.out.println(e + (e.getCause() == null ? "" : ", cause " + e.getCause()));
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        Constructor<?>[] constructors = Plain.class.getDeclaredConstructors();
        Arrays.sort(constructors, java.util.Comparator.comparing(Constructor::toString));
        for (Constructor<?> constructor : constructors) {
            System.out.println(constructor + " " + constructor.getParameterCount() + " " + constructor.isVarArgs() + " " + constructor.getName());
        }
        System.out.println(Arrays.toString(Plain.class.getConstructors()));
        attempt(() -> Plain.class.getDeclaredConstructor().newInstance().made);
        attempt(() -> Plain.class.getConstructor(int.class, String[].class).newInstance(4, new String[] {"a", "b"}).made);
        attempt(() -> Plain.class.getDeclaredConstructor(long.class, double.class).newInstance(4, 5f).made);
        attempt(() -> Plain.class.getDeclaredConstructor(Object.class).newInstance("object").made);
        attempt(() -> Plain.class.getDeclaredConstructor(Object.class).newInstance((Object) null).made);
        attempt(() -> Plain.class.getConstructor(Object.class));
        attempt(() -> Plain.class.getDeclaredConstructor(int.class));
        attempt(() -> Abstract.class.getDeclaredConstructor().newInstance());
        attempt(() -> Kind.class.getDeclaredConstructors()[0].newInstance("TWO", 1));
        attempt(() -> Plain.class.newInstance().made);
        attempt(() -> Abstract.class.newInstance());
        attempt(() -> Runnable.class.newInstance());
        attempt(() -> Integer.class.newInstance());
        attempt(() -> int[].class.getDeclaredConstructors().length);
        attempt(() -> Inner.class.getDeclaredConstructor(ConstructorCalls.class).newInstance(new ConstructorCalls()).outer());
        attempt(() -> String.class.getConstructor(char[].class).newInstance((Object) new char[] {'h', 'i'}));
        attempt(() -> new StringBuilder(StringBuilder.class.getConstructor(String.class).newInstance("abc")).reverse());
        attempt(() -> java.util.ArrayList.class.getConstructor(int.class).newInstance(3));
    }
}
