import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Generic signatures. */
public class GenericTypes<T extends Comparable<T> & java.io.Serializable, U> {
    static class Named<A> extends GenericTypes<String, List<A>> implements Comparator<A>, Function<Map<A, ? super Integer>, A[]> {
        public int compare(A a, A b) {
            return 0;
        }

        public A[] apply(Map<A, ? super Integer> map) {
            return null;
        }
    }

    T[] array;
    List<? extends Number>[] wild;
    Map<String, List<U>> map;
    int plain;

    <X extends Exception> X method(List<? super T> list, X[] more) throws X {
        return null;
    }

    static void kind(Type type) {
        String kind = type instanceof Class ? "class" : type instanceof ParameterizedType ? "parameterized" : type instanceof TypeVariable ? "variable"
                : type instanceof GenericArrayType ? "array" : type instanceof WildcardType ? "wildcard" : "?";
        System.out.println(kind + " " + type.getTypeName());
    }

    public static void main(String[] args) throws Exception {
        for (TypeVariable<?> variable : GenericTypes.class.getTypeParameters()) {
            System.out.println(variable + " " + Arrays.toString(variable.getBounds()) + " " + variable.getGenericDeclaration());
        }
        kind(Named.class.getGenericSuperclass());
        for (Type type : Named.class.getGenericInterfaces()) {
            kind(type);
        }
        for (java.lang.reflect.Field field : GenericTypes.class.getDeclaredFields()) {
            kind(field.getGenericType());
            System.out.println(field.toGenericString());
        }
        java.lang.reflect.Method method = GenericTypes.class.getDeclaredMethod("method", List.class, Exception[].class);
        System.out.println(method.toGenericString());
        kind(method.getGenericReturnType());
        for (Type type : method.getGenericParameterTypes()) {
            kind(type);
        }
        kind(method.getGenericExceptionTypes()[0]);
        ParameterizedType first = (ParameterizedType) Named.class.getGenericSuperclass();
        System.out.println(first.getRawType() + " " + first.getOwnerType() + " " + Arrays.toString(first.getActualTypeArguments()));
        WildcardType wildcard = (WildcardType) ((ParameterizedType) method.getGenericParameterTypes()[0]).getActualTypeArguments()[0];
        System.out.println(Arrays.toString(wildcard.getLowerBounds()) + " " + Arrays.toString(wildcard.getUpperBounds()));
        System.out.println(GenericTypes.class.toGenericString() + " " + Named.class.toGenericString());
        kind(String.class.getGenericSuperclass());
        kind(Integer.class.getGenericInterfaces()[0]);
        System.out.println(first.equals(Named.class.getGenericSuperclass()));
    }
}
