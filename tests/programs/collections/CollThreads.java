import java.util.*;

/** Threads that share synchronized collections; the results do not depend on the schedule. */
public class CollThreads {
    public static void main(String[] args) throws InterruptedException {
        Vector<Integer> vector = new Vector<>();
        Hashtable<Integer, Integer> table = new Hashtable<>();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Integer> map = Collections.synchronizedMap(new TreeMap<>());
        Set<Integer> set = Collections.synchronizedSet(new HashSet<>());
        Stack<Integer> stack = new Stack<>();
        Deque<Integer> guarded = new ArrayDeque<>();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int id = t;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 25; i++) {
                    int x = id * 25 + i;
                    vector.add(x);
                    table.put(x, -x);
                    list.add(x);
                    map.merge(x % 10, 1, Integer::sum);
                    set.add(x % 30);
                    stack.push(x);
                    synchronized (guarded) {
                        guarded.addLast(x);
                        guarded.notifyAll();
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        int taken = 0;
        long sum = 0;
        while (taken < 100) {
            synchronized (guarded) {
                while (guarded.isEmpty()) {
                    guarded.wait();
                }
                sum += guarded.removeFirst();
                taken++;
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        Collections.sort(vector);
        list.sort(Comparator.reverseOrder());
        Collections.sort(stack);
        System.out.println(sum + " " + guarded);
        System.out.println(vector);
        System.out.println(table.size() + " " + new TreeMap<>(table).firstEntry() + new TreeMap<>(table).lastEntry());
        System.out.println(list.size() + " " + list.get(0) + " " + list.get(99));
        System.out.println(map);
        System.out.println(new TreeSet<>(set));
        System.out.println(stack.peek() + " " + stack.size());
    }
}
