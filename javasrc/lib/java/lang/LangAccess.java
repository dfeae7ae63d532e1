package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.security.AccessControlContext;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import jdk.internal.access.JavaLangAccess;
import jdk.internal.access.SharedSecrets;
import jdk.internal.module.ServicesCatalog;
import jdk.internal.reflect.ConstantPool;
import sun.nio.ch.Interruptible;
import sun.reflect.annotation.AnnotationType;

/**
 * What the JDK's other packages may do with java.lang. Methods that only newer JDKs have stand at the end, without
 * Override; what makes no sense here says so when it is called.
 */
final class LangAccess implements JavaLangAccess {
    static {
        SharedSecrets.setJavaLangAccess(new LangAccess());
    }

    /** Values that the JDK keeps for each class loader. */
    private final Map<ClassLoader, ConcurrentHashMap<?, ?>> loaderValues = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<?, ?> bootLoaderValues = new ConcurrentHashMap<>();

    private LangAccess() {
    }

    private static UnsupportedOperationException unsupported(String method) {
        return new UnsupportedOperationException("JavaLangAccess." + method);
    }

    // --- classes --------------------------------------------------------------------------------------------------

    @Override
    public List<Method> getDeclaredPublicMethods(Class<?> type, String name, Class<?>... parameterTypes) {
        List<Method> found = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && method.getName().equals(name)
                && Arrays.equals(method.getParameterTypes(), parameterTypes)) {
                found.add(method);
            }
        }
        return found;
    }

    @Override
    public ConstantPool getConstantPool(Class<?> type) {
        throw unsupported("getConstantPool");
    }

    /** Annotation types are not kept: the JDK makes a new one at each question. */
    @Override
    public boolean casAnnotationType(Class<?> type, AnnotationType oldType, AnnotationType newType) {
        return true;
    }

    @Override
    public AnnotationType getAnnotationType(Class<?> type) {
        return null;
    }

    @Override
    public Map<Class<? extends Annotation>, Annotation> getDeclaredAnnotationMap(Class<?> type) {
        Map<Class<? extends Annotation>, Annotation> annotations = new LinkedHashMap<>();
        for (Annotation annotation : type.getDeclaredAnnotations()) {
            annotations.put(annotation.annotationType(), annotation);
        }
        return annotations;
    }

    @Override
    public byte[] getRawClassAnnotations(Class<?> type) {
        throw unsupported("getRawClassAnnotations");
    }

    @Override
    public byte[] getRawClassTypeAnnotations(Class<?> type) {
        throw unsupported("getRawClassTypeAnnotations");
    }

    @Override
    public byte[] getRawExecutableTypeAnnotations(Executable executable) {
        throw unsupported("getRawExecutableTypeAnnotations");
    }

    @Override
    public <E extends Enum<E>> E[] getEnumConstantsShared(Class<E> type) {
        return type.getEnumConstantsShared();
    }

    @Override
    public Object classData(Class<?> type) {
        return type.classData();
    }

    @Override
    public ProtectionDomain protectionDomain(Class<?> type) {
        return type.protectionDomain();
    }

    @Override
    public Class<?> defineClass(ClassLoader loader, String name, byte[] bytes, ProtectionDomain domain, String source) {
        return (loader == null ? ClassLoader.getSystemClassLoader() : loader).defineClass(name, bytes, 0, bytes.length, domain);
    }

    @Override
    public Class<?> defineClass(ClassLoader loader, Class<?> lookup, String name, byte[] bytes, ProtectionDomain domain,
        boolean initialize, int flags, Object classData) {
        throw unsupported("defineClass");
    }

    @Override
    public Class<?> findBootstrapClassOrNull(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException missing) {
            return null;
        }
    }

    @Override
    public Package definePackage(ClassLoader loader, String name, Module module) {
        throw unsupported("definePackage");
    }

    @Override
    public ConcurrentHashMap<?, ?> createOrGetClassLoaderValueMap(ClassLoader loader) {
        return loader == null ? bootLoaderValues : loaderValues.computeIfAbsent(loader, key -> new ConcurrentHashMap<>());
    }

    @Override
    public String getLoaderNameID(ClassLoader loader) {
        return loader == null ? "null" : loader.getName() == null ? loader.toString() : "'" + loader.getName() + "'";
    }

    @Override
    public void invalidatePackageAccessCache() {
    }

    @Override
    public long findNative(ClassLoader loader, String entry) {
        return 0;
    }

    // --- modules: there is only one, and all of it is open to itself ----------------------------------------------------

    @Override
    public void addNonExportedPackages(ModuleLayer layer) {
    }

    @Override
    public Module defineModule(ClassLoader loader, ModuleDescriptor descriptor, URI uri) {
        throw unsupported("defineModule");
    }

    @Override
    public Module defineUnnamedModule(ClassLoader loader) {
        return loader.getUnnamedModule();
    }

    @Override
    public void addReads(Module module, Module other) {
    }

    @Override
    public void addReadsAllUnnamed(Module module) {
    }

    @Override
    public void addExports(Module module, String name) {
    }

    @Override
    public void addExports(Module module, String name, Module other) {
    }

    @Override
    public void addExportsToAllUnnamed(Module module, String name) {
    }

    @Override
    public void addOpens(Module module, String name, Module other) {
    }

    @Override
    public void addOpensToAllUnnamed(Module module, String name) {
    }

    @Override
    public void addOpensToAllUnnamed(Module module, Set<String> concealed, Set<String> exported) {
    }

    @Override
    public void addUses(Module module, Class<?> service) {
    }

    @Override
    public boolean isReflectivelyExported(Module module, String name, Module other) {
        return module.isExported(name, other);
    }

    @Override
    public boolean isReflectivelyOpened(Module module, String name, Module other) {
        return module.isOpen(name, other);
    }

    @Override
    public Module addEnableNativeAccess(Module module) {
        return module;
    }

    @Override
    public void addEnableNativeAccessAllUnnamed() {
    }

    @Override
    public boolean isEnableNativeAccess(Module module) {
        return true;
    }

    @Override
    public ServicesCatalog getServicesCatalog(ModuleLayer layer) {
        return ServicesCatalog.create();
    }

    @Override
    public void bindToLoader(ModuleLayer layer, ClassLoader loader) {
    }

    @Override
    public Stream<ModuleLayer> layers(ModuleLayer layer) {
        return Stream.of(layer);
    }

    @Override
    public Stream<ModuleLayer> layers(ClassLoader loader) {
        return Stream.empty();
    }

    // --- threads and the end ------------------------------------------------------------------------------------------

    @Override
    public void blockedOn(Interruptible blocker) {
    }

    @Override
    public void registerShutdownHook(int place, boolean evenWhileShuttingDown, Runnable hook) {
        Shutdown.add(place, evenWhileShuttingDown, hook);
    }

    @Override
    public Thread newThreadWithAcc(Runnable target, AccessControlContext context) {
        return new Thread(target);
    }

    @Override
    public void invokeFinalize(Object object) throws Throwable {
        object.finalize();
    }

    @Override
    public void exit(int status) {
        Shutdown.exit(status);
    }

    @Override
    public void setCause(Throwable throwable, Throwable cause) {
        throwable.setCause(cause);
    }

    // --- text ---------------------------------------------------------------------------------------------------------

    @Override
    public String fastUUID(long least, long most) {
        return Long.fastUUID(least, most);
    }

    @Override
    public String newStringNoRepl(byte[] bytes, Charset charset) throws CharacterCodingException {
        return String.newStringNoRepl(bytes, charset);
    }

    @Override
    public byte[] getBytesNoRepl(String text, Charset charset) throws CharacterCodingException {
        return String.getBytesNoRepl(text, charset);
    }

    @Override
    public String newStringUTF8NoRepl(byte[] bytes, int offset, int length) {
        return String.newStringUTF8NoRepl(bytes, offset, length);
    }

    @Override
    public byte[] getBytesUTF8NoRepl(String text) {
        return String.getBytesUTF8NoRepl(text);
    }

    @Override
    public void inflateBytesToChars(byte[] source, int from, char[] target, int to, int length) {
        for (int i = 0; i < length; i++) {
            target[to + i] = (char) (source[from + i] & 0xff);
        }
    }

    @Override
    public int decodeASCII(byte[] source, int from, char[] target, int to, int length) {
        return String.decodeASCII(source, from, target, to, length);
    }

    @Override
    public int encodeASCII(char[] source, int from, byte[] target, int to, int length) {
        int count = 0;
        while (count < length && source[from + count] < 0x80) {
            target[to + count] = (byte) source[from + count];
            count++;
        }
        return count;
    }

    @Override
    public String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        return String.join(prefix, suffix, delimiter, elements, size);
    }

    @Override
    public MethodHandle stringConcatHelper(String name, MethodType type) {
        throw unsupported("stringConcatHelper");
    }

    @Override
    public long stringConcatInitialCoder() {
        throw unsupported("stringConcatInitialCoder");
    }

    @Override
    public long stringConcatMix(long lengthCoder, String constant) {
        throw unsupported("stringConcatMix");
    }

    // --- of newer JDKs ------------------------------------------------------------------------------------------------

    public int countPositives(byte[] bytes, int offset, int length) {
        int count = 0;
        while (count < length && bytes[offset + count] >= 0) {
            count++;
        }
        return count;
    }

    public int uncheckedCountPositives(byte[] bytes, int offset, int length) {
        return countPositives(bytes, offset, length);
    }

    public int countNonZeroAscii(String text) {
        int count = 0;
        while (count < text.length() && text.charAt(count) != 0 && text.charAt(count) < 0x80) {
            count++;
        }
        return count;
    }

    public String uncheckedNewStringNoRepl(byte[] bytes, Charset charset) throws CharacterCodingException {
        return String.newStringNoRepl(bytes, charset);
    }

    public byte[] uncheckedGetBytesNoRepl(String text, Charset charset) throws CharacterCodingException {
        return String.getBytesNoRepl(text, charset);
    }

    public void uncheckedInflateBytesToChars(byte[] source, int from, char[] target, int to, int length) {
        inflateBytesToChars(source, from, target, to, length);
    }

    public int uncheckedDecodeASCII(byte[] source, int from, char[] target, int to, int length) {
        return decodeASCII(source, from, target, to, length);
    }

    public int uncheckedEncodeASCII(char[] source, int from, byte[] target, int to, int length) {
        return encodeASCII(source, from, target, to, length);
    }

    public String concat(String prefix, Object value, String suffix) {
        return prefix + value + suffix;
    }

    public boolean bytesCompatible(String text, Charset charset) {
        return false;
    }

    public InputStream initialSystemIn() {
        return System.in;
    }

    public PrintStream initialSystemErr() {
        return System.err;
    }

    public Thread currentCarrierThread() {
        return Thread.currentThread();
    }

    public Thread[] getAllThreads() {
        return Thread.threads();
    }

    public void addEnableNativeAccessToAllUnnamed() {
    }

    public void ensureNativeAccess(Module module, Class<?> owner, String method, Class<?> caller, boolean jni) {
    }

    public int classFileVersion(Class<?> type) {
        throw unsupported("classFileVersion");
    }
}
