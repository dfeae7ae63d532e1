/** Fails before there is any choice. */
class Never {
    static int[] numbers = new int[3];

    public static void main(String[] arguments) {
        assert numbers.length == 4;
    }
}
