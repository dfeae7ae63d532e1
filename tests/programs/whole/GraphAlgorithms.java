import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** BFS, DFS, Dijkstra, topological order, components, spanning tree, Floyd-Warshall. */
public class GraphAlgorithms {
    final TreeMap<String, TreeMap<String, Integer>> edges = new TreeMap<>();

    void edge(String a, String b, int w) {
        edges.computeIfAbsent(a, k -> new TreeMap<>()).put(b, w);
        edges.computeIfAbsent(b, k -> new TreeMap<>());
    }

    List<String> bfs(String start) {
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>(Collections.singleton(start));
        ArrayDeque<String> queue = new ArrayDeque<>(seen);
        while (!queue.isEmpty()) {
            String n = queue.poll();
            order.add(n);
            for (String m : edges.get(n).keySet()) if (seen.add(m)) queue.add(m);
        }
        return order;
    }

    void dfs(String n, Set<String> seen, List<String> post) {
        if (!seen.add(n)) return;
        for (String m : edges.get(n).keySet()) dfs(m, seen, post);
        post.add(0, n);
    }

    TreeMap<String, Integer> dijkstra(String start) {
        TreeMap<String, Integer> dist = new TreeMap<>();
        PriorityQueue<Object[]> queue = new PriorityQueue<>(Comparator.comparing((Object[] e) -> (Integer) e[1]).thenComparing(e -> (String) e[0]));
        queue.add(new Object[] {start, 0});
        while (!queue.isEmpty()) {
            Object[] e = queue.poll();
            if (dist.putIfAbsent((String) e[0], (Integer) e[1]) != null) continue;
            edges.get(e[0]).forEach((m, w) -> { if (!dist.containsKey(m)) queue.add(new Object[] {m, (Integer) e[1] + w}); });
        }
        return dist;
    }

    public static void main(String[] args) {
        GraphAlgorithms g = new GraphAlgorithms();
        String[] list = "a-b-4 a-c-2 c-b-1 b-d-5 c-d-8 d-e-3 f-g-1 c-e-10".split(" ");
        for (String e : list) { String[] p = e.split("-"); g.edge(p[0], p[1], Integer.parseInt(p[2])); }
        System.out.println(g.edges);
        System.out.println(g.bfs("a") + " " + g.dijkstra("a"));
        List<String> topological = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String n : g.edges.keySet()) g.dfs(n, seen, topological);
        System.out.println(topological);
        int n = 6;
        int[][] d = new int[n][n];
        for (int[] row : d) Arrays.fill(row, 1000);
        for (int i = 0; i < n; i++) { d[i][i] = 0; d[i][(i + 1) % n] = i + 1; d[i][(i + 3) % n] = 4; }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        System.out.println(Arrays.deepToString(d));
        int[] parent = new int[20];
        Arrays.setAll(parent, i -> i);
        int weight = 0, used = 0;
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < 20; i++) for (int j = i + 1; j < 20; j++) all.add(new int[] {i * 31 + j * 17 & 63, i, j});
        all.sort((x, y) -> x[0] != y[0] ? x[0] - y[0] : x[1] != y[1] ? x[1] - y[1] : x[2] - y[2]);
        for (int[] e : all) {
            int a = e[1], b = e[2];
            while (parent[a] != a) a = parent[a] = parent[parent[a]];
            while (parent[b] != b) b = parent[b] = parent[parent[b]];
            if (a != b) { parent[a] = b; weight += e[0]; used++; }
        }
        System.out.println(weight + " " + used);
    }
}
