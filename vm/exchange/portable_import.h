/* Bytes to states, in the making; only the portable files include this.  The order of work:
 *
 *   portable_names.c     texts, classes (loaded now), methods, threads, names of objects
 *   portable_contents.c  what the objects hold, references being places in the list of objects, + 1
 *   portable_stacks.c    what the threads hold, and how the program ended
 *   portable_references.c  whether everything is within reach
 *   portable_import.c    when all of that is found good: numbers of this process in the place of names,
 *                        components, the state
 *
 * Whatever is wrong is said in `error`; every function that can find something wrong returns false then. */
#ifndef VM_EXCHANGE_PORTABLE_IMPORT_H
#define VM_EXCHANGE_PORTABLE_IMPORT_H

#include "vm/exchange/portable.h"
#include "vm/states/components.h"
#include "vm/states/store.h"

typedef struct ImportedObject {
    SlotKind kind;
    AllocationSite site; /* in places: thread + 1, method as METHOD_FIRST... say, native likewise */
    uint32_t ordinal;    /* or the length of a String */
    bool wide;
    void *characters;
    Class *mirrored;
    Class *class;             /* NULL: the bytes have only its name */
    ObjectComponent *content; /* NULL: the same, or a constant that is as it was made */
    size_t content_size;
    uint32_t owner; /* place + 1 of the thread that has its monitor, 0: none */
    bool is_trace;
    Ref slot;
} ImportedObject;

typedef struct ImportedFrame {
    Method *method;
    uint32_t instruction, lock, slots;
    uint64_t *values;
} ImportedFrame;

typedef struct ImportedThread {
    uint32_t parent, ordinal; /* parent: place + 1, 0: none */
    uint32_t number;
    ThreadComponent content;
    ImportedFrame *frames; /* the top one first */
    uint32_t frame_count;
} ImportedThread;

typedef struct Import {
    States *states;
    Vm *vm;
    Program *program;
    Store *store;
    Reader reader;
    Error *error;
    Arena arena;
    const char **texts;
    Class **classes;
    Method **methods;
    ImportedThread *threads;
    ImportedObject *objects;
    uint32_t text_count, class_count, method_count, thread_count, object_count;
    bool has_end;
    VmComponent end; /* threads in places, the exception as a reference */
} Import;

bool import_fail(Import *import, const char *why);
bool import_count(Import *import, uint32_t *count); /* no more than there are bytes left */
bool import_below(Import *import, uint32_t limit, uint32_t *number);
bool import_reference(Import *import, uint32_t *reference); /* 0: null */
bool import_thread(Import *import, uint32_t *thread_after); /* place + 1, 0: none */
bool import_class(Import *import, Class **class);
bool import_method(Import *import, Method **method); /* NULL for METHOD_NONE */
static inline const ImportedObject *import_object(const Import *import, uint32_t reference)
{
    return &import->objects[reference - 1];
}

/* Is it null, or an object that is there and of a class that fits? */
bool import_fits(const Import *import, uint32_t reference, const Class *wanted);

/* Calls `visit` with each reference, which it may change. */
typedef void VisitPlace(void *context, uint32_t *reference);
void import_each_in_object(const ImportedObject *object, VisitPlace *visit, void *context);
void import_each_in_thread(ImportedThread *thread, VisitPlace *visit, void *context);
bool import_check_reach(Import *import);

bool import_names(Import *import);
bool import_contents(Import *import);
bool import_stacks(Import *import);

#endif
