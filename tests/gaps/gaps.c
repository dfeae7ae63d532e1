/* What a JDK's classes want of ours and ours lack: every class of the JDK that we do not replace is read, and
 * each member of one of our classes that it names is looked up.  One line per missing member: the member, and
 * one class that wants it.
 *
 *   build/gaps LIBRARY.zip JDK-HOME [-n]        -n: instead, the native methods of the JDK's classes that
 *                                               have no C function */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/program.h"

typedef struct Search {
    Classpath *classpath;
    Program *program;
    bool natives;
    char **names; /* the JDK's classes */
    size_t count, capacity;
} Search;

/* Packages of java.base; other modules reach ours through the public API, which these use too. */
static bool is_wanted(const char *name)
{
    static const char *const in[] = {"java/io/",      "java/lang/",     "java/math/", "java/net/",
                                     "java/nio/",     "java/security/", "java/text/", "java/time/",
                                     "java/util/",    "javax/crypto/",  "javax/net/", "javax/security/auth/",
                                     "jdk/internal/", "sun/invoke/",    "sun/net/",   "sun/nio/",
                                     "sun/reflect/",  "sun/security/",  "sun/text/",  "sun/util/"};
    static const char *const out[] = {
        "java/lang/management/",    "java/lang/instrument/",   "jdk/internal/net/http/",
        "jdk/internal/joptsimple/", "jdk/internal/jshell/",    "jdk/internal/editor/",
        "jdk/internal/org/jline/",  "jdk/internal/agent/",     "jdk/internal/netscape/",
        "jdk/internal/jrtfs/",      "jdk/internal/vm/vector/", "java/lang/invoke/",
        "java/lang/String"};
    for (size_t i = 0; i < sizeof out / sizeof *out; i++)
        if (strncmp(name, out[i], strlen(out[i])) == 0)
            return false;
    for (size_t i = 0; i < sizeof in / sizeof *in; i++)
        if (strncmp(name, in[i], strlen(in[i])) == 0)
            return true;
    return false;
}

/* A nested class of one that we replace is reached by nobody. */
static bool is_replaced(Search *search, const char *name)
{
    char resource[1024];
    ClassBytes found;
    Error error = {""};
    snprintf(resource, sizeof resource, "%.*s.class", (int)strcspn(name, "$"), name);
    return classpath_find(search->classpath, resource, &found, &error) && found.source == SOURCE_EMBEDDED;
}

static void collect_name(void *context, const char *name)
{
    Search *search = context;
    if (!is_wanted(name) || is_replaced(search, name))
        return;
    if (search->count == search->capacity) {
        search->capacity = search->capacity ? 2 * search->capacity : 4096;
        search->names = memory_resize(search->names, search->capacity * sizeof *search->names);
    }
    search->names[search->count++] = memory_copy_string(name);
}

static bool is_polymorphic(const char *class_name)
{
    return strcmp(class_name, "java/lang/invoke/MethodHandle") == 0
           || strcmp(class_name, "java/lang/invoke/VarHandle") == 0;
}

static void look_up(Search *search, const Constant *constant, const char *user)
{
    if (constant->class_name[0] == '[' || is_polymorphic(constant->class_name))
        return;
    Class *class = program_class(search->program, constant->class_name);
    if (class == NULL || class->source != SOURCE_EMBEDDED)
        return;
    const char *name = program_symbol(search->program, constant->name),
               *descriptor = program_symbol(search->program, constant->descriptor);
    bool is_method = constant->descriptor[0] == '(';
    if (is_method ? class_find_method(class, name, descriptor) == NULL
                  : class_find_field(class, name, descriptor) == NULL)
        printf("%s.%s%s%s\t%s\n", constant->class_name, constant->name, is_method ? "" : " ",
               constant->descriptor, user);
}

static void look_at_natives(Search *search, const char *name)
{
    Class *class = program_class(search->program, name);
    for (int i = 0; class != NULL && i < class->method_count; i++)
        if (class->methods[i].flags & ACC_NATIVE
            && program_native(search->program, &class->methods[i], NULL, NULL) == NULL)
            printf("%s.%s%s\n", name, class->methods[i].name, class->methods[i].descriptor);
}

static void look_at(Search *search, const char *name)
{
    char resource[1024];
    ClassBytes found;
    Error error = {""};
    snprintf(resource, sizeof resource, "%s.class", name);
    if (!classpath_find(search->classpath, resource, &found, &error) || found.source != SOURCE_JDK)
        return;
    if (search->natives) {
        look_at_natives(search, name);
        return;
    }
    ClassFile *file = classfile_read(found.bytes, found.length, found.origin, &error);
    for (int i = 1; file != NULL && i < file->constant_count; i++)
        if (file->constants[i].kind >= CONSTANT_FIELD && file->constants[i].kind <= CONSTANT_INTERFACE_METHOD)
            look_up(search, &file->constants[i], name);
    if (file != NULL)
        classfile_free(file);
}

static void *map_file(const char *path, size_t *length)
{
    struct stat status;
    int fd = open(path, O_RDONLY);
    if (fd < 0 || fstat(fd, &status) != 0)
        return NULL;
    *length = (size_t)status.st_size;
    void *bytes = mmap(NULL, *length, PROT_READ, MAP_PRIVATE, fd, 0);
    close(fd);
    return bytes == MAP_FAILED ? NULL : bytes;
}

int main(int argc, char **argv)
{
    Search search = {.classpath = classpath_create(), .natives = argc > 3};
    Error error = {""};
    size_t length = 0;
    void *zip = argc < 3 ? NULL : map_file(argv[1], &length);
    if (zip == NULL || !classpath_add_archive_in_memory(search.classpath, zip, length, argv[1], &error)
        || !classpath_add_jdk(search.classpath, argv[2], &error)
        || (search.program = program_create(search.classpath, &error)) == NULL) {
        fprintf(stderr, "usage: gaps LIBRARY.zip JDK-HOME [-n]\n%s\n", error.text);
        return 2;
    }
    classpath_each_class(search.classpath, SOURCE_JDK, collect_name, &search);
    for (size_t i = 0; i < search.count; i++)
        look_at(&search, search.names[i]);
    return 0;
}
