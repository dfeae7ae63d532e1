package java.lang.constant;

import java.lang.invoke.MethodHandles;

/** The description of a constant. */
public interface ConstantDesc {
    Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
}
