package clew.internal;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

/** Runs bootstrap methods, for the classes that the VM writes for call sites and dynamic constants. */
public final class Bootstraps {
    private Bootstraps() {
    }

    private static MethodHandles.Lookup lookup(Class<?> caller) {
        return MethodHandles.Lookup.of(caller);
    }

    @Hidden
    public static MethodType methodType(Class<?> caller, String descriptor) {
        try {
            return MethodType.fromMethodDescriptorString(descriptor, null);
        } catch (TypeNotPresentException missing) {
            throw new NoClassDefFoundError(missing.typeName().replace('.', '/'));
        }
    }

    /** A MethodHandle constant: kind and member as in the class file. */
    @Hidden
    public static MethodHandle methodHandle(Class<?> caller, int kind, Class<?> owner, String name, String descriptor) {
        MethodHandles.Lookup lookup = lookup(caller);
        try {
            switch (kind) {
                case MethodHandleInfo.REF_getField:
                    return lookup.findGetter(owner, name, Reflect.typeOf(descriptor));
                case MethodHandleInfo.REF_getStatic:
                    return lookup.findStaticGetter(owner, name, Reflect.typeOf(descriptor));
                case MethodHandleInfo.REF_putField:
                    return lookup.findSetter(owner, name, Reflect.typeOf(descriptor));
                case MethodHandleInfo.REF_putStatic:
                    return lookup.findStaticSetter(owner, name, Reflect.typeOf(descriptor));
                case MethodHandleInfo.REF_invokeStatic:
                    return lookup.findStatic(owner, name, methodType(caller, descriptor));
                case MethodHandleInfo.REF_invokeSpecial:
                    return lookup.findSpecial(owner, name, methodType(caller, descriptor), caller);
                case MethodHandleInfo.REF_newInvokeSpecial:
                    return lookup.findConstructor(owner, methodType(caller, descriptor));
                default:
                    return lookup.findVirtual(owner, name, methodType(caller, descriptor));
            }
        } catch (NoSuchMethodException missing) {
            throw new NoSuchMethodError(missing.getMessage());
        } catch (NoSuchFieldException missing) {
            throw new NoSuchFieldError(missing.getMessage());
        } catch (IllegalAccessException denied) {
            throw new IllegalAccessError(denied.getMessage());
        }
    }

    @Hidden
    private static Object run(Class<?> caller, MethodHandle bootstrap, String name, Object type, Object[] arguments) {
        Object[] all = new Object[arguments.length + 3];
        all[0] = lookup(caller);
        all[1] = name;
        all[2] = type;
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        try {
            return bootstrap.invokeWithArguments(all);
        } catch (Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new BootstrapMethodError("bootstrap method initialization exception", failure);
        }
    }

    /** What an invokedynamic instruction is linked to. */
    @Hidden
    public static CallSite callSite(Class<?> caller, MethodHandle bootstrap, String name, String descriptor, Object[] arguments) {
        MethodType type = methodType(caller, descriptor);
        Object site = run(caller, bootstrap, name, type, arguments);
        if (site == null) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception", new ClassCastException("null"));
        }
        CallSite found;
        try {
            found = (CallSite) site;
        } catch (ClassCastException wrong) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception", wrong);
        }
        if (!found.type().equals(type)) {
            throw new BootstrapMethodError("CallSite bootstrap method initialization exception",
                    new WrongMethodTypeException("wrong type: " + found.type() + " but should be " + type));
        }
        return found;
    }

    /** The value of a dynamic constant. */
    @Hidden
    public static Object constant(Class<?> caller, MethodHandle bootstrap, String name, String descriptor, Object[] arguments) {
        Class<?> type = Reflect.typeOf(descriptor);
        Object value = run(caller, bootstrap, name, type, arguments);
        Object converted = type.isPrimitive() ? Values.convert(value, type) : value;
        if (converted == Values.WRONG) {
            throw new BootstrapMethodError(new ClassCastException("the constant is no " + type.getName()));
        }
        return converted;
    }

    /** Whether a value of a switch matches a label: a class, a constant, or the description of an enum constant. */
    public static boolean matches(Object label, Object value) {
        if (label instanceof Class<?> type) {
            return type.isInstance(value);
        }
        if (label instanceof Integer number) {
            return value instanceof Character character ? (int) number == (char) character : value instanceof Number other && number == other.intValue();
        }
        if (label instanceof Enum.EnumDesc<?> description) {
            return value instanceof Enum<?> constant && constant.name().equals(description.constantName())
                    && constant.getDeclaringClass().descriptorString().equals(description.constantType().descriptorString());
        }
        return label.equals(value);
    }
}
