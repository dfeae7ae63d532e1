/* Saves the numbers of threads as pairs (parent, index among the parent's children), and gives the same
 * numbers to the threads of another process. */
#include "vm/vm_threads.h"

#include "vm/execution/scheduler.h"
#include "vm/memory/machine.h"
#include "vm/memory/numbering.h"

void thread_names_save(const Vm *vm, Bytes *bytes)
{
    uint32_t count = names_thread_count(vm->names);
    bytes_add_u4(bytes, count);
    for (uint32_t i = 0; i < count; i++) {
        ThreadName name = names_of_thread(vm->names, i);
        bytes_add_u4(bytes, name.parent);
        bytes_add_u4(bytes, name.ordinal);
    }
}

/* Parents come before children, and only the threads of the first state have none. */
static bool can_be(const Vm *vm, uint32_t number, ThreadName name)
{
    if (name.parent == NAMES_NO_PARENT)
        return names_known_thread(vm->names, name.parent, name.ordinal) == number;
    return name.parent < number;
}

bool thread_names_restore(Vm *vm, Reader *reader, Error *error)
{
    uint32_t count = read_u4(reader);
    for (uint32_t i = 0; i < count && !reader->failed; i++) {
        ThreadName name = {.parent = read_u4(reader)};
        name.ordinal = read_u4(reader);
        if (i >= THREADS_MAX || !can_be(vm, i, name)
            || names_thread(vm->names, name.parent, name.ordinal) != i || !threads_ensure(vm, i + 1))
            return error_set(error, "it has threads that the program cannot have");
    }
    return !reader->failed || error_set(error, "its list of threads is damaged");
}
