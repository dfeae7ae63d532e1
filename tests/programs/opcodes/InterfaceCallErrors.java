/** AbstractMethodError and IncompatibleClassChange do not arise in whole programs; casts guard interface calls on wrong objects. */
public class InterfaceCallErrors {
    interface Speaks { String speak(); }
    static class Mute { }

    @SuppressWarnings("unchecked")
    static <T> T unsafe(Object o) {
        return (T) o;
    }

    static <T extends Speaks> String call(T t) {
        return t.speak();
    }

    public static void main(String[] args) {
        Speaks s = () -> "spoken";
        System.out.println(call(s));
        try {
            Speaks wrong = unsafe(new Mute());
            System.out.println(wrong.speak());
        } catch (ClassCastException e) {
            System.out.println("refused");
        }
        try {
            String text = unsafe(42);
        } catch (ClassCastException e) {
            System.out.println("refused again");
        }
        Object fine = unsafe(42);
        System.out.println(fine);
        try {
            InterfaceCallErrors.<Speaks>call(unsafe("text"));
        } catch (ClassCastException e) {
            System.out.println("and again");
        }
    }
}
