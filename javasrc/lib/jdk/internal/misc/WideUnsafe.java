package jdk.internal.misc;

/** The members of Unsafe that have another type since JDK 25: offsets as long. Hidden by those of the same name below. */
class WideUnsafe {
    public static final long ARRAY_BOOLEAN_BASE_OFFSET = 0, ARRAY_BYTE_BASE_OFFSET = 0, ARRAY_SHORT_BASE_OFFSET = 0, ARRAY_CHAR_BASE_OFFSET = 0,
            ARRAY_INT_BASE_OFFSET = 0, ARRAY_LONG_BASE_OFFSET = 0, ARRAY_FLOAT_BASE_OFFSET = 0,
            ARRAY_DOUBLE_BASE_OFFSET = 0, ARRAY_OBJECT_BASE_OFFSET = 0;

    private long arrayBaseOffset(Class<?> arrayClass) {
        return 0;
    }
}
