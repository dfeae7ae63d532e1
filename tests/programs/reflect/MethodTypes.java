// since: 9
import java.lang.invoke.MethodType;
import java.util.List;

import static java.lang.invoke.MethodType.*;

/** java.lang.invoke.MethodType. */
public class MethodTypes {
    interface Action {
        Object run();
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (RuntimeException e) {
            System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
        }
    }

    public static void main(String[] args) {
        MethodType type = methodType(int.class, String.class, long[].class, Object.class);
        System.out.println(type + " " + type.parameterCount() + " " + type.parameterList() + " " + type.returnType() + " " + type.lastParameterType() + " "
                + type.parameterType(1) + " " + type.toMethodDescriptorString());
        System.out.println(type.equals(methodType(int.class, List.of(String.class, long[].class, Object.class))) + " "
                + type.equals(type.changeReturnType(long.class)) + " " + (type.hashCode() == methodType(int.class, type).hashCode()));
        System.out.println(type.changeParameterType(0, int.class) + " " + type.insertParameterTypes(1, int.class, byte.class) + " " + type.appendParameterTypes(char.class)
                + " " + type.dropParameterTypes(0, 2) + " " + type.changeReturnType(void.class));
        System.out.println(type.erase() + " " + type.generic() + " " + type.wrap() + " " + type.wrap().unwrap() + " " + type.hasPrimitives() + " " + type.hasWrappers()
                + " " + methodType(Integer.class).hasWrappers() + " " + genericMethodType(2) + genericMethodType(1, true) + " " + methodType(void.class));
        System.out.println(fromMethodDescriptorString("(I[Ljava/lang/String;[[J)V", null) + " " + fromMethodDescriptorString("()LMethodTypes;", MethodTypes.class.getClassLoader()));
        attempt(() -> methodType(int.class, void.class));
        attempt(() -> fromMethodDescriptorString("(I", null));
        attempt(() -> fromMethodDescriptorString("(Lnone/Such;)V", null));
        attempt(() -> type.parameterType(7));
        attempt(() -> type.insertParameterTypes(9, int.class));
        attempt(() -> genericMethodType(300));
        attempt(() -> type.changeParameterType(0, void.class));
    }
}
