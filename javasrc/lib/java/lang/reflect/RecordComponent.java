package java.lang.reflect;

import clew.internal.Annotations;
import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.annotation.Annotation;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.FieldRepository;
import sun.reflect.generics.scope.ClassScope;

/** A component of a record. */
public final class RecordComponent implements AnnotatedElement {
    private final Class<?> record;
    private final int index;

    /** For clew.internal.Members. */
    public RecordComponent(Class<?> record, int index) {
        this.record = record;
        this.index = index;
    }

    public String getName() {
        return Reflect.componentName(record, index);
    }

    public Class<?> getType() {
        return Reflect.componentType(record, index);
    }

    public String getGenericSignature() {
        return Reflect.componentSignature(record, index);
    }

    public Type getGenericType() {
        String signature = getGenericSignature();
        return signature == null ? getType()
                : FieldRepository.make(signature, CoreReflectionFactory.make(record, ClassScope.make(record))).getGenericType();
    }

    public AnnotatedType getAnnotatedType() {
        return null;
    }

    public Method getAccessor() {
        return Members.declaredMethod(record, getName(), new Class<?>[0]);
    }

    public Class<?> getDeclaringRecord() {
        return record;
    }

    @SuppressWarnings("unchecked")
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return (T) Annotations.parse(Reflect.componentAnnotations(record, index), record).get(type);
    }

    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    public Annotation[] getDeclaredAnnotations() {
        return Annotations.toArray(Annotations.parse(Reflect.componentAnnotations(record, index), record));
    }

    public String toString() {
        return getType().getTypeName() + " " + getName();
    }
}
