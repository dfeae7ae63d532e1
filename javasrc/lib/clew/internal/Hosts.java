package clew.internal;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Addresses of hosts by name; IPv4 only. */
public final class Hosts {
    private Hosts() {
    }

    /** Four bytes for each address; null when there is no such host. */
    private static native byte[] addresses(String host);

    public static InetAddress[] lookup(String host) throws UnknownHostException {
        byte[] bytes = addresses(host);
        if (bytes == null) {
            throw new UnknownHostException(host + ": Name or service not known");
        }
        InetAddress[] found = new InetAddress[bytes.length / 4];
        for (int i = 0; i < found.length; i++) {
            found[i] = InetAddress.getByAddress(host, new byte[] {bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]});
        }
        return found;
    }
}
