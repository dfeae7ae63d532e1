import java.util.Arrays;
import java.util.Comparator;

/** Where classes are declared. */
public class EnclosingClasses {
    static class Member {
        class Inner {
        }
    }

    public interface Face {
        class InFace {
        }
    }

    private enum Kind {
        ONE
    }

    static Object field = new Object() {
    };

    Object made;

    EnclosingClasses(int number) {
        class InConstructor {
        }
        made = new InConstructor();
    }

    static Object method(String text) {
        return new Object() {
        };
    }

    static void show(Class<?> type) {
        System.out.println(type.getName() + ": " + type.getDeclaringClass() + ", " + type.getEnclosingClass() + ", " + type.getEnclosingMethod()
                + ", " + type.getEnclosingConstructor());
    }

    public static void main(String[] args) {
        class Local {
        }
        show(EnclosingClasses.class);
        show(Member.class);
        show(Member.Inner.class);
        show(Face.InFace.class);
        show(field.getClass());
        show(new EnclosingClasses(1).made.getClass());
        show(method("").getClass());
        show(Local.class);
        show(int[].class);
        Class<?>[] members = EnclosingClasses.class.getDeclaredClasses();
        Arrays.sort(members, Comparator.comparing(Class::getName));
        System.out.println(Arrays.toString(members));
        System.out.println(Arrays.toString(EnclosingClasses.class.getClasses()));
        System.out.println(Arrays.toString(int.class.getDeclaredClasses()));
    }
}
