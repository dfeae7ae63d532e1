// since: 17
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;

/** Exceptions through proxies, and default methods. */
public class ProxyExceptions {
    public interface Reader {
        int read() throws IOException;

        void plain();

        default String hello(String name) {
            return "hello " + name + " " + this;
        }
    }

    static Reader throwing(Throwable thrown) {
        return (Reader) Proxy.newProxyInstance(ProxyExceptions.class.getClassLoader(), new Class<?>[] {Reader.class}, (p, m, a) -> {
            throw thrown;
        });
    }

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(Action action) {
        try {
            action.run();
        } catch (UndeclaredThrowableException e) {
            System.out.println("undeclared " + e.getUndeclaredThrowable() + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        for (Throwable thrown : new Throwable[] {new IOException("io"), new java.io.FileNotFoundException("file"), new Exception("plain"),
            new IllegalStateException("state"), new StackOverflowError("error"), new InterruptedException("interrupted")}) {
            attempt(() -> throwing(thrown).read());
            attempt(() -> throwing(thrown).plain());
        }
        Reader reader = (Reader) Proxy.newProxyInstance(ProxyExceptions.class.getClassLoader(), new Class<?>[] {Reader.class}, (p, m, a) ->
            m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : m.getName().equals("toString") ? "proxy" : 5);
        System.out.println(reader.hello("you"));
        attempt(() -> System.out.println(reader.read()));
    }
}
