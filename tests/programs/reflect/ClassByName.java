/** Class.forName: which classes it finds, and when it initializes them. */
public class ClassByName {
    static class Loud {
        static {
            System.out.println("Loud is initialized");
        }
    }

    static class Quiet {
        static {
            System.out.println("Quiet is initialized");
        }
    }

    static class Broken {
        static int zero = 0, value = 1 / zero;
    }

    static void find(String name) {
        try {
            System.out.println(name + " -> " + Class.forName(name));
        } catch (Throwable e) {
            System.out.println(name + " -> " + e + (e.getCause() == null ? "" : " caused by " + e.getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"java.lang.String", "ClassByName", "ClassByName$Loud", "ClassByName.Loud", "no.such.Thing", "int",
            "[I", "[[J", "[Ljava.lang.String;", "[LClassByName$Quiet;", "[Lno.Thing;", "[int", "", "java/lang/String", "[", "ClassByName$Broken",
            "ClassByName$Broken"}) {
            find(name);
        }
        ClassLoader loader = ClassByName.class.getClassLoader();
        Class<?> quiet = Class.forName("ClassByName$Quiet", false, loader);
        System.out.println("not yet");
        Class.forName("ClassByName$Quiet", true, loader);
        System.out.println(quiet == loader.loadClass("ClassByName$Quiet"));
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            loader.loadClass("no.such.Thing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        for (String wrong : new String[] {"[I;", "[", "[L;", "[Lx;", "[V", "[Ljava.lang.String", "[Ljava/lang/String;", "[[java.lang.String",
            "java.lang.String[]", "a.b;", "a..b", ".a", "a.", "x[", "a/b.c", "[La.B;", "java.lang.String;", "[Ljava.lang..String;"}) {
            find(wrong);
        }
    }
}
