// since: 13
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/** Buffers of all kinds, on the heap and outside, in both byte orders; charsets, encoders and decoders. */
public class Buffers {
    static void fill(ByteBuffer buffer) {
        buffer.put((byte) 1).putShort((short) 2).putInt(3).putLong(4).putFloat(5.5f).putDouble(6.5).putChar('x');
        buffer.flip();
        System.out.print(buffer + " " + buffer.get() + " " + buffer.getShort() + " " + buffer.getInt() + " " + buffer.getLong() + " " + buffer.getFloat() + " " + buffer.getDouble() + " " + buffer.getChar());
        buffer.order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(" " + buffer.getInt(3) + " " + buffer.getDouble(19) + " " + buffer.order() + " " + buffer.hasRemaining());
        buffer.clear();
        buffer.order(ByteOrder.BIG_ENDIAN);
        IntBuffer ints = buffer.asIntBuffer();
        ints.put(1, 77).put(new int[] {5, 6, 7}, 0, 1);
        System.out.println(buffer.getInt(0) + " " + buffer.getInt(4) + " " + ints.position() + " " + ints.capacity() + " " + ints.isDirect());
        ByteBuffer part = buffer.position(4).limit(12).slice();
        part.put(0, (byte) 9);
        System.out.println(part + " " + buffer.get(4) + " " + part.compareTo(part.duplicate()) + " " + part.equals(part.asReadOnlyBuffer()) + " " + part.hashCode());
        buffer.compact();
        System.out.println(buffer + " " + buffer.isDirect() + " " + buffer.hasArray() + " " + buffer.isReadOnly());
        byte[] bytes = new byte[4];
        buffer.clear().get(bytes).get(2, bytes, 0, 2);
        System.out.println(Arrays.toString(bytes) + " " + buffer.mark().position() + " " + buffer.position(10).reset().position() + " " + buffer.rewind().remaining());
    }

    static void failing(Runnable action) {
        try {
            action.run();
            System.out.println("no exception");
        } catch (RuntimeException expected) {
            System.out.println(expected);
        }
    }

    public static void main(String[] args) throws CharacterCodingException {
        fill(ByteBuffer.allocate(40));
        fill(ByteBuffer.allocateDirect(40));
        failing(() -> ByteBuffer.allocate(1).putInt(1));
        failing(() -> ByteBuffer.allocateDirect(1).getInt());
        failing(() -> ByteBuffer.allocateDirect(4).get(4));
        failing(() -> ByteBuffer.allocate(4).asReadOnlyBuffer().put((byte) 1));
        failing(() -> ByteBuffer.allocate(4).limit(5));
        failing(() -> ByteBuffer.allocate(4).reset());
        failing(() -> ByteBuffer.allocate(-1));
        ByteBuffer wrapped = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(wrapped + " " + wrapped.array().length + " " + wrapped.arrayOffset() + " " + wrapped.slice().arrayOffset());
        LongBuffer longs = LongBuffer.wrap(new long[] {3, 1, 2});
        FloatBuffer floats = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder()).asFloatBuffer();
        floats.put(1.5f).put(2.5f).flip();
        CharBuffer chars = CharBuffer.allocate(8);
        chars.put("text").flip();
        System.out.println(longs.get(2) + " " + floats.get(1) + " " + floats + " " + chars + " " + chars.length() + " " + chars.charAt(2) + " " + CharBuffer.wrap("abc").subSequence(1, 3));
        for (String name : new String[] {"UTF-8", "UTF-16", "ISO-8859-1", "US-ASCII", "windows-1252", "UTF-32", "Shift_JIS", "IBM437"}) {
            Charset charset = Charset.forName(name);
            ByteBuffer encoded = charset.encode("a\u00e4\u20ac\ud83d\ude00");
            byte[] bytes = new byte[encoded.remaining()];
            encoded.get(bytes);
            System.out.println(charset + " " + Arrays.toString(bytes) + " " + charset.decode(ByteBuffer.wrap(bytes)));
        }
        CharsetEncoder encoder = StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            encoder.encode(CharBuffer.wrap("\u00e4"));
        } catch (CharacterCodingException expected) {
            System.out.println(expected);
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        System.out.println(encoder.canEncode('a') + " " + encoder.canEncode('\u00e4') + " " + decoder.decode(ByteBuffer.wrap(new byte[] {65, 66, 67}), out, true) + " " + decoder.maxCharsPerByte());
        try {
            decoder.reset().decode(ByteBuffer.wrap(new byte[] {(byte) 0xff}));
        } catch (CharacterCodingException expected) {
            System.out.println(expected);
        }
        System.out.println(Charset.isSupported("UTF-8") + " " + Charset.defaultCharset() + " " + new java.util.TreeSet<>(StandardCharsets.UTF_8.aliases()) + " " + Charset.availableCharsets().containsKey("EUC-JP"));
        failing(() -> Charset.forName("no such charset"));
        failing(() -> Charset.forName("unknown"));
    }
}
