/** Recursion as deep as the stack that a thread asks for, and its end. */
public class DeepStacks {
    static int depth(int left) {
        return left == 0 ? 0 : 1 + depth(left - 1);
    }

    static long endless(long count) {
        return endless(count + 1) + 1;
    }

    static void inThread(long stack, int depth) throws InterruptedException {
        Thread thread = new Thread(null, () -> {
            try {
                System.out.println(depth(depth));
            } catch (StackOverflowError deep) {
                System.out.println("too deep");
            }
        }, "deep", stack);
        thread.start();
        thread.join();
    }

    static Object byReflection(int left) throws Exception {
        return DeepStacks.class.getDeclaredMethod("byReflection", int.class).invoke(null, left + 1);
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(depth(5000));
        inThread(0, 5000);
        inThread(512L << 20, 200000);
        inThread(1L << 30, 1000000);
        inThread(1 << 20, 10000000);
        try {
            endless(0);
        } catch (StackOverflowError deep) {
            System.out.println(deep);
        }
        try {
            byReflection(0);
        } catch (java.lang.reflect.InvocationTargetException | StackOverflowError thrown) {
            Throwable last = thrown;
            while (last.getCause() != null) {
                last = last.getCause();
            }
            System.out.println(last);
        }
    }
}
