/* The VM itself: the heap, the threads and little more.  Internal to vm/: outside, use vm/vm.h. */
#ifndef VM_MEMORY_MACHINE_H
#define VM_MEMORY_MACHINE_H

#include "base/bytes.h"
#include "base/error.h"
#include "base/random.h"
#include "vm/memory/heap.h"
#include "vm/memory/native.h"
#include "vm/memory/reads.h"
#include "vm/memory/step.h"
#include "vm/program.h"
#include "vm/thread.h"
#include "vm/vm.h"

/* What the VM knows of each class and literal of the program. */
typedef struct VmClasses {
    uint8_t **statics; /* by class id: payload of the mirror of an initialized class, else NULL */
    Ref *mirrors;      /* by class id */
    uint32_t capacity; /* of both */
    Class *blocks;     /* clew.internal.Blocks when it was looked for; see vm/memory/blocks.c */
    uint32_t literal_capacity;
    Ref *literals;                /* by literal number: the interned String */
    struct InternEntry *interned; /* Strings interned at run time or from literals */
} VmClasses;

/* Virtual time. */
typedef struct VmTime {
    int64_t clock;                          /* nanoseconds since the start */
    int64_t epoch_millis;                   /* wall-clock time at the start */
    int64_t process_started, process_clock; /* of a plain run: real time and clock when the last process was
                                               started; 0: none */
    uint64_t reads;                         /* of a clock by a program that is searched, on all paths */
} VmTime;

/* How long the running thread goes on.  Backward jumps and calls are counted: every loop has the former,
 * every recursion the latter. */
typedef struct VmSchedule {
    int32_t budget;            /* backward jumps and calls left in the present time slice or step */
    int32_t overrun;           /* of these, made in an atomic section after the budget was used up */
    int32_t slice, slice_left; /* the budget at its beginning, and when the last native was called */
    bool yielding;             /* a native asked to end it now */
    bool enters_first; /* of a thread that was sent an exception: it enters a monitor before it throws it */
    uint64_t jumps_and_calls;   /* made so far, without those of the present run of the interpreter */
    uint64_t slices;            /* time slices begun */
    Random random;              /* of a plain run with a seed */
    const volatile int *signal; /* number of a signal that has come to a plain run; NULL: nobody asks */
    bool ending;                /* on which a thread was started that runs the shutdown hooks */
} VmSchedule;

/* How the path, the program or the whole search came to its end. */
typedef struct VmOutcome {
    bool ignored;    /* Verify.ignoreIf: this state is not to be explored */
    bool terminated; /* Verify.terminateSearch; part of no state */
    bool exited;
    int exit_status;
    Violation violation;
    Error fatal; /* text[0] != 0: the program cannot go on (damaged class, missing native...) */
} VmOutcome;

/* Who is told what the program does; NULL: nobody. */
typedef struct VmObservers {
    struct Shadow *shadow;   /* what is remembered of the path, for races */
    Events *events;          /* what happens, for counterexamples */
    uint32_t lines;          /* that a step begins until it ends there; 0: it does not */
    uint32_t lines_left;     /* of these, in the present step */
    uint32_t line_thread;    /* that has begun the last one */
    Coverage *coverage;      /* what was executed */
    struct Wording *wording; /* what objects are called; NULL: Class@slot. See wording.h */
} VmObservers;

/* Objects that became shared and whose references are still to be followed: see sharing.h. */
typedef struct VmSharing {
    Ref *pending;
    uint32_t count, capacity;
} VmSharing;

/* Objects whose monitors may be owned: those that are, and perhaps others. */
typedef struct VmOwned {
    Ref *slots;
    uint32_t count, capacity;
} VmOwned;

struct Vm {
    Program *program;
    VmOptions options;
    Heap heap;
    Thread **threads; /* by number */
    uint32_t thread_count, thread_capacity;
    Thread *thread;        /* the one that runs */
    Method *native;        /* the native that runs, for stack traces; NULL outside of natives */
    uint64_t wait_counter; /* entries into wait sets so far: Thread.wait_order */
    bool checking;         /* this is a search: the outside decides at choice points */
    VmStep step;           /* of a search */
    Reads *reads;          /* what the present step reads; not owned; NULL: nobody wants to know */
    VmObservers observers;
    VmSchedule schedule;
    VmTime time;
    VmOutcome end;
    VmClasses classes;
    VmSharing sharing;
    Numbering
        *numbering; /* of slots and threads, shared by all VMs of a search; not owned; NULL in a plain run */
    struct Exclusion *exclusion;    /* of the search, not owned; NULL: nothing is assumed. See exclusion.h */
    VmOwned owned;                  /* kept for that */
    uint32_t constants_made;        /* of those in the numbering */
    Bytes output;                   /* of the program, not yet written */
    struct HostThings *host_things; /* what natives opened: folders, zlib streams; see natives/host.h */
    const volatile int *faults;     /* see vm_heed_faults; NULL: files are not mapped */
};

/* Is the reduction on? */
static inline bool vm_reduces(const Vm *vm, Reduction reduction)
{
    return !(vm->options.unreduced >> reduction & 1);
}

/* For what is no part of a step: states, collections, reports. */
static inline Object *object_peek(const Vm *vm, Ref reference) { return vm->heap.objects[reference]; }

/* Within a step: the object, of which anything may be read. */
static inline Object *object_read(const Vm *vm, Object *object)
{
    if (!(object->flags & OBJECT_READ))
        reads_note_object(vm, object, QUESTION_WHOLE, OBJECT_READ | OBJECT_LOOKED_AT | OBJECT_ASKED_TAKEN);
    return object;
}

static inline Object *object_at(const Vm *vm, Ref reference)
{
    return object_read(vm, vm->heap.objects[reference]);
}

/* The same, of which only class, length, owner and flags are read. */
static inline Object *object_header(const Vm *vm, Ref reference)
{
    Object *object = vm->heap.objects[reference];
    if (!(object->flags & OBJECT_LOOKED_AT))
        reads_note_object(vm, object, QUESTION_HEADER, OBJECT_LOOKED_AT);
    return object;
}

/* The same, of which one field or element is read, and for class and flags object_header was called. */
static inline Object *object_field(const Vm *vm, Object *object, uint32_t offset, uint32_t width)
{
    if (!(object->flags & OBJECT_READ))
        reads_note_field(vm, object, (FieldPlace){offset, width});
    return object;
}

/* Whether a class is initialized is read from its mirror. */
static inline void reads_ready(const Vm *vm, Object *mirror)
{
    if (!(mirror->flags & (OBJECT_READ | OBJECT_ASKED_READY)))
        reads_note_object(vm, mirror, QUESTION_READY, OBJECT_ASKED_READY);
}

/* The thread, of which the step reads what its own frames need not tell. */
static inline Thread *thread_look(const Vm *vm, uint32_t number)
{
    if (vm->reads != NULL)
        reads_note_thread(vm, number, QUESTION_OUTSIDE);
    return vm->threads[number];
}

/* The same, with its frames. */
static inline Thread *thread_read(const Vm *vm, uint32_t number)
{
    if (vm->reads != NULL)
        reads_note_thread(vm, number, QUESTION_THREAD);
    return vm->threads[number];
}

/* The same, for no more than whether it is alive and can run. */
static inline Thread *thread_glance(const Vm *vm, uint32_t number)
{
    if (vm->reads != NULL)
        reads_note_thread(vm, number, QUESTION_GLANCE);
    return vm->threads[number];
}

/* Has the program run for as long as the options allow? */
static inline bool steps_used_up(const Vm *vm)
{
    return vm->options.max_steps != 0
           && vm->schedule.jumps_and_calls + vm->schedule.slices >= vm->options.max_steps;
}

/* Is there nothing after the present state, whatever its threads could do? */
static inline bool path_has_ended(const Vm *vm)
{
    return vm->end.exited || vm->end.ignored || vm->end.fatal.text[0]
           || vm->end.violation.kind != VIOLATION_NONE;
}

/* Marks an object as written: to be called before each write into it. */
static inline void object_written(Vm *vm, Object *object)
{
    object_read(vm, object);
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
}

/* The same before a write to one field or element; of a reference, what was there is read before. */
static inline void object_field_written(Vm *vm, Object *object, uint32_t offset, uint32_t width)
{
    if (!(object->flags & OBJECT_READ))
        reads_note_field_write(vm, object, (FieldPlace){offset, width});
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
}

/* The same before the monitor is entered or left. */
static inline void object_header_written(Vm *vm, Object *object)
{
    if (!(object->flags & OBJECT_READ))
        reads_note_header_write(vm, object);
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
}

/* Stops the program with a message about unusable input. */
__attribute__((format(printf, 2, 3))) NativeOutcome vm_fatal(Vm *vm, const char *format, ...);

#endif
