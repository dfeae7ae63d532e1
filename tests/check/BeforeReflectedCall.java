// verdict: assertion
import clew.Verify;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Others may come before a method that is called by reflection looks at a shared list. */
public class BeforeReflectedCall {
    private static final List<Integer> list = new ArrayList<>(List.of(5));
    private static volatile boolean begun;

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method addAll = CopyOnWriteArrayList.class.getMethod("addAll", Collection.class);
        CopyOnWriteArrayList<Integer> own = new CopyOnWriteArrayList<>();
        Object[] given = {list};
        addAll.invoke(new CopyOnWriteArrayList<>(), List.of());
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            list.set(0, 1);
        }).start();
        begun = true;
        addAll.invoke(own, given);
        assert own.get(0) == 5 : "set before";
    }
}
