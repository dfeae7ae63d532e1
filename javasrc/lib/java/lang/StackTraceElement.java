package java.lang;

import java.util.Objects;

/** One line of a stack trace. The VM fills in those of a Throwable, `format` included. */
public final class StackTraceElement implements java.io.Serializable {
    private static final long serialVersionUID = 6992337162326171013L;

    /** What toString leaves out: the name of a built-in class loader, the version of a module of the JDK. */
    private static final byte BUILT_IN_LOADER = 1, JDK_MODULE = 2;

    private String classLoaderName;
    private String moduleName;
    private String moduleVersion;
    private String declaringClass;
    private String methodName;
    private String fileName;
    private int lineNumber;
    private byte format;        // as in the serialized form

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this(null, null, null, declaringClass, methodName, fileName, lineNumber);
    }

    public StackTraceElement(String classLoaderName, String moduleName, String moduleVersion, String declaringClass,
        String methodName, String fileName, int lineNumber) {
        Objects.requireNonNull(declaringClass, "Declaring class is null");
        Objects.requireNonNull(methodName, "Method name is null");
        this.lineNumber = lineNumber;
        this.methodName = methodName;
        this.declaringClass = declaringClass;
        this.fileName = fileName;
        this.moduleVersion = moduleVersion;
        this.moduleName = moduleName;
        this.classLoaderName = classLoaderName;
    }

    public String getClassLoaderName() { return classLoaderName; }
    public String getClassName() { return declaringClass; }
    public String getFileName() { return fileName; }
    public int getLineNumber() { return lineNumber; }
    public String getMethodName() { return methodName; }
    public String getModuleName() { return moduleName; }
    public String getModuleVersion() { return moduleVersion; }
    public boolean isNativeMethod() { return lineNumber == -2; }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        boolean loader = (format & BUILT_IN_LOADER) == 0 && classLoaderName != null && !classLoaderName.isEmpty();
        boolean module = moduleName != null && !moduleName.isEmpty();
        if (loader) {
            text.append(classLoaderName).append('/');
        }
        if (module) {
            text.append(moduleName);
            if ((format & JDK_MODULE) == 0 && moduleVersion != null && !moduleVersion.isEmpty()) {
                text.append('@').append(moduleVersion);
            }
        }
        if (loader || module) {
            text.append('/');
        }
        String place = isNativeMethod() ? "Native Method" : fileName == null ? "Unknown Source" : fileName;
        text.append(declaringClass).append('.').append(methodName).append('(').append(place);
        if (place == fileName && lineNumber >= 0) {
            text.append(':').append(lineNumber);
        }
        return text.append(')').toString();
    }

    @Override
    public boolean equals(Object object) {
        if (!(object instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement other = (StackTraceElement) object;
        return declaringClass.equals(other.declaringClass) && lineNumber == other.lineNumber
            && Objects.equals(methodName, other.methodName) && Objects.equals(fileName, other.fileName)
            && Objects.equals(classLoaderName, other.classLoaderName) && Objects.equals(moduleName, other.moduleName)
            && Objects.equals(moduleVersion, other.moduleVersion);
    }

    @Override
    public int hashCode() {
        int hash = 31 * declaringClass.hashCode() + methodName.hashCode();
        hash = 31 * hash + Objects.hashCode(classLoaderName);
        hash = 31 * hash + Objects.hashCode(moduleName);
        hash = 31 * hash + Objects.hashCode(moduleVersion);
        hash = 31 * hash + Objects.hashCode(fileName);
        return 31 * hash + lineNumber;
    }
}
