/* Examples for the dataflow pass; see dataflow_cases.h. */
#include "tests/unit/vm/code/dataflow_cases.h"

#include <stdio.h>
#include <string.h>

#include "tests/unit/assembler.h"
#include "tests/unit/suite.h"

static const char *parent(const char *name)
{
    static const char *const parents[][2] = {
        {"Dog", "Animal"},
        {"Cat", "Animal"},
        {"T", "Animal"},
        {"java/lang/Exception", "java/lang/Throwable"},
        {"java/lang/RuntimeException", "java/lang/Exception"},
    };
    for (size_t i = 0; i < sizeof parents / sizeof *parents; i++)
        if (strcmp(parents[i][0], name) == 0)
            return parents[i][1];
    return strcmp(name, "java/lang/Object") == 0 ? NULL : "java/lang/Object";
}

static bool descends(const char *name, const char *ancestor)
{
    for (; name != NULL; name = parent(name))
        if (strcmp(name, ancestor) == 0)
            return true;
    return false;
}

static bool is_assignable(void *context, const char *from, const char *to)
{
    (void)context;
    return strcmp(to, "Walker") == 0 || strcmp(to, "java/lang/Runnable") == 0 || descends(from, to);
}

static const char *common_super(void *context, const char *a, const char *b)
{
    (void)context;
    while (!descends(b, a))
        a = parent(a);
    return a;
}

const TypeOracle case_oracle = {NULL, is_assignable, common_super};

static void add_bootstrap(ClassBuilder *builder)
{
    unsigned target = builder_member(
        builder, CONSTANT_METHOD, "Maker", "make",
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;");
    unsigned handle = builder_handle(builder, HANDLE_INVOKE_STATIC, target);
    uint8_t content[] = {0, 1, (uint8_t)(handle >> 8), (uint8_t)handle, 0, 0};
    builder_attribute(builder, "BootstrapMethods", content, sizeof content);
}

ClassFile *case_class(const Case *example)
{
    ClassBuilder builder = builder_start();
    builder.super_class = builder_class(&builder, "Animal");
    builder_interface(&builder, builder_class(&builder, "java/lang/Runnable"));
    builder_field(&builder, 0, "number", "I");
    builder_field(&builder, 0, "object", "Ljava/lang/Object;");
    builder_field(&builder, ACC_STATIC, "count", "I");
    if (example->old)
        builder.major = 49;
    else
        add_bootstrap(&builder);
    assemble_method(&builder, &(AssemblerMethod){.flags = example->name ? 0 : ACC_STATIC,
                                                 .name = example->name ? example->name : "f",
                                                 .descriptor = example->descriptor,
                                                 .max_stack = example->max_stack,
                                                 .max_locals = example->max_locals,
                                                 .code = example->code});
    return builder_expect_read(&builder);
}

static const Dataflow *analyze(const Case *example, Arena *arena, Error *error)
{
    ClassFile *file = case_class(example);
    if (file == NULL)
        return NULL;
    const Dataflow *flow = dataflow_analyze(file, &file->methods[0], example->trusted ? NULL : &case_oracle,
                                            LIVE_MAY_BE_READ, arena, error);
    classfile_free(file);
    return flow;
}

const Dataflow *case_dataflow(const Case *example, Arena *arena)
{
    Error error = {""};
    const Dataflow *flow = analyze(example, arena, &error);
    if (flow == NULL)
        fprintf(stderr, "\n    %s\n    refused: %s\n", example->code, error.text);
    CU_ASSERT_PTR_NOT_NULL_FATAL(flow);
    return flow;
}

void expect_accepted(const Case *example)
{
    Arena arena = {0};
    case_dataflow(example, &arena);
    arena_free(&arena);
}

void expect_refused(const Case *example, const char *message)
{
    Arena arena = {0};
    Error error = {""};
    const Dataflow *flow = analyze(example, &arena, &error);
    if (flow != NULL)
        fprintf(stderr, "\n    accepted: %s\n", example->code);
    CU_ASSERT_PTR_NULL(flow);
    assert_contains(error.text, message);
    arena_free(&arena);
}

void expect_map(const uint64_t *map, const char *bits)
{
    char found[65] = "";
    for (size_t i = 0; i < strlen(bits); i++)
        found[i] = map[i / 64] >> i % 64 & 1 ? '1' : '0';
    assert_contains(found, bits);
}
