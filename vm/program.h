/* A Program is everything about the checked program that does not change while it runs: where classes come
 * from, the classes loaded so far, their methods, string literals.  Several VMs may share one, on several
 * threads: loading, resolving and translating happen under its lock, what is loaded never moves and is read
 * without. */
#ifndef VM_PROGRAM_H
#define VM_PROGRAM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "base/memory.h"
#include "classfiles/classpath.h"
#include "vm/class.h"
#include "vm/footnotes.h"

typedef struct Symbols Symbols; /* vm/loading/symbols.h */

typedef enum LoadFailure {
    LOAD_OK,
    LOAD_MISSING,
    LOAD_DAMAGED,
    LOAD_MISNAMED,        /* the file holds a class of another name */
    LOAD_UNKNOWN_VERSION, /* a class file version that is too old or too new */
    LOAD_CIRCULAR,
    LOAD_INCOMPATIBLE
} LoadFailure;

/* Where steps end: before visible operations if others are enabled; and also before each line or instruction
 * of the program's own classes, or of all classes, even if no other thread is enabled. */
typedef enum StepSize {
    STEP_VISIBLE,
    STEP_LINE,
    STEP_BYTECODE,
    STEP_LINE_LIBRARY,
    STEP_BYTECODE_LIBRARY
} StepSize;

static inline bool step_size_is_bytecode(StepSize size)
{
    return size == STEP_BYTECODE || size == STEP_BYTECODE_LIBRARY;
}

struct Program {
    Classpath *classpath; /* not owned */
    Symbols *symbols;
    Arena arena;
    pthread_mutex_t lock; /* recursive */
    Class **classes;      /* by id */
    uint32_t class_count;
    Method **methods; /* by id */
    uint32_t method_count;
    Field **fields; /* by id */
    uint32_t field_count;
    struct ClassEntry *by_name;        /* uthash */
    struct BootstrapEntry *bootstraps; /* uthash; call targets and constants made already, see bootstrap.c */
    struct NativeEntry *natives;       /* uthash over class, name and descriptor */
    const char **literals;             /* string constants, modified UTF-8, by literal number */
    uint32_t literal_count;
    struct LiteralEntry *literal_index;
    const void *const *handlers; /* the interpreter's label of each internal opcode */
    Class *object, *string, *mirror, *throwable, *thread, *cloneable, *serializable, *reference;
    Class *primitives[9];           /* in the order of PRIMITIVE_KINDS */
    Method *initialization_stub;    /* runs a class's initializer; see initialize.c */
    StepSize step;                  /* where thread choices are offered */
    bool marks_lines;               /* the program's own code can be stopped at lines: vm_stop_at_line */
    struct CoverMap *cover;         /* what there is to be covered; NULL: nobody asks */
    Method *main;                   /* what a VM of it was last started with; NULL: nothing yet */
    struct ControlFlow *flow;       /* its control flow; NULL: nobody has asked.  See control_flow.h */
    struct Counters *counters;      /* of Verify; shared by all paths of a search */
    struct StrictMath *strict_math; /* where its functions are; NULL: nobody has asked.  See strict_math.c */
    _Atomic uint64_t footnotes;     /* a bit for each Footnote that was noted */
    _Atomic unsigned hints;         /* bits 1 << Interest: hints of these kinds were asked for */
    /* reductions that rest on what does not hold for it, as bits 1 << Reduction */
    _Atomic unsigned refuted;
    _Atomic unsigned thread_numbers; /* ThreadNumbers that were noted */
    Footnotes elsewhere;             /* modelled classes that the program has called in other processes */
    uint64_t fingerprint;            /* of the bytes of all classes of the program itself, in any order */
    int load_depth;                  /* superclasses being loaded right now */
    LoadFailure failure;             /* why program_class returned NULL last */
    Error error;                     /* and its message */
    Error java_error; /* the message of Java's own error, where it is another one; else empty */
};

#define PRIMITIVE_KINDS "ZBCSIJFDV"

enum { PROGRAM_TABLE_MAX = 1 << 22 }; /* classes, methods, fields, literals: of each at most this many */

/* Held by whoever loads, and until it has read why loading failed. */
void program_lock(Program *program);
void program_unlock(Program *program);

/* Takes the class path (embedded library first).  NULL and a message when the core classes cannot be had. */
Program *program_create(Classpath *classpath, Error *error);
void program_destroy(Program *program);

/* The class of an internal name ("java/lang/String", "[[I"), loaded and linked now if it was not yet.  NULL
 * when that fails: program->failure and program->error say why. */
Class *program_class(Program *program, const char *name);
Class *program_loaded_class(Program *program, const char *name); /* NULL when not loaded */

/* The same as the code of a class sees it: by the loader that has defined that. */
Class *program_class_for(const Class *user, const char *name);
Class *program_class_of_descriptor_for(const Class *user, const char *descriptor, size_t length);

/* What a loader of the program's own has defined or been given by another loader; NULL: nothing. */
Class *program_class_of_space(Program *program, const char *name, uint32_t space);
void program_note_initiated(Program *program, Class *class, uint32_t space);
Class *program_primitive(const Program *program, char kind);
Class *program_array_of(Program *program, Class *element); /* NULL: void, or too many dimensions */
Class *program_class_of_descriptor(Program *program, const char *descriptor,
                                   size_t length); /* "I", "Ljava/lang/String;", "[J" */

/* Defines a class from bytes under its own name (hidden classes, Lookup.defineClass, loaders); as
 * program_class on failure.  Classes outlive the states in which they were made: the same bytes once more are
 * the same class. */
typedef struct Definition {
    const uint8_t *bytes;
    size_t length;
    SourceKind source;
    uint32_t space; /* as Class.space */
    bool hidden;
} Definition;
Class *program_define(Program *program, const Definition *definition);

/* Has it read or written counters of clew.Verify, which no search sets back? */
bool program_uses_counters(const Program *program);

/* Interned text: equal text is the same pointer.  And the number of a string literal. */
const char *program_symbol(Program *program, const char *text);
uint32_t program_literal(Program *program, const char *text);

/* The C function of a native method, or NULL; `guarded` (may be NULL): it must be called under the lock;
 * `effects` (may be NULL): what it does besides reading and writing objects and threads. */
typedef enum NativeEffects {
    NATIVE_PURE,
    NATIVE_FILES, /* nothing, but it sees real files, which some program may change */
    NATIVE_EFFECTS
} NativeEffects;
typedef enum NativeTouch { NATIVE_KEEPS, NATIVE_NOTES, NATIVE_TOUCHES } NativeTouch; /* see natives.def */
typedef struct NativeKind {
    NativeEffects effects;
    NativeTouch touch;
} NativeKind;
NativeFunction program_native(Program *program, const Method *method, bool *guarded, NativeKind *kind);
void program_register_natives(Program *program);
void program_free_natives(Program *program);

#endif
