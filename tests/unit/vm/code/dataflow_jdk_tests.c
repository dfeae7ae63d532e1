/* The dataflow pass on all the code of the JDKs of this machine: all of it is right and must be accepted. And
 * on code damaged at random, which may be refused but must not do harm. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/library.h"
#include "tests/unit/suite.h"
#include "tests/unit/vm/code/dataflow_walk.h"
#include "tests/unit/vm/code/stack_maps.h"

/* Under sanitizers, where everything takes ten times as long, one class in so many. */
#if defined(__SANITIZE_ADDRESS__)
enum { SAMPLE = 8 };
#else
enum { SAMPLE = 1 };
#endif

typedef struct Count {
    TypeOracle oracle;
    const TypeOracle *used; /* NULL: trusted */
    int methods, failures, accepted;
    uint64_t random;
} Count;

typedef bool Check(Count *count, const ClassFile *file, const MethodInfo *method, const Dataflow *flow);

static void analyze_methods(Count *count, const ClassFile *file, Check *check)
{
    for (int i = 0; i < file->method_count; i++) {
        const MethodInfo *method = &file->methods[i];
        Arena arena = {0};
        Error error = {""};
        if (method->code == NULL)
            continue;
        const Dataflow *flow = dataflow_analyze(file, method, count->used, LIVE_MAY_BE_READ, &arena, &error);
        count->methods++;
        if (flow == NULL && count->failures++ < 10)
            fprintf(stderr, "\n    %s\n", error.text);
        if (flow != NULL && !check(count, file, method, flow))
            count->failures++;
        arena_free(&arena);
    }
}

static bool agrees_with_compiler(Count *count, const ClassFile *file, const MethodInfo *method,
                                 const Dataflow *flow)
{
    (void)count;
    return stack_maps_agree(file, method, flow);
}

static void compare_with_compiler(void *context, const ClassFile *file, const uint8_t *bytes, size_t length)
{
    (void)bytes, (void)length;
    analyze_methods(context, file, agrees_with_compiler);
}

static bool survives_a_walk(Count *count, const ClassFile *file, const MethodInfo *method,
                            const Dataflow *flow)
{
    return walk_randomly(file, method, count->used, flow, &count->random, 100);
}

static void walk_methods(void *context, const ClassFile *file, const uint8_t *bytes, size_t length)
{
    (void)bytes, (void)length;
    analyze_methods(context, file, survives_a_walk);
}

static void visit_jdk(int feature, bool trusted, int step, LibraryVisit *visit)
{
    Library *library = library_open(feature);
    if (library == NULL) {
        skip_test("not installed");
        return;
    }
    Count count = {.oracle = library_oracle(library), .random = 88172645463325252u};
    count.used = trusted ? NULL : &count.oracle;
    library_each(library, step, visit, &count);
    CU_ASSERT(count.methods > 500);
    CU_ASSERT_EQUAL(count.failures, 0);
    library_close(library);
}

static void all_code_of_jdk_17_is_accepted_on_trust(void)
{
    visit_jdk(17, true, SAMPLE, compare_with_compiler);
}
static void all_code_of_jdk_25_is_accepted_on_trust(void)
{
    visit_jdk(25, true, SAMPLE, compare_with_compiler);
}
static void all_code_of_jdk_17_is_accepted_without_trust(void)
{
    visit_jdk(17, false, SAMPLE, compare_with_compiler);
}
static void all_code_of_jdk_25_is_accepted_without_trust(void)
{
    visit_jdk(25, false, SAMPLE, compare_with_compiler);
}
static void random_walks_find_what_the_maps_say(void) { visit_jdk(17, false, 8 * SAMPLE, walk_methods); }

/* Changes some bytes of the code, of the exception table behind it, or of max_stack and max_locals before it.
 */
static void alter(uint8_t *place, const CodeInfo *code, uint64_t *random)
{
    uint32_t length = 8 + code->length + 2 + 8 * (uint32_t)code->exception_count;
    for (uint32_t changes = 1 + random_next(random) % 3; changes > 0; changes--) {
        uint8_t *at = place - 8 + random_next(random) % length;
        *at = random_next(random) % 2 ? (uint8_t)(random_next(random) % 202)
                                      : (uint8_t)(*at ^ 1 << random_next(random) % 8);
    }
}

/* Analyses one method of a class that was read from altered bytes, if the reader took it. */
static void analyze_altered(Count *count, const uint8_t *bytes, size_t length, int index)
{
    Error error = {""};
    ClassFile *file = classfile_read(bytes, length, "altered", &error);
    if (file == NULL)
        return;
    Arena arena = {0};
    const MethodInfo *method = &file->methods[index];
    const Dataflow *flow = dataflow_analyze(file, method, count->used, LIVE_MAY_BE_READ, &arena, &error);
    count->methods++;
    count->accepted += flow != NULL;
    if (flow == NULL)
        assert_contains(error.text, "VerifyError: class ");
    else if (!walk_randomly(file, method, count->used, flow, &count->random, 200))
        count->failures++;
    arena_free(&arena);
    classfile_free(file);
}

static void alter_methods(void *context, const ClassFile *file, const uint8_t *bytes, size_t length)
{
    Count *count = context;
    uint8_t *copy = malloc(length);
    for (int i = 0; i < file->method_count; i++) {
        const CodeInfo *code = file->methods[i].code;
        const uint8_t *place = code ? memmem(bytes, length, code->bytes, code->length) : NULL;
        if (place == NULL || code->length < 8)
            continue;
        for (int round = 0; round < 10; round++) {
            memcpy(copy, bytes, length);
            alter(copy + (place - bytes), code, &count->random);
            analyze_altered(count, copy, length, i);
        }
    }
    free(copy);
}

static void altered_code_is_refused_or_its_maps_hold(void)
{
    visit_jdk(17, false, 60, alter_methods);
    visit_jdk(17, true, 130, alter_methods);
}

const Test dataflow_jdk_suite[] = {TEST(all_code_of_jdk_17_is_accepted_on_trust),
                                   TEST(all_code_of_jdk_25_is_accepted_on_trust),
                                   TEST(all_code_of_jdk_17_is_accepted_without_trust),
                                   TEST(all_code_of_jdk_25_is_accepted_without_trust),
                                   TEST(random_walks_find_what_the_maps_say),
                                   TEST(altered_code_is_refused_or_its_maps_hold),
                                   {0}};
