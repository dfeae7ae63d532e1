import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/* Runs a program to its end and turns what it has printed, and its static numbers, into the message of an exception. */
public class OutcomeOf {
    public static void main(String[] arguments) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed));
        Class<?> program = Class.forName(arguments[0]);
        String[] rest = new String[arguments.length - 1];
        System.arraycopy(arguments, 1, rest, 0, rest.length);
        program.getMethod("main", String[].class).invoke(null, (Object) rest);
        Thread[] others = new Thread[16];
        int count = Thread.enumerate(others);
        for (int i = 0; i < count; i++)
            if (others[i] != Thread.currentThread())
                others[i].join();
        StringBuilder outcome = new StringBuilder(printed.toString().trim());
        for (Field field : program.getDeclaredFields()) {
            field.setAccessible(true);
            if (Modifier.isStatic(field.getModifiers()) && field.getType().isPrimitive())
                outcome.append(' ').append(field.getName()).append('=').append(field.get(null));
        }
        throw new RuntimeException(outcome.toString());
    }
}
