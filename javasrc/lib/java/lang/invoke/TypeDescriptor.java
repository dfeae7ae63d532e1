package java.lang.invoke;

import java.util.List;

/** What has a type descriptor: classes and method types. */
public interface TypeDescriptor {
    String descriptorString();

    /** A field's type. */
    interface OfField<F extends OfField<F>> extends TypeDescriptor {
        boolean isArray();

        boolean isPrimitive();

        F componentType();

        F arrayType();
    }

    /** A method's type. */
    interface OfMethod<F extends OfField<F>, M extends OfMethod<F, M>> extends TypeDescriptor {
        int parameterCount();

        F parameterType(int i);

        F returnType();

        F[] parameterArray();

        List<F> parameterList();

        M changeReturnType(F newReturn);

        M changeParameterType(int index, F paramType);

        M dropParameterTypes(int start, int end);

        @SuppressWarnings("unchecked")
        M insertParameterTypes(int pos, F... paramTypes);
    }
}
