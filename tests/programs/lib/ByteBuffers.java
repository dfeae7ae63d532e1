import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** ByteBuffer: positions, limits, byte orders, views, slices, charsets. */
public class ByteBuffers {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090A0B0C0D0E0FL).putFloat(1.5f).putDouble(-2.5).putChar('c');
        System.out.println(b + " " + Arrays.toString(b.array()));
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.getChar() + " " + b.remaining());
        try {
            b.get();
        } catch (BufferUnderflowException e) {
            System.out.println("underflow");
        }
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, 0x01020304);
        System.out.println(b.get(0) + " " + b.order() + " " + b.getShort(1) + " " + b.position() + b.limit());
        b.position(4).limit(12);
        ByteBuffer slice = b.slice();
        slice.put(0, (byte) 99);
        System.out.println(slice.capacity() + " " + b.get(4) + " " + slice.order() + " " + b.duplicate().position());
        b.mark();
        b.get();
        b.reset();
        System.out.println(b.position() + " " + b.hasRemaining() + " " + b.compact().position());
        try {
            ByteBuffer.allocate(2).putInt(5);
        } catch (BufferOverflowException e) {
            System.out.println("overflow");
        }
        IntBuffer ints = ByteBuffer.wrap(new byte[] {0, 0, 0, 1, 0, 0, 1, 0}).asIntBuffer();
        System.out.println(ints.get(0) + " " + ints.get(1) + " " + ints.capacity() + " " + ints.isReadOnly());
        ByteBuffer encoded = StandardCharsets.UTF_8.encode("aé€😀");
        CharBuffer decoded = StandardCharsets.UTF_8.decode(encoded.duplicate());
        System.out.println(encoded.remaining() + " " + decoded + " " + decoded.length() + " " + ByteBuffer.wrap(new byte[] {1, 2}).equals(ByteBuffer.wrap(new byte[] {1, 2})) + " " + ByteBuffer.wrap("ab".getBytes()).compareTo(ByteBuffer.wrap("ac".getBytes())));
    }
}
