// verdict: none
// needs a JDK
import clew.Verify;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What one path does to files is not there on the other; nothing of it is on the disk. */
public class FileDeletedOnOnePath {
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("clew"), file = folder.resolve("a"), other = folder.resolve("b");
        Files.writeString(file, "one");
        switch (Verify.getInt(0, 3)) {
            case 0 -> Files.delete(file);
            case 1 -> Files.move(file, other);
            case 2 -> Files.writeString(file, "another");
            default -> {
                assert Files.readString(file).equals("one") && !Files.exists(other);
                assert folder.toFile().list().length == 1;
                assert file.toFile().delete() && folder.toFile().delete() && !new File(folder.toString()).exists();
            }
        }
    }
}
