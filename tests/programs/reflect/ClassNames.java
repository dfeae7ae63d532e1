/** Names of classes in all their forms. */
public class ClassNames {
    static class Nested {
        class Inner {
        }

        interface Deep {
        }
    }

    enum Color {
        RED, GREEN {
        }
    }

    @interface Mark {
    }

    static void show(Class<?> type) {
        System.out.println(type + " | " + type.getName() + " | " + type.getSimpleName() + " | " + type.getCanonicalName() + " | "
                + type.getTypeName());
    }

    public static void main(String[] args) {
        class Local {
        }
        Object anonymous = new Object() {
        };
        class Local2 {
            Object made = new Runnable() {
                public void run() {
                }
            };
        }
        Class<?>[] types = {ClassNames.class, Nested.class, Nested.Inner.class, Nested.Deep.class, Color.class, Color.GREEN.getClass(),
            Mark.class, Local.class, anonymous.getClass(), new Local2().made.getClass(), int.class, void.class, boolean.class,
            int[].class, long[][].class, String[].class, Nested[][][].class, Local[].class, String.class, Object.class,
            java.util.Map.Entry.class, java.util.Map.Entry[].class, Runnable.class, Thread.State.class};
        for (Class<?> type : types) {
            show(type);
        }
        System.out.println(int[].class.getComponentType() + " " + String[][].class.getComponentType() + " " + String.class.getComponentType());
        System.out.println(ClassNames.class.getName() == ClassNames.class.getName());
    }
}
