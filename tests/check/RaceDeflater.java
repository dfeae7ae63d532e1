// verdict: none
// races: race
// needs a JDK
import java.util.zip.Deflater;

/** A deflater reads what it was given when it deflates. */
public class RaceDeflater {
    public static void main(String[] arguments) {
        byte[] input = new byte[4], output = new byte[32];
        new Thread(() -> input[3] = 1).start();
        Deflater deflater = new Deflater();
        deflater.setInput(input, 0, 4);
        deflater.finish();
        deflater.deflate(output);
        deflater.end();
    }
}
