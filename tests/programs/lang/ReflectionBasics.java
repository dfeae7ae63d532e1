import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** Reflection: classes by name, constructors, methods, fields, arrays, errors inside invoked methods. */
public class ReflectionBasics {
    public static class Person implements Comparable<Person> {
        private String name;
        public int age = 5;
        public static long count = 7;
        protected final double height = 1.5;
        public Person() { this("nobody"); }
        public Person(String name) { this.name = name; }
        private Person(int age, long extra) { this.age = (int) (age + extra); }
        public String getName() { return name; }
        public void setAge(int age) { this.age = age; }
        public static int add(int a, long b) { return (int) (a + b); }
        private String secret(String a, int... n) { return a + n.length; }
        public void fail() throws java.io.IOException { throw new java.io.IOException("inside"); }
        public int compareTo(Person p) { return age - p.age; }
    }

    static class Student extends Person { public int year = 2; }

    public static void main(String[] args) throws Exception {
        Class<?> c = Class.forName("ReflectionBasics$Person");
        System.out.println(c.getName() + " " + c.getSimpleName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces()) + " " + c.getDeclaringClass() + " " + c.getPackage());
        Object o = c.getConstructor(String.class).newInstance("Ann");
        Object p = c.getDeclaredConstructor().newInstance();
        System.out.println(c.getMethod("getName").invoke(o) + " " + c.getMethod("getName").invoke(p));
        c.getMethod("setAge", int.class).invoke(o, 33);
        System.out.println(c.getField("age").get(o) + " " + c.getField("age").getInt(p) + " " + c.getMethod("add", int.class, long.class).invoke(null, 1, 2L));
        Field name = c.getDeclaredField("name");
        name.setAccessible(true);
        name.set(o, "changed");
        System.out.println(name.get(o) + " " + name.getType() + " " + Modifier.isPrivate(name.getModifiers()));
        Field count = c.getField("count");
        count.setLong(null, 99L);
        System.out.println(Person.count + " " + count.get(null) + " " + count.getName());
        Method secret = c.getDeclaredMethod("secret", String.class, int[].class);
        secret.setAccessible(true);
        System.out.println(secret.invoke(o, "x", new int[] {1, 2}) + " " + secret.getReturnType().getSimpleName() + " " + secret.getParameterCount() + " " + secret.isVarArgs());
        Constructor<?> hidden = c.getDeclaredConstructor(int.class, long.class);
        hidden.setAccessible(true);
        System.out.println(((Person) hidden.newInstance(1, 2L)).age);
        try {
            c.getMethod("fail").invoke(o);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
        try {
            c.getMethod("setAge", int.class).invoke(o, "wrong");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong argument");
        }
        try {
            c.getMethod("setAge", int.class).invoke(o);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong number");
        }
        try {
            c.getMethod("missing");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.getField("missing");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        String[] methods = Arrays.stream(c.getDeclaredMethods()).filter(m -> !m.isSynthetic()).map(Method::getName).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(methods));
        String[] fields = Arrays.stream(Student.class.getFields()).map(Field::getName).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(fields) + " " + c.isAssignableFrom(Student.class) + " " + c.isInstance("s") + " " + Student.class.asSubclass(Person.class).getSimpleName());
        Object array = Array.newInstance(int.class, 3);
        Array.set(array, 1, 5);
        Array.setInt(array, 2, 6);
        System.out.println(Array.getLength(array) + " " + Array.get(array, 1) + " " + Array.getInt(array, 2) + " " + array.getClass().getName() + " " + Array.newInstance(String.class, 2, 3).getClass());
        System.out.println(c.getMethod("getName") + " | " + c.getField("count") + " | " + c.getConstructor(String.class));
        System.out.println(c.getMethod("getName").equals(Student.class.getMethod("getName")) + " " + Class.forName("[I").getName() + " " + Class.forName("[Ljava.lang.String;").getComponentType());
    }
}
