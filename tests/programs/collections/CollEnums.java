// since: 17
import java.util.*;

/** Enum sets and maps, up to 64 constants and beyond. */
public class CollEnums {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    enum Day { MON, TUE, WED, THU, FRI { @Override public String toString() { return "Fri!"; } }, SAT, SUN }

    enum None { }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    static <E extends Enum<E>> void sets(Class<E> type) {
        E[] all = type.getEnumConstants();
        EnumSet<E> s = EnumSet.noneOf(type);
        System.out.println(s + " " + EnumSet.allOf(type) + " " + EnumSet.complementOf(s).size());
        Random r = new Random(3);
        for (int i = 0; i < 120; i++) {
            E e = all[r.nextInt(all.length)];
            E f = all[r.nextInt(all.length)];
            String label = type.getSimpleName() + " " + i + " ";
            switch (r.nextInt(10)) {
                case 0: case 1: case 2: t(label + "add " + e, () -> s.add(e)); break;
                case 3: t(label + "remove " + e, () -> s.remove(e)); break;
                case 4: t(label + "contains " + e, () -> s.contains(e)); break;
                case 5: t(label + "range", () -> EnumSet.range(e, f)); break;
                case 6: t(label + "addAll", () -> s.addAll(EnumSet.of(e, f)) + " " + s.containsAll(EnumSet.of(e, f))); break;
                case 7: t(label + "removeAll", () -> s.removeAll(EnumSet.of(e, f)) + " " + s.removeAll(Arrays.asList(e))); break;
                case 8: t(label + "complement", () -> EnumSet.complementOf(s)); break;
                default: t(label + "iterate", () -> {
                    StringBuilder b = new StringBuilder();
                    for (Iterator<E> it = s.iterator(); it.hasNext();) {
                        E x = it.next();
                        b.append(x).append(' ');
                        if (x == e) {
                            it.remove();
                        }
                    }
                    return b;
                }); break;
            }
            if (i % 10 == 0) {
                System.out.println(s + " " + s.size() + " " + s.isEmpty() + " " + s.equals(EnumSet.copyOf(s)) + " " + s.equals(new HashSet<>(s)));
            }
        }
        EnumSet<E> c = s.clone();
        c.retainAll(EnumSet.range(all[1], all[4]));
        System.out.println(s + " " + c);
        c.clear();
        System.out.println(c + " " + s.contains(null) + s.remove(null));
        t("add null", () -> s.add(null));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        sets(Day.class);
        sets(Big.class);
        System.out.println(EnumSet.of(Day.SUN) + " " + EnumSet.of(Day.SUN, Day.MON) + EnumSet.of(Day.SUN, Day.MON, Day.FRI)
                + EnumSet.of(Day.SUN, Day.MON, Day.FRI, Day.TUE) + EnumSet.of(Day.SUN, Day.MON, Day.FRI, Day.TUE, Day.WED)
                + EnumSet.of(Day.SUN, Day.MON, Day.FRI, Day.TUE, Day.WED, Day.SAT));
        System.out.println(EnumSet.allOf(None.class) + " " + EnumSet.complementOf(EnumSet.noneOf(None.class)));
        t("empty copy", () -> EnumSet.copyOf(new ArrayList<Day>()));
        t("copy", () -> EnumSet.copyOf(Arrays.asList(Day.FRI, Day.MON)));
        t("no enum", () -> EnumSet.noneOf((Class) String.class));
        t("other enum", () -> ((Set) EnumSet.of(Day.MON)).add(Big.A0));
        t("other all", () -> ((Set) EnumSet.of(Day.MON)).addAll(EnumSet.of(None0.X)));
        t("other contains", () -> EnumSet.of(Day.MON).contains(None0.X));

        EnumMap<Day, Integer> m = new EnumMap<>(Day.class);
        Random r = new Random(9);
        for (int i = 0; i < 150; i++) {
            Day d = Day.values()[r.nextInt(7)];
            Integer v = r.nextInt(6) == 0 ? null : Integer.valueOf(r.nextInt(5));
            String label = i + " ";
            switch (r.nextInt(13)) {
                case 0: case 1: case 2: t(label + "put " + d + v, () -> m.put(d, v)); break;
                case 3: t(label + "get " + d, () -> m.get(d) + " " + m.containsKey(d) + " " + m.containsValue(v)); break;
                case 4: t(label + "remove " + d, () -> m.remove(d)); break;
                case 5: t(label + "views", () -> m.keySet() + " " + m.values() + " " + m.entrySet()); break;
                case 6: t(label + "merge", () -> m.merge(d, 1, Integer::sum)); break;
                case 7: t(label + "computeIfAbsent", () -> m.computeIfAbsent(d, x -> x.ordinal())); break;
                case 8: t(label + "keys.remove", () -> m.keySet().remove(d) + " " + m.values().remove(v)); break;
                case 9: t(label + "entry", () -> m.entrySet().contains(Map.entry(d, 1)) + " " + m.entrySet().remove(Map.entry(d, 2))); break;
                case 10: t(label + "putAll", () -> { m.putAll(new EnumMap<>(Map.of(d, 3))); m.putAll(Map.of(Day.MON, 9)); return m; }); break;
                case 11: t(label + "equals", () -> m.equals(new HashMap<>(m)) + " " + m.equals(m.clone()) + new EnumMap<>(m).equals(m)); break;
                default: t(label + "iterate", () -> {
                    for (Iterator<Map.Entry<Day, Integer>> it = m.entrySet().iterator(); it.hasNext();) {
                        Map.Entry<Day, Integer> e = it.next();
                        if (e.getValue() == null) {
                            it.remove();
                        } else {
                            e.setValue(e.getValue() + 1);
                        }
                    }
                    return m + " " + m.size();
                }); break;
            }
        }
        System.out.println(m + " " + new EnumMap<>(new TreeMap<>(m)) + " " + Arrays.toString(m.entrySet().toArray()));
        t("null key", () -> m.put(null, 1));
        t("get null", () -> m.get(null) + " " + m.containsKey(null) + " " + m.remove(null) + m.get("x"));
        t("empty map", () -> new EnumMap<Day, Integer>(new HashMap<>()));
        t("cast", () -> ((Map) m).put(Big.A0, 1));
        m.clear();
        System.out.println(m);
    }

    enum None0 { X }
}
