import java.lang.reflect.Field;
import java.util.Arrays;

/** Enums seen through reflection. */
public class EnumReflection {
    enum Color {
        RED, GREEN {
            @Override
            String name2() {
                return "special";
            }
        },
        BLUE;

        static final int COUNT = 3;

        String name2() {
            return "plain";
        }
    }

    enum None {
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(Color.class.getEnumConstants()) + " " + Arrays.toString(None.class.getEnumConstants()) + " "
                + String.class.getEnumConstants() + " " + Color.GREEN.getClass().getEnumConstants());
        System.out.println(Color.GREEN.getClass() + " " + Color.GREEN.getDeclaringClass() + " " + Color.RED.getClass() + " "
                + Color.GREEN.getClass().isEnum() + " " + Color.class.isEnum());
        for (Field field : Color.class.getFields()) {
            System.out.println(field + " " + field.isEnumConstant() + " " + field.get(null));
        }
        Color[] constants = Color.class.getEnumConstants();
        constants[0] = null;
        System.out.println(Color.class.getEnumConstants()[0]);
        System.out.println(Enum.valueOf(Color.class, "BLUE") + " " + Color.valueOf("RED").name2() + " " + Color.GREEN.name2());
        System.out.println(Color.class.getMethod("values").invoke(null).getClass() + " " + Color.class.getMethod("valueOf", String.class).invoke(null, "BLUE"));
        try {
            Enum.valueOf(Color.class, "PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Color.class.getMethod("valueOf", String.class).invoke(null, "PINK");
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getMessage());
        }
    }
}
