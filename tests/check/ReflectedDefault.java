// verdict: assertion
// with --search best --heuristic fsm: assertion
// A default method of an interface whose only class is made by reflection: no instruction names the class, so that the control-flow
// graph gets the method when a thread is first seen in it.
public class ReflectedDefault {
    interface Task {
        default void run() {
            synchronized (this) {
                done++;
            }
        }
    }

    static class Reflected implements Task {
    }

    static int done;

    public static void main(String[] arguments) throws Exception {
        String name = arguments.length > 5 ? "Other" : "Reflected";
        Task task = (Task) Class.forName("ReflectedDefault$" + name).getDeclaredConstructor().newInstance();
        Thread thread = new Thread(() -> task.run());
        thread.start();
        task.run();
        thread.join();
        assert done != 2;
    }
}
