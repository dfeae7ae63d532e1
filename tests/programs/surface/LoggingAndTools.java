// since: 9
// compare: stderr
import java.net.*;
import java.util.*;
import java.util.logging.*;

/** java.util.logging, URIs and URLs, the process, the environment, timers, stack walking. */
public class LoggingAndTools {
    static void logging() {
        Logger logger = Logger.getLogger("surface.test");
        System.out.println(logger.getName() + " " + logger.getLevel() + " " + logger.isLoggable(Level.INFO) + " " + logger.isLoggable(Level.FINE) + " " + logger.getParent().getName().isEmpty());
        logger.setUseParentHandlers(false);
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                System.out.println(record.getLevel() + " " + new SimpleFormatter().formatMessage(record) + " " + record.getSourceMethodName() + " " + record.getLoggerName() + " " + record.getThrown());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
        handler.setLevel(Level.ALL);
        logger.addHandler(handler);
        logger.setLevel(Level.FINER);
        logger.info("plain");
        logger.log(Level.WARNING, "with {0} and {1}", new Object[] {"one", 2});
        logger.fine(() -> "lazy");
        logger.finest("not shown");
        logger.log(Level.SEVERE, "thrown", new IllegalStateException("why"));
        logger.entering("Some", "method");
        Logger child = Logger.getLogger("surface.test.child");
        child.warning("to the parent");
        System.out.println(child.getParent() == logger);
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s: %5$s [%3$s]%6$s%n");
        Logger plain = Logger.getLogger("other");
        plain.info("through the root");
        plain.log(Level.WARNING, "danger");
        plain.fine("hidden");
    }

    static void addresses() throws Exception {
        URI uri = new URI("http://user@host:80/path/a%20b?q=1#frag");
        System.out.println(uri.getHost() + " " + uri.getPort() + " " + uri.getPath() + " " + uri.getRawPath() + " " + uri.getQuery() + " " + uri.resolve("../x") + " " + URI.create("a/./b/../c").normalize());
        URL url = new URL("http://example.org:8080/dir/file.html?x=y#ref");
        System.out.println(url.getProtocol() + " " + url.getHost() + " " + url.getPort() + " " + url.getFile() + " " + url.getRef() + " " + url.getDefaultPort() + " " + new URL(url, "other") + " " + url.toURI());
        System.out.println(URLEncoder.encode("a b&c=\u00e4", "UTF-8") + " " + URLDecoder.decode("a+b%26", "UTF-8"));
        try {
            new URL("nonsense");
        } catch (MalformedURLException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            new URI("bad uri");
        } catch (URISyntaxException expected) {
            System.out.println(expected.getMessage());
        }
        System.out.println(InetAddress.getByName("127.0.0.1").isLoopbackAddress() + " " + InetAddress.getByAddress(new byte[] {10, 0, 0, 1}).getHostAddress() + " " + new InetSocketAddress("1.2.3.4", 5));
    }

    static void process() {
        System.out.println((ProcessHandle.current().pid() > 1) + " " + ProcessHandle.current().isAlive() + " " + ProcessHandle.current().equals(ProcessHandle.current()));
        System.out.println(System.getenv("TZ") + " " + System.getenv().get("TZ") + " " + System.getenv("SURELY_NOT_SET") + " " + new ProcessBuilder("x").environment().get("TZ"));
        System.out.println(System.getProperty("file.separator") + " " + System.getProperty("none", "default") + " " + System.getProperties().containsKey("java.version") + " " + System.lineSeparator().length());
        System.out.println(Runtime.version().feature() >= 9);
        System.out.println(System.console() == null || System.console().writer() != null);
    }

    static void walk() {
        List<String> names = StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getMethodName).collect(java.util.stream.Collectors.toList()));
        System.out.println(names);
        System.out.println(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName());
        StackWalker.getInstance().forEach(frame -> System.out.println(frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber() + " " + frame.getFileName()));
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName() + " " + Thread.getAllStackTraces().containsKey(Thread.currentThread()));
    }

    static void timer() throws InterruptedException {
        Timer timer = new Timer("ticker");
        int[] ticks = {0};
        Object lock = new Object();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                synchronized (lock) {
                    if (++ticks[0] == 3) {
                        cancel();
                        lock.notify();
                    }
                }
            }
        }, 1, 1);
        synchronized (lock) {
            while (ticks[0] < 3) {
                lock.wait();
            }
        }
        timer.cancel();
        System.out.println(ticks[0]);
    }

    public static void main(String[] args) throws Exception {
        logging();
        addresses();
        process();
        walk();
        timer();
    }
}
