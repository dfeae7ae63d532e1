package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.internal.util.xml.PropertiesDefaultHandler;

/**
 * Strings by name, with defaults. A Hashtable by type only: like the JDK's, it keeps its entries in a
 * ConcurrentHashMap, whose order of iteration shows.
 */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;
    protected volatile Properties defaults;
    private transient volatile ConcurrentHashMap<Object, Object> map;

    public Properties() { this(null, 8); }
    public Properties(int initialCapacity) { this(null, initialCapacity); }
    public Properties(Properties defaults) { this(defaults, 8); }

    private Properties(Properties defaults, int initialCapacity) {
        super(1);
        this.map = new ConcurrentHashMap<>(initialCapacity);
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) { return put(key, value); }

    public String getProperty(String key) {
        Object value = map.get(key);
        if (value instanceof String text)
            return text;
        Properties further = defaults;
        return further != null ? further.getProperty(key) : null;
    }

    public String getProperty(String key, String defaultValue) {
        String value = getProperty(key);
        return value != null ? value : defaultValue;
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> all = new Hashtable<>();
        collectAll(all);
        return all.keys();
    }

    /** The names with those of the defaults; a name that is no string is an error. */
    private void collectAll(Map<String, Object> all) {
        Properties further = defaults;
        if (further != null)
            further.collectAll(all);
        for (Map.Entry<?, ?> own : map.entrySet())
            all.put((String) own.getKey(), own.getValue());
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> all = new HashMap<>();
        collectStrings(all);
        return Collections.unmodifiableSet(all.keySet());
    }

    private void collectStrings(Map<String, String> all) {
        Properties further = defaults;
        if (further != null)
            further.collectStrings(all);
        for (Map.Entry<?, ?> own : map.entrySet())
            if (own.getKey() instanceof String name && own.getValue() instanceof String text)
                all.put(name, text);
    }

    public void list(PrintStream out) { list((LineSink) line -> out.println(line)); }
    public void list(PrintWriter out) { list((LineSink) line -> out.println(line)); }

    /** Where a line of the listing goes. */
    private interface LineSink {
        void line(String line);
    }

    private void list(LineSink out) {
        out.line("-- listing properties --");
        Map<String, Object> all = new HashMap<>();
        collectAll(all);
        for (Map.Entry<String, Object> entry : all.entrySet()) {
            String value = (String) entry.getValue();
            out.line(entry.getKey() + "=" + (value.length() > 40 ? value.substring(0, 37) + "..." : value));
        }
    }

    public synchronized void load(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "reader parameter is null");
        new PropertiesText(reader).load(this);
    }

    public synchronized void load(InputStream in) throws IOException {
        Objects.requireNonNull(in, "inStream parameter is null");
        new PropertiesText(new InputStreamReader(in, "ISO-8859-1")).load(this);
    }

    @Deprecated
    public void save(OutputStream out, String comments) {
        try {
            store(out, comments);
        } catch (IOException e) {
            return;                         // as documented: nobody is told
        }
    }

    public void store(Writer writer, String comments) throws IOException {
        store(writer instanceof BufferedWriter buffered ? buffered : new BufferedWriter(writer), comments, false);
    }

    public void store(OutputStream out, String comments) throws IOException {
        store(new BufferedWriter(new OutputStreamWriter(out, "ISO-8859-1")), comments, true);
    }

    private void store(BufferedWriter out, String comments, boolean escape) throws IOException {
        if (comments != null)
            PropertiesText.writeComments(out, comments);
        out.write("#" + new Date());
        out.newLine();
        synchronized (this) {
            for (Map.Entry<?, ?> own : entrySet()) {
                String name = PropertiesText.escape((String) own.getKey(), true, escape);
                out.write(name + "=" + PropertiesText.escape((String) own.getValue(), false, escape));
                out.newLine();
            }
        }
        out.flush();
    }

    public synchronized void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
        Objects.requireNonNull(in);
        new PropertiesDefaultHandler().load(this, in);
        in.close();
    }

    public void storeToXML(OutputStream out, String comment) throws IOException {
        storeToXML(out, comment, StandardCharsets.UTF_8);
    }

    public void storeToXML(OutputStream out, String comment, String encoding) throws IOException {
        Objects.requireNonNull(out);
        Charset named;
        try {
            named = Charset.forName(Objects.requireNonNull(encoding));
        } catch (IllegalArgumentException unknown) {
            throw new UnsupportedEncodingException(encoding);
        }
        storeToXML(out, comment, named);
    }

    public void storeToXML(OutputStream out, String comment, Charset charset) throws IOException {
        Objects.requireNonNull(out, "OutputStream");
        Objects.requireNonNull(charset, "Charset");
        new PropertiesDefaultHandler().store(this, out, comment, charset);
    }

    @Override public synchronized void clear() { map.clear(); }
    @Override public boolean contains(Object value) { return map.containsValue(value); }
    @Override public boolean containsKey(Object key) { return map.containsKey(key); }
    @Override public boolean containsValue(Object value) { return map.containsValue(value); }
    @Override public Enumeration<Object> elements() { return Collections.enumeration(map.values()); }
    @Override public Object get(Object key) { return map.get(key); }
    @Override public boolean isEmpty() { return map.isEmpty(); }
    @Override public Set<Object> keySet() { return Collections.synchronizedSet(map.keySet(), this); }
    @Override public Enumeration<Object> keys() { return Collections.enumeration(map.keySet()); }
    @Override public synchronized Object put(Object key, Object value) { return map.put(key, value); }
    @Override public synchronized void putAll(Map<?, ?> other) { map.putAll(other); }
    @Override public synchronized Object remove(Object key) { return map.remove(key); }
    @Override public int size() { return map.size(); }
    @Override public synchronized String toString() { return map.toString(); }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.synchronizedSet(map.entrySet(), this);
    }

    @Override
    public Collection<Object> values() {
        return Collections.synchronizedCollection(map.values(), this);
    }

    @Override public synchronized boolean equals(Object other) { return map.equals(other); }
    @Override public synchronized int hashCode() { return map.hashCode(); }

    @Override
    public Object getOrDefault(Object key, Object defaultValue) {
        return map.getOrDefault(key, defaultValue);
    }

    @Override
    public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
        map.replaceAll(function);
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    @Override public synchronized boolean remove(Object key, Object value) { return map.remove(key, value); }

    @Override
    public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
        return map.replace(key, oldValue, newValue);
    }

    @Override public synchronized Object replace(Object key, Object value) { return map.replace(key, value); }

    @Override
    public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> function) {
        return map.computeIfAbsent(key, function);
    }

    @Override
    public synchronized Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> function) {
        return map.computeIfPresent(key, function);
    }

    @Override
    public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> function) {
        return map.compute(key, function);
    }

    @Override
    public synchronized Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> function) {
        return map.merge(key, value, function);
    }

    @Override
    protected void rehash() {
    }

    @Override
    public synchronized Object clone() {
        Properties copy = new Properties(defaults);
        copy.map.putAll(map);
        return copy;
    }

    @Override
    void prepareToRead() {
        map = new ConcurrentHashMap<>();
    }
}
