import java.lang.reflect.Method;
import java.lang.reflect.Parameter;

/** Parameters of methods and constructors. */
public class ParameterInfo {
    void method(int a, final String b, java.util.List<String> c, long... d) {
    }

    class Inner {
        Inner(int x) {
        }
    }

    public static void main(String[] args) throws Exception {
        Method method = ParameterInfo.class.getDeclaredMethod("method", int.class, String.class, java.util.List.class, long[].class);
        for (Parameter parameter : method.getParameters()) {
            System.out.println(parameter + " | " + parameter.getName() + " " + parameter.getType() + " " + parameter.getParameterizedType() + " "
                    + parameter.isVarArgs() + " " + parameter.isNamePresent() + " " + parameter.getModifiers() + " "
                    + parameter.getDeclaringExecutable().getName());
        }
        System.out.println(Inner.class.getDeclaredConstructors()[0].getParameters().length);
        System.out.println(method.getParameters()[0].equals(method.getParameters()[0]) + " " + method.isVarArgs());
    }
}
