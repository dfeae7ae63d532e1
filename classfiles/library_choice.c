/* Chooses by pattern, then closes the choice: a class of the JDK that uses a member which our class of that
 * name lacks needs the JDK's, and a class of ours that uses a member which the JDK's lacks cannot stay.  What
 * the VM must own stays; if it uses more of a class than the JDK's has, that class stays too. */
#include "classfiles/library_choice.h"

#include <assert.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"
#include "classfiles/classfile.h"

/* A class of the embedded library that is not nested, with those that are nested in it. */
typedef struct Unit {
    char *name;     /* "java/util/HashMap" */
    char **classes; /* ours: itself and the nested ones */
    uint32_t class_count, class_capacity;
    bool chosen;     /* comes from the JDK; of a class that the JDK lacks: is gone, with those who use it */
    bool fixed;      /* stays ours: the VM needs it so */
    const char *why; /* fixed in the course of the choice: the class that needs it so; NULL: from the start */
    UT_hash_handle hh;
} Unit;

/* A class file that was read, from one kind of source. */
typedef struct Read {
    char *key; /* "E" or "J" and the name */
    ClassFile *file;
    UT_hash_handle hh;
} Read;

typedef struct LibraryChoice {
    Classpath *path;
    Unit *units;
    Read *files;
    bool changed;
} LibraryChoice;

bool library_is_fixed(const char *name)
{
    static const char *const owned[] = {
        "java/lang/",
        "jdk/internal/",
        "sun/misc/",
        "clew/",
        "gov/nasa/",
        "java/io/PrintStream",
        "java/util/ServiceLoader",
        "java/util/concurrent/ThreadPerTaskExecutor",
        "java/util/concurrent/ThreadLocalRandom",
        "java/util/concurrent/locks/LockSupport",
    };
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        if (strncmp(name, owned[i], strlen(owned[i])) == 0)
            return true;
    return false;
}

/* ---- class files ---- */

static const ClassFile *read_class(LibraryChoice *choice, SourceKind kind, const char *name)
{
    char key[1100], resource[1100];
    snprintf(key, sizeof key, "%c%s", kind == SOURCE_JDK ? 'J' : 'E', name);
    Read *read;
    HASH_FIND_STR(choice->files, key, read);
    if (read != NULL)
        return read->file;
    read = memory_allocate(sizeof *read);
    read->key = memory_copy_string(key);
    HASH_ADD_KEYPTR(hh, choice->files, read->key, strlen(read->key), read);
    ClassBytes found;
    Error ignored;
    snprintf(resource, sizeof resource, "%s.class", name);
    if (classpath_find_of_kind(choice->path, kind, resource, &found, &ignored))
        read->file = classfile_read(found.bytes, found.length, found.origin, &ignored);
    return read->file;
}

static Unit *unit_of(const LibraryChoice *choice, const char *name)
{
    Unit *unit;
    HASH_FIND(hh, choice->units, name, strcspn(name, "$"), unit);
    return unit;
}

/* The class as the JDK has it; as our library has it, with the JDK for what it lacks; as the program will
 * see it. */
static const ClassFile *jdk_class(LibraryChoice *choice, const char *name)
{
    return read_class(choice, SOURCE_JDK, name);
}

static const ClassFile *own_class(LibraryChoice *choice, const char *name)
{
    const ClassFile *file = read_class(choice, SOURCE_EMBEDDED, name);
    return file != NULL ? file : jdk_class(choice, name);
}

static const ClassFile *seen_class(LibraryChoice *choice, const char *name)
{
    const Unit *unit = unit_of(choice, name);
    return read_class(choice, unit != NULL && !unit->chosen ? SOURCE_EMBEDDED : SOURCE_JDK, name);
}

/* ---- members ---- */

static bool declares(const ClassFile *file, const Constant *member, bool and_private)
{
    if (member->kind == CONSTANT_FIELD) {
        for (int i = 0; i < file->field_count; i++)
            if (strcmp(file->fields[i].name, member->name) == 0
                && strcmp(file->fields[i].descriptor, member->descriptor) == 0)
                return and_private || !(file->fields[i].flags & ACC_PRIVATE);
        return false;
    }
    for (int i = 0; i < file->method_count; i++)
        if (strcmp(file->methods[i].name, member->name) == 0
            && strcmp(file->methods[i].descriptor, member->descriptor) == 0)
            return and_private || !(file->methods[i].flags & ACC_PRIVATE);
    return false;
}

typedef const ClassFile *FindClass(LibraryChoice *choice, const char *name);

/* The class that has the member, this one or one that it inherits from; NULL: none has. */
static const ClassFile *declarer(LibraryChoice *choice, FindClass *find, const char *name,
                                 const Constant *member, const Unit *user)
{
    const ClassFile *file = find(choice, name), *found = NULL;
    if (file == NULL || declares(file, member, unit_of(choice, name) == user))
        return file;
    if (strcmp(member->name, "<init>") == 0)
        return NULL;
    if (file->super_name != NULL)
        found = declarer(choice, find, file->super_name, member, user);
    for (int i = 0; found == NULL && i < file->interface_count; i++)
        found = declarer(choice, find, file->interfaces[i], member, user);
    return found;
}

static bool is_member(const Constant *constant)
{
    return constant->kind == CONSTANT_FIELD || constant->kind == CONSTANT_METHOD
           || constant->kind == CONSTANT_INTERFACE_METHOD;
}

/* The unit whose class has a member that `user` needs, in the library that this one belongs to, if the class
 * as it is chosen lacks it.  NULL: nothing is missing. */
static Unit *unit_without(LibraryChoice *choice, const Unit *user, const Constant *constant)
{
    if (!is_member(constant) || constant->class_name[0] == '[')
        return NULL;
    FindClass *together = user->chosen ? jdk_class : own_class;
    const ClassFile *meant = declarer(choice, together, constant->class_name, constant, user);
    Unit *unit = meant != NULL ? unit_of(choice, meant->name) : NULL;
    if (unit == NULL || unit->chosen == user->chosen)
        return NULL;
    return declarer(choice, seen_class, constant->class_name, constant, user) == NULL ? unit : NULL;
}

/* ---- the closure ---- */

static void choose(LibraryChoice *choice, Unit *unit)
{
    assert(!unit->fixed);
    choice->changed |= !unit->chosen;
    unit->chosen = true;
}

/* A class of the JDK needs more of a unit than ours has. */
static void follow_jdk_class(LibraryChoice *choice, const Unit *user, const ClassFile *file)
{
    for (int i = 1; file != NULL && i < file->constant_count; i++) {
        Unit *unit = unit_without(choice, user, &file->constants[i]);
        if (unit != NULL && !unit->fixed)
            choose(choice, unit);
    }
}

static void follow_jdk_unit(LibraryChoice *choice, const Unit *unit)
{
    const ClassFile *file = read_class(choice, SOURCE_JDK, unit->name);
    follow_jdk_class(choice, unit, file);
    for (int i = 0; file != NULL && i < file->nest_member_count; i++)
        follow_jdk_class(choice, unit, read_class(choice, SOURCE_JDK, file->nest_members[i]));
}

/* A unit that stays ours uses what the JDK's class lacks: the user goes, or if it cannot, the other stays. */
static void follow_own_unit(LibraryChoice *choice, Unit *user)
{
    for (uint32_t k = 0; k < user->class_count; k++) {
        const ClassFile *file = read_class(choice, SOURCE_EMBEDDED, user->classes[k]);
        for (int i = 1; file != NULL && i < file->constant_count; i++) {
            Unit *unit = unit_without(choice, user, &file->constants[i]);
            if (unit == NULL)
                continue;
            if (!user->fixed) {
                choose(choice, user);
                return;
            }
            unit->fixed = true;
            unit->why = user->name;
            unit->chosen = false;
            choice->changed = true;
        }
    }
}

static void close_choice(LibraryChoice *choice)
{
    do {
        choice->changed = false;
        for (Unit *unit = choice->units; unit != NULL; unit = unit->hh.next)
            if (unit->chosen)
                follow_jdk_unit(choice, unit);
            else
                follow_own_unit(choice, unit);
    } while (choice->changed);
}

/* ---- patterns ---- */

static void add_class(void *context, const char *name)
{
    LibraryChoice *choice = context;
    Unit *unit = unit_of(choice, name);
    if (unit == NULL) {
        unit = memory_allocate(sizeof *unit);
        unit->name = memory_copy_string(name);
        unit->name[strcspn(name, "$")] = '\0';
        HASH_ADD_KEYPTR(hh, choice->units, unit->name, strlen(unit->name), unit);
    }
    MEMORY_ROOM_FOR(unit->classes, unit->class_capacity, unit->class_count);
    unit->classes[unit->class_count++] = memory_copy_string(name);
}

static char *with_slashes(const char *text)
{
    char *name = memory_copy_string(text);
    for (char *c = name; *c; c++)
        *c = *c == '.' ? '/' : *c;
    return name;
}

/* A name without wildcards: a class of the library, or one that comes from the JDK anyway. */
static bool choose_name(LibraryChoice *choice, const char *name, const char *text, Error *error)
{
    Unit *unit = unit_of(choice, name);
    if (unit != NULL && library_is_fixed(unit->name))
        return error_set(error, "--library: class %s must be clew's own: the VM rests on it", text);
    if (unit == NULL || read_class(choice, SOURCE_JDK, name) == NULL) {
        if (read_class(choice, SOURCE_JDK, name) != NULL)
            return true;
        return error_set(error, "--library: the JDK has no class %s", text);
    }
    choose(choice, unit);
    return true;
}

static bool choose_matching(LibraryChoice *choice, const char *pattern, const char *text, Error *error)
{
    bool matches = false, fits = false;
    for (Unit *unit = choice->units; unit != NULL; unit = unit->hh.next) {
        if (fnmatch(pattern, unit->name, 0) != 0)
            continue;
        matches = true;
        if (!unit->fixed && read_class(choice, SOURCE_JDK, unit->name) != NULL)
            choose(choice, unit), fits = true;
    }
    if (!matches)
        return error_set(error, "--library: no class of clew's library is called %s", text);
    return fits || error_set(error, "--library: all classes %s must be clew's own", text);
}

static bool choose_patterns(LibraryChoice *choice, const char *patterns, Error *error)
{
    char *list = memory_copy_string(patterns), *rest = list;
    bool fine = true;
    for (char *word; fine && (word = strsep(&rest, ",")) != NULL;) {
        char *name = with_slashes(word);
        if (*word == '\0')
            fine = error_set(error, "--library: an empty pattern in '%s'", patterns);
        else
            fine = strpbrk(word, "*?[") != NULL ? choose_matching(choice, name, word, error)
                                                : choose_name(choice, name, word, error);
        free(name);
    }
    free(list);
    return fine;
}

/* A class that was asked for by name and had to stay. */
static bool check_names(const LibraryChoice *choice, const char *patterns, Error *error)
{
    char *list = memory_copy_string(patterns), *rest = list;
    bool fine = true;
    for (char *word; fine && (word = strsep(&rest, ",")) != NULL;) {
        char *name = with_slashes(word);
        const Unit *unit = unit_of(choice, name);
        if (unit != NULL && unit->why != NULL)
            fine =
                error_set(error, "--library: class %s must be clew's own: %s rests on it", word, unit->why);
        free(name);
    }
    free(list);
    return fine;
}

/* ---- all ---- */

static void leave_chosen(const LibraryChoice *choice)
{
    for (const Unit *unit = choice->units; unit != NULL; unit = unit->hh.next)
        if (unit->chosen)
            classpath_leave_to_jdk(choice->path, unit->name);
}

static void free_choice(LibraryChoice *choice)
{
    Unit *unit, *next_unit;
    HASH_ITER (hh, choice->units, unit, next_unit) {
        HASH_DEL(choice->units, unit);
        for (uint32_t i = 0; i < unit->class_count; i++)
            free(unit->classes[i]);
        free(unit->classes);
        free(unit->name);
        free(unit);
    }
    Read *read, *next_read;
    HASH_ITER (hh, choice->files, read, next_read) {
        HASH_DEL(choice->files, read);
        if (read->file != NULL)
            classfile_free(read->file);
        free(read->key);
        free(read);
    }
}

bool library_choose(Classpath *path, const char *wanted, Error *error)
{
    static const char prefix[] = "jdk=";
    if (strcmp(wanted, "own") == 0)
        return true;
    bool all = strcmp(wanted, "jdk") == 0;
    if (!all && strncmp(wanted, prefix, strlen(prefix)) != 0)
        return error_set(error, "--library is own, jdk or jdk=PATTERN,PATTERN..., not '%s'", wanted);
    LibraryChoice choice = {.path = path};
    classpath_each_class(path, SOURCE_EMBEDDED, add_class, &choice);
    if (read_class(&choice, SOURCE_JDK, "java/lang/Object") == NULL) {
        free_choice(&choice);
        return error_set(error, "--library %s needs a JDK, and none was found (--jdk, JAVA_HOME)", wanted);
    }
    for (Unit *unit = choice.units; unit != NULL; unit = unit->hh.next)
        unit->fixed = library_is_fixed(unit->name);
    const char *patterns = all ? "*" : wanted + strlen(prefix);
    bool fine = choose_patterns(&choice, patterns, error);
    if (fine) {
        close_choice(&choice);
        fine = check_names(&choice, patterns, error);
    }
    if (fine)
        leave_chosen(&choice);
    free_choice(&choice);
    return fine;
}
