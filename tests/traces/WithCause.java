public class WithCause {
    static volatile boolean ready;
    static void inner() { if (!ready) throw new IllegalStateException("not ready"); }
    static void outer() {
        try { inner(); } catch (IllegalStateException e) { throw new RuntimeException("wrapped", e); }
    }
    public static void main(String[] args) {
        new Thread(() -> ready = true, "setter").start();
        outer();
    }
}
