import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.TreeSet;

/** Which methods a class has, and how they print. */
public class MethodLookup {
    interface Shape {
        double area();

        default String describe() {
            return "shape";
        }

        static Shape unit() {
            return null;
        }
    }

    abstract static class Abstract implements Shape, Cloneable {
        protected abstract void hook() throws java.io.IOException, IllegalStateException;

        public Object copy() {
            return null;
        }
    }

    static class Circle extends Abstract implements Comparable<Circle> {
        public double area() {
            return 1;
        }

        protected final void hook() {
        }

        @Override
        public Circle copy() {
            return this;
        }

        public int compareTo(Circle other) {
            return 0;
        }

        private static synchronized strictfp void secret(int[] a, String[][] b) {
        }

        native void outside();
    }

    static String names(Method[] methods) {
        Set<String> names = new TreeSet<>();
        for (Method method : methods) {
            names.add(method.getReturnType().getSimpleName() + " " + method.getDeclaringClass().getSimpleName() + "." + method.getName()
                    + (method.isBridge() ? " bridge" : ""));
        }
        return names.toString();
    }

    static void find(Class<?> type, String name, Class<?>... parameters) {
        try {
            System.out.println(type.getMethod(name, parameters));
        } catch (NoSuchMethodException e) {
            System.out.println("none: " + e.getMessage());
        }
        try {
            System.out.println(type.getDeclaredMethod(name, parameters));
        } catch (NoSuchMethodException e) {
            System.out.println("none declared: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(names(Circle.class.getDeclaredMethods()));
        System.out.println(names(Circle.class.getMethods()));
        System.out.println(names(Abstract.class.getMethods()));
        System.out.println(names(Shape.class.getMethods()));
        find(Circle.class, "copy");
        find(Circle.class, "area");
        find(Circle.class, "describe");
        find(Circle.class, "unit");
        find(Shape.class, "unit");
        find(Circle.class, "compareTo", Circle.class);
        find(Circle.class, "compareTo", Object.class);
        find(Circle.class, "hook");
        find(Abstract.class, "hook");
        find(Circle.class, "secret", int[].class, String[][].class);
        find(Circle.class, "missing", int.class, String.class, null);
        find(Circle.class, "hashCode");
        find(int[].class, "clone");
        find(Runnable.class, "toString");
        find(Shape.class, "describe");
        Method area = null;
        for (Method method : Shape.class.getMethods()) {
            if (Modifier.isAbstract(method.getModifiers())) {
                area = method;
            }
        }
        System.out.println(area + " " + area.isDefault() + " " + area.getParameterCount() + " " + area.equals(area) + " "
                + (area.hashCode() == ("MethodLookup$Shape".hashCode() ^ "area".hashCode())));
    }
}
