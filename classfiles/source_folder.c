/* A folder as a source of class files: looks files up by path, and visits all of them for suggestions and
 * listings. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "classfiles/source.h"

/* A name must not lead out of the folder. */
static bool stays_inside(const char *name)
{
    for (const char *part = name; part; part = strchr(part, '/')) {
        part += *part == '/';
        if (strncmp(part, "..", 2) == 0 && (part[2] == '/' || part[2] == '\0'))
            return false;
    }
    return *name != '/';
}

static bool read_all(int descriptor, Bytes *buffer)
{
    char chunk[16384];
    ssize_t count;
    while ((count = read(descriptor, chunk, sizeof chunk)) > 0)
        bytes_add(buffer, chunk, (size_t)count);
    return count == 0;
}

static Finding find_in_folder(Source *source, const char *name, int feature, ClassBytes *found, Bytes *buffer,
                              Bytes *origin, Error *error)
{
    (void)feature;
    if (!stays_inside(name))
        return FINDING_ABSENT;
    bytes_format(origin, "%s/%s", source->path, name);
    bytes_add_u1(origin, 0);
    const char *path = (const char *)origin->data;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 && (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG))
        return FINDING_ABSENT;
    struct stat status;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && !S_ISREG(status.st_mode)) {
        close(descriptor);
        return FINDING_ABSENT;
    }
    bool fine = descriptor >= 0 && read_all(descriptor, buffer);
    if (!fine)
        error_set(error, "%s: %s", path, strerror(errno));
    if (descriptor >= 0)
        close(descriptor);
    found->bytes = buffer->data;
    found->length = buffer->length;
    return fine ? FINDING_FOUND : FINDING_DAMAGED;
}

typedef struct FolderWalk {
    Bytes path; /* the folder at hand; its first `root` bytes are not part of names */
    size_t root;
    ClassVisitor *visit;
    void *context;
    size_t left; /* entries that may still be looked at */
} FolderWalk;

static void walk_folder(FolderWalk *walk, int depth);

static void walk_entry(FolderWalk *walk, const char *entry, int depth)
{
    size_t before = walk->path.length;
    bytes_format(&walk->path, "/%s", entry);
    bytes_add_u1(&walk->path, 0);
    walk->path.length--;
    walk->left--;
    struct stat status;
    char *full = (char *)walk->path.data;
    if (stat(full, &status) == 0 && S_ISDIR(status.st_mode))
        walk_folder(walk, depth + 1);
    else if (source_is_class_entry(full, walk->path.length)) {
        full[walk->path.length - strlen(".class")] = '\0';
        walk->visit(walk->context, full + walk->root + 1);
    }
    walk->path.length = before;
}

/* Links may form circles, and the present folder, the default class path, may be the root of a disk. */
enum { FOLDER_DEPTH_MAX = 100, FOLDER_ENTRIES_MAX = 50000 };

static void walk_folder(FolderWalk *walk, int depth)
{
    struct dirent **entries;
    int count =
        depth < FOLDER_DEPTH_MAX ? scandir((const char *)walk->path.data, &entries, NULL, alphasort) : -1;
    for (int i = 0; i < count; i++) {
        if (strcmp(entries[i]->d_name, ".") != 0 && strcmp(entries[i]->d_name, "..") != 0 && walk->left > 0)
            walk_entry(walk, entries[i]->d_name, depth);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

static void each_class_in_folder(Source *source, ClassVisitor *visit, void *context)
{
    FolderWalk walk = {.visit = visit, .context = context, .left = FOLDER_ENTRIES_MAX};
    bytes_add(&walk.path, source->path, strlen(source->path) + 1);
    walk.root = --walk.path.length;
    walk_folder(&walk, 0);
    bytes_free(&walk.path);
}

static void close_folder(Source *source) { (void)source; }

static const SourceType folder_type = {find_in_folder, each_class_in_folder, close_folder};

Source *source_folder_open(const char *path, Error *error)
{
    if (access(path, R_OK | X_OK) != 0) {
        error_set(error, "%s: %s", path, strerror(errno));
        return NULL;
    }
    Source *source = memory_allocate(sizeof *source);
    source->type = &folder_type;
    source->path = memory_copy_string(path);
    size_t length = strlen(path);
    while (length > 1 && source->path[length - 1] == '/')
        source->path[--length] = '\0';
    return source;
}
