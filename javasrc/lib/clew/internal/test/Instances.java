package clew.internal.test;

import clew.internal.Reflect;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.List;

/** Makes instances of test classes, an inner class's in an instance of the one around it. */
final class Instances {
    private Instances() {
    }

    /** An instance of the innermost class. */
    static Object create(List<Class<?>> chain, TestCase test) {
        Object instance = null;
        for (Class<?> type : chain) {
            instance = create(type, instance, test);
        }
        return instance;
    }

    /** What a constructor throws is thrown. */
    static Object create(Class<?> type, Object outer, TestCase test) {
        Constructor<?> constructor = constructor(type, test.framework);
        Object[] values = outer == null ? TestCase.NONE : new Object[] {outer};
        if (test.framework == Framework.JUNIT3 && constructor.getParameterCount() == 1) {
            values = new Object[] {test.method.getName()};
        }
        boolean isParameterized = ParameterizedRunner.runs(type, test.framework);
        if (isParameterized) {
            values = ParameterizedRunner.forConstructor(type, test.arguments);
        }
        try {
            constructor.setAccessible(true);
            Object instance = constructor.newInstance(isParameterized ? values
                    : Injection.fill(constructor.getParameterTypes(), values, test, test.chain.indexOf(type)));
            if (isParameterized) {
                ParameterizedRunner.fill(instance, test.arguments);
            }
            return instance;
        } catch (InvocationTargetException failure) {
            throw Reflect.sneaky(failure.getCause());
        } catch (ReflectiveOperationException failure) {
            throw new Unusable(failure.toString());
        }
    }

    static Constructor<?> constructor(Class<?> type, Framework framework) {
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new Unusable(type.getName() + " is abstract");
        }
        Constructor<?>[] all = type.getDeclaredConstructors();
        if (framework == Framework.JUNIT3) {
            return ofJUnit3(type, all);
        }
        if (framework == Framework.TESTNG) {
            return withoutParameters(type, all);
        }
        if (all.length != 1) {
            throw new Unusable(type.getName() + " must have one constructor, and has " + all.length);
        }
        boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        if (framework == Framework.JUNIT4 && !Modifier.isPublic(type.getModifiers())) {
            throw new Unusable("the class " + type.getName() + " of a test of JUnit 4 must be public");
        }
        if (framework == Framework.JUNIT4 && (!isPublic(all[0]) || isInner)) {
            throw new Unusable(type.getName() + " must have a public constructor without parameters");
        }
        if (ParameterizedRunner.runs(type, framework)) {
            return all[0];
        }
        Injection.require("the constructor of " + type.getName(), all[0].getParameterTypes(), isInner ? 1 : 0, framework);
        return all[0];
    }

    private static Constructor<?> withoutParameters(Class<?> type, Constructor<?>[] all) {
        for (Constructor<?> each : all) {
            if (each.getParameterCount() == 0) {
                return each;
            }
        }
        throw new Unusable(type.getName() + " has no constructor without parameters");
    }

    private static boolean isPublic(Constructor<?> constructor) {
        return Modifier.isPublic(constructor.getModifiers());
    }

    /** With the name of the test, or without parameters. */
    private static Constructor<?> ofJUnit3(Class<?> type, Constructor<?>[] all) {
        for (Constructor<?> each : all) {
            if (each.getParameterCount() == 1 && each.getParameterTypes()[0] == String.class && isPublic(each)) {
                return each;
            }
        }
        Constructor<?> plain = withoutParameters(type, all);
        if (!isPublic(plain)) {
            throw new Unusable(type.getName() + " must have a public constructor, with the name of the test or without parameters");
        }
        return plain;
    }
}
