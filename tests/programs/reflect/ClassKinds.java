import java.lang.reflect.Modifier;

/** Predicates and modifiers of classes. */
public class ClassKinds {
    private static final class Hidden {
    }

    protected abstract static class Shown {
    }

    interface Face {
    }

    enum Plain {
        A
    }

    enum Rich {
        A {
        }
    }

    @interface Mark {
    }

    static void show(Class<?> type) {
        System.out.println(type.getSimpleName() + ": " + Modifier.toString(type.getModifiers()) + " interface=" + type.isInterface() + " array="
                + type.isArray() + " primitive=" + type.isPrimitive() + " enum=" + type.isEnum() + " annotation=" + type.isAnnotation()
                + " anonymous=" + type.isAnonymousClass() + " local=" + type.isLocalClass() + " member=" + type.isMemberClass() + " synthetic="
                + type.isSynthetic());
    }

    public static void main(String[] args) {
        class Local {
        }
        Runnable anonymous = new Runnable() {
            public void run() {
            }
        };
        for (Class<?> type : new Class<?>[] {ClassKinds.class, Hidden.class, Shown.class, Face.class, Plain.class, Rich.class,
            Rich.A.getClass(), Mark.class, Local.class, anonymous.getClass(), int.class, void.class, int[].class, Hidden[].class,
            String.class, Number.class, Comparable.class, Override.class}) {
            show(type);
        }
    }
}
