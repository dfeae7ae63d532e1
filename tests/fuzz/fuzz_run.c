/* Fuzz target: class files that are read, verified and run, over the embedded library only.  An input is one
 * class file, or several, each after its length in four bytes (superclasses first).  Every method goes
 * through the dataflow pass; main and the first methods without arguments run, with little memory and few
 * steps.  Nothing may crash, hang or upset a sanitizer.
 *
 * With clang's libFuzzer: `make fuzz`, then build/fuzz_run FOLDER tests/fuzz/corpus/run. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/classpath.h"
#include "vm/memory/machine.h"
#include "vm/translation/translate.h"
#include "vm/vm.h"

extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

enum { CLASSES_MAX = 16, METHODS_MAX = 12, STEPS_MAX = 50000, HEAP_MAX = 6 << 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void give_up(const char *why)
{
    fprintf(stderr, "%s\n", why);
    abort();
}

/* Opened once: the library is the same for every input. */
static Classpath *library(void)
{
    static Classpath *path;
    if (path != NULL)
        return path;
    Error error;
    path = classpath_create();
    size_t length = (size_t)(_binary_library_zip_end - _binary_library_zip_start);
    if (!classpath_add_archive_in_memory(path, _binary_library_zip_start, length, "the library", &error)
        || freopen("/dev/null", "r", stdin) == NULL)
        give_up("the library cannot be opened");
    return path;
}

/* --- the classes of an input --- */

static int define_one(Program *program, const uint8_t *bytes, size_t length, Class **classes)
{
    program->error.text[0] = '\0';
    classes[0] =
        program_define(program, &(Definition){.bytes = bytes, .length = length, .source = SOURCE_PROGRAM});
    if (classes[0] == NULL && program->error.text[0] == '\0')
        give_up("a class was refused without a message");
    return classes[0] != NULL;
}

static int define_all(Program *program, const uint8_t *data, size_t size, Class **classes)
{
    Reader reader = {.data = data, .length = size};
    int count = 0;
    if (size >= 4 && memcmp(data, "\xCA\xFE\xBA\xBE", 4) == 0)
        return define_one(program, data, size, classes);
    while (count < CLASSES_MAX && !reader.failed) {
        uint32_t length = read_u4(&reader);
        const uint8_t *bytes = read_bytes(&reader, length);
        if (bytes != NULL)
            count += define_one(program, bytes, length, classes + count);
    }
    return count;
}

/* --- verifying --- */

static void verify(Program *program, Class *class, const VmOptions *options)
{
    Vm *vm = vm_create(program, options);
    for (int i = 0; i < class->method_count; i++) {
        Method *method = &class->methods[i];
        vm->end.fatal.text[0] = '\0';
        if (method->code == NULL && !(method->flags & (ACC_ABSTRACT | ACC_NATIVE))
            && !method_prepare(vm, method) && vm->end.fatal.text[0] == '\0')
            give_up("a method was refused without a message");
    }
    vm_destroy(vm);
}

/* --- running --- */

static void run(Program *program, Method *method, const Method *constructor, const VmOptions *options)
{
    char *arguments[] = {(char *)"first", (char *)"2"};
    Error error;
    Vm *vm = vm_create(program, options);
    if (!vm_start_method(vm, method, constructor, 2, arguments, &error))
        give_up(error.text);
    Bytes text = {0};
    switch (vm_run(vm)) {
    case VM_DEADLOCK: vm_describe_deadlock(vm, &text); break;
    case VM_FATAL:
        if (vm_fatal_message(vm)[0] == '\0')
            give_up("the program stopped without a message");
        break;
    default: break;
    }
    bytes_free(&text);
    vm_destroy(vm);
}

static bool is_runnable(const Method *method, const Method *constructor)
{
    bool takes_little =
        strcmp(method->descriptor, "()V") == 0 || strcmp(method->descriptor, "([Ljava/lang/String;)V") == 0;
    return takes_little && method->name[0] != '<' && !(method->flags & ACC_ABSTRACT)
           && (method_is_static(method) || constructor != NULL);
}

static void run_all(Program *program, Class *class, const VmOptions *options)
{
    const Method *constructor =
        class_declared_method(class, program_symbol(program, "<init>"), program_symbol(program, "()V"));
    if (class->flags & (ACC_ABSTRACT | ACC_INTERFACE))
        constructor = NULL;
    for (int i = 0, done = 0; i < class->method_count && done < METHODS_MAX; i++) {
        Method *method = &class->methods[i];
        if (!is_runnable(method, constructor))
            continue;
        run(program, method, method_is_static(method) ? NULL : constructor, options);
        done++;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Error error;
    Class *classes[CLASSES_MAX];
    Program *program = program_create(library(), &error);
    if (program == NULL)
        give_up(error.text);
    VmOptions options = {.seed = size % 3,
                         .collect_always = size % 4 == 3,
                         .assertions = true,
                         .separate_objects = true,
                         .max_heap = HEAP_MAX,
                         .max_steps = STEPS_MAX,
                         .discard_output = true,
                         .java = 17,
                         .class_path = "."};
    int count = define_all(program, data, size, classes);
    for (int i = 0; i < count; i++)
        verify(program, classes[i], &options);
    for (int i = 0; i < count; i++)
        run_all(program, classes[i], &options);
    program_destroy(program);
    return 0;
}
