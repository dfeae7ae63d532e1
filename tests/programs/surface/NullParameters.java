// until: 17
// since: 9
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.*;
import java.util.concurrent.*;

/** Messages of null pointers inside of the library name the parameters of the JDK. */

public class NullParameters {
    interface Call { void run() throws Exception; }

    static void show(Call call) {
        try {
            call.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] arguments) {
        show(() -> new StringReader(null));
        show(() -> new BufferedReader(new StringReader("a")).read(null, 0, 1));
        show(() -> String.format(null));
        show(() -> Character.codePointAt((CharSequence) null, 0));
        show(() -> Character.toChars(65, null, 0));
        show(() -> String.class.asSubclass(null));
        show(() -> new StringBuilder().compareTo(null));
        show(() -> new TreeSet<>(Set.of("a")).ceiling(null));
        show(() -> new TreeSet<String>().add(null));
        show(() -> Map.of(null, 1, 2, 3));
        show(() -> Arrays.stream((int[]) null));
        show(() -> Arrays.copyOf(new Object[1], 1, null));
        show(() -> new HashSet<>().removeAll(null));
        show(() -> new LinkedBlockingQueue<>().toArray((Object[]) null));
        show(() -> new CompletableFuture<>().thenCombine(null, (a, b) -> a));
        show(() -> new ConcurrentHashMap<>().compute(null, (a, b) -> a));
        show(() -> new ConcurrentHashMap<>().reduce(1, null, (a, b) -> a));
        show(() -> new ConcurrentLinkedDeque<>().removeFirstOccurrence(null));
        show(() -> Thread.currentThread().getThreadGroup().enumerate((ThreadGroup[]) null));
        show(() -> new Thread(null, null, null, 0, true));
        show(() -> new java.io.OutputStreamWriter(new java.io.ByteArrayOutputStream()).write((String) null, 0, 0));
        show(() -> new java.io.PrintStream(new java.io.ByteArrayOutputStream(), true, (java.nio.charset.Charset) null));
        show(() -> new java.io.PushbackInputStream(System.in).read(null, 0, 1));
        show(() -> Object.class.getModule().isOpen("java.lang", null));
        show(() -> NullParameters.class.getModule().addReads(null));
        show(() -> NullParameters.class.getModule().addExports(null, Object.class.getModule()));
        show(() -> Class.forName((Module) null, "Missing"));
        show(() -> java.lang.invoke.MethodHandleProxies.isWrapperInstance(null));
        show(() -> java.lang.invoke.MethodHandleProxies.wrapperInstanceTarget(null));
        show(() -> java.lang.invoke.StringConcatFactory.makeConcat(null, "a", java.lang.invoke.MethodType.methodType(String.class)));
        show(() -> java.lang.invoke.ConstantBootstraps.enumConstant(null, "SECONDS", TimeUnit.class));
        show(() -> java.lang.reflect.Array.newInstance(null, 1, 2));
        show(() -> Collections.shuffle(new ArrayList<>(List.of("a")), (Random) null));
        show(() -> Collections.copy(new ArrayList<>(), null));
        show(() -> EnumSet.range(null, TimeUnit.DAYS));
        show(() -> EnumSet.copyOf((Collection<TimeUnit>) null));
        show(() -> new Properties().list((java.io.PrintStream) null));
        show(() -> new Scanner("a").useLocale(null));
        show(() -> TimeUnit.of(null));
        show(() -> new ScheduledThreadPoolExecutor(1).scheduleAtFixedRate(() -> { }, 1, 1, null));
    }
}
