/* Archives as sources: jars with multi-release entries, jmods, and a zip in memory.  libzip keeps a hash
 * table of the names. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include <zip.h>

#include "base/memory.h"
#include "classfiles/manifest.h"
#include "classfiles/source.h"

enum { FIRST_RELEASE = 9, LAST_RELEASE = 63, JMOD_HEADER = 4 };

typedef struct Archive {
    Source source;
    zip_t *zip;         /* NULL: not opened yet */
    const char *prefix; /* before every name: "classes/" in a jmod */
    uint64_t releases;  /* bit n: META-INF/versions/n/ has entries, and the manifest says so */
} Archive;

/* Larger entries are refused: a damaged or hostile size must not exhaust memory. */
static const uint64_t ENTRY_SIZE_MAX = (uint64_t)1 << 30;

static Finding damaged(Archive *archive, const char *entry, const char *why, Error *error)
{
    error_set(error, "%.300s: %.300s: damaged archive entry (%s)", archive->source.path, entry, why);
    return FINDING_DAMAGED;
}

static Finding read_entry(Archive *archive, zip_uint64_t index, const char *entry, Bytes *buffer,
                          Error *error)
{
    zip_stat_t status;
    if (zip_stat_index(archive->zip, index, 0, &status) != 0 || !(status.valid & ZIP_STAT_SIZE))
        return damaged(archive, entry, "its size is unknown", error);
    if (status.size > ENTRY_SIZE_MAX)
        return damaged(archive, entry, "too large", error);
    zip_file_t *file = zip_fopen_index(archive->zip, index, 0);
    if (file == NULL)
        return damaged(archive, entry, zip_strerror(archive->zip), error);
    char chunk[16384];
    zip_int64_t count;
    while ((count = zip_fread(file, chunk, sizeof chunk)) > 0 && buffer->length < status.size)
        bytes_add(buffer, chunk, (size_t)count);
    Finding finding = FINDING_FOUND;
    if (count < 0)
        finding = damaged(archive, entry, zip_file_strerror(file), error);
    else if (buffer->length != status.size)
        finding = damaged(archive, entry, "its size differs from the directory's", error);
    zip_fclose(file);
    return finding;
}

static zip_int64_t locate(Archive *archive, Bytes *origin, const char *folder, const char *name)
{
    origin->length = 0;
    bytes_format(origin, "%s!/%s%s", archive->source.path, folder, name);
    bytes_add_u1(origin, 0);
    return zip_name_locate(archive->zip, (const char *)origin->data + strlen(archive->source.path) + 2, 0);
}

static zip_int64_t locate_release(Archive *archive, Bytes *origin, const char *name, int feature)
{
    if (strncmp(name, "META-INF/", 9) == 0)
        return -1;
    for (int release = feature < LAST_RELEASE ? feature : LAST_RELEASE; release >= FIRST_RELEASE; release--) {
        if (!(archive->releases >> release & 1))
            continue;
        char folder[40];
        snprintf(folder, sizeof folder, "META-INF/versions/%d/", release);
        zip_int64_t index = locate(archive, origin, folder, name);
        if (index >= 0)
            return index;
    }
    return -1;
}

static bool open_jmod(Archive *archive, Error *error);

static Finding find_in_archive(Source *source, const char *name, int feature, ClassBytes *found,
                               Bytes *buffer, Bytes *origin, Error *error)
{
    Archive *archive = (Archive *)source;
    size_t length = strlen(name);
    if (archive->zip == NULL && !open_jmod(archive, error))
        return FINDING_DAMAGED;
    if (length == 0 || name[length - 1] == '/')
        return FINDING_ABSENT;
    zip_int64_t index = archive->releases ? locate_release(archive, origin, name, feature) : -1;
    if (index < 0)
        index = locate(archive, origin, archive->prefix, name);
    if (index < 0)
        return FINDING_ABSENT;
    Finding finding = read_entry(archive, (zip_uint64_t)index, name, buffer, error);
    found->bytes = buffer->data;
    found->length = buffer->length;
    return finding;
}

/* Calls `visit` with each entry's name. */
static void each_entry(Archive *archive, void (*visit)(void *context, const char *name), void *context)
{
    zip_int64_t count = zip_get_num_entries(archive->zip, 0);
    for (zip_int64_t index = 0; index < count; index++) {
        const char *name = zip_get_name(archive->zip, (zip_uint64_t)index, 0);
        if (name != NULL)
            visit(context, name);
    }
}

typedef struct ClassFilter {
    ClassVisitor *visit;
    void *context;
    const char *prefix;
} ClassFilter;

static void visit_if_class(void *context, const char *name)
{
    ClassFilter *filter = context;
    size_t prefix = strlen(filter->prefix), length = strlen(name);
    if (!source_is_class_entry(name, length) || strncmp(name, filter->prefix, prefix) != 0
        || strncmp(name, "META-INF/", 9) == 0)
        return;
    char *class_name = memory_copy_string(name + prefix);
    class_name[length - prefix - strlen(".class")] = '\0';
    filter->visit(filter->context, class_name);
    free(class_name);
}

static void each_class_in_archive(Source *source, ClassVisitor *visit, void *context)
{
    Archive *archive = (Archive *)source;
    ClassFilter filter = {visit, context, archive->prefix};
    Error ignored; /* a damaged jmod is reported by lookups */
    if (archive->zip != NULL || open_jmod(archive, &ignored))
        each_entry(archive, visit_if_class, &filter);
}

static void close_archive(Source *source)
{
    Archive *archive = (Archive *)source;
    if (archive->zip != NULL)
        zip_discard(archive->zip);
}

static const SourceType archive_type = {find_in_archive, each_class_in_archive, close_archive};

static Archive *create_archive(const char *path, const char *prefix)
{
    Archive *archive = memory_allocate(sizeof *archive);
    archive->source.type = &archive_type;
    archive->source.path = memory_copy_string(path);
    archive->prefix = prefix;
    return archive;
}

/* Opens `from`, which belongs to the archive afterwards.  `from` may be NULL: then `failure` says why. */
static bool open_zip(Archive *archive, zip_source_t *from, zip_error_t *failure, Error *error)
{
    if (from != NULL)
        archive->zip = zip_open_from_source(from, ZIP_RDONLY, failure);
    if (archive->zip != NULL)
        return true;
    error_set(error, "%s: not a readable archive (%s)", archive->source.path, zip_error_strerror(failure));
    if (from != NULL)
        zip_source_free(from);
    return false;
}

static void note_release(void *context, const char *name)
{
    static const char folder[] = "META-INF/versions/";
    if (strncmp(name, folder, sizeof folder - 1) != 0)
        return;
    char *end;
    long release = strtol(name + sizeof folder - 1, &end, 10);
    if (*end == '/' && release >= FIRST_RELEASE && release <= LAST_RELEASE)
        *(uint64_t *)context |= (uint64_t)1 << release;
}

static bool note_releases(Archive *archive, Error *error)
{
    error->text[0] = '\0';
    char *manifest = source_manifest(&archive->source, error);
    char *value = manifest ? manifest_value(manifest, "Multi-Release") : NULL;
    if (value != NULL && strcasecmp(value, "true") == 0)
        each_entry(archive, note_release, &archive->releases);
    free(value);
    free(manifest);
    return error->text[0] == '\0';
}

Source *source_jar_open(const char *path, Error *error)
{
    Archive *archive = create_archive(path, "");
    zip_error_t failure;
    zip_error_init(&failure);
    zip_source_t *from = zip_source_file_create(path, 0, -1, &failure);
    bool fine = open_zip(archive, from, &failure, error) && note_releases(archive, error);
    zip_error_fini(&failure);
    if (fine)
        return &archive->source;
    source_close(&archive->source);
    return NULL;
}

Source *source_memory_open(const void *zip, size_t length, const char *origin, Error *error)
{
    Archive *archive = create_archive(origin, "");
    zip_error_t failure;
    zip_error_init(&failure);
    zip_source_t *from = zip_source_buffer_create(zip, length, 0, &failure);
    bool fine = open_zip(archive, from, &failure, error);
    zip_error_fini(&failure);
    if (fine)
        return &archive->source;
    source_close(&archive->source);
    return NULL;
}

static bool has_jmod_header(const char *path, Error *error)
{
    char header[JMOD_HEADER];
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return error_set(error, "%s: %s", path, strerror(errno));
    ssize_t count = read(descriptor, header, sizeof header);
    close(descriptor);
    return (count == JMOD_HEADER && memcmp(header, "JM\1\0", JMOD_HEADER) == 0)
           || error_set(error, "%s: not a jmod file of version 1.0", path);
}

static bool open_jmod(Archive *archive, Error *error)
{
    if (!has_jmod_header(archive->source.path, error))
        return false;
    zip_error_t failure;
    zip_error_init(&failure);
    zip_source_t *from = zip_source_file_create(archive->source.path, JMOD_HEADER, -1, &failure);
    bool fine = open_zip(archive, from, &failure, error);
    zip_error_fini(&failure);
    return fine;
}

Source *source_jmod_open(const char *path, Error *error)
{
    return has_jmod_header(path, error) ? &create_archive(path, "classes/")->source : NULL;
}

char *source_manifest(Source *source, Error *error)
{
    Archive *archive = (Archive *)source;
    zip_int64_t index = zip_name_locate(archive->zip, "META-INF/MANIFEST.MF", ZIP_FL_NOCASE);
    if (index < 0)
        return NULL;
    Bytes text = {0};
    if (read_entry(archive, (zip_uint64_t)index, "META-INF/MANIFEST.MF", &text, error) != FINDING_FOUND) {
        bytes_free(&text);
        return NULL;
    }
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}
