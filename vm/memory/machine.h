/* The VM itself: the heap, the threads and little more.  Internal to vm/: outside, use vm/vm.h. */
#ifndef VM_MEMORY_MACHINE_H
#define VM_MEMORY_MACHINE_H

#include "base/bytes.h"
#include "base/error.h"
#include "base/random.h"
#include "vm/memory/heap.h"
#include "vm/program.h"
#include "vm/thread.h"
#include "vm/vm.h"

struct Vm {
    Program *program;
    VmOptions options;
    Heap heap;
    Thread **threads; /* by number */
    uint32_t thread_count, thread_capacity;
    Thread *thread; /* the one that runs */
    Method *native; /* the native that runs, for stack traces; NULL outside of natives */

    uint8_t **statics; /* by class id: payload of the mirror of an initialized class, else NULL */
    Ref *mirrors;      /* by class id */
    uint32_t class_capacity;
    Ref *literals; /* by literal number: the interned String */
    uint32_t literal_capacity;
    Names *names; /* what a search's VMs call by the same numbers; not owned; NULL in a plain run */
    uint32_t constants_made;      /* of those in names */
    struct InternEntry *interned; /* Strings interned at run time or from literals */

    uint64_t instructions; /* backward jumps and calls, in fact: what the time slice counts */
    int64_t clock;         /* virtual nanoseconds since the start */
    int64_t epoch_millis;  /* wall-clock time at the start */
    uint64_t wait_counter;
    Random random;             /* scheduling */
    uint64_t slices;           /* time slices begun */
    int32_t budget;            /* of the present time slice */
    int32_t slice, slice_left; /* the budget at its beginning, and when the last native was called */
    bool yielding;             /* a native asked to end it now */

    /* for states only */
    bool checking;        /* the outside decides at choice points */
    bool interleaving;    /* and there is more than one thread */
    uint64_t steps_taken; /* on all paths together: never set back */
    const Insn *cleared;  /* the instruction after a STEP that was passed: it is no choice point of its own */
    bool pass;            /* the thread was chosen: its pending visible operation may go ahead */
    bool has_started;     /* threads were started in this step, some of which may not run yet */
    bool is_beginning;    /* what runs is the beginning of a thread in the step of another */
    bool fresh_atomic; /* the thread came into an @Atomic method without a stop, and has done nothing visible
                          in it */
    const Insn *resumed_at; /* where it stood then */
    bool has_chosen;        /* and the value that it waits for is `chosen` */
    uint32_t chosen;
    bool ignored;      /* Verify.ignoreIf: this state is not to be explored */
    bool terminated;   /* Verify.terminateSearch; part of no state */
    Interest interest; /* since the last choice; part of no state */
    Violation violation;
    struct Shadow *shadow;   /* what is remembered of the path, for races; NULL: nothing */
    bool at_race;            /* the thread stopped before an access that races, so that a state shows it */
    bool watch_due;          /* what is watched for may have come about since it was last looked at */
    bool at_goal;            /* the thread stopped because it has, so that a state shows it */
    Events *events;          /* NULL: nobody wants to know what happens */
    Coverage *coverage;      /* NULL: nobody wants to know what was executed */
    struct Wording *wording; /* what objects are called; NULL: Class@slot. See wording.h */
    Ref *share_later;
    uint32_t share_later_count, share_later_capacity;

    bool exited;
    int exit_status;
    Error fatal;  /* text[0] != 0: the program cannot go on (damaged class, missing native...) */
    Bytes output; /* of the program, not yet written */
    struct HostThings *host_things; /* what natives opened: folders, zlib streams; see natives/host.h */
};

static inline Object *object_at(const Vm *vm, Ref reference) { return vm->heap.objects[reference]; }

/* Has the program run for as long as the options allow? */
static inline bool steps_used_up(const Vm *vm)
{
    return vm->options.max_steps != 0 && vm->instructions + vm->slices >= vm->options.max_steps;
}

/* Marks an object as written: to be called before each write into it. */
static inline void object_written(Vm *vm, Object *object)
{
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
}

/* Stops the program with a message about unusable input. */
__attribute__((format(printf, 2, 3))) NativeOutcome vm_fatal(Vm *vm, const char *format, ...);

#endif
