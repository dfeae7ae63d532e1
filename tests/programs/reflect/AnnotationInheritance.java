import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Arrays;

/** Inherited and repeated annotations. */
public class AnnotationInheritance {
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Passed {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Own {
    }

    @Repeatable(Tags.class)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Passed("base")
    @Own
    @Tag("one")
    static class Base {
        @Tag("x")
        @Tag("y")
        public void method() {
        }
    }

    @Tag("a")
    @Tag("b")
    static class Derived extends Base {
        @Override
        public void method() {
        }
    }

    @Passed("again")
    static class Last extends Derived {
    }

    static void show(Class<?> type) {
        StringBuilder tags = new StringBuilder();
        for (Tag tag : type.getAnnotationsByType(Tag.class)) {
            tags.append(tag.value());
        }
        System.out.println(type.getSimpleName() + ": " + type.getAnnotation(Passed.class) + " " + type.getDeclaredAnnotation(Passed.class) + " "
                + type.getAnnotation(Own.class) + " " + type.getAnnotation(Tag.class) + " " + tags + " " + type.getAnnotations().length + " "
                + type.getDeclaredAnnotations().length);
    }

    public static void main(String[] args) throws Exception {
        show(Base.class);
        show(Derived.class);
        show(Last.class);
        System.out.println(Arrays.toString(Base.class.getMethod("method").getAnnotationsByType(Tag.class)));
        System.out.println(Derived.class.getMethod("method").getAnnotations().length);
        System.out.println(Base.class.getMethod("method").getAnnotation(Tags.class).value().length);
    }
}
