/* Fuzz target: any text is an expression or a message that points into it.  What can be parsed is bound to a
 * program that has only the library, and evaluated.
 *
 * With clang's libFuzzer: `make fuzz`, then build/fuzz_expression FOLDER tests/fuzz/corpus/expression. */
#include <stdlib.h>
#include <string.h>

#include "heuristics/language/expression_distance.h"
#include "vm/vm.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

/* The same program for all inputs, so that symbols of names tried before stay; nothing runs. */
static Vm *make_vm(void)
{
    Error error;
    Classpath *path = classpath_create();
    if (!classpath_add_archive_in_memory(path, _binary_library_zip_start,
                                         (size_t)(_binary_library_zip_end - _binary_library_zip_start),
                                         "library", &error))
        abort();
    Program *program = program_create(path, &error);
    if (program == NULL)
        abort();
    return vm_create(program, &(VmOptions){.max_heap = 1 << 20, .java = 17, .class_path = "."});
}

/* A message ends with a caret below the text, unless the text is too long to be shown. */
static void check_message(const char *text, const Error *error)
{
    size_t length = strlen(error->text);
    if (length == 0 || (strlen(text) <= EXPRESSION_LENGTH_MAX && error->text[length - 1] != '^'))
        abort();
}

/* As a goal: it has a distance, and if it holds, a reason. */
static void check_goal(const Expression *expression, const Vm *vm)
{
    Bytes lines = {0};
    for (int admissible = 0; admissible < 2; admissible++)
        if (!(expression_distance(expression, vm, &(DistanceForm){admissible, 1}) >= 0))
            abort();
    bool too_large, holds = expression_holds(expression, vm, &too_large);
    if (holds && too_large)
        abort();
    if (holds)
        expression_explain(expression, vm, &lines);
    bytes_free(&lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Vm *vm;
    Error error = {""};
    char *text = malloc(size + 1);
    if (vm == NULL)
        vm = make_vm();
    memcpy(text, data, size);
    text[size] = '\0';
    Expression *expression = expression_parse(text, &error);
    ExpressionValue value;
    if (expression == NULL)
        check_message(text, &error);
    else if (!expression_bind(expression, vm, &error))
        check_message(text, &error);
    else if (expression_evaluate(expression, vm, &value) && value.type != expression_type(expression))
        abort();
    else if (expression_type(expression) == TYPE_BOOLEAN)
        check_goal(expression, vm);
    if (expression != NULL)
        expression_destroy(expression);
    free(text);
    return 0;
}
