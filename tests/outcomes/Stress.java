import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/** Runs programs over and over, each time with fresh classes, and tells which outcomes were seen: the first line that is printed,
 * or a deadlock.  Before calls, accesses to fields and monitors of the programs a random delay is put in.
 *
 * `java Stress CLASSES TRUTH SECONDS RUNS NAME...`: a NAME is CLASS[:ARGUMENT...]; TRUTH/NAME.truth has outcomes to hope for: when
 * all were seen, RUNS are enough.  SECONDS are the limit for each.  Prints lines "NAME, a tab, OUTCOME, a tab, how often". */
public class Stress {
    private static final Map<String, byte[]> classes = new HashMap<>();
    private static final int DEADLOCKS = 3;     /* of one program: each leaves threads behind */

    public static void main(String[] arguments) throws Exception {
        PrintStream stdout = System.out;
        readClasses(Path.of(arguments[0]));
        for (int i = 4; i < arguments.length; i++) {
            Path truth = Path.of(arguments[1], arguments[i] + ".truth");
            Set<String> hoped = Files.exists(truth) ? Set.copyOf(Files.readAllLines(truth)) : Set.of();
            Map<String, Integer> seen = runMany(arguments[i].split(":"), hoped, Double.parseDouble(arguments[2]),
                Integer.parseInt(arguments[3]));
            for (Map.Entry<String, Integer> entry : seen.entrySet())
                stdout.println(arguments[i] + "\t" + entry.getKey() + "\t" + entry.getValue());
            stdout.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    private static Map<String, Integer> runMany(String[] words, Set<String> hoped, double seconds, int runs)
        throws Exception {
        Map<String, Integer> seen = new TreeMap<>();
        long until = System.nanoTime() + (long) (seconds * 1e9);
        for (int run = 0; System.nanoTime() < until; run++) {
            if (run >= runs && seen.keySet().containsAll(hoped) && !hoped.isEmpty())
                break;
            Delay.choose();
            for (String outcome : runOnce(words))
                seen.merge(outcome, 1, Integer::sum);
            if (seen.getOrDefault("deadlock", 0) >= DEADLOCKS
                && (seen.keySet().containsAll(hoped) || seen.get("deadlock") >= 20 * DEADLOCKS))
                break;
        }
        return seen;
    }

    /** The lines that it prints; "deadlock" if threads are left that wait without a limit. */
    private static List<String> runOnce(String[] words) throws Exception {
        Lines lines = new Lines();
        System.setOut(new PrintStream(lines, true));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        ThreadGroup group = new ThreadGroup("program");
        Thread main = new Thread(group, () -> {
            try {
                String[] rest = Stream.of(words).skip(1).toArray(String[]::new);
                new Loader().loadClass(words[0]).getMethod("main", String[].class).invoke(null, (Object) rest);
            } catch (ReflectiveOperationException e) {
                System.out.println("exception: " + e.getCause().getClass().getSimpleName());
            }
        });
        main.start();
        main.join(20);
        boolean stuck = !awaitEnd(group);
        System.out.flush();
        List<String> all = lines.text().lines().limit(1).collect(Collectors.toList());
        if (stuck)
            all.add("deadlock");
        return all;
    }

    /** False: some threads wait, and nothing changes for some time. */
    private static boolean awaitEnd(ThreadGroup group) throws InterruptedException {
        String before = "";
        long limit = System.nanoTime() + 3_000_000_000L;        /* a thread that waits for an initializer counts as runnable */
        for (int same = 0;;) {
            Thread[] threads = new Thread[64];
            int count = group.enumerate(threads);
            StringBuilder states = new StringBuilder();
            boolean moves = false, left = false;
            for (int i = 0; i < count; i++) {
                if (threads[i].isDaemon())
                    continue;
                Thread.State state = threads[i].getState();
                left |= state != Thread.State.TERMINATED;
                moves |= state != Thread.State.WAITING && state != Thread.State.BLOCKED;
                states.append(threads[i].getId()).append(state);
            }
            if (!left)
                return true;
            same = !moves && states.toString().equals(before) ? same + 1 : 0;
            before = states.toString();
            if (same == 30 || System.nanoTime() > limit)
                return false;
            Thread.sleep(same > 0 ? 5 : 1);
        }
    }

    private static final class Lines extends OutputStream {
        private final StringBuffer text = new StringBuffer();

        @Override
        public void write(int b) {
            text.append((char) b);
        }

        String text() {
            return text.toString();
        }
    }

    /** A random delay, or none. */
    public static final class Delay {
        private static volatile int percent, nanoseconds;

        static void choose() {
            ThreadLocalRandom random = ThreadLocalRandom.current();
            percent = new int[] {0, 5, 20, 50}[random.nextInt(4)];
            nanoseconds = new int[] {1000, 20000, 300000}[random.nextInt(3)];
        }

        public static void maybe() {
            ThreadLocalRandom random = ThreadLocalRandom.current();
            if (random.nextInt(100) >= percent)
                return;
            long until = System.nanoTime() + random.nextInt(nanoseconds);
            while (System.nanoTime() < until)
                Thread.yield();
        }
    }

    private static final class Loader extends ClassLoader {
        Loader() {
            super(Stress.class.getClassLoader());
        }

        /** Without a monitor if it is there already, so that no thread is seen blocked here. */
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null || !classes.containsKey(name))
                return loaded != null ? loaded : super.loadClass(name, resolve);
            synchronized (this) {
                loaded = findLoadedClass(name);
                byte[] bytes = classes.get(name);
                return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
            }
        }
    }

    private static void readClasses(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(file -> file.toString().endsWith(".class")).collect(Collectors.toList());
        }
        for (Path file : files) {
            String name = folder.relativize(file).toString().replace(".class", "").replace('/', '.');
            if (!name.startsWith("Stress") && !name.startsWith("clew."))
                classes.put(name, withDelays(Files.readAllBytes(file)));
        }
    }

    private static byte[] withDelays(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM8, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
                MethodVisitor inner = super.visitMethod(access, name, type, signature, thrown);
                return name.equals("<init>") ? inner : new Delayed(inner);
            }
        }, 0);
        return writer.toByteArray();
    }

    private static final class Delayed extends MethodVisitor {
        Delayed(MethodVisitor inner) {
            super(Opcodes.ASM8, inner);
        }

        private void delay() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "Stress$Delay", "maybe", "()V", false);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String type) {
            delay();
            super.visitFieldInsn(opcode, owner, name, type);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String type, boolean isInterface) {
            delay();
            super.visitMethodInsn(opcode, owner, name, type, isInterface);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT)
                delay();
            super.visitInsn(opcode);
        }
    }
}
