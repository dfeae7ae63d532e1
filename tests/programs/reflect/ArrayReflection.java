import java.lang.reflect.Array;
import java.util.Arrays;

/** java.lang.reflect.Array. */
public class ArrayReflection {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, int[].class};
        for (Class<?> type : types) {
            Object array = Array.newInstance(type, 2);
            System.out.println(array.getClass().getName() + " " + Array.getLength(array) + " " + (type == char.class ? "" : Array.get(array, 1)));
        }
        int[][][] cube = (int[][][]) Array.newInstance(int.class, 2, 3, 4);
        System.out.println(cube.length + " " + cube[1].length + " " + cube[1][2].length);
        Object rows = Array.newInstance(String[].class, 2, 1);
        System.out.println(rows.getClass() + " " + Arrays.deepToString((Object[]) rows));
        int[] numbers = {1, 2, 3};
        Array.set(numbers, 0, (byte) 7);
        Array.setInt(numbers, 1, 8);
        Array.setChar(numbers, 2, 'A');
        System.out.println(Arrays.toString(numbers) + " " + Array.getLong(numbers, 0) + " " + Array.getDouble(numbers, 1));
        String[] texts = new String[2];
        Array.set(texts, 1, "set");
        System.out.println(Arrays.toString(texts));
        attempt(() -> Array.newInstance(void.class, 1));
        attempt(() -> Array.newInstance(int.class, -1));
        attempt(() -> Array.newInstance(int.class, 1, -2));
        attempt(() -> Array.newInstance(int.class, new int[0]));
        attempt(() -> Array.newInstance(null, 1));
        attempt(() -> Array.getLength("text"));
        attempt(() -> Array.getLength(null));
        attempt(() -> Array.get(numbers, 3));
        attempt(() -> Array.get(numbers, -1));
        attempt(() -> Array.get("text", 0));
        attempt(() -> Array.getShort(numbers, 0));
        attempt(() -> Array.getInt(texts, 0));
        attempt(() -> {
            Array.set(numbers, 0, 5L);
            return 0;
        });
        attempt(() -> {
            Array.set(numbers, 0, null);
            return 0;
        });
        attempt(() -> {
            Array.set(texts, 0, 5);
            return 0;
        });
        attempt(() -> {
            Array.setLong(numbers, 0, 5);
            return 0;
        });
        attempt(() -> {
            Array.setBoolean(new boolean[1], 0, true);
            return 1;
        });
    }
}
