package java.lang.invoke;

import clew.internal.Hidden;
import clew.internal.Invoke;
import clew.internal.Members;
import clew.internal.Reflect;
import clew.internal.Values;

/** A handle of one method, constructor or field. */
abstract class DirectMethodHandle extends MethodHandle {
    final int kind;         // MethodHandleInfo.REF_...
    final int number;       // of the member

    private DirectMethodHandle(MethodType type, int kind, int number) {
        super(type);
        this.kind = kind;
        this.number = number;
    }

    @Override
    MethodHandleInfo reveal() {
        return new DirectInfo(kind, number, type());
    }

    /** A method, called statically, virtually or specially; type has the receiver first. */
    static MethodHandle ofMethod(int kind, int number, MethodType type) {
        MethodHandle handle = new OfMethod(type, kind, number);
        return isVarargs(number) ? handle.asVarargsCollector(type.lastParameterType()) : handle;
    }

    static MethodHandle ofConstructor(Class<?> made, int number, MethodType type) {
        MethodHandle handle = new OfConstructor(type, number, made);
        return isVarargs(number) ? handle.asVarargsCollector(type.lastParameterType()) : handle;
    }

    private static boolean isVarargs(int number) {
        return (Reflect.methodFlags(number) & 0x80) != 0;
    }

    static MethodHandle ofField(int kind, int number, MethodType type) {
        return new OfField(type, kind, number);
    }

    private static final class OfMethod extends DirectMethodHandle {
        private final Class<?> returnType;

        OfMethod(MethodType type, int kind, int number) {
            super(type, kind, number);
            returnType = Reflect.returnType(number);
        }

        @Override
        @Hidden
        Object invokeGeneric(Object[] arguments) throws Throwable {
            if (kind != MethodHandleInfo.REF_invokeStatic && arguments[0] == null) {
                throw new NullPointerException();
            }
            boolean virtual = kind == MethodHandleInfo.REF_invokeVirtual || kind == MethodHandleInfo.REF_invokeInterface;
            return Members.call(number, virtual, arguments, returnType);
        }
    }

    private static final class OfConstructor extends DirectMethodHandle {
        private final Class<?> made;

        OfConstructor(MethodType type, int number, Class<?> made) {
            super(type, MethodHandleInfo.REF_newInvokeSpecial, number);
            this.made = made;
        }

        @Override
        @Hidden
        Object invokeGeneric(Object[] arguments) throws Throwable {
            Object object = Invoke.allocate(made);
            Invoke.callVoid(number, false, Members.withReceiver(object, arguments));
            return object;
        }
    }

    private static final class OfField extends DirectMethodHandle {
        private final Class<?> owner, fieldType;
        private final long offset;

        OfField(MethodType type, int kind, int number) {
            super(type, kind, number);
            owner = Reflect.fieldOwner(number);
            fieldType = Reflect.fieldType(number);
            offset = Reflect.fieldOffset(number);
        }

        private boolean isStatic() {
            return kind == MethodHandleInfo.REF_getStatic || kind == MethodHandleInfo.REF_putStatic;
        }

        @Override
        @Hidden
        Object invokeGeneric(Object[] arguments) throws Throwable {
            Object holder = isStatic() ? owner : arguments[0];
            if (holder == null) {
                throw new NullPointerException();
            }
            if (isStatic()) {
                Reflect.initialize(owner);
            }
            if (kind == MethodHandleInfo.REF_getField || kind == MethodHandleInfo.REF_getStatic) {
                return Values.get(holder, offset, fieldType);
            }
            Values.put(holder, offset, fieldType, arguments[arguments.length - 1]);
            return null;
        }
    }

    /** What Lookup.revealDirect tells about a handle. */
    private record DirectInfo(int getReferenceKind, int number, MethodType handleType) implements MethodHandleInfo {
        private boolean ofField() {
            return MethodHandleInfo.refKindIsField(getReferenceKind);
        }

        @Override
        public Class<?> getDeclaringClass() {
            return ofField() ? Reflect.fieldOwner(number) : Reflect.methodOwner(number);
        }

        @Override
        public String getName() {
            return ofField() ? Reflect.fieldName(number) : Reflect.methodName(number);
        }

        @Override
        public MethodType getMethodType() {
            if (ofField()) {
                return handleType;
            }
            return MethodType.methodType(Reflect.returnType(number), Reflect.parameterTypes(number));
        }

        @Override
        public int getModifiers() {
            return ofField() ? Reflect.fieldFlags(number) : Reflect.methodFlags(number);
        }

        @Override
        public <T extends java.lang.reflect.Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup) {
            Object member = ofField() ? new java.lang.reflect.Field(number)
                    : Reflect.isConstructor(number) ? Members.constructor(number) : Members.method(number);
            return expected.cast(member);
        }

        @Override
        public String toString() {
            return MethodHandleInfo.toString(getReferenceKind, getDeclaringClass(), getName(), getMethodType());
        }
    }
}
