import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

/** Annotations read at run time: all kinds of members, defaults, inherited, repeated, nested. */
public class Annotations {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Info {
        String value();
        int priority() default 5;
        Level level() default Level.LOW;
        Class<?> type() default Object.class;
        String[] tags() default {};
        long[] numbers() default {1, 2};
        Tag nested() default @Tag("inner");
    }

    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Ordered { int b() default 1; int i() default 2; }
    @Retention(RetentionPolicy.CLASS) @interface Invisible { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface Param { char value() default 'p'; }

    @Info(value = "base", priority = 9, level = Level.HIGH, type = String.class, tags = {"a", "b"}) @Invisible
    static class Base {
        @Tag("one") @Tag("two") public int field;
        @Deprecated @Info("method") public void method(@Param('x') int a, String b) { }
    }

    static class Derived extends Base { }

    @Ordered(b = 3) static class Sorted { }

    public static void main(String[] args) throws Exception {
        Info i = Base.class.getAnnotation(Info.class);
        System.out.println(i.value() + " " + i.priority() + " " + i.level() + " " + i.type() + " " + Arrays.toString(i.tags()) + " " + Arrays.toString(i.numbers()) + " " + i.nested().value());
        System.out.println(Base.class.isAnnotationPresent(Invisible.class) + " " + Derived.class.isAnnotationPresent(Info.class) + " " + Derived.class.getDeclaredAnnotations().length + " " + Base.class.getAnnotations().length);
        Tag[] tags = Base.class.getField("field").getAnnotationsByType(Tag.class);
        System.out.println(tags.length + " " + tags[1].value() + " " + Base.class.getField("field").getAnnotation(Tags.class).value().length);
        java.lang.reflect.Method m = Base.class.getMethod("method", int.class, String.class);
        System.out.println(m.isAnnotationPresent(Deprecated.class) + " " + m.getAnnotation(Info.class).value() + " " + ((Param) m.getParameterAnnotations()[0][0]).value() + " " + m.getParameterAnnotations()[1].length);
        System.out.println(i.annotationType() + " " + i.equals(Derived.class.getAnnotation(Info.class)) + " " + (i.hashCode() == Derived.class.getAnnotation(Info.class).hashCode()));
        System.out.println(tags[0].toString().contains("one") + " " + tags[0].equals(tags[1]));
        String ordered = Sorted.class.getAnnotation(Ordered.class).toString();
        System.out.println(ordered.substring(ordered.indexOf('(')));
    }
}
