package java.util;

/** An argument index that is 0 or too large; Integer.MIN_VALUE stands for one that is no int. */
class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private static final long serialVersionUID = 4191767811181838112L;
    private final int illegalIndex;

    IllegalFormatArgumentIndexException(int index) {
        this.illegalIndex = index;
    }

    int getIndex() {
        return illegalIndex;
    }

    @Override
    public String getMessage() {
        return illegalIndex == Integer.MIN_VALUE ? "Format argument index: (not representable as int)"
            : "Illegal format argument index = " + illegalIndex;
    }
}
