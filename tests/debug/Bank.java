import clew.Verify;

/** Two threads change one account; one of them asks for a value. */
public class Bank {
    static final class Account {
        final String owner;
        int[] amounts = {10, 20, 30};
        int total;

        Account(String owner) {
            this.owner = owner;
        }

        void add(int amount) {
            int before = total;
            total = before + amount;
        }
    }

    static Account account = new Account("Ada");

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> account.add(5), "other");
        other.start();
        int amount = Verify.random(1);
        account.add(amount);
        other.join();
        int total = account.total;
        assert total == 5 + amount : "total is " + total;
    }
}
