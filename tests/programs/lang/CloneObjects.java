import java.util.Arrays;

/** Object.clone: shallow, through hierarchies, refused, of arrays of all kinds. */
public class CloneObjects {
    static class Sheep implements Cloneable {
        int age = 3;
        long weight = 1L << 40;
        double wool = 2.5;
        int[] legs = {1, 2, 3, 4};
        String name;
        Sheep(String name) { this.name = name; System.out.println("constructor"); }
        @Override public Sheep clone() {
            try {
                return (Sheep) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Lamb extends Sheep {
        boolean cute = true;
        Sheep mother;
        Lamb(Sheep mother) { super("lamb"); this.mother = mother; }
        @Override public Lamb clone() {
            Lamb l = (Lamb) super.clone();
            l.legs = legs.clone();
            return l;
        }
    }

    static class Unclonable {
        Object copy() throws CloneNotSupportedException { return clone(); }
    }

    public static void main(String[] args) throws Exception {
        Sheep dolly = new Sheep("dolly");
        Sheep copy = dolly.clone();
        copy.age++;
        copy.legs[0] = 9;
        copy.name = "molly";
        System.out.println(dolly.age + " " + dolly.legs[0] + " " + dolly.name + " " + copy.weight + " " + copy.wool + " " + (copy.getClass() == Sheep.class));
        Lamb lamb = new Lamb(dolly), twin = lamb.clone();
        twin.legs[0] = 7;
        System.out.println(lamb.legs[0] + " " + (twin.mother == dolly) + " " + twin.cute + " " + twin.getClass().getSimpleName());
        try {
            new Unclonable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        int[] ints = {1, 2};
        String[] strings = {"a", "b"};
        long[][] longs = {{1}, {2}};
        boolean[] flags = {true};
        System.out.println(Arrays.equals(ints, ints.clone()) + " " + (ints == ints.clone()) + " " + strings.clone()[1] + " " + (longs.clone()[0] == longs[0]) + " " + flags.clone()[0] + " " + new double[0].clone().length);
        Object o = ints.clone();
        System.out.println(o.getClass().getName() + " " + (o instanceof Cloneable));
    }
}
