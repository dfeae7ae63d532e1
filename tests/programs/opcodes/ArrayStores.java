/** aastore checks the element's type at run time; covariance of arrays. */
public class ArrayStores {
    interface Shape { }
    static class Circle implements Shape { }
    static class Disc extends Circle { }
    static class Square implements Shape { }

    static void store(Object[] array, Object value) {
        try {
            array[0] = value;
            System.out.println("stored into " + array.getClass().getName());
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        store(new String[1], "s");
        store(new String[1], 1);
        store(new String[1], null);
        store(new Integer[1], 1L);
        store(new Object[1], new int[1]);
        store(new int[1][], new int[5]);
        store(new int[1][], new long[5]);
        store(new Object[1][], new String[1]);
        store(new Object[1][], new int[1]);
        store(new Object[1][], new int[1][1]);
        store(new Shape[1], new Disc());
        store(new Circle[1], new Disc());
        store(new Circle[1], new Square());
        store(new Disc[1], new Circle());
        store(new Shape[1][], new Disc[0]);
        store(new Cloneable[1], new int[0]);
        store(new java.io.Serializable[1], new int[0][0]);
        store(new Comparable[1], "text");
        store(new Comparable[1], new Object());
        try {
            System.arraycopy(new Object[] {"a", 1}, 0, new String[2], 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println("arraycopy refused");
        }
        Object[] none = null;
        try {
            none[0] = "x";
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }
}
