/** System properties, environment, time and memory that every JVM has. */
public class SystemProperties {
    public static void main(String[] args) {
        for (String key : new String[] {"file.separator", "path.separator", "line.separator", "java.specification.name", "user.dir"}) {
            String value = System.getProperty(key);
            System.out.println(key + " " + (key.equals("user.dir") ? !value.isEmpty() : value.replace("\n", "LF")));
        }
        System.out.println(System.getProperty("no.such") + " " + System.getProperty("no.such", "default") + " " + System.setProperty("own.key", "v") + " " + System.getProperty("own.key") + " " + System.clearProperty("own.key") + " " + System.getProperty("own.key"));
        System.out.println(Integer.getInteger("own.int", 5) + " " + Boolean.getBoolean("own.flag") + " " + Long.getLong("own.long"));
        System.out.println((System.getenv("PATH") != null) + " " + System.getenv("NO_SUCH_VARIABLE") + " " + System.getenv().containsKey("PATH"));
        long t = System.currentTimeMillis(), n = System.nanoTime();
        System.out.println((t > 1500000000000L) + " " + (System.nanoTime() >= n) + " " + (System.currentTimeMillis() >= t));
        Runtime r = Runtime.getRuntime();
        System.out.println((r.availableProcessors() >= 1) + " " + (r.totalMemory() > 0) + " " + (r.maxMemory() >= r.totalMemory()) + " " + (r.freeMemory() > 0) + " " + (r == Runtime.getRuntime()));
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("java.vm.specification.name").length() + " " + (Integer.parseInt(System.getProperty("java.specification.version")) >= 17));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
