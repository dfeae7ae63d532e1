import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.TreeSet;

/** Prints the serialized form of each class named in a file: its serialVersionUID, and the names and types of its fields. */
public class Forms {
    public static void main(String[] arguments) throws Exception {
        for (String name : Files.readAllLines(Paths.get(arguments[0]))) {
            Class<?> type;
            try {
                type = Class.forName(name, false, null);
            } catch (ClassNotFoundException e) {
                continue;
            }
            if (!Serializable.class.isAssignableFrom(type) || type.isInterface() || type.isEnum()) {
                continue;
            }
            ObjectStreamClass form = ObjectStreamClass.lookup(type);
            TreeSet<String> fields = new TreeSet<>();
            for (ObjectStreamField field : form.getFields()) {
                fields.add(field.getName() + ":" + (field.isPrimitive() ? "" + field.getTypeCode() : field.getTypeString()));
            }
            System.out.println(name + " " + form.getSerialVersionUID() + " " + fields);
        }
    }
}
