// verdict: none
// races: none
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What was written before a put is seen by who gets the value. */
public class RaceConcurrentMap {
    private static final class Account {
        int balance;
    }

    public static void main(String[] arguments) {
        ConcurrentMap<String, Account> accounts = new ConcurrentHashMap<>();
        new Thread(() -> {
            Account account = new Account();
            account.balance = 5;
            accounts.put("a", account);
            accounts.merge("b", new Account(), (x, y) -> x);
        }).start();
        Account account = accounts.get("a");
        assert account == null || account.balance == 5;
        accounts.computeIfAbsent("b", key -> new Account());
    }
}
