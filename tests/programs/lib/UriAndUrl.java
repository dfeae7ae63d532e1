import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;

/** URI parsing and URL encoding. */
public class UriAndUrl {
    public static void main(String[] args) throws Exception {
        URI u = new URI("http://user@example.org:8080/a/b%20c/../d?q=1&r=%C3%A4#frag");
        System.out.println(u.getScheme() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath() + " " + u.getRawPath() + " " + u.getQuery() + " " + u.getFragment() + " " + u.getUserInfo() + " " + u.normalize());
        System.out.println(u.resolve("../x/y?z") + " " + URI.create("mailto:a@b").isOpaque() + " " + URI.create("/a/b").relativize(URI.create("/a/b/c")) + " " + URI.create("a/b").isAbsolute() + " " + u.equals(new URI(u.toString())));
        try {
            new URI("http://bad host/");
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage());
        }
        String encoded = URLEncoder.encode("a b&c=ä/€", "UTF-8");
        System.out.println(encoded + " " + URLDecoder.decode(encoded, "UTF-8"));
    }
}
