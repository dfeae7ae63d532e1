/* Finds the expected classes by a run of the dataflow pass over the method. */
#include "vm/exchange/expected_classes.h"

#include "vm/code/dataflow.h"

/* The code was verified when it was prepared. */
static bool anything_goes(void *context, const char *from, const char *to)
{
    (void)context, (void)from, (void)to;
    return true;
}

static const char *common_super(void *context, const char *a, const char *b)
{
    const Class *first = program_class(context, a), *second = program_class(context, b);
    if (first == NULL || second == NULL || class_is_interface(first) || class_is_interface(second))
        return "java/lang/Object";
    while (!class_is_subclass(second, first))
        first = first->super;
    return first->name;
}

static Class **find_classes(Program *program, const Method *method, uint32_t offset)
{
    TypeOracle oracle = {program, anything_goes, common_super};
    Arena arena = {0};
    uint32_t count;
    const char **names =
        dataflow_references(method->owner->file, method->info, &oracle, offset, &arena, &count);
    Class **classes = names == NULL ? NULL : arena_allocate(&program->arena, (count + 1) * sizeof *classes);
    for (uint32_t i = 0; classes != NULL && i < count; i++)
        classes[i] = names[i] != NULL && names[i][0] != '\0' ? program_class(program, names[i]) : NULL;
    arena_free(&arena);
    return classes;
}

Class **expect_references(Vm *vm, const Method *method, uint32_t instruction)
{
    Program *program = vm->program;
    Code *code = method->code;
    program_lock(program);
    if (code->expected == NULL)
        code->expected = arena_allocate(&program->arena, code->insn_count * sizeof *code->expected);
    if (code->expected[instruction] == NULL)
        code->expected[instruction] = find_classes(program, method, code->offsets[instruction]);
    Class **classes = code->expected[instruction];
    program_unlock(program);
    return classes;
}

bool expect_fits(const Class *given, const Class *wanted)
{
    return wanted != NULL && (class_is_interface(wanted) || class_is_subclass(given, wanted));
}
