/** Which handler catches: order, subclasses, nested ranges, rethrow, handlers that throw, multi-catch. */
public class ExceptionTables {
    static class A extends Exception { A(String m) { super(m); } }
    static class B extends A { B(String m) { super(m); } }
    static class C extends RuntimeException { C(String m) { super(m); } }

    static void raise(int k) throws A {
        switch (k) {
            case 0: return;
            case 1: throw new A("a");
            case 2: throw new B("b");
            case 3: throw new C("c");
            case 4: throw new Error("error");
            case 5: throw new ArrayIndexOutOfBoundsException("index");
            case 6: Object o = "s"; Integer i = (Integer) o; return;
            case 7: int z = 0; z = 1 / z; return;
            default: throw new StackOverflowError("made up");
        }
    }

    static String handle(int k) {
        String s = "";
        try {
            try {
                s += "1";
                raise(k);
                s += "2";
            } catch (B e) {
                s += "B";
                raise(1);
            } catch (C | ArithmeticException e) {
                s += "multi " + e.getMessage();
            } catch (ArrayIndexOutOfBoundsException e) {
                throw e;
            } finally {
                s += "f";
            }
            s += "3";
        } catch (A e) {
            s += "A" + e.getMessage();
        } catch (IndexOutOfBoundsException e) {
            s += "IOOBE";
        } catch (VirtualMachineError e) {
            s += "VME";
        } catch (Throwable t) {
            s += t.getClass().getName();
        }
        return s;
    }

    public static void main(String[] args) {
        for (int k = 0; k <= 8; k++) {
            System.out.println(k + " " + handle(k));
        }
        int caught = 0;
        for (int i = 0; i < 1000; i++) {
            try {
                raise(i % 4);
            } catch (A e) {
                caught++;
            } catch (RuntimeException e) {
                caught += 1000;
            }
        }
        System.out.println(caught);
    }
}
