// since: 17
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** var, diamond with anonymous classes, private interface methods, effectively final resources, lambda var. */
public class VarAndNewSyntax {
    interface Shape { double area(); private String hidden() { return "area " + area(); } default String show() { return hidden(); } }

    static class Resource implements AutoCloseable {
        final String name;
        Resource(String name) { this.name = name; System.out.println("open " + name); }
        public void close() { System.out.println("close " + name); }
    }

    public static void main(String[] args) {
        var list = new ArrayList<Map<String, Integer>>();
        list.add(Map.of("k", 1));
        for (var map : list) for (var entry : map.entrySet()) System.out.println(entry.getKey() + entry.getValue());
        var anonymous = new Object() { int x = 5; int twice() { return 2 * x; } };
        anonymous.x++;
        System.out.println(anonymous.twice());
        Comparable<String> c = new Comparable<>() { public int compareTo(String s) { return s.length(); } };
        System.out.println(c.compareTo("four"));
        Shape s = () -> 2.5;
        System.out.println(s.show());
        var r = new Resource("a");
        final Resource q = new Resource("b");
        try (r; q; var z = new Resource("c")) {
            System.out.println("body " + r.name + q.name + z.name);
        }
        BiFunction<Integer, Integer, Integer> f = (var x, var y) -> x * y;
        System.out.println(f.apply(6, 7) + " " + List.of(1, 2, 3) + " " + "ab".repeat(3) + " " + " x ".strip() + "|" + "".isBlank());
        var array = new int[][] {{1, 2}, {3}};
        for (var row : array) for (var v : row) System.out.print(v);
        System.out.println();
        int n = 1_000 + 0b11;
        System.out.println(n);
        enum LocalEnum { P, Q }
        interface LocalFace { int f(); }
        LocalFace lf = () -> LocalEnum.values().length;
        System.out.println(lf.f());
    }
}
