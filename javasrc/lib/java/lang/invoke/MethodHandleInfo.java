package java.lang.invoke;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;

/** What a direct method handle stands for. */
public interface MethodHandleInfo {
    int REF_getField = 1, REF_getStatic = 2, REF_putField = 3, REF_putStatic = 4, REF_invokeVirtual = 5, REF_invokeStatic = 6,
            REF_invokeSpecial = 7, REF_newInvokeSpecial = 8, REF_invokeInterface = 9;

    int getReferenceKind();

    Class<?> getDeclaringClass();

    String getName();

    MethodType getMethodType();

    <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup);

    int getModifiers();

    default boolean isVarArgs() {
        return !refKindIsField(getReferenceKind()) && Modifier.isTransient(getModifiers());
    }

    static boolean refKindIsField(int kind) {
        return kind <= REF_putStatic;
    }

    static String referenceKindToString(int kind) {
        String[] names = "getField getStatic putField putStatic invokeVirtual invokeStatic invokeSpecial newInvokeSpecial invokeInterface".split(" ");
        if (kind < 1 || kind > names.length) {
            throw new IllegalArgumentException("invalid reference kind: " + kind);
        }
        return names[kind - 1];
    }

    static String toString(int kind, Class<?> owner, String name, MethodType type) {
        return referenceKindToString(kind) + " " + owner.getName() + "." + java.util.Objects.requireNonNull(name) + ":" + java.util.Objects.requireNonNull(type);
    }
}
