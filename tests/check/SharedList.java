// verdict: assertion
// races: race
/** An ArrayList that two threads use: the library's own fields are shared memory too. */
public class SharedList {
    public static void main(String[] arguments) throws InterruptedException {
        java.util.ArrayList<String> list = new java.util.ArrayList<>(4);
        Thread other = new Thread(() -> list.add("a"));
        other.start();
        list.add("b");
        other.join();
        assert list.size() == 2 && list.get(0) != null && list.get(1) != null : list;
    }
}
