package clew.internal.test;

import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Paths;

/** The implicit conversions of arguments, as the user guide of JUnit 5 lists them. */
final class Conversion {
    private Conversion() {
    }

    static Object convert(Object value, Class<?> target) {
        if (value == null) {
            if (target.isPrimitive()) {
                throw new Unusable("null cannot be passed as " + target.getName());
            }
            return null;
        }
        Class<?> boxed = boxed(target);
        if (boxed.isInstance(value) || target.isPrimitive() && widens(value.getClass(), boxed)) {
            return value;
        }
        if (value instanceof String) {
            return ofText((String) value, boxed);
        }
        throw failure(value, target);
    }

    private static Unusable failure(Object value, Class<?> target) {
        return new Unusable("cannot convert '" + value + "' of type " + value.getClass().getTypeName() + " to " + target.getTypeName());
    }

    private static final Class<?>[] WRAPPERS = {
        Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class, Float.class, Double.class,
    };
    private static final Class<?>[] PRIMITIVES = {
        boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class,
    };

    private static Class<?> boxed(Class<?> type) {
        for (int i = 0; i < PRIMITIVES.length; i++) {
            if (type == PRIMITIVES[i]) {
                return WRAPPERS[i];
            }
        }
        return type;
    }

    /** JLS 5.1.2: to all numbers further on in the list, but from char not to short, and to char from none. */
    private static boolean widens(Class<?> from, Class<?> to) {
        int source = -1, target = -1;
        for (int i = 0; i < WRAPPERS.length; i++) {
            source = WRAPPERS[i] == from ? i : source;
            target = WRAPPERS[i] == to ? i : target;
        }
        return source > 0 && target > source && to != Character.class && !(from == Character.class && to == Short.class);
    }

    private static Object ofText(String text, Class<?> target) {
        try {
            Object number = ofNumber(text.replace("_", ""), target);
            return number != null ? number : ofKnown(text, target);
        } catch (RuntimeException | java.net.MalformedURLException reason) {
            if (reason instanceof Unusable) {
                throw (Unusable) reason;
            }
            throw new Unusable("cannot convert the text '" + text + "' to " + target.getTypeName() + ": " + reason);
        }
    }

    private static Object ofNumber(String text, Class<?> target) {
        if (target == Byte.class) {
            return Byte.decode(text);
        } else if (target == Short.class) {
            return Short.decode(text);
        } else if (target == Integer.class) {
            return Integer.decode(text);
        } else if (target == Long.class) {
            return Long.decode(text);
        } else if (target == Float.class) {
            return Float.valueOf(text);
        } else if (target == Double.class) {
            return Double.valueOf(text);
        }
        return null;
    }

    private static Object ofKnown(String text, Class<?> target) throws java.net.MalformedURLException {
        if (target == Boolean.class) {
            return Boolean.valueOf(text);
        } else if (target == Character.class) {
            return oneCharacter(text);
        } else if (target.isEnum()) {
            return constant(target, text);
        } else if (target == Class.class) {
            return classNamed(text);
        } else if (target == BigDecimal.class) {
            return new BigDecimal(text);
        } else if (target == BigInteger.class) {
            return new BigInteger(text);
        } else if (target == File.class) {
            return new File(text);
        } else if (target == java.nio.file.Path.class) {
            return Paths.get(text);
        } else if (target == Charset.class) {
            return Charset.forName(text);
        } else if (target == URI.class) {
            return URI.create(text);
        } else if (target == URL.class) {
            return new URL(text);
        } else if (target.getName().startsWith("java.time.")) {
            return byStatic(text, target, target.getSimpleName().startsWith("Zone") && target.getSimpleName().length() < 11 ? "of" : "parse");
        }
        return byFactory(text, target);
    }

    private static Character oneCharacter(String text) {
        if (text.length() != 1) {
            throw new Unusable("the text '" + text + "' is not one character");
        }
        return text.charAt(0);
    }

    static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new Unusable(type.getTypeName() + " has no constant " + name);
    }

    private static Class<?> classNamed(String name) {
        if (name.endsWith("[]")) {
            return java.lang.reflect.Array.newInstance(classNamed(name.substring(0, name.length() - 2)), 0).getClass();
        }
        for (Class<?> primitive : PRIMITIVES) {
            if (primitive.getName().equals(name)) {
                return primitive;
            }
        }
        try {
            return Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new Unusable("there is no class " + name);
        }
    }

    private static Object byStatic(String text, Class<?> target, String name) {
        for (Method method : target.getMethods()) {
            if (method.getName().equals(name) && isFactory(method, target)) {
                return call(method, text);
            }
        }
        return byFactory(text, target);
    }

    private static boolean isFactory(Method method, Class<?> target) {
        Class<?>[] types = method.getParameterTypes();
        return Modifier.isStatic(method.getModifiers()) && !Modifier.isPrivate(method.getModifiers()) && types.length == 1
                && (types[0] == String.class || types[0] == CharSequence.class && target.getName().startsWith("java.time."))
                && method.getReturnType() == target;
    }

    /** The only factory method, or a constructor, that takes a string. */
    private static Object byFactory(String text, Class<?> target) {
        Method factory = null;
        int count = 0;
        for (Method method : target.getDeclaredMethods()) {
            if (isFactory(method, target)) {
                factory = method;
                count++;
            }
        }
        if (count == 1) {
            return call(factory, text);
        }
        try {
            Constructor<?> constructor = target.getDeclaredConstructor(String.class);
            if (!Modifier.isPrivate(constructor.getModifiers()) && !Modifier.isAbstract(target.getModifiers())) {
                constructor.setAccessible(true);
                return constructor.newInstance(text);
            }
        } catch (NoSuchMethodException none) {
            // nor is there a constructor
        } catch (ReflectiveOperationException failure) {
            throw new Unusable("cannot make a " + target.getTypeName() + " of the text '" + text + "': " + failure.getCause());
        }
        throw failure(text, target);
    }

    private static Object call(Method factory, String text) {
        try {
            factory.setAccessible(true);
            return factory.invoke(null, text);
        } catch (InvocationTargetException failure) {
            throw new Unusable("cannot make a " + factory.getReturnType().getTypeName() + " of the text '" + text + "': " + failure.getCause());
        } catch (IllegalAccessException failure) {
            throw new Unusable(failure.toString());
        }
    }
}
