import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file system that a file lies on. */
public class FileStores {
    public static void main(String[] arguments) throws IOException {
        Path file = Files.createTempFile("store", ".txt");
        FileStore store = Files.getFileStore(file);
        System.out.println(store.name() + " " + store.type() + " " + store.isReadOnly() + " " + store);
        System.out.println((store.getTotalSpace() > 0) + " " + (store.getUsableSpace() <= store.getTotalSpace()));
        System.out.println(store.supportsFileAttributeView("posix") + " " + store.supportsFileAttributeView("nonsense"));
        System.out.println(store.equals(Files.getFileStore(file.getParent())));
        boolean root = false;
        for (FileStore each : FileSystems.getDefault().getFileStores()) {
            root |= each.toString().startsWith("/ (");
        }
        System.out.println(root);
        Files.delete(file);
    }
}
