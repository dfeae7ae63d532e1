package java.lang.reflect;

import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.annotation.Annotation;

/** The part of fields, methods and constructors that says whether access checks are off. */
public class AccessibleObject implements AnnotatedElement {
    boolean override;

    @Deprecated(since = "17")
    protected AccessibleObject() {
    }

    public static void setAccessible(AccessibleObject[] array, boolean flag) {
        Class<?> caller = Reflect.callerClass();
        AccessibleObject[] all = array.clone();
        for (AccessibleObject object : all) object.makeAccessible(flag, caller);
    }

    public void setAccessible(boolean flag) {
        makeAccessible(flag, Reflect.callerClass());
    }

    public final boolean trySetAccessible() {
        override = override || Members.whyInaccessible(this, Reflect.callerClass()) == null;
        return override;
    }

    final void makeAccessible(boolean flag, Class<?> caller) {
        String problem = flag ? Members.whyInaccessible(this, caller) : null;
        if (problem != null) {
            throw new InaccessibleObjectException(problem);
        }
        override = flag;
    }

    /** Name and meaning known to the JDK's own classes. */
    boolean setAccessible0(boolean flag) {
        override = flag;
        return flag;
    }

    @Deprecated(since = "9")
    public boolean isAccessible() {
        return override;
    }

    private static void demandTarget(Member member, Object object) {
        boolean ofInstance = !Modifier.isStatic(member.getModifiers()) && !(member instanceof Constructor);
        if (ofInstance && object == null) throw new IllegalArgumentException("null object for " + member);
        if (!ofInstance && object != null) throw new IllegalArgumentException("non-null object for " + member);
        if (ofInstance && !member.getDeclaringClass().isInstance(object)) {
            throw new IllegalArgumentException("object is not an instance of " + member.getDeclaringClass().getName());
        }
    }

    public final boolean canAccess(Object object) {
        Class<?> caller = Reflect.callerClass();
        demandTarget((Member) this, object);
        return override || Members.isAccessible((Member) this, object, caller);
    }

    public <T extends Annotation> T getAnnotation(Class<T> type) {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }

    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    public Annotation[] getDeclaredAnnotations() {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }
}
