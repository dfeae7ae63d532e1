package java.lang.reflect;

import clew.internal.Annotations;
import clew.internal.Members;
import clew.internal.Reflect;
import clew.internal.Values;
import java.lang.annotation.Annotation;
import java.util.Map;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.FieldRepository;
import sun.reflect.generics.scope.ClassScope;

/** A field, known to the VM by its number. */
public final class Field extends AccessibleObject implements Member {
    private final int number;
    private final Class<?> declaring, type;

    /** For clew.internal.Members: the field of this number. */
    public Field(int number) {
        this.number = number;
        declaring = Reflect.fieldOwner(number);
        type = Reflect.fieldType(number);
    }

    public int number() {
        return number;
    }

    public Class<?> getDeclaringClass() {
        return declaring;
    }

    public String getName() {
        return Reflect.fieldName(number);
    }

    public int getModifiers() {
        return Reflect.fieldFlags(number);
    }

    public boolean isEnumConstant() {
        return (getModifiers() & Modifier.ENUM) != 0;
    }

    public boolean isSynthetic() {
        return Modifier.isSynthetic(getModifiers());
    }

    public Class<?> getType() {
        return type;
    }

    public Type getGenericType() {
        String signature = Reflect.fieldSignature(number);
        return signature == null ? type
                : FieldRepository.make(signature, CoreReflectionFactory.make(declaring, ClassScope.make(declaring))).getGenericType();
    }

    public AnnotatedType getAnnotatedType() {
        return null;
    }

    // --- access ---

    /** What an access does: the JDK words its complaints by that. */
    private enum Access { GET, SET, SET_PRIMITIVE }

    /** Checks access, for which the object's class counts: of a field that was not made accessible, this sees first that it is missing. */
    private void checkAccess(Object object, Class<?> caller) throws IllegalAccessException {
        if (!override) {
            if (object == null && !Modifier.isStatic(getModifiers())) {
                throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
            }
            Members.checkAccess(this, object, caller);
        }
    }

    /** The object that holds the field: the class's own for static fields. */
    private Object holder(Object object, Access access) {
        if (Modifier.isStatic(getModifiers())) {
            Reflect.initialize(declaring);
            return declaring;
        }
        if (object == null) {
            boolean silent = access != Access.SET && Reflect.isVersion(18);
            throw silent ? new NullPointerException()
                    : new NullPointerException("Cannot invoke \"Object.getClass()\" because \"o\" is null");
        }
        if (!declaring.isInstance(object)) {
            boolean newer = Reflect.isVersion(22);
            boolean gets = newer && access == Access.GET;
            boolean on = gets || newer && access == Access.SET_PRIMITIVE && !isReadOnly();
            throw new IllegalArgumentException("Can not " + (gets ? "get " : "set ") + describeShort() + (on ? " on " : " to ")
                    + object.getClass().getName());
        }
        return object;
    }

    private String describeShort() {
        String modifiers = Modifier.toString(getModifiers() & (Modifier.STATIC | Modifier.FINAL));
        return (modifiers.isEmpty() ? "" : modifiers + " ") + type.getTypeName() + " field " + declaring.getTypeName() + "." + getName();
    }

    private boolean isReadOnly() {
        int modifiers = getModifiers();
        boolean changeable = override && !Modifier.isStatic(modifiers) && !declaring.isRecord() && !declaring.isHidden();
        return Modifier.isFinal(modifiers) && !changeable;
    }

    private void checkNotFinal(String value) throws IllegalAccessException {
        if (isReadOnly()) {
            throw new IllegalAccessException("Can not set " + describeShort() + " to " + value);
        }
    }

    private IllegalArgumentException wrongGet(String wanted) {
        return new IllegalArgumentException("Attempt to get " + type.getName() + " field \"" + declaring.getName() + "."
                + getName() + "\" with illegal data type conversion to " + wanted);
    }

    private IllegalArgumentException wrongSet(String value) {
        return new IllegalArgumentException("Can not set " + describeShort() + " to " + value);
    }

    public Object get(Object obj) throws IllegalAccessException {
        checkAccess(obj, Reflect.callerClass());
        return Values.get(holder(obj, Access.GET), Reflect.fieldOffset(number), type);
    }

    public void set(Object obj, Object value) throws IllegalAccessException {
        checkAccess(obj, Reflect.callerClass());
        Object holder = holder(obj, Access.SET);
        String text = value == null ? "null value" : value.getClass().getName();
        checkNotFinal(text);
        Object converted = Values.convert(value, type);
        if (converted == Values.WRONG) {
            throw wrongSet(text);
        }
        Values.put(holder, Reflect.fieldOffset(number), type, converted);
    }

    private Object getAs(Object obj, Class<?> wanted, Class<?> caller) throws IllegalAccessException {
        checkAccess(obj, caller);
        if (!type.isPrimitive() || !Values.isWidening(Values.kind(type), Values.kind(wanted))) {
            throw wrongGet(wanted.getName());
        }
        return Values.convert(Values.get(holder(obj, Access.GET), Reflect.fieldOffset(number), type), wanted);
    }

    private void setFrom(Object obj, Class<?> given, Object value, Class<?> caller) throws IllegalAccessException {
        checkAccess(obj, caller);
        String text = "(" + given.getName() + ")" + value;
        if (!type.isPrimitive() || !Values.isWidening(Values.kind(given), Values.kind(type))) {
            throw wrongSet(text);
        }
        Object holder = holder(obj, Access.SET_PRIMITIVE);
        checkNotFinal(text);
        Values.put(holder, Reflect.fieldOffset(number), type, Values.convert(value, type));
    }

    public boolean getBoolean(Object obj) throws IllegalAccessException {
        return (Boolean) getAs(obj, boolean.class, Reflect.callerClass());
    }

    public void setBoolean(Object obj, boolean value) throws IllegalAccessException {
        setFrom(obj, boolean.class, value, Reflect.callerClass());
    }

    public byte getByte(Object obj) throws IllegalAccessException {
        return (Byte) getAs(obj, byte.class, Reflect.callerClass());
    }

    public void setByte(Object obj, byte value) throws IllegalAccessException {
        setFrom(obj, byte.class, value, Reflect.callerClass());
    }

    public char getChar(Object obj) throws IllegalAccessException {
        return (Character) getAs(obj, char.class, Reflect.callerClass());
    }

    public void setChar(Object obj, char value) throws IllegalAccessException {
        setFrom(obj, char.class, value, Reflect.callerClass());
    }

    public short getShort(Object obj) throws IllegalAccessException {
        return (Short) getAs(obj, short.class, Reflect.callerClass());
    }

    public void setShort(Object obj, short value) throws IllegalAccessException {
        setFrom(obj, short.class, value, Reflect.callerClass());
    }

    public int getInt(Object obj) throws IllegalAccessException {
        return (Integer) getAs(obj, int.class, Reflect.callerClass());
    }

    public void setInt(Object obj, int value) throws IllegalAccessException {
        setFrom(obj, int.class, value, Reflect.callerClass());
    }

    public long getLong(Object obj) throws IllegalAccessException {
        return (Long) getAs(obj, long.class, Reflect.callerClass());
    }

    public void setLong(Object obj, long value) throws IllegalAccessException {
        setFrom(obj, long.class, value, Reflect.callerClass());
    }

    public float getFloat(Object obj) throws IllegalAccessException {
        return (Float) getAs(obj, float.class, Reflect.callerClass());
    }

    public void setFloat(Object obj, float value) throws IllegalAccessException {
        setFrom(obj, float.class, value, Reflect.callerClass());
    }

    public double getDouble(Object obj) throws IllegalAccessException {
        return (Double) getAs(obj, double.class, Reflect.callerClass());
    }

    public void setDouble(Object obj, double value) throws IllegalAccessException {
        setFrom(obj, double.class, value, Reflect.callerClass());
    }

    // --- annotations ---

    private Map<Class<? extends Annotation>, Annotation> annotationMap() {
        return Annotations.parse(Reflect.fieldAnnotations(number), declaring);
    }

    @SuppressWarnings("unchecked")
    public <T extends Annotation> T getAnnotation(Class<T> annotation) {
        java.util.Objects.requireNonNull(annotation);
        return (T) annotationMap().get(annotation);
    }

    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotation) {
        java.util.Objects.requireNonNull(annotation);
        return Annotations.byType(annotationMap(), annotation);
    }

    public Annotation[] getDeclaredAnnotations() {
        return Annotations.toArray(annotationMap());
    }

    // --- text ---

    public boolean equals(Object object) {
        return object instanceof Field other && number == other.number;
    }

    public int hashCode() {
        return declaring.getName().hashCode() ^ getName().hashCode();
    }

    public String toString() {
        return describe(type.getTypeName());
    }

    public String toGenericString() {
        return describe(getGenericType().getTypeName());
    }

    private String describe(String typeName) {
        int modifiers = getModifiers() & Modifier.fieldModifiers();
        return (modifiers == 0 ? "" : Modifier.toString(modifiers) + " ") + typeName + " " + declaring.getTypeName() + "." + getName();
    }
}
