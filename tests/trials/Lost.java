/** An update may be lost: some searches find it sooner than others. */
public class Lost {
    static int n;

    static void add(int times) {
        for (int i = 0; i < times; i++)
            n++;
    }

    public static void main(String[] args) throws InterruptedException {
        int times = Integer.parseInt(args[0]);
        Thread one = new Thread(() -> add(times)), two = new Thread(() -> add(times));
        one.start();
        two.start();
        add(1);
        one.join();
        two.join();
        assert n == 2 * times + 1 : "lost, by \"one\", or two";
    }
}
