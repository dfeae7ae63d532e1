package jdk.internal.access;

/** How packages of the library reach into each other. A getter initializes the class that calls the setter. */
public class SharedSecrets {
    private static JavaUtilCollectionAccess javaUtilCollectionAccess;
    private static JavaUtilConcurrentFJPAccess javaUtilConcurrentFJPAccess;
    private static JavaUtilConcurrentTLRAccess javaUtilConcurrentTLRAccess;
    private static JavaUtilJarAccess javaUtilJarAccess;
    private static JavaLangAccess javaLangAccess;
    private static JavaLangInvokeAccess javaLangInvokeAccess;
    private static JavaLangModuleAccess javaLangModuleAccess;
    private static JavaLangRefAccess javaLangRefAccess;
    private static JavaLangReflectAccess javaLangReflectAccess;
    private static JavaNetUriAccess javaNetUriAccess;
    private static JavaNetURLAccess javaNetURLAccess;
    private static JavaNetInetAddressAccess javaNetInetAddressAccess;
    private static JavaNetHttpCookieAccess javaNetHttpCookieAccess;
    private static JavaNioAccess javaNioAccess;
    private static JavaIOAccess javaIOAccess;
    private static JavaIOFileDescriptorAccess javaIOFileDescriptorAccess;
    private static JavaIOFilePermissionAccess javaIOFilePermissionAccess;
    private static JavaIORandomAccessFileAccess javaIORandomAccessFileAccess;
    private static JavaSecurityAccess javaSecurityAccess;
    private static JavaSecurityPropertiesAccess javaSecurityPropertiesAccess;
    private static JavaUtilZipFileAccess javaUtilZipFileAccess;
    private static JavaUtilResourceBundleAccess javaUtilResourceBundleAccess;
    private static JavaObjectInputStreamReadString javaObjectInputStreamReadString;
    private static JavaObjectInputStreamAccess javaObjectInputStreamAccess;
    private static JavaObjectInputFilterAccess javaObjectInputFilterAccess;
    private static JavaSecuritySignatureAccess javaSecuritySignatureAccess;
    private static JavaSecuritySpecAccess javaSecuritySpecAccess;
    private static JavaxCryptoSpecAccess javaxCryptoSpecAccess;
    private static JavaxCryptoSealedObjectAccess javaxCryptoSealedObjectAccess;
    private static JavaAWTAccess javaAWTAccess;
    private static JavaAWTFontAccess javaAWTFontAccess;
    private static JavaBeansAccess javaBeansAccess;

    public SharedSecrets() {
    }

    private static void initialize(String className) {
        try {
            Class.forName(className);
        } catch (ClassNotFoundException missing) {
            throw new NoClassDefFoundError(className);
        }
    }

    public static void setJavaUtilCollectionAccess(JavaUtilCollectionAccess access) {
        javaUtilCollectionAccess = access;
    }

    public static JavaUtilCollectionAccess getJavaUtilCollectionAccess() {
        if (javaUtilCollectionAccess == null) {
            initialize("java.util.ImmutableCollections$Access");
        }
        return javaUtilCollectionAccess;
    }

    public static void setJavaUtilConcurrentFJPAccess(JavaUtilConcurrentFJPAccess access) {
        javaUtilConcurrentFJPAccess = access;
    }

    public static JavaUtilConcurrentFJPAccess getJavaUtilConcurrentFJPAccess() {
        if (javaUtilConcurrentFJPAccess == null) {
            initialize("java.util.concurrent.ForkJoinPool");
        }
        return javaUtilConcurrentFJPAccess;
    }

    public static void setJavaUtilConcurrentTLRAccess(JavaUtilConcurrentTLRAccess access) {
        javaUtilConcurrentTLRAccess = access;
    }

    public static JavaUtilConcurrentTLRAccess getJavaUtilConcurrentTLRAccess() {
        if (javaUtilConcurrentTLRAccess == null) {
            initialize("java.util.concurrent.ThreadLocalRandom$Access");
        }
        return javaUtilConcurrentTLRAccess;
    }

    public static void setJavaUtilJarAccess(JavaUtilJarAccess access) {
        javaUtilJarAccess = access;
    }

    public static JavaUtilJarAccess javaUtilJarAccess() {
        if (javaUtilJarAccess == null) {
            initialize("java.util.jar.JarFile");
        }
        return javaUtilJarAccess;
    }

    public static void setJavaLangAccess(JavaLangAccess access) {
        javaLangAccess = access;
    }

    public static JavaLangAccess getJavaLangAccess() {
        if (javaLangAccess == null) {
            initialize("java.lang.LangAccess");
        }
        return javaLangAccess;
    }

    public static void setJavaLangInvokeAccess(JavaLangInvokeAccess access) {
        javaLangInvokeAccess = access;
    }

    public static JavaLangInvokeAccess getJavaLangInvokeAccess() {
        if (javaLangInvokeAccess == null) {
            initialize("java.lang.invoke.MethodHandleImpl");
        }
        return javaLangInvokeAccess;
    }

    public static void setJavaLangModuleAccess(JavaLangModuleAccess access) {
        javaLangModuleAccess = access;
    }

    public static JavaLangModuleAccess getJavaLangModuleAccess() {
        if (javaLangModuleAccess == null) {
            initialize("java.lang.module.ModuleDescriptor");
        }
        return javaLangModuleAccess;
    }

    public static void setJavaLangRefAccess(JavaLangRefAccess access) {
        javaLangRefAccess = access;
    }

    public static JavaLangRefAccess getJavaLangRefAccess() {
        if (javaLangRefAccess == null) {
            initialize("java.lang.ref.Reference$Access");
        }
        return javaLangRefAccess;
    }

    public static void setJavaLangReflectAccess(JavaLangReflectAccess access) {
        javaLangReflectAccess = access;
    }

    public static JavaLangReflectAccess getJavaLangReflectAccess() {
        if (javaLangReflectAccess == null) {
            initialize("java.lang.reflect.AccessibleObject");
        }
        return javaLangReflectAccess;
    }

    public static void setJavaNetUriAccess(JavaNetUriAccess access) {
        javaNetUriAccess = access;
    }

    public static JavaNetUriAccess getJavaNetUriAccess() {
        if (javaNetUriAccess == null) {
            initialize("java.net.URI");
        }
        return javaNetUriAccess;
    }

    public static void setJavaNetURLAccess(JavaNetURLAccess access) {
        javaNetURLAccess = access;
    }

    public static JavaNetURLAccess getJavaNetURLAccess() {
        if (javaNetURLAccess == null) {
            initialize("java.net.URL");
        }
        return javaNetURLAccess;
    }

    public static void setJavaNetInetAddressAccess(JavaNetInetAddressAccess access) {
        javaNetInetAddressAccess = access;
    }

    public static JavaNetInetAddressAccess getJavaNetInetAddressAccess() {
        if (javaNetInetAddressAccess == null) {
            initialize("java.net.InetAddress");
        }
        return javaNetInetAddressAccess;
    }

    public static void setJavaNetHttpCookieAccess(JavaNetHttpCookieAccess access) {
        javaNetHttpCookieAccess = access;
    }

    public static JavaNetHttpCookieAccess getJavaNetHttpCookieAccess() {
        if (javaNetHttpCookieAccess == null) {
            initialize("java.net.HttpCookie");
        }
        return javaNetHttpCookieAccess;
    }

    public static void setJavaNioAccess(JavaNioAccess access) {
        javaNioAccess = access;
    }

    public static JavaNioAccess getJavaNioAccess() {
        if (javaNioAccess == null) {
            initialize("java.nio.Buffer");
        }
        return javaNioAccess;
    }

    public static void setJavaIOAccess(JavaIOAccess access) {
        javaIOAccess = access;
    }

    public static JavaIOAccess getJavaIOAccess() {
        if (javaIOAccess == null) {
            initialize("java.io.Console");
        }
        return javaIOAccess;
    }

    public static void setJavaIOFileDescriptorAccess(JavaIOFileDescriptorAccess access) {
        javaIOFileDescriptorAccess = access;
    }

    public static JavaIOFileDescriptorAccess getJavaIOFileDescriptorAccess() {
        if (javaIOFileDescriptorAccess == null) {
            initialize("java.io.FileDescriptor");
        }
        return javaIOFileDescriptorAccess;
    }

    public static void setJavaIOFilePermissionAccess(JavaIOFilePermissionAccess access) {
        javaIOFilePermissionAccess = access;
    }

    public static JavaIOFilePermissionAccess getJavaIOFilePermissionAccess() {
        if (javaIOFilePermissionAccess == null) {
            initialize("java.io.FilePermission");
        }
        return javaIOFilePermissionAccess;
    }

    public static void setJavaIORandomAccessFileAccess(JavaIORandomAccessFileAccess access) {
        javaIORandomAccessFileAccess = access;
    }

    public static JavaIORandomAccessFileAccess getJavaIORandomAccessFileAccess() {
        if (javaIORandomAccessFileAccess == null) {
            initialize("java.io.RandomAccessFile");
        }
        return javaIORandomAccessFileAccess;
    }

    public static void setJavaSecurityAccess(JavaSecurityAccess access) {
        javaSecurityAccess = access;
    }

    public static JavaSecurityAccess getJavaSecurityAccess() {
        if (javaSecurityAccess == null) {
            initialize("java.security.ProtectionDomain");
        }
        return javaSecurityAccess;
    }

    public static void setJavaSecurityPropertiesAccess(JavaSecurityPropertiesAccess access) {
        javaSecurityPropertiesAccess = access;
    }

    public static JavaSecurityPropertiesAccess getJavaSecurityPropertiesAccess() {
        if (javaSecurityPropertiesAccess == null) {
            initialize("java.security.Security");
        }
        return javaSecurityPropertiesAccess;
    }

    public static void setJavaUtilZipFileAccess(JavaUtilZipFileAccess access) {
        javaUtilZipFileAccess = access;
    }

    public static JavaUtilZipFileAccess getJavaUtilZipFileAccess() {
        if (javaUtilZipFileAccess == null) {
            initialize("java.util.zip.ZipFile");
        }
        return javaUtilZipFileAccess;
    }

    public static void setJavaUtilResourceBundleAccess(JavaUtilResourceBundleAccess access) {
        javaUtilResourceBundleAccess = access;
    }

    public static JavaUtilResourceBundleAccess getJavaUtilResourceBundleAccess() {
        if (javaUtilResourceBundleAccess == null) {
            initialize("java.util.ResourceBundle");
        }
        return javaUtilResourceBundleAccess;
    }

    public static void setJavaObjectInputStreamReadString(JavaObjectInputStreamReadString access) {
        javaObjectInputStreamReadString = access;
    }

    public static JavaObjectInputStreamReadString getJavaObjectInputStreamReadString() {
        if (javaObjectInputStreamReadString == null) {
            initialize("java.io.ObjectInputStream");
        }
        return javaObjectInputStreamReadString;
    }

    public static void setJavaObjectInputStreamAccess(JavaObjectInputStreamAccess access) {
        javaObjectInputStreamAccess = access;
    }

    public static JavaObjectInputStreamAccess getJavaObjectInputStreamAccess() {
        if (javaObjectInputStreamAccess == null) {
            initialize("java.io.ObjectInputStream");
        }
        return javaObjectInputStreamAccess;
    }

    public static void setJavaObjectInputFilterAccess(JavaObjectInputFilterAccess access) {
        javaObjectInputFilterAccess = access;
    }

    public static JavaObjectInputFilterAccess getJavaObjectInputFilterAccess() {
        if (javaObjectInputFilterAccess == null) {
            initialize("java.io.ObjectInputFilter$Config");
        }
        return javaObjectInputFilterAccess;
    }

    public static void setJavaSecuritySignatureAccess(JavaSecuritySignatureAccess access) {
        javaSecuritySignatureAccess = access;
    }

    public static JavaSecuritySignatureAccess getJavaSecuritySignatureAccess() {
        if (javaSecuritySignatureAccess == null) {
            initialize("java.security.Signature");
        }
        return javaSecuritySignatureAccess;
    }

    public static void setJavaSecuritySpecAccess(JavaSecuritySpecAccess access) {
        javaSecuritySpecAccess = access;
    }

    public static JavaSecuritySpecAccess getJavaSecuritySpecAccess() {
        if (javaSecuritySpecAccess == null) {
            initialize("java.security.spec.EncodedKeySpec");
        }
        return javaSecuritySpecAccess;
    }

    public static void setJavaxCryptoSpecAccess(JavaxCryptoSpecAccess access) {
        javaxCryptoSpecAccess = access;
    }

    public static JavaxCryptoSpecAccess getJavaxCryptoSpecAccess() {
        if (javaxCryptoSpecAccess == null) {
            initialize("javax.crypto.spec.SecretKeySpec");
        }
        return javaxCryptoSpecAccess;
    }

    public static void setJavaxCryptoSealedObjectAccess(JavaxCryptoSealedObjectAccess access) {
        javaxCryptoSealedObjectAccess = access;
    }

    public static JavaxCryptoSealedObjectAccess getJavaxCryptoSealedObjectAccess() {
        if (javaxCryptoSealedObjectAccess == null) {
            initialize("javax.crypto.SealedObject");
        }
        return javaxCryptoSealedObjectAccess;
    }

    public static void setJavaAWTAccess(JavaAWTAccess access) {
        javaAWTAccess = access;
    }

    public static JavaAWTAccess getJavaAWTAccess() {
        return javaAWTAccess;
    }

    public static void setJavaAWTFontAccess(JavaAWTFontAccess access) {
        javaAWTFontAccess = access;
    }

    public static JavaAWTFontAccess getJavaAWTFontAccess() {
        return javaAWTFontAccess;
    }

    public static void setJavaBeansAccess(JavaBeansAccess access) {
        javaBeansAccess = access;
    }

    public static JavaBeansAccess getJavaBeansAccess() {
        return javaBeansAccess;
    }
}
