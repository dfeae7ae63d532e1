/* The random numbers by which the JDK's concurrent classes spread their threads and build their skip lists.
 * They go round in short circles, so that a thread that spins comes back to the states it was in, and belong
 * to the running thread alone, so that nobody is let in between. */
#include "vm/execution/names_asked.h"
#include "vm/natives/answers.h"
#include "vm/natives/asker.h"
#include "vm/natives/host.h"

enum { PROBES = 8, SEEDS = 4 }; /* in a circle */

/* Its numbers are some of many. */
static Object *running_thread(Vm *vm)
{
    asker_note(vm, FOOTNOTE_RANDOM);
    return object_at(vm, vm->thread->object);
}

static NativeOutcome get_probe(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    uint32_t offset = vm_field_offset(vm->program->thread, "threadLocalRandomProbe", "I");
    if (names_note_thread(vm) != NATIVE_DONE)
        return NATIVE_THROWN;
    return answer_int(result, FIELD_AT(int32_t, running_thread(vm), offset));
}

/* Never 0, which stands for a thread that has none yet. */
static NativeOutcome advance_probe(Vm *vm, Value *arguments, Value *result)
{
    uint32_t probe = (uint32_t)arguments[0].i, next = (probe & ~(PROBES - 1u)) | ((probe + 1) % PROBES);
    uint32_t offset = vm_field_offset(vm->program->thread, "threadLocalRandomProbe", "I");
    Object *thread = running_thread(vm);
    if (names_note_thread(vm) != NATIVE_DONE)
        return NATIVE_THROWN;
    vm_object_written(vm, thread);
    FIELD_AT(int32_t, thread, offset) = next != 0 ? (int32_t)next : 1;
    return answer_int(result, FIELD_AT(int32_t, thread, offset));
}

/* The first and every fourth makes a skip list put an index above the new node. */
static NativeOutcome next_secondary_seed(Vm *vm, Value *arguments, Value *result)
{
    static const int32_t seeds[SEEDS] = {0x51ed2704, 0x2c1b3c6d, -0x6897a49d, 0x1b873593};
    (void)arguments;
    uint32_t offset = vm_field_offset(vm->program->thread, "secondarySeed", "B");
    Object *thread = running_thread(vm);
    vm_object_written(vm, thread);
    uint8_t at = FIELD_AT(uint8_t, thread, offset);
    FIELD_AT(uint8_t, thread, offset) = (uint8_t)((at + 1) % SEEDS);
    return answer_int(result, seeds[at % SEEDS]);
}

static NativeOutcome erase_thread_locals(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r == 0)
        return throw_null(vm);
    set_field_reference(vm, arguments[0].r, "locals", 0);
    return NATIVE_DONE;
}

#define RANDOM  "java/util/concurrent/ThreadLocalRandom"
#define STRIPED "java/util/concurrent/atomic/Striped64"

const NativeMethod natives_thread_random[] = {
    {RANDOM, "getProbe", "()I", get_probe},
    {RANDOM, "advanceProbe", "(I)I", advance_probe},
    {RANDOM, "nextSecondarySeed", "()I", next_secondary_seed},
    {RANDOM, "eraseThreadLocals", "(Ljava/lang/Thread;)V", erase_thread_locals},
    {STRIPED, "getProbe", "()I", get_probe},
    {STRIPED, "advanceProbe", "(I)I", advance_probe},
    {0}};
#undef RANDOM
#undef STRIPED
