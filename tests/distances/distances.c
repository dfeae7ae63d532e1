/* Follows one run of a program, instruction by instruction, and looks at the values of fsm, efsm and e-fca
 * for one goal: for tests/suites/distances.
 *
 *   distances [options] --goal GOAL [--lines] [--seed N] [--steps N] -cp PATH CLASS [ARGS...]
 *
 * With --lines it prints the three values wherever the thread that goes on stands at the beginning of a line
 * of the program for the first time.  In any case it checks that they are what they say: none of the three
 * says more than the next, and executing one instruction lessens e-fca by at most
 * 1. Since it is 0 only at a goal, no thread can then come to a goal in fewer instructions than any of the
 * three has said before.
 *
 * A thread stops before each instruction only while another could go on, and what the library does as one
 * step would be that, were it not taken out. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/random.h"
#include "classfiles/opcodes.h"
#include "search/guide.h"
#include "tools/program/session.h"
#include "vm/code/cover_map.h"

enum { KINDS = 3, LINES_MAX = 1 << 12, STEPS_DEFAULT = 20000 };
static const char *const kinds[KINDS] = {"fsm", "efsm", "e-fca"};

static const OptionSpec options_table[] = {{"--goal", "GOAL", "where to"},
                                           {"--lines", NULL, "print"},
                                           {"--seed", "N", "of the schedule; 0: always the first choice"},
                                           {"--steps", "N", "at most"},
                                           LAUNCH_OPTIONS,
                                           {0}};

typedef struct Walk {
    Session session;
    Guide *guides[KINDS];
    double values[KINDS], before[KINDS];
    bool seen[LINES_MAX];
    bool is_random;
    Random random;
    uint32_t
        depth; /* of the thread's stack before the step, where it stood, and whether no other could go on */
    ViewFrame frame;
    bool was_alone, initializes; /* initializes: after a return, the instruction that waits for an
                                    initialization comes too */
    uint64_t steps, checked, goals, wrong;
} Walk;

static bool open_guides(Walk *walk, const char *goal, Error *error)
{
    char text[512];
    for (int i = 0; i < KINDS; i++) {
        snprintf(text, sizeof text, goal != NULL ? "%s,goal=%s" : "%s", kinds[i], goal);
        walk->guides[i] = guide_create(0);
        if (!guide_add_named(walk->guides[i], text, error)
            || !guide_bind(walk->guides[i], walk->session.vm, error))
            return false;
        guide_begin(walk->guides[i], (Sight){.vm = walk->session.vm});
    }
    return true;
}

static void look(Walk *walk)
{
    for (int i = 0; i < KINDS; i++) {
        guide_expand(walk->guides[i], 0, 0);
        guide_meet(walk->guides[i], 0);
        walk->before[i] = walk->values[i];
        walk->values[i] = guide_values(walk->guides[i])[0];
    }
}

/* Where the thread that goes on stands, if that is in the program's own code. */
static int find_line(const Vm *vm, uint32_t thread, char *name, uint32_t size, bool *begins)
{
    if (view_frame_count(vm, thread) == 0)
        return 0;
    ViewFrame frame = view_frame(vm, thread, 0);
    if (frame.is_initialization || frame.method->owner->source != SOURCE_PROGRAM)
        return 0;
    int line = view_line(frame.method, frame.offset);
    *begins = frame.offset == 0 || view_line(frame.method, frame.offset - 1) != line;
    class_external_name(frame.method->owner, name, size);
    return line;
}

static void print_line(Walk *walk, uint32_t thread)
{
    char name[256];
    bool begins = false;
    int line = find_line(walk->session.vm, thread, name, sizeof name, &begins);
    if (line == 0 || line >= LINES_MAX || !begins || walk->seen[line])
        return;
    walk->seen[line] = true;
    printf("%d", line);
    for (int i = 0; i < KINDS; i++)
        if (walk->values[i] < 1e9)
            printf(" %.0f", walk->values[i]);
        else
            printf(" far");
    printf("\n");
}

static void complain(Walk *walk, uint32_t thread, int kind, const char *what)
{
    char name[256] = "the library";
    bool begins;
    int line = find_line(walk->session.vm, thread, name, sizeof name, &begins);
    ViewFrame frame = view_frame(walk->session.vm, thread, 0);
    if (walk->wrong++ < 10)
        printf("FAILED at %s:%d (%s, %u): %s: %s (%.0f, %.0f, %.0f; before %.0f, %.0f, %.0f)\n", name, line,
               frame.method->name, frame.offset, kinds[kind], what, walk->values[0], walk->values[1],
               walk->values[2], walk->before[0], walk->before[1], walk->before[2]);
}

static void check_order(Walk *walk, uint32_t thread)
{
    for (int i = 0; i + 1 < KINDS; i++)
        if (walk->values[i] > walk->values[i + 1])
            complain(walk, thread, i, "says more than the one that knows more");
    walk->goals += walk->values[0] == 0;
    walk->steps++;
}

static bool is_jump_to(const CodeInfo *code, uint32_t from, uint32_t to)
{
    uint32_t *targets = memory_allocate((code->length + 2) * sizeof *targets),
             count = cover_targets(code, from, targets);
    bool is_so = code->bytes[from] == OP_goto && to == from + (uint32_t)code_s2(code->bytes + from + 1);
    for (uint32_t i = 0; i < count; i++)
        is_so |= targets[i] == to;
    free(targets);
    return is_so;
}

/* Was what the thread has done one instruction, without an exception?  A call is one when it leads into
 * something. */
static bool was_single(const Walk *walk, uint32_t thread)
{
    const Vm *vm = walk->session.vm;
    uint32_t depth = view_thread_is_live(vm, thread) ? view_frame_count(vm, thread) : 0,
             from = walk->frame.offset;
    const CodeInfo *code = walk->frame.method->info->code;
    if (code == NULL || depth == 0 || walk->was_alone || vm_choice_count(vm) < 2)
        return false;
    ViewFrame frame = view_frame(vm, thread, 0);
    unsigned op = code->bytes[from];
    if (strcmp(frame.method->name, "dispatchUncaughtException")
        == 0) /* the VM calls it, not the instruction */
        return false;
    if (op >= OP_invokevirtual && op <= OP_invokedynamic)
        return depth == walk->depth + 1 && frame.offset == 0;
    if (op >= OP_ireturn && op <= OP_return)
        return depth == walk->depth - 1 && !walk->initializes;
    return depth == walk->depth
           && (frame.offset == from + opcode_length(code->bytes, from, code->length)
               || is_jump_to(code, from, frame.offset));
}

static void check_step(Walk *walk, uint32_t thread)
{
    if (!was_single(walk, thread))
        return;
    walk->checked++;
    if (walk->before[KINDS - 1] > walk->values[KINDS - 1] + 1)
        complain(walk, thread, KINDS - 1, "said that it was farther");
}

/* Nothing of this is on a stack yet: the program has only begun. */
static void split_library(const Program *program)
{
    for (uint32_t i = 0; i < program->method_count; i++)
        program->methods[i]->atomic = false;
}

static int next_choice(Walk *walk, int count)
{
    return walk->is_random ? (int)random_below(&walk->random, (uint32_t)count) : 0;
}

static void follow(Walk *walk, bool prints, int64_t steps)
{
    Vm *vm = walk->session.vm;
    look(walk);
    for (int64_t step = 0; step < steps && vm_choice_count(vm) > 0; step++) {
        bool is_new;
        int choice = next_choice(walk, vm_choice_count(vm));
        uint32_t thread = vm_choice(vm, choice).thread;
        walk->frame = view_frame(vm, thread, 0);
        walk->was_alone = vm_choice_count(vm) < 2;
        walk->depth = view_frame_count(vm, thread);
        walk->initializes = walk->depth > 1 && view_frame(vm, thread, 1).is_initialization;
        if (prints)
            print_line(walk, thread);
        check_order(walk, thread);
        vm_take(vm, choice);
        states_commit(walk->session.states, &is_new);
        look(walk);
        check_step(walk, thread);
    }
}

static void close_walk(Walk *walk)
{
    for (int i = 0; i < KINDS && walk->guides[i] != NULL; i++)
        guide_destroy(walk->guides[i]);
    session_close(&walk->session);
}

static bool open_walk(Walk *walk, const Options *options, int argc, char **argv, int *index, int64_t *steps,
                      Error *error)
{
    Launch launch;
    SessionOptions session_options = {.clock = CLOCK_DEFAULT,
                                      .step = STEP_BYTECODE_LIBRARY,
                                      .single_steps = true};
    int64_t seed = 0;
    *steps = STEPS_DEFAULT;
    if (!options_number(options, "--seed", 0, INT32_MAX, &seed, error)
        || !options_number(options, "--steps", 1, INT32_MAX, steps, error)
        || !launch_open(&launch, options, argc, argv, index, error))
        return false;
    walk->is_random = seed != 0;
    walk->random.state = (uint64_t)seed;
    if (!session_open(&walk->session, &launch, &session_options, argc - *index, argv + *index, error))
        return false;
    if (open_guides(walk, options_text(options, "--goal", NULL), error))
        return true;
    close_walk(walk);
    return false;
}

int main(int argc, char **argv)
{
    Error error;
    Options options = {0};
    Walk *walk = memory_allocate(sizeof *walk);
    int64_t steps;
    int index = 1;
    if (!options_parse(options_table, argc, argv, &index, &options, &error)
        || !open_walk(walk, &options, argc, argv, &index, &steps, &error)) {
        fprintf(stderr, "distances: %s\n", error.text);
        free(walk);
        return 2;
    }
    split_library(walk->session.launch.program);
    follow(walk, options_has(&options, "--lines"), steps);
    if (!options_has(&options, "--lines"))
        printf("%llu steps, %llu of one instruction, %llu at a goal, %llu wrong\n",
               (unsigned long long)walk->steps, (unsigned long long)walk->checked,
               (unsigned long long)walk->goals, (unsigned long long)walk->wrong);
    bool is_wrong = walk->wrong > 0;
    close_walk(walk);
    free(walk);
    return is_wrong;
}
