/* Fuzz target: states from outside.  An input is the number of a state of bench.DiningPhil 3 and changes to
 * its bytes (four bytes each: where, how, what); the result is imported into a fresh VM and, if it is taken
 * for a state, run for a while.  Nothing may crash, hang or upset a sanitizer.  The states themselves are
 * made at the beginning, so that inputs stay good when the program is compiled anew.
 *
 * With clang's libFuzzer, from the root of the sources: `make fuzz`, then build/fuzz_state FOLDER
 * tests/fuzz/corpus/state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/classpath.h"
#include "vm/exchange/portable.h"
#include "vm/memory/machine.h"
#include "vm/vm.h"

extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

enum { STATES = 64, STEPS_MAX = 20, INSTRUCTIONS_MAX = 100000, HEAP_MAX = 64 << 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A VM with its states, at the first choice point. */
typedef struct Stand {
    Vm *vm;
    States *states;
} Stand;

typedef struct Fuzzer {
    Program *program;
    Bytes states[STATES];
} Fuzzer;

static void give_up(const char *why)
{
    fprintf(stderr, "%s\n", why);
    abort();
}

static Program *open_program(void)
{
    Error error = {""};
    Classpath *path = classpath_create();
    size_t length = (size_t)(_binary_library_zip_end - _binary_library_zip_start);
    Program *program = NULL;
    if (classpath_add_archive_in_memory(path, _binary_library_zip_start, length, "the library", &error)
        && classpath_add(path, "build/benchmarks.jar", &error))
        program = program_create(path, &error);
    if (program == NULL)
        give_up(error.text);
    return program;
}

static Stand open_stand(Program *program)
{
    static char size[] = "3", *arguments[] = {size};
    VmOptions options = {.assertions = true,
                         .max_heap = HEAP_MAX,
                         .java = 17,
                         .class_path = ".",
                         .discard_output = true,
                         .separate_objects = true};
    Error error = {""};
    bool is_new;
    Stand stand = {.vm = vm_create(program, &options)};
    stand.states = states_create(stand.vm);
    if (!vm_start(stand.vm, "bench.DiningPhil", 1, arguments, &error))
        give_up(error.text);
    vm_begin(stand.vm);
    states_commit(stand.states, &is_new);
    return stand;
}

static void close_stand(Stand *stand)
{
    states_destroy(stand->states);
    vm_destroy(stand->vm);
}

static void take(Stand *stand, unsigned choice)
{
    bool is_new;
    vm_take(stand->vm, (int)(choice % (unsigned)vm_choice_count(stand->vm)));
    states_commit(stand->states, &is_new);
}

/* Once: the states are the same in every run. */
static Fuzzer *fuzzer(void)
{
    static Fuzzer *made;
    if (made != NULL)
        return made;
    made = calloc(1, sizeof *made);
    made->program = open_program();
    Stand stand = open_stand(made->program);
    Error error = {""};
    for (unsigned i = 0; i < STATES; i++) {
        if (!states_export(stand.states, &made->states[i], &error))
            give_up(error.text);
        if (vm_choice_count(stand.vm) == 0)
            states_enter(stand.states, 0);
        take(&stand, i * 7 + i / 5);
    }
    close_stand(&stand);
    return made;
}

static void change(Bytes *bytes, const uint8_t *edit)
{
    size_t at = (size_t)(edit[0] << 8 | edit[1]) % bytes->length;
    switch (edit[2] % 6) {
    case 0: bytes->data[at] = edit[3]; break;
    case 1: bytes->data[at] ^= edit[3]; break;
    case 2: bytes->data[at] = (uint8_t)(bytes->data[at] + edit[3]); break;
    case 3: bytes->length = at + 1; break;
    case 4:
        memmove(bytes->data + at, bytes->data + at + 1, bytes->length - at - 1);
        bytes->data[bytes->length - 1] = edit[3];
        break;
    default:
        bytes_add_u1(bytes, 0);
        memmove(bytes->data + at + 1, bytes->data + at, bytes->length - at - 1);
        bytes->data[at] = edit[3];
    }
}

static void run_on(Stand *stand, const uint8_t *data, size_t size)
{
    if (!states_check(stand->states))
        give_up(vm_fatal_message(stand->vm));
    stand->vm->options.max_steps =
        stand->vm->schedule.jumps_and_calls + stand->vm->schedule.slices + INSTRUCTIONS_MAX;
    for (unsigned i = 0; i < STEPS_MAX && vm_choice_count(stand->vm) > 0; i++)
        take(stand, data[i % size]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Fuzzer *all = fuzzer();
    if (size == 0)
        return 0;
    Stand stand = open_stand(all->program);
    Bytes bytes = {0};
    Error error = {""};
    StateNumber state;
    bool is_new;
    bytes_add(&bytes, all->states[data[0] % STATES].data, all->states[data[0] % STATES].length);
    for (size_t at = 1; at + 4 <= size; at += 4)
        change(&bytes, data + at);
    if (states_import(stand.states, bytes.data, bytes.length, &state, &is_new, &error))
        run_on(&stand, data, size);
    else if (error.text[0] == '\0')
        give_up("refused without a message");
    close_stand(&stand);
    bytes_free(&bytes);
    return 0;
}
