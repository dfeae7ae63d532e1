// since: 11
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Call sites and constants with bootstrap methods of the program's own, in a class written byte by byte. */
public class CustomBootstraps {
    // --- bootstrap methods ---

    public static CallSite site(MethodHandles.Lookup lookup, String name, MethodType type, Object... extra) throws Exception {
        System.out.println("link " + lookup.lookupClass().getSimpleName() + " " + name + " " + type + " " + Arrays.toString(extra));
        return new ConstantCallSite(MethodHandles.lookup().findStatic(CustomBootstraps.class, name, type));
    }

    static MutableCallSite mutable;

    public static CallSite changing(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        mutable = new MutableCallSite(MethodHandles.lookup().findStatic(CustomBootstraps.class, name, type));
        return mutable;
    }

    public static Object failing(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        throw new Exception("no such luck");
    }

    public static Object wrong(MethodHandles.Lookup lookup, String name, MethodType type) {
        return "not a call site";
    }

    public static Object constant(MethodHandles.Lookup lookup, String name, Class<?> type, Object... extra) {
        System.out.println("constant " + name + " " + type + " " + Arrays.toString(extra));
        return type == int.class ? (Object) 77 : name + Arrays.toString(extra);
    }

    // --- targets ---

    public static int add(int a, long b) {
        return (int) (a + b);
    }

    public static String text() {
        return "before";
    }

    public static String other() {
        return "after";
    }

    // --- the class file ---

    static class Writer {
        final ByteArrayOutputStream pool = new ByteArrayOutputStream(), methods = new ByteArrayOutputStream(), bootstraps = new ByteArrayOutputStream();
        final Map<String, Integer> indexes = new LinkedHashMap<>();
        int constants = 1, methodCount, bootstrapCount;

        int constant(String key, int tag, int... parts) throws IOException {
            Integer known = indexes.get(key);
            if (known != null) {
                return known;
            }
            DataOutputStream out = new DataOutputStream(pool);
            out.writeByte(tag);
            for (int i = 0; i < parts.length; i++) {
                if (tag == 15 && i == 0) {
                    out.writeByte(parts[i]);
                } else if (tag == 3) {
                    out.writeInt(parts[i]);
                } else {
                    out.writeShort(parts[i]);
                }
            }
            indexes.put(key, constants);
            return constants++;
        }

        int utf8(String text) throws IOException {
            Integer known = indexes.get("utf8 " + text);
            if (known != null) {
                return known;
            }
            DataOutputStream out = new DataOutputStream(pool);
            out.writeByte(1);
            out.writeUTF(text);
            indexes.put("utf8 " + text, constants);
            return constants++;
        }

        int type(String name) throws IOException {
            return constant("class " + name, 7, utf8(name));
        }

        int string(String text) throws IOException {
            return constant("string " + text, 8, utf8(text));
        }

        int pair(String name, String descriptor) throws IOException {
            return constant("pair " + name + descriptor, 12, utf8(name), utf8(descriptor));
        }

        int handle(String name, String descriptor) throws IOException {
            int method = constant("method " + name + descriptor, 10, type("CustomBootstraps"), pair(name, descriptor));
            return constant("handle " + name + descriptor, 15, 6, method);
        }

        int methodType(String descriptor) throws IOException {
            return constant("type " + descriptor, 16, utf8(descriptor));
        }

        int bootstrap(int handle, int... arguments) throws IOException {
            DataOutputStream out = new DataOutputStream(bootstraps);
            out.writeShort(handle);
            out.writeShort(arguments.length);
            for (int argument : arguments) {
                out.writeShort(argument);
            }
            return bootstrapCount++;
        }

        int dynamic(int tag, int bootstrap, String name, String descriptor) throws IOException {
            return constant("dynamic " + tag + bootstrap + name + descriptor, tag, bootstrap, pair(name, descriptor));
        }

        void method(String name, String descriptor, int... code) throws IOException {
            DataOutputStream out = new DataOutputStream(methods);
            out.writeShort(9);
            out.writeShort(utf8(name));
            out.writeShort(utf8(descriptor));
            out.writeShort(1);
            out.writeShort(utf8("Code"));
            out.writeInt(12 + code.length);
            out.writeShort(6);
            out.writeShort(6);
            out.writeInt(code.length);
            for (int octet : code) {
                out.writeByte(octet);
            }
            out.writeInt(0);
            methodCount++;
        }

        byte[] finish(String name) throws IOException {
            int own = type(name), object = type("java/lang/Object"), attribute = utf8("BootstrapMethods");
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(file);
            out.writeInt(0xCAFEBABE);
            out.writeInt(55);
            out.writeShort(constants);
            pool.writeTo(out);
            out.writeShort(0x21);
            out.writeShort(own);
            out.writeShort(object);
            out.writeInt(0);
            out.writeShort(methodCount);
            methods.writeTo(out);
            out.writeShort(1);
            out.writeShort(attribute);
            out.writeInt(2 + bootstraps.size());
            out.writeShort(bootstrapCount);
            bootstraps.writeTo(out);
            return file.toByteArray();
        }
    }

    static final String SITE = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
    static final String CONSTANT = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;[Ljava/lang/Object;)Ljava/lang/Object;";

    static byte[] bytes() throws IOException {
        Writer writer = new Writer();
        int number = writer.constant("int 5", 3, 5);
        int inner = writer.dynamic(17, writer.bootstrap(writer.handle("constant", CONSTANT)), "inner", "I");
        int held = writer.dynamic(17, writer.bootstrap(writer.handle("constant", CONSTANT), inner, writer.string("extra")), "outer", "Ljava/lang/String;");
        int site = writer.bootstrap(writer.handle("site", SITE + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"), number, writer.string("s"),
                writer.type("java/lang/String"), writer.methodType("(I)V"), inner);
        int changing = writer.bootstrap(writer.handle("changing", SITE + ")Ljava/lang/invoke/CallSite;"));
        int failing = writer.bootstrap(writer.handle("failing", SITE + ")Ljava/lang/Object;"));
        int wrong = writer.bootstrap(writer.handle("wrong", SITE + ")Ljava/lang/Object;"));
        int add = writer.dynamic(18, site, "add", "(IJ)I"), text = writer.dynamic(18, changing, "text", "()Ljava/lang/String;");
        int fail = writer.dynamic(18, failing, "any", "()V"), bad = writer.dynamic(18, wrong, "any", "()V");
        writer.method("add", "(IJ)I", 0x1A, 0x1F, 0xBA, add >> 8, add, 0, 0, 0xAC);
        writer.method("text", "()Ljava/lang/String;", 0xBA, text >> 8, text, 0, 0, 0xB0);
        writer.method("fail", "()V", 0xBA, fail >> 8, fail, 0, 0, 0xB1);
        writer.method("bad", "()V", 0xBA, bad >> 8, bad, 0, 0, 0xB1);
        writer.method("held", "()Ljava/lang/String;", 0x13, held >> 8, held, 0xB0);
        writer.method("number", "()I", 0x13, inner >> 8, inner, 0xAC);
        int handle = writer.handle("add", "(IJ)I"), type = writer.methodType("(ILjava/lang/String;)[J");
        writer.method("handle", "()Ljava/lang/invoke/MethodHandle;", 0x13, handle >> 8, handle, 0xB0);
        writer.method("type", "()Ljava/lang/invoke/MethodType;", 0x13, type >> 8, type, 0xB0);
        return writer.finish("Dynamic");
    }

    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("Dynamic", bytes, 0, bytes.length);
        }
    }

    static Object call(Class<?> type, String name, Object... arguments) throws Exception {
        for (java.lang.reflect.Method method : type.getMethods()) {
            if (method.getName().equals(name)) {
                try {
                    return method.invoke(null, arguments);
                } catch (InvocationTargetException e) {
                    Throwable cause = e.getCause();
                    return cause.getClass().getName() + " caused by " + (cause.getCause() == null ? null : cause.getCause().getClass());
                }
            }
        }
        return null;
    }

    public static void main(String[] args) throws Throwable {
        Class<?> type = new Loader().define(bytes());
        System.out.println(call(type, "add", 3, 4L));
        System.out.println(call(type, "add", 30, 40L));
        System.out.println(call(type, "text"));
        mutable.setTarget(MethodHandles.lookup().findStatic(CustomBootstraps.class, "other", MethodType.methodType(String.class)));
        System.out.println(call(type, "text"));
        System.out.println(call(type, "held"));
        System.out.println(call(type, "held") == call(type, "held"));
        System.out.println(call(type, "number"));
        System.out.println(call(type, "handle") + " " + ((MethodHandle) call(type, "handle")).invoke(1, 2L) + " " + call(type, "type"));
        System.out.println(call(type, "fail"));
        System.out.println(call(type, "bad"));
    }
}
