import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Arrays;

/** Annotations of all elements, with members of all types. */
public class AnnotationReading {
    enum Level {
        LOW, HIGH
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        int value() default 5;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Full {
        boolean z() default true;

        byte b() default 1;

        char c() default 'x';

        short s() default 2;

        int i() default 3;

        long j() default 4;

        float f() default 5.5f;

        double d() default 6.5;

        String text() default "text";

        Class<?> type() default String.class;

        Level level() default Level.LOW;

        Inner inner() default @Inner;

        int[] numbers() default {1, 2};

        String[] texts() default {};

        Class<?>[] types() default {int.class, String[].class};

        Level[] levels() default {Level.HIGH};

        Inner[] inners() default {@Inner(1), @Inner(2)};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface One {
        String value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Unseen {
    }

    @Full
    @Mark
    @Unseen
    @One("class \"quoted\" \u00e9")
    static class Target {
        @One("field")
        int field;

        @Mark
        @One("constructor")
        Target() {
        }

        @Full(i = 30, text = "changed", numbers = 7, texts = {"a", "b"}, level = Level.HIGH, inner = @Inner(9))
        void method(@One("first") int a, String b, @Mark @One("third") long c) {
        }
    }

    public static void main(String[] args) throws Exception {
        Full full = Target.class.getAnnotation(Full.class);
        System.out.println(full.z() + " " + full.b() + " " + full.c() + " " + full.s() + " " + full.i() + " " + full.j() + " " + full.f() + " " + full.d() + " "
                + full.text() + " " + full.type() + " " + full.level() + " " + full.inner().value() + " " + Arrays.toString(full.numbers()) + " "
                + full.texts().length + " " + Arrays.toString(full.types()) + " " + full.levels()[0] + " " + full.inners()[1].value());
        Full changed = Target.class.getDeclaredMethod("method", int.class, String.class, long.class).getAnnotation(Full.class);
        System.out.println(changed.i() + changed.text() + changed.numbers()[0] + Arrays.toString(changed.texts()) + changed.level() + changed.inner() + changed.s());
        System.out.println(Target.class.getAnnotation(Mark.class) + " " + Target.class.getAnnotation(One.class) + " " + Target.class.getAnnotation(Unseen.class));
        System.out.println(Target.class.isAnnotationPresent(Mark.class) + " " + Target.class.isAnnotationPresent(Inner.class) + " "
                + Target.class.getAnnotations().length);
        System.out.println(Target.class.getDeclaredField("field").getAnnotation(One.class).value());
        System.out.println(Arrays.toString(Target.class.getDeclaredConstructor().getAnnotations()));
        Annotation[][] parameters = Target.class.getDeclaredMethod("method", int.class, String.class, long.class).getParameterAnnotations();
        System.out.println(Arrays.deepToString(parameters));
        System.out.println(full.equals(Target.class.getAnnotation(Full.class)) + " " + full.equals(changed) + " "
                + (full.hashCode() == Target.class.getAnnotation(Full.class).hashCode()) + " " + full.annotationType());
        System.out.println(Target.class.getAnnotation(Mark.class).hashCode() + " " + full.inner().equals(full.inners()[0]) + " "
                + changed.inner().hashCode());
        System.out.println(Full.class.getMethod("i").getDefaultValue() + " " + One.class.getMethod("value").getDefaultValue());
        try {
            Target.class.getAnnotation(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        full.numbers()[0] = 100;
        System.out.println(full.numbers()[0]);
    }
}
