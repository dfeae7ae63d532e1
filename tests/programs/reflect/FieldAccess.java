import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Reading and writing fields of all types. */
public class FieldAccess {
    static class Base {
        public String inherited = "base";
        int hidden = 1;
    }

    static class All extends Base {
        public boolean z = true;
        public byte b = 1;
        public char c = 'c';
        public short s = 2;
        public int i = 3;
        public long j = 4L;
        public float f = 5.5f;
        public double d = 6.5;
        public String text = "text";
        public int[] array = {1, 2};
        public volatile int v;
        public transient long t;
        public static int shared = 9;
        int hidden = 2;
    }

    interface Action {
        void run() throws Exception;
    }

    static void attempt(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        All all = new All();
        for (Field field : All.class.getDeclaredFields()) {
            Object value = field.get(all);
            System.out.println(field + " = " + (value instanceof int[] ? ((int[]) value).length : value) + " " + field.getType().getSimpleName() + " "
                    + Modifier.toString(field.getModifiers()));
        }
        List<String> names = new ArrayList<>();
        for (Field field : All.class.getFields()) {
            names.add(field.getName());
        }
        System.out.println(names);
        Field i = All.class.getField("i"), j = All.class.getField("j"), d = All.class.getField("d"), text = All.class.getField("text");
        i.setInt(all, 30);
        i.setShort(all, (short) 31);
        i.set(all, (byte) 32);
        j.setInt(all, 40);
        j.set(all, 'x');
        d.setFloat(all, 1.25f);
        d.setLong(all, 7);
        text.set(all, null);
        System.out.println(all.i + " " + all.j + " " + all.d + " " + all.text);
        System.out.println(i.getLong(all) + " " + i.getDouble(all) + " " + i.getFloat(all) + " " + All.class.getField("b").getInt(all) + " "
                + All.class.getField("c").getInt(all));
        attempt("narrowing set", () -> i.setLong(all, 5));
        attempt("narrowing boxed", () -> i.set(all, 5L));
        attempt("narrowing get", () -> j.getInt(all));
        attempt("text as int", () -> text.getInt(all));
        attempt("set int on text", () -> text.setInt(all, 1));
        attempt("wrong class", () -> text.set(all, 5));
        attempt("null to int", () -> i.set(all, null));
        attempt("boolean to int", () -> i.setBoolean(all, true));
        attempt("null object", () -> i.get(null));
        Field shared = All.class.getField("shared");
        shared.set(null, 10);
        shared.setInt("ignored", shared.getInt(null) + 1);
        System.out.println(All.shared);
        System.out.println(All.class.getDeclaredField("hidden").get(all) + " " + Base.class.getDeclaredField("hidden").get(all));
        attempt("missing", () -> All.class.getField("nothing"));
        attempt("not public", () -> All.class.getField("hidden"));
        attempt("not declared", () -> All.class.getDeclaredField("inherited"));
        System.out.println(All.class.getField("inherited").getDeclaringClass() + " " + i.equals(All.class.getDeclaredField("i")) + " " + i.equals(j)
                + " " + (i.hashCode() == All.class.getField("i").hashCode()));
        for (String name : new String[] {"text", "small", "fixed", "large", "flag"}) {
            Field field = Kinds.class.getDeclaredField(name);
            for (boolean accessible : new boolean[] {false, true}) {
                if (accessible) field.setAccessible(true);
                for (Object target : new Object[] {null, "other"}) {
                    String what = name + " " + accessible + " " + target;
                    attempt(what, () -> field.get(target));
                    attempt(what, () -> field.set(target, null));
                    attempt(what, () -> field.getInt(target));
                    attempt(what, () -> field.setInt(target, 1));
                    attempt(what, () -> field.getBoolean(target));
                    attempt(what, () -> field.setLong(target, 1));
                }
            }
        }
    }

    static class Kinds {
        public String text;
        private int small;
        final int fixed = 3;
        protected long large;
        public volatile boolean flag;
    }
}
