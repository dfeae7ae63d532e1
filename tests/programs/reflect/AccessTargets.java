// since: 17
import java.lang.reflect.Field;
import java.util.concurrent.ConcurrentSkipListMap;
/** Which objects a member may be asked about by canAccess; nulls that are refused. */
public class AccessTargets {
    public int own; static int stat; private int hidden;
    static class In { private int x; private In() {} }
    interface C { Object run() throws Throwable; }
    static void show(C c) { try { System.out.println(c.run()); } catch (Throwable t) { System.out.println(t); } }
    public static void main(String[] a) throws Exception {
        Field own = AccessTargets.class.getField("own"), stat = AccessTargets.class.getDeclaredField("stat"), x = In.class.getDeclaredField("x"), len = Integer.class.getDeclaredField("value");
        show(() -> own.canAccess(new AccessTargets()));
        show(() -> own.canAccess(null));
        show(() -> own.canAccess("s"));
        show(() -> stat.canAccess(null));
        show(() -> stat.canAccess(new AccessTargets()));
        show(() -> x.canAccess(new In()));
        show(() -> len.canAccess(1));
        show(() -> In.class.getDeclaredConstructor().canAccess(null));
        show(() -> In.class.getDeclaredConstructor().canAccess("s"));
        show(() -> Object.class.getMethod("hashCode").canAccess(null));
        show(() -> Object.class.getMethod("hashCode").canAccess("s"));
        show(() -> Object.class.getDeclaredMethod("clone").canAccess("s"));
        show(() -> new ConcurrentSkipListMap<Object,Object>().containsValue(null));
        show(() -> { var m = new ConcurrentSkipListMap<Object,Object>(); m.put(1,2); return m.values().contains(null); });
        show(() -> { var m = new ConcurrentSkipListMap<Object,Object>(); m.put(1,2); return m.values().contains(2) + " " + m.containsValue(2) + m.containsValue(3) + m.headMap(1, true).containsValue(2); });
        show(() -> new ConcurrentSkipListMap<Object,Object>().headMap(3).containsValue(null));
        show(() -> Class.forName((Module) null, "a"));
        show(() -> Class.forName(Object.class.getModule(), "nosuch"));
    }
}
