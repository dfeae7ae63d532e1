/* A JDK's classes for tests; see library.h. */
#include "tests/unit/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "tests/unit/installed_jdk.h"
#include "tests/unit/suite.h"

typedef struct Relation {
    const char *name, *super_name; /* super_name NULL: Object, or not found */
    bool is_interface;
    UT_hash_handle hh;
} Relation;

struct Library {
    Classpath *path;
    Arena arena;
    Relation *relations;
    int step, number;
    LibraryVisit *visit;
    void *context;
};

Library *library_open(int feature)
{
    char *home = installed_jdk(feature);
    if (home == NULL)
        return NULL;
    Library *library = memory_allocate(sizeof *library);
    Error error = {""};
    library->path = classpath_create();
    CU_ASSERT(classpath_add_jdk(library->path, home, &error));
    free(home);
    return library;
}

void library_close(Library *library)
{
    HASH_CLEAR(hh, library->relations);
    classpath_destroy(library->path);
    arena_free(&library->arena);
    free(library);
}

static ClassFile *read_class(Library *library, const char *name, ClassBytes *found)
{
    char entry[1024];
    Error error = {""};
    snprintf(entry, sizeof entry, "%s.class", name);
    if (!classpath_find(library->path, entry, found, &error))
        return NULL;
    return classfile_read(found->bytes, found->length, found->origin, &error);
}

static const Relation *relation(Library *library, const char *name)
{
    Relation *known;
    HASH_FIND_STR(library->relations, name, known);
    if (known != NULL)
        return known;
    ClassBytes found;
    ClassFile *file = read_class(library, name, &found);
    known = arena_allocate(&library->arena, sizeof *known);
    known->name = arena_copy_string(&library->arena, name);
    if (file != NULL && file->super_name != NULL)
        known->super_name = arena_copy_string(&library->arena, file->super_name);
    known->is_interface = file != NULL && (file->flags & ACC_INTERFACE);
    classfile_free(file);
    HASH_ADD_KEYPTR(hh, library->relations, known->name, strlen(known->name), known);
    return known;
}

static bool is_assignable(void *context, const char *from, const char *to)
{
    if (relation(context, to)->is_interface)
        return true;
    for (const char *name = from; name != NULL; name = relation(context, name)->super_name)
        if (strcmp(name, to) == 0)
            return true;
    return false;
}

static const char *common_super(void *context, const char *a, const char *b)
{
    if (relation(context, a)->is_interface || relation(context, b)->is_interface)
        return "java/lang/Object";
    const char *name = a;
    while (name != NULL && !is_assignable(context, b, name))
        name = relation(context, name)->super_name;
    return name != NULL ? relation(context, name)->name : "java/lang/Object";
}

TypeOracle library_oracle(Library *library) { return (TypeOracle){library, is_assignable, common_super}; }

static void visit_class(void *context, const char *name)
{
    Library *library = context;
    if (library->number++ % library->step != 0)
        return;
    ClassBytes found;
    ClassFile *file = read_class(library, name, &found);
    CU_ASSERT_PTR_NOT_NULL(file);
    if (file != NULL) {
        uint8_t *bytes = memory_allocate(found.length);
        size_t length = found.length;
        memcpy(bytes, found.bytes, length);
        library->visit(library->context, file, bytes, length);
        free(bytes);
    }
    classfile_free(file);
}

void library_each(Library *library, int step, LibraryVisit *visit, void *context)
{
    library->step = step;
    library->number = 0;
    library->visit = visit;
    library->context = context;
    classpath_each_class(library->path, SOURCE_JDK, visit_class, library);
}
