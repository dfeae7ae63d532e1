// since: 11
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;

/** Primitive values and strings as bytes, and back. */
public class DataStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(-300);
        out.writeChar('\u4e2d');
        out.writeInt(0x12345678);
        out.writeLong(Long.MIN_VALUE + 5);
        out.writeFloat(1.5f);
        out.writeDouble(-Math.PI);
        out.writeUTF("a\u0000é\u4e2d\ud83d\ude00");
        out.writeBytes("hi");
        out.writeChars("ho");
        System.out.println(out.size() + " " + Arrays.toString(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar() + " "
            + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
        String text = in.readUTF();
        System.out.println(text.length() + " " + text.equals("a\u0000é\u4e2d\ud83d\ude00"));
        byte[] rest = new byte[6];
        in.readFully(rest);
        System.out.println(Arrays.toString(rest));
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println(e);
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, (byte) 0xff})).readUTF();
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            out.writeUTF("x".repeat(70000));
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
