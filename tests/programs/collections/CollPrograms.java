// since: 17
import java.util.*;
import java.util.stream.*;

/** Small everyday programs on the collections. */
public class CollPrograms {
    static Map<String, Integer> wordCount(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.toLowerCase().split("\\W+")) {
            if (!word.isEmpty()) {
                counts.merge(word, 1, Integer::sum);
            }
        }
        return counts;
    }

    static List<Integer> breadthFirst(Map<Integer, List<Integer>> graph, int start) {
        List<Integer> order = new ArrayList<>();
        Set<Integer> seen = new HashSet<>(Set.of(start));
        Queue<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int node = queue.remove();
            order.add(node);
            for (int next : graph.getOrDefault(node, List.of())) {
                if (seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return order;
    }

    static Map<String, Integer> shortest(Map<String, Map<String, Integer>> roads, String from) {
        Map<String, Integer> distance = new HashMap<>();
        PriorityQueue<Map.Entry<String, Integer>> open = new PriorityQueue<>(Map.Entry.comparingByValue());
        open.add(Map.entry(from, 0));
        while (!open.isEmpty()) {
            Map.Entry<String, Integer> e = open.poll();
            if (distance.putIfAbsent(e.getKey(), e.getValue()) == null) {
                roads.getOrDefault(e.getKey(), Map.of()).forEach((to, d) -> open.add(Map.entry(to, e.getValue() + d)));
            }
        }
        return distance;
    }

    static List<Integer> topological(Map<Integer, Set<Integer>> after) {
        Map<Integer, Integer> open = new TreeMap<>();
        after.forEach((a, bs) -> {
            open.putIfAbsent(a, 0);
            bs.forEach(b -> open.merge(b, 1, Integer::sum));
        });
        List<Integer> order = new ArrayList<>();
        while (!open.isEmpty()) {
            int next = open.entrySet().stream().filter(e -> e.getValue() == 0).findFirst().orElseThrow().getKey();
            open.remove(next);
            order.add(next);
            after.getOrDefault(next, Set.of()).forEach(b -> open.merge(b, -1, Integer::sum));
        }
        return order;
    }

    static int josephus(int n, int k) {
        LinkedList<Integer> circle = IntStream.rangeClosed(1, n).boxed().collect(Collectors.toCollection(LinkedList::new));
        int at = 0;
        while (circle.size() > 1) {
            at = (at + k - 1) % circle.size();
            circle.remove(at);
        }
        return circle.getFirst();
    }

    static boolean balanced(String s) {
        Deque<Character> stack = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if ("([{".indexOf(c) >= 0) {
                stack.push(c);
            } else if (")]}".indexOf(c) >= 0 && (stack.isEmpty() || "([{".indexOf(stack.pop()) != ")]}".indexOf(c))) {
                return false;
            }
        }
        return stack.isEmpty();
    }

    static void permutations(List<Integer> rest, List<Integer> chosen, List<List<Integer>> all) {
        if (rest.isEmpty()) {
            all.add(List.copyOf(chosen));
            return;
        }
        for (Integer x : rest) {
            List<Integer> left = new ArrayList<>(rest);
            left.remove(x);
            chosen.add(x);
            permutations(left, chosen, all);
            chosen.remove(chosen.size() - 1);
        }
    }

    static int evaluate(String rpn) {
        Stack<Integer> s = new Stack<>();
        for (StringTokenizer t = new StringTokenizer(rpn); t.hasMoreTokens();) {
            String token = t.nextToken();
            switch (token) {
                case "+": s.push(s.pop() + s.pop()); break;
                case "*": s.push(s.pop() * s.pop()); break;
                case "-": s.push(-s.pop() + s.pop()); break;
                default: s.push(Integer.valueOf(token)); break;
            }
        }
        return s.pop();
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = wordCount("It was the best of times, it was the worst of times, it was the age of wisdom");
        System.out.println(counts);
        counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(4)
                .forEach(e -> System.out.println(e.getKey() + " " + e.getValue()));
        Map<Integer, List<Integer>> graph = new HashMap<>();
        for (int i = 1; i < 20; i++) {
            graph.computeIfAbsent(i / 2, k -> new ArrayList<>()).add(i);
            graph.computeIfAbsent(i, k -> new ArrayList<>()).add((i * 7) % 20);
        }
        System.out.println(graph + "\n" + breadthFirst(graph, 0) + breadthFirst(graph, 13));
        Map<String, Map<String, Integer>> roads = Map.of("A", Map.of("B", 4, "C", 1), "C", Map.of("B", 2, "D", 7), "B", Map.of("D", 1));
        System.out.println(new TreeMap<>(shortest(roads, "A")));
        System.out.println(topological(Map.of(1, Set.of(2, 3), 2, Set.of(4), 3, Set.of(4), 5, Set.of(1))));
        System.out.println(josephus(41, 3) + " " + josephus(100, 7) + " " + balanced("{[()]}()") + balanced("([)]") + balanced("(("));
        List<List<Integer>> all = new ArrayList<>();
        permutations(List.of(1, 2, 3, 4), new ArrayList<>(), all);
        System.out.println(all.size() + " " + all.get(0) + all.get(23) + new HashSet<>(all).size());
        System.out.println(evaluate("3 4 + 2 * 7 -"));
        BitSet sieve = new BitSet();
        sieve.set(2, 100);
        for (int p = 2; p < 10; p = sieve.nextSetBit(p + 1)) {
            for (int q = p * p; q < 100; q += p) {
                sieve.clear(q);
            }
        }
        System.out.println(sieve);
        int[][] matrix = new int[4][4];
        for (int[] row : matrix) {
            Arrays.setAll(row, i -> i * i);
        }
        System.out.println(Arrays.deepToString(matrix));
        List<Integer> numbers = new Random(1).ints(20, 0, 100).boxed().collect(Collectors.toList());
        numbers.removeIf(x -> x % 2 == 0);
        ListIterator<Integer> it = numbers.listIterator();
        while (it.hasNext()) {
            int x = it.next();
            if (x > 50) {
                it.set(-x);
            } else {
                it.add(x + 1);
            }
        }
        System.out.println(numbers + " " + Collections.max(numbers) + " " + Collections.min(numbers));
        Map<Boolean, List<Integer>> parts = numbers.stream().collect(Collectors.partitioningBy(x -> x > 0));
        System.out.println(parts);
        Map<Character, TreeSet<String>> index = new TreeMap<>(Comparator.reverseOrder());
        for (String s : counts.keySet()) {
            index.computeIfAbsent(s.charAt(0), c -> new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))).add(s);
        }
        System.out.println(index);
    }
}
