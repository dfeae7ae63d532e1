import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Standard input by bytes, then by lines. */
public class ReadStandardInput {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read() + " " + System.in.read() + " " + (System.in.available() > 0));
        byte[] some = new byte[4];
        System.out.println(System.in.read(some, 1, 2) + " " + some[1] + " " + some[3]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int number = 0;
        for (String line; (line = in.readLine()) != null; )
            System.out.println(++number + " " + line);
        System.out.println(System.in.read());
    }
}
