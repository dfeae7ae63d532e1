package jdk.internal.reflect;

import clew.internal.Members;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

/** What the JDK's classes ask about callers and access. */
public class Reflection {
    public static final String ALL_MEMBERS = "*";
    public static final Set<String> ALL_MEMBERS_SET = Set.of("*");

    private Reflection() {
    }

    /** The class whose method called the method that asks. */
    public static native Class<?> getCallerClass();

    public static int getClassAccessFlags(Class<?> type) {
        return type.getModifiers();
    }

    public static void ensureMemberAccess(Class<?> caller, Class<?> member, Class<?> target, int modifiers)
            throws IllegalAccessException {
        if (!verifyMemberAccess(caller, member, target, modifiers)) {
            throw newIllegalAccessException(caller, member, target, modifiers);
        }
    }

    public static boolean verifyMemberAccess(Class<?> caller, Class<?> member, Class<?> target, int modifiers) {
        return Members.isAccessible(member, modifiers, caller);
    }

    public static boolean verifyPublicMemberAccess(Class<?> member, int modifiers) {
        return Modifier.isPublic(member.getModifiers()) && Modifier.isPublic(modifiers);
    }

    public static boolean verifyModuleAccess(Module caller, Class<?> member) {
        return true;
    }

    public static boolean areNestMates(Class<?> a, Class<?> b) {
        return a.isNestmateOf(b);
    }

    public static boolean isSubclassOf(Class<?> below, Class<?> above) {
        return above.isAssignableFrom(below);
    }

    public static boolean isTrustedFinalField(Field field) {
        return Modifier.isFinal(field.getModifiers()) && Modifier.isStatic(field.getModifiers());
    }

    public static boolean isCallerSensitive(Method method) {
        return false;
    }

    public static boolean isCallerClassLoaderAncestor(ClassLoader ancestor) {
        return true;
    }

    public static Field[] filterFields(Class<?> container, Field[] fields) {
        return fields;
    }

    public static Method[] filterMethods(Class<?> container, Method[] methods) {
        return methods;
    }

    public static void registerFieldsToFilter(Class<?> container, Set<String> names) {
    }

    public static void registerMethodsToFilter(Class<?> container, Set<String> names) {
    }

    public static void ensureNativeAccess(Class<?> caller, Class<?> owner, String method, boolean jni) {
    }

    public static IllegalAccessException newIllegalAccessException(Class<?> caller, Class<?> member, Class<?> target, int modifiers) {
        return new IllegalAccessException(caller + " cannot access a member of " + member + " with modifiers \""
                + Modifier.toString(modifiers) + "\"");
    }
}
