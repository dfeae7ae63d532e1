import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Generic signatures seen by reflection. */
public class GenericReflection {
    static class Box<T extends Number & Comparable<T>> { T value; List<? super T> sinks; }
    static class IntBox extends Box<Integer> implements Comparable<IntBox> { public int compareTo(IntBox o) { return 0; } }
    Map<String, List<int[]>> field;
    <A, B extends A> Map<A, B[]> method(List<? extends A> in, B... rest) throws IllegalStateException { return null; }

    public static void main(String[] args) throws Exception {
        Field f = GenericReflection.class.getDeclaredField("field");
        System.out.println(f.getGenericType() + " " + ((ParameterizedType) f.getGenericType()).getRawType());
        Method m = GenericReflection.class.getDeclaredMethod("method", List.class, Object[].class);
        System.out.println(m.toGenericString());
        System.out.println(Arrays.toString(m.getGenericParameterTypes()) + " " + m.getGenericReturnType() + " " + Arrays.toString(m.getTypeParameters()));
        for (TypeVariable<?> v : Box.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()));
        Type s = IntBox.class.getGenericSuperclass();
        System.out.println(s.getTypeName() + " " + Arrays.toString(((ParameterizedType) s).getActualTypeArguments()) + " " + Arrays.toString(IntBox.class.getGenericInterfaces()));
        System.out.println(Box.class.getDeclaredField("sinks").getGenericType() + " " + Box.class.getDeclaredField("value").getType());
        System.out.println(Arrays.stream(IntBox.class.getDeclaredMethods()).filter(Method::isBridge).count() + " " + new Object() { }.getClass().getEnclosingMethod().getName());
    }
}
