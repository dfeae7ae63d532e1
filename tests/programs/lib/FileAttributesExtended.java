import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.UserDefinedFileAttributeView;

/** Extended attributes, where the file system has them; where it has not, the same exceptions. */
public class FileAttributesExtended {
    private static void userDefined(Path file) {
        UserDefinedFileAttributeView view = Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        if (view == null) {
            System.out.println("no such view");
            return;
        }
        try {
            System.out.println(view.list());
            System.out.println(view.write("colour", ByteBuffer.wrap(new byte[] {'r', 'e', 'd'})) + " " + view.size("colour"));
            ByteBuffer back = ByteBuffer.allocate(10);
            System.out.println(view.read("colour", back) + " " + new String(back.array(), 0, back.position()) + " " + view.list());
            view.delete("colour");
            System.out.println(view.list());
            view.size("colour");
        } catch (IOException none) {
            System.out.println(none.getClass() + " " + none.getMessage().replace(file.toString(), "FILE"));
        }
    }

    private static void dos(Path file) {
        DosFileAttributeView view = Files.getFileAttributeView(file, DosFileAttributeView.class);
        try {
            System.out.println(view.readAttributes().isReadOnly() + " " + view.readAttributes().isHidden());
            view.setReadOnly(true);
            System.out.println(view.readAttributes().isReadOnly() + " " + view.readAttributes().isSystem());
        } catch (IOException none) {
            System.out.println(none.getClass());
        }
    }

    public static void main(String[] arguments) throws IOException {
        Path file = Files.createTempFile("attributes", ".txt"), copy = file.resolveSibling(file.getFileName() + ".copy");
        userDefined(file);
        dos(file);
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
        System.out.println(Files.getLastModifiedTime(file).toMillis() == Files.getLastModifiedTime(copy).toMillis());
        Files.delete(file);
        Files.delete(copy);
    }
}
