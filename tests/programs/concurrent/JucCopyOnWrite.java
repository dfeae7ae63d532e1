// since: 17
import java.util.*;
import java.util.concurrent.*;

/** CopyOnWriteArrayList and -Set: iterators see the past. */
public class JucCopyOnWrite {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        for (Integer x : list) {
            list.add(x * 10);
        }
        System.out.println(list + " " + list.addIfAbsent(3) + " " + list.addIfAbsent(4) + " " + list.addAllAbsent(List.of(4, 5, 6)) + " " + list);
        System.out.println(list.set(0, 9) + " " + list.remove(1) + " " + list.remove(Integer.valueOf(2)) + " " + list.indexOf(30) + " " + list.lastIndexOf(99) + " " + list.contains(6));
        list.add(1, 77);
        list.addAll(2, List.of(8, 8));
        list.removeIf(x -> x == 8);
        list.replaceAll(x -> x + 1);
        list.sort(null);
        System.out.println(list + " " + list.equals(new ArrayList<>(list)) + " " + (list.hashCode() == new ArrayList<>(list).hashCode()));
        Iterator<Integer> iterator = list.iterator();
        list.clear();
        System.out.println(iterator.next() + " " + list + " " + list.isEmpty());
        try {
            iterator.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("no remove");
        }
        try {
            list.get(2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            list.add(2, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        list.addAll(List.of(1, 2, 3, 4, 5));
        List<Integer> part = list.subList(1, 4);
        part.set(0, 20);
        part.remove(1);
        System.out.println(part + " " + list);
        list.add(6);
        try {
            part.size();
        } catch (ConcurrentModificationException e) {
            System.out.println("part is stale");
        }
        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(set + " " + set.add("a") + " " + set.add("c") + " " + set + " " + set.equals(Set.of("a", "b", "c")));
        CopyOnWriteArrayList<Integer> shared = new CopyOnWriteArrayList<>();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 30; i++) {
                    shared.add(i);
                    shared.addIfAbsent(100 + i);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int sum = 0;
        for (int x : shared) {
            sum += x;
        }
        System.out.println(shared.size() + " " + sum);
    }
}
