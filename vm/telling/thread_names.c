/* Saves the numbers of threads as pairs (parent, index among the parent's children), and gives the same
 * numbers to the threads of another process. */
#include "vm/vm_threads.h"

#include "vm/execution/scheduler.h"
#include "vm/memory/machine.h"
#include "vm/memory/numbering.h"

void thread_names_save(const Vm *vm, Bytes *bytes)
{
    uint32_t count = numbering_thread_count(vm->numbering);
    bytes_add_u4(bytes, count);
    for (uint32_t i = 0; i < count; i++) {
        ThreadOrigin origin = numbering_thread_origin(vm->numbering, i);
        bytes_add_u4(bytes, origin.parent);
        bytes_add_u4(bytes, origin.ordinal);
    }
}

/* Parents come before children, and only the threads of the first state have none. */
static bool can_be(const Vm *vm, uint32_t number, ThreadOrigin origin)
{
    if (origin.parent == NUMBERING_NO_PARENT)
        return numbering_known_thread(vm->numbering, origin.parent, origin.ordinal) == number;
    return origin.parent < number;
}

bool thread_names_restore(Vm *vm, Reader *reader, Error *error)
{
    uint32_t count = read_u4(reader);
    for (uint32_t i = 0; i < count && !reader->failed; i++) {
        ThreadOrigin origin = {.parent = read_u4(reader)};
        origin.ordinal = read_u4(reader);
        if (i >= THREADS_MAX || !can_be(vm, i, origin)
            || numbering_thread(vm->numbering, origin.parent, origin.ordinal) != i
            || !threads_ensure(vm, i + 1))
            return error_set(error, "it has threads that the program cannot have");
    }
    return !reader->failed || error_set(error, "its list of threads is damaged");
}
