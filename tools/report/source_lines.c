/* Finds source files as resources of a class path of their own: what -sp gives, then the usual places beside
 * classes and jars.  Each file is read once, split into lines and kept. */
#include "tools/report/source_lines.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "base/spelling.h"
#include "classfiles/classpath.h"
#include "tools/common/clean_text.h"

typedef struct SourceFile {
    char *name;   /* "bench/Account.java" */
    char *origin; /* where it was found: "src/bench/Account.java", "a.jar!/bench/Account.java" */
    char **lines;
    uint32_t line_count, line_capacity; /* line_count 0: there is no such file */
} SourceFile;

struct Sources {
    Classpath *path;
    SourceFile *files;
    uint32_t file_count, file_capacity;
};

static bool is_there(const char *file) { return access(file, F_OK) == 0; }

static bool add_given(Sources *sources, const char *source_path, Error *error)
{
    char entry[PATH_MAX];
    for (const char *at = source_path; *at != '\0'; at += strspn(at, ":")) {
        size_t length = strcspn(at, ":");
        snprintf(entry, sizeof entry, "%.*s", (int)(length < sizeof entry ? length : sizeof entry - 1), at);
        at += length;
        if (!is_there(entry))
            return error_no_file(error, "source path entry", entry);
        if (!classpath_add(sources->path, entry, error))
            return false;
    }
    return true;
}

/* Places that do not exist or cannot be read are no mistake here. */
static void add_if_there(Sources *sources, const char *folder, const char *rest)
{
    char place[PATH_MAX + 64];
    Error ignored;
    snprintf(place, sizeof place, "%s%s", folder, rest);
    if (is_there(place))
        classpath_add(sources->path, place, &ignored);
}

/* As javac -d, Maven and Gradle lay them out. */
static void add_beside_folder(Sources *sources, const char *folder)
{
    static const char *const places[] = {"",
                                         "/src",
                                         "/src/main/java",
                                         "/..",
                                         "/../src",
                                         "/../src/main/java",
                                         "/../../src/main/java",
                                         "/../../../../src/main/java"};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        add_if_there(sources, folder, places[i]);
}

static void add_beside_jar(Sources *sources, const char *jar)
{
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", jar);
    char *slash = strrchr(folder, '/'), *dot = strrchr(folder, '.');
    add_if_there(sources, jar, "");
    if (dot != NULL && (slash == NULL || dot > slash)) {
        *dot = '\0';
        add_if_there(sources, folder, "-sources.jar");
    }
    if (slash == NULL)
        snprintf(folder, sizeof folder, ".");
    else
        slash[slash == folder] = '\0';
    static const char *const places[] = {
        "", "/src", "/src/main/java", "/../src", "/../src/main/java", "/../../src/main/java"};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        add_if_there(sources, folder, places[i]);
}

static void add_beside(Sources *sources, const char *class_path)
{
    char entry[PATH_MAX];
    for (const char *at = class_path; *at != '\0'; at += strspn(at, ":")) {
        size_t length = strcspn(at, ":");
        snprintf(entry, sizeof entry, "%.*s", (int)(length < sizeof entry ? length : sizeof entry - 1), at);
        at += length;
        size_t used = strlen(entry);
        if (used >= 2 && strcmp(entry + used - 2, "/*") == 0)
            entry[used - 2] = '\0';
        size_t end = strlen(entry);
        if (end > 4 && (strcmp(entry + end - 4, ".jar") == 0 || strcmp(entry + end - 4, ".zip") == 0))
            add_beside_jar(sources, entry);
        else
            add_beside_folder(sources, entry);
    }
}

Sources *sources_open(const char *source_path, const char *class_path, Error *error)
{
    Sources *sources = memory_allocate(sizeof *sources);
    sources->path = classpath_create();
    if (source_path != NULL && !add_given(sources, source_path, error)) {
        sources_close(sources);
        return NULL;
    }
    add_beside(sources, class_path);
    return sources;
}

void sources_close(Sources *sources)
{
    if (sources == NULL)
        return;
    for (uint32_t i = 0; i < sources->file_count; i++) {
        for (uint32_t line = 0; line < sources->files[i].line_count; line++)
            free(sources->files[i].lines[line]);
        free(sources->files[i].lines);
        free(sources->files[i].origin);
        free(sources->files[i].name);
    }
    free(sources->files);
    classpath_destroy(sources->path);
    free(sources);
}

enum { TAB = 4 };

/* Without space at its end, and with spaces for tabs. */
static char *tidied(const char *start, const char *end)
{
    Bytes line = {0};
    while (end > start && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
        end--;
    for (; start < end; start++)
        if (*start == '\t')
            bytes_format(&line, "%*s", (int)(TAB - line.length % TAB), "");
        else
            bytes_add_u1(&line, (uint8_t)*start);
    char *clean = clean_text((char *)line.data, line.length);
    bytes_free(&line);
    return clean;
}

/* The text of a line never moves: callers keep pointers to it. */
static void split(SourceFile *file, const char *text, size_t length)
{
    assert(file->line_count == 0 && "a file is read once");
    for (const char *at = text, *end = text + length; at < end;) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)), *stop = newline != NULL ? newline : end;
        MEMORY_ROOM_FOR(file->lines, file->line_capacity, file->line_count);
        file->lines[file->line_count++] = tidied(at, stop);
        at = stop + 1;
    }
}

static bool find(Sources *sources, const char *name, ClassBytes *found)
{
    Error error = {0};
    return classpath_find(sources->path, name, found, &error);
}

/* A file that is not in its package's folder counts if it says that it belongs to the package. */
static bool says_package(const ClassBytes *found, const char *package, size_t length)
{
    char line[512] = "package ";
    size_t at = strlen(line);
    for (size_t i = 0; i < length && at < sizeof line - 2; i++)
        line[at++] = package[i] == '/' ? '.' : package[i];
    line[at++] = ';';
    return memmem(found->bytes, found->length, line, at) != NULL;
}

static const SourceFile *load(Sources *sources, const char *name)
{
    const char *slash = strrchr(name, '/');
    ClassBytes found;
    MEMORY_ROOM_FOR(sources->files, sources->file_capacity, sources->file_count);
    SourceFile *file = &sources->files[sources->file_count++];
    *file = (SourceFile){.name = memory_copy_string(name)};
    if (find(sources, name, &found)
        || (slash != NULL && find(sources, slash + 1, &found)
            && says_package(&found, name, (size_t)(slash - name)))) {
        file->origin = memory_copy_string(found.origin);
        split(file, (const char *)found.bytes, found.length);
    }
    return file;
}

static const SourceFile *file_named(Sources *sources, const char *name)
{
    for (uint32_t i = 0; i < sources->file_count; i++)
        if (strcmp(sources->files[i].name, name) == 0)
            return &sources->files[i];
    return load(sources, name);
}

static const SourceFile *file_of(Sources *sources, const char *class_name, const char *file)
{
    char name[PATH_MAX];
    const char *slash = strrchr(class_name, '/');
    if (file[0] == '\0' || strchr(file, '/') != NULL)
        return NULL;
    snprintf(name, sizeof name, "%.*s%s", slash != NULL ? (int)(slash + 1 - class_name) : 0, class_name,
             file);
    return file_named(sources, name);
}

const char *sources_line(Sources *sources, const char *class_name, const char *file, int line)
{
    const SourceFile *found = line > 0 ? file_of(sources, class_name, file) : NULL;
    if (found == NULL || (uint32_t)line > found->line_count)
        return NULL;
    const char *text = found->lines[line - 1] + strspn(found->lines[line - 1], " ");
    return text[0] != '\0' ? text : NULL;
}

const char *const *sources_lines(Sources *sources, const char *class_name, const char *file,
                                 const char **name, int *count)
{
    const SourceFile *found = file_of(sources, class_name, file);
    *count = found != NULL ? (int)found->line_count : 0;
    *name = *count > 0 ? found->name : NULL;
    return *count > 0 ? (const char *const *)found->lines : NULL;
}

const char *sources_origin(Sources *sources, const char *class_name, const char *file)
{
    const SourceFile *found = file_of(sources, class_name, file);
    return found != NULL ? found->origin : NULL;
}
