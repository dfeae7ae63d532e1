/* One place that class files come from; a Classpath is a list of these.  Each kind of source is a table of
 * functions.
 *
 *   source_folder.c   a folder           source_archive.c  a jar, jmod, or zip in memory
 *   source_image.c    a JDK's lib/modules                                              */
#ifndef CLASSFILES_SOURCE_H
#define CLASSFILES_SOURCE_H

#include "base/bytes.h"
#include "classfiles/classpath.h"

typedef struct Source Source;

typedef enum Finding { FINDING_ABSENT, FINDING_FOUND, FINDING_DAMAGED } Finding;

typedef void ClassVisitor(void *context, const char *name);

typedef struct SourceType {
    /* Puts the bytes into `buffer` (which the caller emptied) or lets `found` point into memory of the source
     * and sets found->mapped, and writes found->origin's text into `origin`.  A message is set when
     * FINDING_DAMAGED. */
    Finding (*find)(Source *source, const char *name, int feature, ClassBytes *found, Bytes *buffer,
                    Bytes *origin, Error *error);
    void (*each_class)(Source *source, ClassVisitor *visit, void *context);
    void (*close)(Source *source);
} SourceType;

/* Every source struct begins with this. */
struct Source {
    const SourceType *type;
    SourceKind kind;
    char *path; /* as given, for messages; owned */
};

/* Each returns NULL after a message is set. */
Source *source_folder_open(const char *path, Error *error);
Source *source_jar_open(const char *path, Error *error);
Source *source_jmod_open(const char *path, Error *error); /* read only when first asked */
Source *source_memory_open(const void *zip, size_t length, const char *origin, Error *error);
Source *source_image_open(const char *path, Error *error);

/* The manifest of an archive as text, to be freed by the caller; NULL when it has none (no message) or is
 * damaged. */
char *source_manifest(Source *archive, Error *error);

void source_close(Source *source);

/* For names of entries: does it end in ".class", and is it no module or package description? */
bool source_is_class_entry(const char *name, size_t length);

#endif
