import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A class loader of the program's own, and a class that it makes from bytes. */
public class ClassLoading {
    /** The bytes of: public class Made { public static int answer() { return n; } }. */
    static byte[] bytes(String name, int n) throws IOException {
        ByteArrayOutputStream buffer = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(buffer);
        out.writeInt(0xCAFEBABE);
        out.writeInt(49);
        out.writeShort(8);
        out.writeByte(1);
        out.writeUTF(name);
        out.writeByte(7);
        out.writeShort(1);
        out.writeByte(1);
        out.writeUTF("java/lang/Object");
        out.writeByte(7);
        out.writeShort(3);
        out.writeByte(1);
        out.writeUTF("answer");
        out.writeByte(1);
        out.writeUTF("()I");
        out.writeByte(1);
        out.writeUTF("Code");
        out.writeShort(0x21);
        out.writeShort(2);
        out.writeShort(4);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(1);
        out.writeShort(9);
        out.writeShort(5);
        out.writeShort(6);
        out.writeShort(1);
        out.writeShort(7);
        out.writeInt(15);
        out.writeShort(1);
        out.writeShort(0);
        out.writeInt(3);
        out.writeByte(16);
        out.writeByte(n);
        out.writeByte(172);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(0);
        return buffer.toByteArray();
    }

    static class Own extends ClassLoader {
        Own(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("asked for " + name);
            if (!name.startsWith("made.")) {
                throw new ClassNotFoundException(name);
            }
            try {
                byte[] bytes = bytes(name.replace('.', '/'), 42);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader system = ClassLoader.getSystemClassLoader();
        System.out.println((ClassLoading.class.getClassLoader() == system) + " " + String.class.getClassLoader() + " " + int.class.getClassLoader() + " "
                + (ClassLoading[].class.getClassLoader() == system) + " " + (Thread.currentThread().getContextClassLoader() == system));
        Own own = new Own(system);
        Class<?> made = own.loadClass("made.Answer");
        System.out.println(made + " " + made.getMethod("answer").invoke(null) + " " + (made.getClassLoader() == own) + " " + (own.loadClass("made.Answer") == made) + " "
                + (own.getParent() == system));
        System.out.println(own.loadClass("java.lang.String") == String.class);
        System.out.println(own.loadClass("ClassLoading") == ClassLoading.class);
        try {
            own.loadClass("other.Thing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Class.forName("made.Second", true, own).getMethod("answer").invoke(null));
        try {
            byte[] bytes = bytes("made/Third", 3);
            bytes[0] = 0;
            new Own(null) {
                Class<?> define() {
                    return defineClass("made.Third", bytes, 0, bytes.length);
                }
            }.define();
        } catch (ClassFormatError e) {
            System.out.println("not a class file");
        }
        System.out.println((ClassLoading.class.getResourceAsStream("ClassLoading.class") != null) + " " + (ClassLoading.class.getResourceAsStream("missing.txt") == null) + " "
                + (ClassLoading.class.getResource("/ClassLoading.class") != null) + " " + (ClassLoader.getSystemResource("missing.txt") == null));
        try (java.io.InputStream in = ClassLoading.class.getResourceAsStream("/ClassLoading.class")) {
            System.out.println(Integer.toHexString(in.read()) + Integer.toHexString(in.read()));
        }
    }
}
