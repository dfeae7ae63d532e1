/** ldc of classes: of primitives, arrays, nested classes; identity and names. */
public class ClassLiterals {
    static class Nested { class Inner { } }
    interface Face { }
    enum Kind { ONE }
    @interface Note { }

    public static void main(String[] args) {
        Class<?>[] all = {int.class, void.class, boolean.class, long[].class, String.class, String[][].class, Nested.class, Nested.Inner.class, Nested[].class,
            Face.class, Kind.class, Note.class, Object.class, Integer.class, ClassLiterals.class};
        for (Class<?> c : all) {
            System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getCanonicalName() + " | " + c.getTypeName());
            System.out.println(c.isPrimitive() + " " + c.isArray() + " " + c.isInterface() + " " + c.isEnum() + " " + c.isAnnotation() + " " + c.getSuperclass() + " " + c.getComponentType());
        }
        System.out.println(new int[0].getClass() == int[].class);
        System.out.println("x".getClass() == String.class);
        System.out.println(int.class == Integer.TYPE);
        System.out.println(int.class.equals(Integer.class));
        System.out.println(new Nested().new Inner().getClass() == Nested.Inner.class);
    }
}
