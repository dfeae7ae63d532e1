import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** equals, hashCode and toString: defaults, own ones, broken ones, in collections and concatenation. */
public class ObjectMethods {
    static class Plain { }
    static class Key {
        final int a;
        final String b;
        static int equalsCalls;
        Key(int a, String b) { this.a = a; this.b = b; }
        @Override public boolean equals(Object o) { equalsCalls++; return o instanceof Key && ((Key) o).a == a && ((Key) o).b.equals(b); }
        @Override public int hashCode() { return a * 31 + b.hashCode(); }
        @Override public String toString() { return "Key" + a + b; }
    }
    static class Colliding { final int n; Colliding(int n) { this.n = n; } public int hashCode() { return 1; } public boolean equals(Object o) { return o instanceof Colliding && ((Colliding) o).n == n; } public String toString() { return "C" + n; } }
    static class NullString { public String toString() { return null; } }

    public static void main(String[] args) {
        Plain p = new Plain(), q = new Plain();
        System.out.println(p.equals(q) + " " + p.equals(p) + " " + p.toString().matches("ObjectMethods\\$Plain@[0-9a-f]+") + " " + p.toString().equals("ObjectMethods$Plain@" + Integer.toHexString(p.hashCode())));
        Map<Key, Integer> map = new HashMap<>();
        map.put(new Key(1, "a"), 1);
        map.put(new Key(1, "a"), 2);
        map.put(new Key(2, "a"), 3);
        System.out.println(map + " " + map.get(new Key(1, "a")) + " " + map.get(new Key(9, "a")) + " " + (Key.equalsCalls > 0));
        Set<Colliding> set = new HashSet<>();
        for (int i = 0; i < 20; i++) set.add(new Colliding(i % 15));
        System.out.println(set.size() + " " + set.contains(new Colliding(14)) + " " + set.contains(new Colliding(15)) + " " + set.remove(new Colliding(3)) + " " + set.size());
        System.out.println("" + new NullString() + String.valueOf(new NullString()));
        System.out.println(new Object().equals(null) + " " + new Key(1, "x").equals("x") + " " + new int[] {1}.equals(new int[] {1}) + " " + java.util.Arrays.equals(new int[] {1}, new int[] {1}) + " " + java.util.Arrays.hashCode(new int[] {1, 2}) + " " + java.util.Objects.hash(1, "a", null));
        System.out.println(p.getClass() + " " + p.getClass().equals(q.getClass()) + " " + new Plain[2].getClass().getSimpleName() + " " + p.getClass().hashCode() * 0);
    }
}
