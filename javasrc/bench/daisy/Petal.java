package bench.daisy;

/** The disk: bytes by address. */
final class Petal {
    private final byte[] bytes;

    Petal(int size) {
        bytes = new byte[size];
    }

    byte read(int address) {
        return bytes[address];
    }

    void write(int address, byte value) {
        bytes[address] = value;
    }

    int readInt(int address) {
        return read(address) & 0xFF | (read(address + 1) & 0xFF) << 8;
    }

    void writeInt(int address, int value) {
        write(address, (byte) value);
        write(address + 1, (byte) (value >> 8));
    }
}
