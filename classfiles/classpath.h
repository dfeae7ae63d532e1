/* Where class files come from: an ordered list of sources behind one question, "the bytes of this class or
 * resource". A source is a folder, a jar (with its manifest's Class-Path and multi-release entries), a jmod,
 * a JDK's lib/modules image (mapped into memory), or a zip in memory (the library embedded in the
 * executable). */
#ifndef CLASSFILES_CLASSPATH_H
#define CLASSFILES_CLASSPATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

typedef struct Classpath Classpath;

typedef enum SourceKind { SOURCE_PROGRAM, SOURCE_JDK, SOURCE_EMBEDDED } SourceKind;

/* What classpath_find found.  `bytes` stay valid until the next call of classpath_find on the same thread of
 * use, or, when `mapped`, as long as the class path lives.  `origin` is text for messages
 * ("build/a.jar!/A.class"). */
typedef struct ClassBytes {
    const uint8_t *bytes;
    size_t length;
    bool mapped;
    const char *origin;
    SourceKind source;
} ClassBytes;

Classpath *classpath_create(void);
void classpath_destroy(Classpath *path);

/* Each adds to the end of the list.  Multi-release jars are read for Java 17, or for the version of the JDK
 * that was added. */
bool classpath_add(Classpath *path, const char *entries,
                   Error *error);                     /* "a:b.jar:c.jmod", and "lib/" followed by a star */
const char *classpath_missing(const Classpath *path); /* what was said of entries that are not there: they are
                                                         ignored, as java does; empty: nothing */
bool classpath_add_modules(Classpath *path, const char *place,
                           Error *error); /* a module, or all modules in a folder */
bool classpath_add_archive_in_memory(Classpath *path, const void *zip, size_t length, const char *origin,
                                     Error *error);
bool classpath_add_jdk(Classpath *path, const char *home, Error *error); /* lib/modules, else jmods/ */

/* The Java version that the class path is read for: that of the JDK, if one was added. */
int classpath_feature(const Classpath *path);

/* Main-Class of a jar's manifest, to be freed by the caller; NULL and a message when there is none. */
char *classpath_main_class(const char *jar, Error *error);

/* Looks for resource `name` ("java/lang/Object.class", "data.txt") in the order: embedded first ("ours always
 * wins"), then the rest in the order of adding.  false with error->text empty when no source has it, with a
 * message when a source is damaged. */
bool classpath_find(Classpath *path, const char *name, ClassBytes *found, Error *error);

/* The same, past the first `skip` sources that have it: every jar may have its own META-INF/services. */
bool classpath_find_after(Classpath *path, const char *name, size_t skip, ClassBytes *found, Error *error);

/* The same, in the sources of one kind only. */
bool classpath_find_of_kind(Classpath *path, SourceKind kind, const char *name, ClassBytes *found,
                            Error *error);

/* From now on this class of the embedded library, with those nested in it, comes from the JDK. */
void classpath_leave_to_jdk(Classpath *path, const char *class_name);

/* Calls `visit` for every class (internal name, no ".class") that sources of this kind hold; of a folder,
 * among its first 50,000 entries. */
void classpath_each_class(Classpath *path, SourceKind kind, void (*visit)(void *context, const char *name),
                          void *context);

/* The home of a JDK or JRE on this machine, to be freed by the caller; NULL when there is none:
 * `wanted` (from --jdk) if not NULL, else $JAVA_HOME, the `java` or `javac` on $PATH,
 * /usr/lib/jvm/default-java, the newest in /usr/lib/jvm. */
char *classpath_find_jdk(const char *wanted, Error *error);

#endif
