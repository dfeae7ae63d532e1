// since: 9
import java.lang.management.*;
import java.net.URL;
import java.util.concurrent.CountDownLatch;

/** java.lang.management: threads, deadlocks that are found, memory, the runtime; and where classes come from. */
public class ManagementBeans {
    static Thread locker(String name, Object first, Object second, CountDownLatch both) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException ended) {
                    return;
                }
                synchronized (second) {
                    System.out.println("never");
                }
            }
        }, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        System.out.println(threads.findDeadlockedThreads() == null);
        System.out.println(threads.getThreadCount() > 0 && threads.getPeakThreadCount() > 0 && threads.getAllThreadIds().length > 0);
        ThreadInfo self = threads.getThreadInfo(Thread.currentThread().getId(), 5);
        System.out.println(self.getThreadName() + " " + self.getThreadState() + " " + (self.getThreadId() == Thread.currentThread().getId()) + " " + (threads.getThreadInfo(123456) == null));
        System.out.println(threads.isThreadCpuTimeSupported() + " " + (threads.getCurrentThreadCpuTime() >= 0));
        Object a = new Object(), b = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread one = locker("one", a, b, both), two = locker("two", b, a, both);
        while (one.getState() != Thread.State.BLOCKED || two.getState() != Thread.State.BLOCKED) {
            Thread.sleep(1);
        }
        long[] ids = threads.findDeadlockedThreads();
        System.out.println(ids.length + " " + threads.findMonitorDeadlockedThreads().length);
        for (ThreadInfo info : threads.getThreadInfo(new long[] {one.getId(), two.getId()}, Integer.MAX_VALUE)) {
            System.out.println(info.getThreadName() + " " + info.getThreadState() + " waits for " + info.getLockOwnerName() + " " + info.getLockInfo().getClassName()
                + " in " + info.getStackTrace()[0].getMethodName());
        }
        System.out.println(threads.dumpAllThreads(false, false).length >= 3);
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        System.out.println(runtime.getName().matches("\\d+@.*") + " " + (runtime.getUptime() >= 0) + " " + (runtime.getStartTime() > 0) + " " + runtime.getSpecVersion().isEmpty());
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.println((heap.getUsed() >= 0) + " " + (heap.getMax() > 0));
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        System.out.println(system.getName() + " " + (system.getAvailableProcessors() > 0));
        System.out.println(ManagementFactory.getClassLoadingMXBean().getTotalLoadedClassCount() > 100);
        URL self2 = ManagementBeans.class.getResource("ManagementBeans.class");
        System.out.println(self2.getProtocol() + " " + self2.getPath().endsWith("/ManagementBeans.class") + " " + (self2.openStream().read() == 0xCA));
        String location = ManagementBeans.class.getProtectionDomain().getCodeSource().getLocation().toString();
        System.out.println(location.startsWith("file:/") + " " + location.endsWith("/") + " " + (location + "ManagementBeans.class").equals(self2.toString()));
        System.out.println(ManagementBeans.class.getResource("/none") + " " + (String.class.getProtectionDomain().getCodeSource() == null));
        long total = 0;
        for (int i = 0; i < 30; i++) {
            total += java.nio.ByteBuffer.allocateDirect(1 << 20).capacity();
        }
        System.out.println(total);
    }
}
