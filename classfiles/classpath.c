/* The ordered list of sources of a class path: parses its entries (folders, jars, jmods, wildcards, a
 * JDK), follows Class-Path headers of manifests once each, and asks the sources in order until one has the
 * file. */
#include "classfiles/classpath.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>
#include <uthash.h>

#include "base/memory.h"
#include "base/spelling.h"
#include "classfiles/jdk.h"
#include "classfiles/manifest.h"
#include "classfiles/source.h"

enum { FEATURE_DEFAULT = 17 };

/* A class of the embedded library that the JDK is to give instead. */
typedef struct LeftClass {
    char *name;
    UT_hash_handle hh;
} LeftClass;

struct Classpath {
    Source **sources;
    uint32_t count, capacity;
    char **files; /* real paths of the jars and folders that are in the list already */
    uint32_t file_count, file_capacity;
    int feature;
    LeftClass *left;
    Error missing;        /* of the first entry that is not there */
    Bytes buffer, origin; /* what the last classpath_find returned */
};

Classpath *classpath_create(void)
{
    Classpath *path = memory_allocate(sizeof *path);
    path->feature = FEATURE_DEFAULT;
    return path;
}

void classpath_destroy(Classpath *path)
{
    if (path == NULL)
        return;
    for (size_t i = 0; i < path->count; i++)
        source_close(path->sources[i]);
    for (size_t i = 0; i < path->file_count; i++)
        free(path->files[i]);
    LeftClass *left, *next;
    HASH_ITER (hh, path->left, left, next) {
        HASH_DEL(path->left, left);
        free(left->name);
        free(left);
    }
    free(path->sources);
    free(path->files);
    bytes_free(&path->buffer);
    bytes_free(&path->origin);
    free(path);
}

static bool add_source(Classpath *path, Source *source, SourceKind kind)
{
    if (source == NULL)
        return false;
    MEMORY_ROOM_FOR(path->sources, path->capacity, path->count);
    source->kind = kind;
    path->sources[path->count++] = source;
    return true;
}

/* ---- entries ---- */

/* Has this file been entered before?  If not, it is now.  The second occurrence could never be reached, and
 * jars whose manifests name each other would never end. */
static bool entered_before(Classpath *path, const char *file)
{
    char *real = realpath(file, NULL);
    if (real == NULL)
        return false;
    for (size_t i = 0; i < path->file_count; i++)
        if (strcmp(path->files[i], real) == 0) {
            free(real);
            return true;
        }
    MEMORY_ROOM_FOR(path->files, path->file_capacity, path->file_count);
    path->files[path->file_count++] = real;
    return false;
}

static bool has_suffix(const char *text, const char *suffix)
{
    size_t length = strlen(text), end = strlen(suffix);
    return length >= end && strcasecmp(text + length - end, suffix) == 0;
}

static bool is_folder(const char *file)
{
    struct stat status;
    return stat(file, &status) == 0 && S_ISDIR(status.st_mode);
}

/* Jars whose Class-Path is still to be followed; a list and not recursion, since chains may be long. */
typedef struct Pending {
    Source **jars;
    uint32_t count, next, capacity;
} Pending;

static bool add_jar(Classpath *path, const char *file, Pending *pending, Error *error)
{
    Source *jar = source_jar_open(file, error);
    if (!add_source(path, jar, SOURCE_PROGRAM))
        return false;
    MEMORY_ROOM_FOR(pending->jars, pending->capacity, pending->count);
    pending->jars[pending->count++] = jar;
    return true;
}

static bool add_file(Classpath *path, const char *file, Pending *pending, Error *error)
{
    if (access(file, F_OK) != 0) {
        if (path->missing.text[0] == '\0')
            error_no_file(&path->missing, "class path entry", file);
        return true;
    }
    if (entered_before(path, file))
        return true;
    if (is_folder(file))
        return add_source(path, source_folder_open(file, error), SOURCE_PROGRAM);
    if (has_suffix(file, ".jmod"))
        return add_source(path, source_jmod_open(file, error), SOURCE_PROGRAM);
    return add_jar(path, file, pending, error);
}

static int hex_value(char digit)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = digit ? strchr(digits, digit | 0x20) : NULL;
    return at ? (int)(at - digits) : -1;
}

/* The path that a Class-Path element names: an URL, relative to the jar that it stands in. */
static char *element_path(const char *jar, const char *element, size_t length)
{
    Bytes text = {0};
    if (length >= 5 && strncmp(element, "file:", 5) == 0)
        element += 5, length -= 5;
    const char *slash = strrchr(jar, '/');
    if (slash != NULL && *element != '/')
        bytes_add(&text, jar, (size_t)(slash + 1 - jar));
    for (size_t i = 0; i < length; i++) {
        bool escaped = element[i] == '%' && i + 2 < length && hex_value(element[i + 1]) >= 0
                       && hex_value(element[i + 2]) >= 0;
        bytes_add_u1(&text, escaped ? (unsigned)(hex_value(element[i + 1]) << 4 | hex_value(element[i + 2]))
                                    : (uint8_t)element[i]);
        i += escaped ? 2 : 0;
    }
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* Elements that do not exist are left out, as java does. */
static bool follow_class_path(Classpath *path, Source *jar, Pending *pending, Error *error)
{
    error->text[0] = '\0';
    char *manifest = source_manifest(jar, error);
    char *value = manifest ? manifest_value(manifest, "Class-Path") : NULL;
    bool fine = error->text[0] == '\0';
    for (const char *at = value; fine && at && *(at += strspn(at, " \t")); at += strcspn(at, " \t")) {
        char *file = element_path(jar->path, at, strcspn(at, " \t"));
        fine = access(file, F_OK) != 0 || add_file(path, file, pending, error);
        free(file);
    }
    free(value);
    free(manifest);
    return fine;
}

static int is_jar_entry(const struct dirent *entry) { return has_suffix(entry->d_name, ".jar"); }

/* "lib/" followed by a star: all jars of the folder, by name. */
static bool add_all_jars(Classpath *path, const char *folder, Pending *pending, Error *error)
{
    struct dirent **entries;
    int count = scandir(*folder ? folder : ".", &entries, is_jar_entry, alphasort);
    if (count < 0) {
        if (path->missing.text[0] == '\0')
            error_set(&path->missing, "class path entry %s*: %s", folder, strerror(errno));
        return true;
    }
    bool fine = true;
    for (int i = 0; i < count; i++) {
        Bytes file = {0};
        bytes_format(&file, "%s%s", folder, entries[i]->d_name);
        bytes_add_u1(&file, 0);
        fine = fine && add_file(path, (const char *)file.data, pending, error);
        bytes_free(&file);
        free(entries[i]);
    }
    free(entries);
    return fine;
}

static bool add_entry(Classpath *path, char *entry, Error *error)
{
    Pending pending = {0};
    size_t length = strlen(entry);
    bool fine;
    if (length > 0 && entry[length - 1] == '*' && (length == 1 || entry[length - 2] == '/')) {
        entry[length - 1] = '\0';
        fine = add_all_jars(path, entry, &pending, error);
    } else {
        fine = add_file(path, length ? entry : ".", &pending, error);
    }
    while (fine && pending.next < pending.count)
        fine = follow_class_path(path, pending.jars[pending.next++], &pending, error);
    free(pending.jars);
    return fine;
}

bool classpath_add(Classpath *path, const char *entries, Error *error)
{
    char *copy = memory_copy_string(entries), *rest = copy, *entry;
    bool fine = true;
    while (fine && (entry = strsep(&rest, ":")) != NULL)
        fine = add_entry(path, entry, error);
    free(copy);
    return fine;
}

const char *classpath_missing(const Classpath *path) { return path->missing.text; }

static bool is_module(const char *place)
{
    Bytes file = {0};
    bytes_format(&file, "%s/module-info.class", place);
    bytes_add_u1(&file, 0);
    bool is_there = access((const char *)file.data, F_OK) == 0;
    bytes_free(&file);
    return is_there || has_suffix(place, ".jar") || has_suffix(place, ".jmod");
}

static int is_visible(const struct dirent *entry) { return entry->d_name[0] != '.'; }

bool classpath_add_modules(Classpath *path, const char *place, Error *error)
{
    struct dirent **entries;
    int count = is_module(place) ? -1 : scandir(place, &entries, is_visible, alphasort);
    if (count < 0)
        return classpath_add(path, place, error);
    bool fine = true;
    for (int i = 0; i < count; i++) {
        Bytes file = {0};
        bytes_format(&file, "%s/%s", place, entries[i]->d_name);
        bytes_add_u1(&file, 0);
        if (fine && is_module((const char *)file.data))
            fine = classpath_add(path, (const char *)file.data, error);
        bytes_free(&file);
        free(entries[i]);
    }
    free(entries);
    return fine;
}

bool classpath_add_archive_in_memory(Classpath *path, const void *zip, size_t length, const char *origin,
                                     Error *error)
{
    return add_source(path, source_memory_open(zip, length, origin, error), SOURCE_EMBEDDED);
}

char *classpath_main_class(const char *jar, Error *error)
{
    Source *source = source_jar_open(jar, error);
    if (source == NULL)
        return NULL;
    error->text[0] = '\0';
    char *manifest = source_manifest(source, error);
    char *name = manifest ? manifest_value(manifest, "Main-Class") : NULL;
    if (name == NULL && error->text[0] == '\0')
        error_set(error, "%s: its manifest has no Main-Class", jar);
    free(manifest);
    source_close(source);
    if (name != NULL)
        name[strcspn(name, " \t")] = '\0';
    return name;
}

/* ---- a JDK ---- */

static int is_jmod_entry(const struct dirent *entry) { return has_suffix(entry->d_name, ".jmod"); }

/* java.base comes first by name, and has nearly all of what is asked for. */
static bool add_jmods(Classpath *path, const char *home, Error *error)
{
    struct dirent **entries;
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s/jmods", home);
    int count = scandir(folder, &entries, is_jmod_entry, alphasort);
    bool fine = count > 0 || error_set(error, "%s: not a JDK, it has neither lib/modules nor jmods", home);
    for (int i = 0; i < count; i++) {
        Bytes file = {0};
        bytes_format(&file, "%s/%s", folder, entries[i]->d_name);
        bytes_add_u1(&file, 0);
        fine = fine && add_source(path, source_jmod_open((const char *)file.data, error), SOURCE_JDK);
        bytes_free(&file);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    return fine;
}

bool classpath_add_jdk(Classpath *path, const char *home, Error *error)
{
    char image[PATH_MAX];
    snprintf(image, sizeof image, "%s/lib/modules", home);
    int feature = jdk_feature(home);
    if (feature > 0)
        path->feature = feature;
    if (access(image, F_OK) != 0)
        return add_jmods(path, home, error);
    return add_source(path, source_image_open(image, error), SOURCE_JDK);
}

/* ---- classes that are left to the JDK ---- */

void classpath_leave_to_jdk(Classpath *path, const char *class_name)
{
    LeftClass *left = memory_allocate(sizeof *left);
    left->name = memory_copy_string(class_name);
    HASH_ADD_KEYPTR(hh, path->left, left->name, strlen(left->name), left);
}

static bool is_left_to_jdk(const Classpath *path, const char *class_name)
{
    LeftClass *left = NULL;
    if (path->left != NULL)
        HASH_FIND(hh, path->left, class_name, strcspn(class_name, "$."), left);
    return left != NULL;
}

/* ---- asking ---- */

enum { OF_EMBEDDED = 1 << SOURCE_EMBEDDED, OF_OTHERS = 1 << SOURCE_PROGRAM | 1 << SOURCE_JDK };

static Finding find_among(Classpath *path, unsigned kinds, const char *name, size_t *skip, ClassBytes *found,
                          Error *error)
{
    for (size_t i = 0; i < path->count; i++) {
        Source *source = path->sources[i];
        if (!(kinds & 1u << source->kind))
            continue;
        path->buffer.length = path->origin.length = 0;
        *found = (ClassBytes){.source = source->kind};
        Finding finding =
            source->type->find(source, name, path->feature, found, &path->buffer, &path->origin, error);
        if (finding == FINDING_FOUND && *skip > 0)
            --*skip;
        else if (finding != FINDING_ABSENT)
            return finding;
    }
    return FINDING_ABSENT;
}

bool classpath_find_after(Classpath *path, const char *name, size_t skip, ClassBytes *found, Error *error)
{
    error->text[0] = '\0';
    Finding finding = is_left_to_jdk(path, name) ? FINDING_ABSENT
                                                 : find_among(path, OF_EMBEDDED, name, &skip, found, error);
    if (finding == FINDING_ABSENT)
        finding = find_among(path, OF_OTHERS, name, &skip, found, error);
    found->origin = (const char *)path->origin.data;
    return finding == FINDING_FOUND;
}

bool classpath_find(Classpath *path, const char *name, ClassBytes *found, Error *error)
{
    return classpath_find_after(path, name, 0, found, error);
}

bool classpath_find_of_kind(Classpath *path, SourceKind kind, const char *name, ClassBytes *found,
                            Error *error)
{
    size_t skip = 0;
    error->text[0] = '\0';
    Finding finding = find_among(path, 1u << kind, name, &skip, found, error);
    found->origin = (const char *)path->origin.data;
    return finding == FINDING_FOUND;
}

void classpath_each_class(Classpath *path, SourceKind kind, void (*visit)(void *context, const char *name),
                          void *context)
{
    for (size_t i = 0; i < path->count; i++)
        if (path->sources[i]->kind == kind)
            path->sources[i]->type->each_class(path->sources[i], visit, context);
}

int classpath_feature(const Classpath *path) { return path->feature; }
