// verdict: none
// races: race
/** What is done to a class's table after its initialization is not ordered by it. */
public class RaceAfterInitializer {
    private static final class Table {
        static final int[] CELLS = {1, 2};

        static void add() {
            CELLS[0]++;
        }
    }

    public static void main(String[] arguments) {
        new Thread(Table::add).start();
        Table.add();
    }
}
