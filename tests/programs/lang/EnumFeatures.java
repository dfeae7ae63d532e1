import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;

/** Enums: constructors, bodies, interfaces, static lookups, comparisons, EnumSet and EnumMap, valueOf. */
public class EnumFeatures {
    interface Priced { int price(); }

    enum Fruit implements Priced {
        APPLE(3), PEAR(5) { @Override public int price() { return super.price() * 2; } @Override public String toString() { return "Pear!"; } }, FIG;

        private final int price;
        private static int lookups;
        Fruit() { this(1); }
        Fruit(int price) { this.price = price; }
        public int price() { return price; }
        static Fruit cheapest() { lookups++; return Arrays.stream(values()).min((a, b) -> a.price() - b.price()).get(); }
    }

    enum Planet {
        EARTH(5.97e24, 6.37e6), MARS(6.42e23, 3.39e6);
        final double mass, radius;
        Planet(double mass, double radius) { this.mass = mass; this.radius = radius; }
        double gravity() { return 6.67e-11 * mass / (radius * radius); }
    }

    enum Singleton { INSTANCE; int n; int next() { return ++n; } }
    enum None { }

    public static void main(String[] args) {
        for (Fruit f : Fruit.values()) System.out.println(f + " " + f.name() + " " + f.ordinal() + " " + f.price() + " " + f.getDeclaringClass().getSimpleName() + " " + f.getClass().isAnonymousClass());
        System.out.println(Fruit.cheapest() + " " + Fruit.lookups + " " + Fruit.valueOf("PEAR") + " " + (Fruit.values() == Fruit.values()) + " " + Fruit.APPLE.compareTo(Fruit.FIG));
        for (Planet p : Planet.values()) System.out.println(p + " " + p.gravity());
        Singleton.INSTANCE.next();
        System.out.println(Singleton.INSTANCE.next() + " " + None.values().length);
        EnumMap<Fruit, String> map = new EnumMap<>(Fruit.class);
        map.put(Fruit.FIG, "f");
        map.put(Fruit.APPLE, "a");
        System.out.println(map + " " + map.containsKey(Fruit.PEAR) + " " + EnumSet.complementOf(EnumSet.of(Fruit.PEAR)) + " " + EnumSet.range(Fruit.APPLE, Fruit.PEAR) + " " + EnumSet.noneOf(Fruit.class) + " " + EnumSet.allOf(Fruit.class).size());
        System.out.println(Fruit.class.getEnumConstants().length + " " + Fruit.APPLE.equals(Fruit.APPLE) + " " + Enum.valueOf(Planet.class, "MARS") + " " + Fruit.PEAR.getClass().getSuperclass().getSimpleName());
        Object o = Fruit.APPLE;
        System.out.println(o instanceof Priced);
        System.out.println(o instanceof Comparable);
    }
}
