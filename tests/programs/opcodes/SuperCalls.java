/** invokespecial: super methods, skipping levels, private methods with equal names, constructors calling overridden methods. */
public class SuperCalls {
    static class Base {
        String name = "base";

        Base() {
            System.out.println("Base sees " + describe());
        }

        String describe() {
            return "Base.describe " + secret();
        }

        private String secret() {
            return "base secret";
        }

        public String toString() {
            return "Base(" + name + ")";
        }
    }

    static class Middle extends Base {
        String name = "middle";
    }

    static class Leaf extends Middle {
        String name = "leaf";
        final int seven = 7;
        int eight = 8;

        String describe() {
            return "Leaf.describe " + seven + eight + name + secret() + " over " + super.describe();
        }

        private String secret() {
            return "leaf secret";
        }

        public String toString() {
            return name + " " + super.name + " " + ((Base) this).name + " " + super.toString();
        }

        class Inner {
            String outerSuper() {
                return Leaf.super.describe();
            }
        }
    }

    public static void main(String[] args) {
        Leaf leaf = new Leaf();
        System.out.println(leaf.describe());
        System.out.println(leaf);
        System.out.println(leaf.new Inner().outerSuper());
        Base asBase = leaf;
        System.out.println(asBase.name + " " + asBase.secret() + " " + asBase.describe());
    }
}
