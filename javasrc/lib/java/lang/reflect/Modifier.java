package java.lang.reflect;

/** The access flags of classes and members, by name. */
public class Modifier {
    public static final int PUBLIC = 0x1, PRIVATE = 0x2, PROTECTED = 0x4, STATIC = 0x8, FINAL = 0x10, SYNCHRONIZED = 0x20,
            VOLATILE = 0x40, TRANSIENT = 0x80, NATIVE = 0x100, INTERFACE = 0x200, ABSTRACT = 0x400, STRICT = 0x800;

    static final int BRIDGE = 0x40, VARARGS = 0x80, SYNTHETIC = 0x1000, ANNOTATION = 0x2000, ENUM = 0x4000, MANDATED = 0x8000;

    private static final int ACCESS = PUBLIC | PROTECTED | PRIVATE;

    private Modifier() {
    }

    public static boolean isAbstract(int mod) { return (mod & ABSTRACT) != 0; }
    public static boolean isFinal(int mod) { return (mod & FINAL) != 0; }
    public static boolean isInterface(int mod) { return (mod & INTERFACE) != 0; }
    static boolean isMandated(int mod) { return (mod & MANDATED) != 0; }
    public static boolean isNative(int mod) { return (mod & NATIVE) != 0; }
    public static boolean isPrivate(int mod) { return (mod & PRIVATE) != 0; }
    public static boolean isProtected(int mod) { return (mod & PROTECTED) != 0; }
    public static boolean isPublic(int mod) { return (mod & PUBLIC) != 0; }
    public static boolean isStatic(int mod) { return (mod & STATIC) != 0; }
    public static boolean isStrict(int mod) { return (mod & STRICT) != 0; }
    public static boolean isSynchronized(int mod) { return (mod & SYNCHRONIZED) != 0; }
    static boolean isSynthetic(int mod) { return (mod & SYNTHETIC) != 0; }
    public static boolean isTransient(int mod) { return (mod & TRANSIENT) != 0; }
    public static boolean isVolatile(int mod) { return (mod & VOLATILE) != 0; }

    public static String toString(int mod) {
        StringBuilder text = new StringBuilder();
        append(text, mod, PUBLIC, "public");
        append(text, mod, PROTECTED, "protected");
        append(text, mod, PRIVATE, "private");
        append(text, mod, ABSTRACT, "abstract");
        append(text, mod, STATIC, "static");
        append(text, mod, FINAL, "final");
        append(text, mod, TRANSIENT, "transient");
        append(text, mod, VOLATILE, "volatile");
        append(text, mod, SYNCHRONIZED, "synchronized");
        append(text, mod, NATIVE, "native");
        append(text, mod, STRICT, "strictfp");
        append(text, mod, INTERFACE, "interface");
        return text.toString();
    }

    private static void append(StringBuilder text, int mod, int flag, String name) {
        if ((mod & flag) != 0) {
            text.append(text.length() > 0 ? " " : "").append(name);
        }
    }

    public static int classModifiers() { return ACCESS | ABSTRACT | STATIC | FINAL | STRICT; }
    public static int constructorModifiers() { return ACCESS; }
    public static int interfaceModifiers() { return ACCESS | ABSTRACT | STATIC | STRICT; }

    public static int methodModifiers() {
        return ACCESS | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static int fieldModifiers() { return ACCESS | STATIC | FINAL | TRANSIENT | VOLATILE; }
    public static int parameterModifiers() { return FINAL; }
}
