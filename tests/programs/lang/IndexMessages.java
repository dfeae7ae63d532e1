// until: 17
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;

/** Messages of index, size, number and argument errors from arrays, strings and lists. */
public class IndexMessages {
    interface Task { Object run() throws Exception; }

    static void attempt(Task t) {
        try {
            System.out.println("fine " + String.valueOf(t.run()).replaceAll("@.*", ""));
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] ints = new int[3];
        Object[] none = {};
        String s = "hello";
        StringBuilder b = new StringBuilder("abc");
        ArrayList<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3));
        attempt(() -> ints[3]);
        attempt(() -> ints[-1]);
        attempt(() -> none[0]);
        attempt(() -> new byte[2][2][1][5].length);
        attempt(() -> new int[-5]);
        attempt(() -> s.charAt(5));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(6));
        attempt(() -> s.substring(-1));
        attempt(() -> s.substring(3, 2));
        attempt(() -> s.substring(0, 9));
        attempt(() -> "".charAt(0));
        attempt(() -> b.charAt(3));
        attempt(() -> b.insert(9, "x"));
        attempt(() -> b.deleteCharAt(3));
        attempt(() -> b.delete(2, 1));
        attempt(() -> { b.setCharAt(-1, 'c'); return 0; });
        attempt(() -> { b.setLength(-1); return 0; });
        attempt(() -> b.substring(2, 9));
        attempt(() -> b.replace(5, 6, "x"));
        attempt(() -> list.get(3));
        attempt(() -> list.get(-1));
        attempt(() -> list.set(5, 1));
        attempt(() -> list.remove(7));
        attempt(() -> { list.add(9, 1); return 0; });
        attempt(() -> list.subList(2, 1));
        attempt(() -> list.subList(0, 4));
        attempt(() -> Arrays.asList(1, 2).get(2));
        attempt(() -> Collections.emptyList().get(0));
        attempt(() -> new ArrayList<Integer>(-1));
        attempt(() -> new ArrayList<Integer>().iterator().next());
        attempt(() -> Integer.parseInt(""));
        attempt(() -> Integer.parseInt("12x"));
        attempt(() -> Integer.parseInt("2147483648"));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Long.parseLong("-"));
        attempt(() -> Integer.parseInt("z", 36));
        attempt(() -> Integer.parseInt("9", 8));
        attempt(() -> Integer.parseInt("1", 99));
        attempt(() -> Byte.parseByte("128"));
        attempt(() -> Double.parseDouble(""));
        attempt(() -> Integer.decode("0xFF") + Integer.decode("-010") + Integer.decode("#F"));
        attempt(() -> "abc".codePointAt(3));
        attempt(() -> Arrays.copyOfRange(ints, 2, 1));
        attempt(() -> Arrays.copyOf(ints, -1));
        attempt(() -> Enum.valueOf(Thread.State.class, "x"));
        attempt(() -> Collections.unmodifiableList(list).add(1));
        attempt(() -> Arrays.asList(1).add(1));
        attempt(() -> Class.forName("no.Such"));
        attempt(() -> Object.class.getMethod("nothing", int.class));
        attempt(() -> 1 / ints[0]);
        attempt(() -> 1L % ints[0]);
    }
}
