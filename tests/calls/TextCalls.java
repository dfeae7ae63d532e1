import java.io.*;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

/** Random calls of strings, builders, formats, scanners and streams. */
class TextCalls extends RandomCalls.Calls {
    private final StringBuilder builder = new StringBuilder();
    private final Locale[] locales = {Locale.ROOT, Locale.US, Locale.GERMANY};

    TextCalls() { name = "text"; }

    Collection<Object> target() { return Collections.singleton(builder); }

    static String word() {
        String alphabet = "ab \t,.-+0129xXeéß\u0130\u03a9\u4e2d\ud83d\ude00";
        StringBuilder b = new StringBuilder();
        for (int n = RandomCalls.random(7); n > 0; n--) b.append(alphabet.charAt(RandomCalls.random(alphabet.length())));
        return b.toString();
    }

    void one() {
        switch (RandomCalls.random(8)) {
        case 0:
        case 1:  build(); break;
        case 2:
        case 3:  strings(); break;
        case 4:  numbers(); break;
        case 5:  formats(); break;
        case 6:  readers(); break;
        default: streams();
        }
    }

    void build() {
        int i = RandomCalls.random(10) - 1;
        int j = i + RandomCalls.random(6) - 1;
        String w = word();
        int kind = RandomCalls.random(26);
        RandomCalls.call("builder " + kind + " " + i + " " + j + " " + w, () -> {
            StringBuilder b = builder;
            switch (kind) {
            case 0:  return b.append(w);
            case 1:  return b.insert(i, w);
            case 2:  return b.delete(i, j);
            case 3:  return b.deleteCharAt(i);
            case 4:  return b.replace(i, j, w);
            case 5:  return b.reverse();
            case 6:  b.setLength(i); return b;
            case 7:  b.setCharAt(i, 'Q'); return b;
            case 8:  return b.substring(i, j);
            case 9:  return b.indexOf(w, i) + " " + b.lastIndexOf(w, j);
            case 10: return b.append(w, i, j);
            case 11: return b.append(1.5f * i).append(i / 3.0).append((long) j).append(i == j).append('c').append((Object) null);
            case 12: return b.insert(i, i * 0.1).insert(j, true).insert(0, (Object) w);
            case 13: return b.codePointAt(i) + " " + b.codePointCount(i, j);
            case 14: return b.codePointBefore(i) + " " + b.offsetByCodePoints(i, 1);
            case 15: return b.chars().sum() + " " + b.codePoints().count();
            case 16: char[] c = new char[4]; b.getChars(i, j, c, 1); return Arrays.toString(c);
            case 17: return b.compareTo(new StringBuilder(w)) + " " + b.toString().contentEquals(b);
            case 18: return b.insert(i, w.toCharArray(), 0, j);
            case 19: return b.insert(i, w, 0, j);
            case 20: return b.appendCodePoint(0x1f600 + i).append(w.toCharArray());
            case 21: return b.subSequence(i, j) + "" + b.charAt(i);
            case 22: return b.insert(i, b);
            case 23: return b.append(b, i, j);
            case 24: StringBuffer f = new StringBuffer(b); return f.insert(i, w).replace(i, j, "").reverse();
            default: if (b.length() > 40) b.setLength(0); return b.append(i);
            }
        });
    }

    void strings() {
        String s = word() + word(), w = word();
        int i = RandomCalls.random(9) - 1;
        int j = i + RandomCalls.random(5) - 1;
        int kind = RandomCalls.random(28);
        RandomCalls.call("string " + kind + " " + s + "|" + w + "|" + i + " " + j, () -> {
            switch (kind) {
            case 0:  return s.substring(i, j);
            case 1:  return s.indexOf(w, i) + " " + s.lastIndexOf(w, j) + " " + s.indexOf('a', i) + s.lastIndexOf('b', j);
            case 2:  return s.replace(w, "<>") + s.replace('a', 'b');
            case 3:  return s.split(w.isEmpty() ? "," : java.util.regex.Pattern.quote(w), i);
            case 4:  return s.split(",", i);
            case 5:  return s.toUpperCase(locales[RandomCalls.random(3)]) + s.toLowerCase(Locale.ROOT);
            case 6:  return s.compareTo(w) + " " + s.compareToIgnoreCase(w) + s.equalsIgnoreCase(s.toUpperCase());
            case 7:  return s.strip() + "|" + s.trim() + "|" + s.stripLeading() + "|" + s.stripTrailing() + s.isBlank();
            case 8:  return s.repeat(i) + s.lines().count();
            case 9:  return s.charAt(i) + " " + s.codePointAt(j);
            case 10: return s.startsWith(w, i) + " " + s.endsWith(w) + s.contains(w) + s.regionMatches(true, i, w, 0, j);
            case 11: return Arrays.toString(s.getBytes("UTF-8")) + Arrays.toString(s.getBytes("ISO-8859-1")) + Arrays.toString(s.getBytes("UTF-16"));
            case 12: byte[] bytes = s.getBytes("UTF-8"); return new String(bytes, i, j, "UTF-8");
            case 13: byte[] part = Arrays.copyOf(s.getBytes("UTF-8"), Math.max(0, j)); return new String(part, "UTF-8") + new String(part, "US-ASCII");
            case 14: return s.indent(i) + "|" + s.stripIndent();
            case 15: return String.join(w, s, w, null) + s.concat(w);
            case 16: return s.hashCode() + " " + s.intern().equals(s) + s.chars().sum();
            case 17: return s.subSequence(i, j).length();
            case 18: return new StringJoiner(w, "{", "}").add(s).add(w).merge(new StringJoiner("-").add("m")).length();
            case 19: StringTokenizer t = new StringTokenizer(s, w, i > 3); StringBuilder b = new StringBuilder(); while (t.hasMoreTokens()) b.append(t.countTokens()).append(t.nextToken()); return b;
            case 20: return s.codePoints().mapToObj(Character::getName).collect(Collectors.toList());
            case 21: return s.codePoints().mapToObj(c -> Character.getType(c) + "" + Character.isLetterOrDigit(c) + Character.getNumericValue(c)).collect(Collectors.joining());
            case 22: return new String(s.toCharArray(), i, j);
            case 23: return s.matches("[a-z ]*") + s.replaceAll("[0-9]+", "<$0>") + s.replaceFirst("(a|b)", "$1$1");
            case 24: return Objects.requireNonNullElse(s, w).translateEscapes() + s.formatted(1);
            case 25: return String.valueOf(s.toCharArray(), i, j) + s.offsetByCodePoints(i, 1);
            case 26: return s.codePointCount(i, j) + " " + s.codePointBefore(j);
            default: return new StringBuilder(s).reverse();
            }
        });
    }

    static String digits() {
        String[] signs = {"", "", "-", "+", "0x", " ", "#"};
        StringBuilder b = new StringBuilder(signs[RandomCalls.random(7)]);
        for (int n = RandomCalls.random(20); n > 0; n--) b.append((char) ('0' + RandomCalls.random(10)));
        String[] ends = {"", "", "", ".5", "e3", "f", "L", "E-310", "e400", ".", "x", "p3"};
        return b.append(ends[RandomCalls.random(12)]).toString();
    }

    static double real() {
        long bits = (long) RandomCalls.random(Integer.MAX_VALUE) << 33 ^ (long) RandomCalls.random(Integer.MAX_VALUE) << 2;
        int kind = RandomCalls.random(4);
        return kind == 0 ? Double.longBitsToDouble(bits) : kind == 1 ? RandomCalls.random(100000) / 1000.0 : kind == 2 ? bits : bits * 1e-20;
    }

    void numbers() {
        String d = digits();
        double r = real();
        int x = (int) Double.doubleToLongBits(r), y = (int) (Double.doubleToLongBits(r) >>> 29);
        int radix = RandomCalls.random(40);
        int kind = RandomCalls.random(22);
        RandomCalls.call("number " + kind + " " + d + " " + r, () -> {
            switch (kind) {
            case 0:  return Integer.parseInt(d);
            case 1:  return Long.parseLong(d);
            case 2:  return Double.parseDouble(d);
            case 3:  return Float.parseFloat(d);
            case 4:  return Integer.decode(d);
            case 5:  return Long.decode(d);
            case 6:  return Integer.parseInt(d, radix);
            case 7:  return Short.parseShort(d) + Byte.parseByte(d);
            case 8:  return Integer.parseUnsignedInt(d) + " " + Long.parseUnsignedLong(d);
            case 9:  return Double.toString(r) + " " + (float) r + " " + Double.toHexString(r) + Float.toHexString((float) r);
            case 10: return Integer.toString(x, radix) + Long.toString(x * (long) y, radix) + Integer.toHexString(x) + Long.toBinaryString(y);
            case 11: return Integer.divideUnsigned(x, y) + " " + Long.remainderUnsigned(x, y) + Integer.compareUnsigned(x, y) + Long.toUnsignedString((long) x * y, 7);
            case 12: return Math.floorMod(x, y) + " " + Math.floorDiv(x, y) + Math.multiplyExact(x, radix) + Math.addExact(x, y);
            case 13: return Math.round(r) + " " + Math.rint(r) + Math.ceil(r) + Math.floor(r) + (int) r + (long) r + (char) (int) r + (byte) (int) r;
            case 14: return Math.ulp(r) + " " + Math.nextUp(r) + Math.nextAfter(r, 0) + Math.getExponent(r) + Math.scalb(r, radix) + Math.IEEEremainder(r, 3);
            case 15: return Integer.bitCount(x) + " " + Integer.reverse(x) + Long.numberOfLeadingZeros(y) + Integer.rotateLeft(x, y) + Integer.highestOneBit(x) + Long.reverseBytes(y);
            case 16: return Math.sqrt(r) + " " + Math.cbrt(r) + Math.hypot(r, x) + Math.fma(r, x, y) + Math.atan2(r, x) + StrictMath.sin(r) + StrictMath.pow(r, 0.3);
            case 17: return new BigDecimal(d.trim()) + " " + new BigDecimal(r).precision();
            case 18: return new BigInteger(d, radix).bitLength();
            case 19: return Double.compare(r, x) + " " + Double.hashCode(r) + Float.floatToIntBits((float) r) + Float.compare((float) r, y);
            case 20: return Long.hashCode((long) x * y) + " " + Boolean.parseBoolean(d) + Character.forDigit(radix, 36) + Character.digit('z', radix) + Byte.toUnsignedInt((byte) x);
            default: return Math.multiplyHigh((long) x << 20, (long) y << 18) + " " + Math.abs(x) + Math.negateExact(y) + Math.toIntExact((long) x * radix);
            }
        });
    }

    void formats() {
        String conversions = "dxXobBhHsScCeEfgGaAn%tT";
        String flags = "-#+ 0,(";
        StringBuilder f = new StringBuilder("[%");
        if (RandomCalls.random(5) == 0) f.append(RandomCalls.random(3)).append('$');
        if (RandomCalls.random(12) == 0) f.append('<');
        for (int n = RandomCalls.random(3); n > 0; n--) f.append(flags.charAt(RandomCalls.random(flags.length())));
        if (RandomCalls.random(2) == 0) f.append(RandomCalls.random(15));
        if (RandomCalls.random(3) == 0) f.append('.').append(RandomCalls.random(9));
        f.append(conversions.charAt(RandomCalls.random(conversions.length())));
        if (f.charAt(f.length() - 1) == 't' || f.charAt(f.length() - 1) == 'T') f.append("YmdHMSLNpzZsQBbhAaCyjeRTrDFc".charAt(RandomCalls.random(27)));
        String format = f.append(']').toString();
        Object[] values = {RandomCalls.random(100000) - 50000, (long) real(), real(), (float) real(), "text", null, 'c', true, (byte) RandomCalls.random(256),
            new BigDecimal(RandomCalls.random(99999999)).movePointLeft(RandomCalls.random(12)), BigInteger.valueOf((long) real()),
            new Date(RandomCalls.random(Integer.MAX_VALUE) * 1000L), Double.NaN, Double.NEGATIVE_INFINITY, 0x1f600, -0.0, Long.MIN_VALUE};
        Object a = values[RandomCalls.random(values.length)], b = values[RandomCalls.random(values.length)];
        Locale locale = locales[RandomCalls.random(3)];
        RandomCalls.call("format " + format + " " + a + " " + b, () -> String.format(locale, format, a, b));
    }

    void readers() {
        String s = word() + " " + digits() + "\n" + word() + (RandomCalls.random(2) == 0 ? "\r\n" : "") + digits();
        int kind = RandomCalls.random(9);
        int n = RandomCalls.random(6);
        RandomCalls.call("reader " + kind + " " + s, () -> {
            StringBuilder b = new StringBuilder();
            switch (kind) {
            case 0:
                for (Scanner scanner = new Scanner(s); scanner.hasNext();) {
                    if (scanner.hasNextInt()) b.append('i').append(scanner.nextInt());
                    else if (scanner.hasNextDouble()) b.append('d').append(scanner.nextDouble());
                    else b.append(scanner.next());
                }
                return b;
            case 1:
                for (Scanner scanner = new Scanner(s).useDelimiter("[ab]"); scanner.hasNext();) b.append('<').append(scanner.next());
                return b;
            case 2:
                for (Scanner scanner = new Scanner(s); scanner.hasNextLine();) b.append('<').append(scanner.nextLine());
                return b;
            case 3:
                LineNumberReader lines = new LineNumberReader(new StringReader(s));
                for (String line; (line = lines.readLine()) != null;) b.append(lines.getLineNumber()).append(line);
                return b;
            case 4:
                BufferedReader buffered = new BufferedReader(new StringReader(s), 1 + n);
                buffered.mark(20);
                b.append((char) buffered.read()).append(buffered.skip(n)).append(buffered.readLine());
                buffered.reset();
                return b.append(buffered.lines().collect(Collectors.toList()));
            case 5:
                StreamTokenizer tokens = new StreamTokenizer(new StringReader(s));
                while (tokens.nextToken() != StreamTokenizer.TT_EOF && b.length() < 200) b.append(tokens).append(' ');
                return b;
            case 6:
                PushbackReader pushed = new PushbackReader(new StringReader(s), 1 + n);
                for (int i = 0; i < 5; i++) {
                    int c = pushed.read();
                    b.append(c).append(' ');
                    if (i % 2 == 0 && c >= 0) pushed.unread(c + 1);
                }
                pushed.unread(s.toCharArray());
                return b;
            case 7:
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream data = new DataOutputStream(bytes);
                data.writeUTF(s);
                data.writeInt(n);
                data.writeDouble(real());
                DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
                return in.readUTF() + in.readInt() + in.readDouble() + in.available() + in.read() + in.readShort();
            default:
                Properties p = new Properties();
                p.load(new StringReader(s));
                StringWriter out = new StringWriter();
                p.store(out, null);
                return new TreeMap<>(p) + out.toString().replaceFirst("#.*", "");
            }
        });
    }

    void streams() {
        List<Object> some = RandomCalls.some();
        some.addAll(RandomCalls.some());
        int n = RandomCalls.random(6);
        int kind = RandomCalls.random(24);
        RandomCalls.call("stream " + kind + " " + some + " " + n, () -> {
            Stream<Object> s = some.stream();
            if (RandomCalls.random(3) == 0) s = s.filter(o -> o != null);
            if (RandomCalls.random(4) == 0) s = s.skip(n);
            if (RandomCalls.random(4) == 0) s = s.map(o -> o instanceof Integer ? (Integer) o % 3 : o);
            if (RandomCalls.random(5) == 0) s = s.distinct();
            if (RandomCalls.random(6) == 0) s = s.sorted();
            if (RandomCalls.random(6) == 0) s = s.sorted(RandomCalls.BACKWARDS);
            if (RandomCalls.random(5) == 0) s = s.limit(n);
            switch (kind) {
            case 0:  return s.collect(Collectors.toList());
            case 1:  return s.toList().get(n);
            case 2:  return s.collect(Collectors.toSet());
            case 3:  return s.collect(Collectors.toMap(o -> o, o -> 1, (a, b) -> a + b, TreeMap::new));
            case 4:  return s.collect(Collectors.toMap(o -> o, o -> o));
            case 5:  return s.collect(Collectors.groupingBy(o -> o.hashCode() % 3, Collectors.counting()));
            case 6:  return s.collect(Collectors.partitioningBy(o -> o instanceof Integer, Collectors.mapping(String::valueOf, Collectors.joining("+"))));
            case 7:  return s.map(String::valueOf).collect(Collectors.joining(",", "<", ">"));
            case 8:  return s.findFirst() + " " + n;
            case 9:  return s.anyMatch(o -> o == null) ? "null" : "none";
            case 10: return s.reduce((a, b) -> a.hashCode() > b.hashCode() ? a : b);
            case 11: return s.mapToInt(o -> o == null ? 0 : o.hashCode()).summaryStatistics();
            case 12: return s.mapToDouble(o -> o.hashCode() / 7.0).average();
            case 13: return s.flatMap(o -> Stream.of(o, n)).count();
            case 14: return s.takeWhile(o -> o instanceof Integer).collect(Collectors.toCollection(ArrayDeque::new));
            case 15: return s.dropWhile(o -> o instanceof Integer).collect(Collectors.toUnmodifiableList());
            case 16: return s.peek(o -> { if (o == null) throw new IllegalStateException("null"); }).collect(Collectors.toUnmodifiableSet()).size();
            case 17: return s.collect(Collectors.teeing(Collectors.counting(), Collectors.toList(), (a, b) -> a + " of " + b));
            case 18: return s.max(RandomCalls.BACKWARDS);
            case 19: return s.collect(Collectors.summarizingInt(o -> o == null ? 1 : o.hashCode()));
            case 20: Iterator<Object> it = s.iterator(); return it.next() + " " + it.hasNext();
            case 21: Spliterator<Object> whole = s.spliterator(); Spliterator<Object> part = whole.trySplit(); StringBuilder b = new StringBuilder(); if (part != null) part.forEachRemaining(b::append); b.append('|'); whole.forEachRemaining(b::append); return b;
            case 22: s.count(); return s.count();
            default: return Arrays.toString(s.toArray(Object[]::new));
            }
        });
    }
}
