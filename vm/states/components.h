/* Components: what an object, a frame or a thread looks like as bytes, and back.  Only what is canonical goes
 * in: dead locals are 0, marks of the collector and virtual times are left out.  A new member must also be
 * written in portable_export.c and read in portable_import.c. */
#ifndef VM_STATES_COMPONENTS_H
#define VM_STATES_COMPONENTS_H

#include <string.h>

#include "base/pool.h"
#include "vm/memory/allocate.h"
#include "vm/memory/machine.h"

typedef struct ObjectComponent {
    uint32_t class_id, length;
    uint32_t owner : 16, flags : 16; /* flags: OBJECT_WIDE, OBJECT_SHARED, OBJECT_TRACE */
    uint32_t entries;
    uint8_t payload[];
} ObjectComponent;

/* Of a class's mirror: how far its class is initialized. */
static inline InitState component_init_state(const ObjectComponent *mirror)
{
    int32_t state;
    memcpy(&state, mirror->payload + MIRROR_INIT_OFFSET, sizeof state);
    return (InitState)state;
}

typedef struct FrameComponent {
    uint32_t below; /* component of the frame below; 0: none */
    uint32_t depth; /* frames below */
    uint32_t method, instruction;
    uint32_t lock, slots;
    uint64_t values[];
} FrameComponent;

typedef struct ThreadComponent {
    int64_t deadline; /* as in Thread */
    uint64_t seen_ends;
    uint32_t frames; /* component of the top frame */
    Ref object, exception, blocked_on, blocker;
    uint32_t saved_entries, atomic, children, choosing;
    uint8_t status, wake;
    bool retrying : 1, interruptible : 1, interrupted : 1, permit : 1, doubtful : 1, parked : 1, daemon : 1,
        may_wake : 1, abstract : 1, seen_there : 1, is_suspended : 1;
} ThreadComponent;

/* As thread_stop_frees. */
static inline bool component_stop_frees(const ThreadComponent *content)
{
    return thread_stop_frees((ThreadStatus)content->status, content->retrying, content->saved_entries > 0);
}

/* What ends a path; all 0 as long as nothing does (and time stands still).  Without the violation, a thread's
 * end by an exception could look like its end. */
typedef struct VmComponent {
    int32_t exited, exit_status, ignored;
    Violation violation;
    uint32_t order; /* what orders past accesses: see vm/races/order_digest.h; 0: that is not kept */
    int64_t clock;  /* passes with time-outs, unless the search is timeless, and with --clock-step */
} VmComponent;

/* The component of an object; 0 for one that is as it was made in every state (a literal nobody has locked,
 * an untouched class). */
uint32_t component_of_object(const Vm *vm, ComponentPool *pool, const Object *object);

/* Puts the object of `slot` into the state that the component says; 0: it is gone, or as it was made. */
void component_restore_object(Vm *vm, const ComponentPool *pool, Ref slot, uint32_t id);

/* The component of a thread; its frames' components are noted in the thread.  0: there is no such thread. */
uint32_t component_of_thread(ComponentPool *pool, Thread *thread);
void component_restore_thread(Vm *vm, const ComponentPool *pool, Thread *thread, uint32_t id);

#endif
