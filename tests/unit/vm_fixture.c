/* Programs for tests of the VM; see vm_fixture.h. */
#include "tests/unit/vm_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/suite.h"

extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

enum { HEAP_SIZE = 64 << 20, STACK_SLOTS = 8, LOCAL_SLOTS = 8 };

Fixture fixture_open(void)
{
    Error error = {""};
    Fixture fixture = {.path = classpath_create()};
    size_t length = (size_t)(_binary_library_zip_end - _binary_library_zip_start);
    CU_ASSERT_FATAL(classpath_add_archive_in_memory(fixture.path, _binary_library_zip_start, length,
                                                    "the library", &error));
    fixture.program = program_create(fixture.path, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(fixture.program);
    return fixture;
}

void fixture_close(Fixture *fixture)
{
    program_destroy(fixture->program);
    classpath_destroy(fixture->path);
}

ClassBuilder fixture_class(const char *name, const char *super, unsigned flags)
{
    ClassBuilder builder = builder_start();
    builder.major = flags & ACC_INTERFACE ? 61 : 49;
    builder.flags = flags;
    builder.this_class = builder_class(&builder, name);
    builder.super_class = builder_class(&builder, super);
    return builder;
}

void fixture_method(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                    const char *code)
{
    assemble_method(builder, &(AssemblerMethod){flags, name, descriptor, STACK_SLOTS, LOCAL_SLOTS, code});
}

void fixture_constructor(ClassBuilder *builder, const char *super)
{
    char code[256];
    snprintf(code, sizeof code, "aload_0 | invokespecial %s.<init> ()V | return", super);
    fixture_method(builder, ACC_PUBLIC, "<init>", "()V", code);
}

Class *fixture_define(Fixture *fixture, ClassBuilder *builder)
{
    Bytes bytes = builder_finish(builder);
    Class *class =
        program_define(fixture->program,
                       &(Definition){.bytes = bytes.data, .length = bytes.length, .source = SOURCE_PROGRAM});
    if (class == NULL)
        fprintf(stderr, "\n    %s\n", fixture->program->error.text);
    bytes_free(&bytes);
    CU_ASSERT_PTR_NOT_NULL_FATAL(class);
    return class;
}

void fixture_define_refused(Fixture *fixture, ClassBuilder *builder, const char *message)
{
    Bytes bytes = builder_finish(builder);
    CU_ASSERT_PTR_NULL(
        program_define(fixture->program,
                       &(Definition){.bytes = bytes.data, .length = bytes.length, .source = SOURCE_PROGRAM}));
    assert_contains(fixture->program->error.text, message);
    bytes_free(&bytes);
}

Vm *fixture_vm(Fixture *fixture, VmOptions options)
{
    options.class_path = ".";
    options.java = 17;
    if (options.max_heap == 0)
        options.max_heap = HEAP_SIZE;
    return vm_create(fixture->program, &options);
}

Vm *fixture_start(Fixture *fixture, const char *main_class, VmOptions options)
{
    Error error = {""};
    Vm *vm = fixture_vm(fixture, options);
    bool started = vm_start(vm, main_class, 0, NULL, &error);
    if (!started)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_FATAL(started);
    return vm;
}

char *fixture_output(const Vm *vm)
{
    char *text = memory_allocate(vm->output.length + 1);
    if (vm->output.length > 0)
        memcpy(text, vm->output.data, vm->output.length);
    return text;
}

void fixture_expect(Fixture *fixture, const char *main_class, const char *output)
{
    Vm *vm = fixture_start(fixture, main_class, (VmOptions){0});
    VmEnd end = vm_run(vm);
    if (end != VM_ENDED)
        fprintf(stderr, "\n    %s\n", vm_fatal_message(vm));
    CU_ASSERT_EQUAL(end, VM_ENDED);
    char *text = fixture_output(vm);
    CU_ASSERT_STRING_EQUAL(text, output);
    free(text);
    vm_destroy(vm);
}

Method *fixture_find(Class *class, const char *name, const char *descriptor)
{
    return class_find_method(class, program_symbol(class->program, name),
                             program_symbol(class->program, descriptor));
}
