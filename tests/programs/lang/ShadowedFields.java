/** Fields of a program's classes that have the names of fields which a VM may look for in their superclasses. */
public class ShadowedFields {
    static class Failure extends RuntimeException {
        Object backtrace = "mine";
        String detailMessage = "mine too";
        Throwable cause = this;
        Throwable[] suppressed = {this};
        StackTraceElement[] stackTrace = {};
        int depth = 99;

        Failure(String message) {
            super(message);
        }
    }

    static class Worker extends Thread {
        String name = "not the name";
        Runnable target = () -> System.out.println("not run");
        boolean daemon = true;
        int status = 77;

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            System.out.println(getName() + " " + isDaemon() + " " + name);
        }
    }

    static class Holder {
        static Object fail = thrown();
        static Object thrown() {
            throw new Failure("in initializer");
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            throw new Failure("real message");
        } catch (Failure failure) {
            System.out.println(failure.getMessage() + " " + failure.getCause() + " " + failure.getStackTrace().length);
            System.out.println(failure.getStackTrace()[0].getMethodName() + " " + failure.backtrace + " " + failure.suppressed.length);
            failure.addSuppressed(new Exception("suppressed"));
            System.out.println(failure.getSuppressed().length);
        }
        Worker worker = new Worker("the name");
        worker.start();
        worker.join();
        try {
            System.out.println(Holder.fail);
        } catch (ExceptionInInitializerError error) {
            System.out.println(error.getCause());
        }
        try {
            System.out.println(Holder.fail);
        } catch (NoClassDefFoundError error) {
            System.out.println(error.getMessage() + " / " + error.getCause().getMessage());
        }
        throw new Failure("uncaught");
    }
}
