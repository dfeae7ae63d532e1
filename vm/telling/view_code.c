/* The read-only view of stacks and code: frames, methods, lines, source files. */
#include <assert.h>
#include <stdio.h>

#include "vm/memory/machine.h"
#include "vm/view.h"

uint32_t view_frame_count(const Vm *vm, uint32_t thread)
{
    assert(thread < vm->thread_count);
    const Thread *it = vm->threads[thread];
    return (uint32_t)(it->frame + 1 - it->frames);
}

ViewFrame view_frame(const Vm *vm, uint32_t thread, uint32_t index)
{
    assert(index < view_frame_count(vm, thread));
    const Frame *frame = vm->threads[thread]->frame - index;
    const Code *code = frame->method->code;
    return (ViewFrame){frame->method, code->offsets[frame->pc - code->insns],
                       frame->method == vm->program->initialization_stub};
}

const Method *view_method_at(const Class *class, uint32_t index)
{
    return index < class->method_count ? &class->methods[index] : NULL;
}

const char *view_method_name(const Method *method) { return method->name; }
uint32_t view_code_length(const Method *method)
{
    return method->info->code != NULL ? method->info->code->length : 0;
}

int view_line(const Method *method, uint32_t offset)
{
    return method->info->code != NULL ? classfile_line(method->info->code, offset) : 0;
}

/* Only looked into, so that what counts the program's classes does not count it. */
static ClassFile *read_file(const Vm *vm, const char *name)
{
    ClassBytes found;
    Error error;
    char resource[1024];
    if (snprintf(resource, sizeof resource, "%s.class", name) >= (int)sizeof resource
        || !classpath_find(vm->program->classpath, resource, &found, &error))
        return NULL;
    return classfile_read(found.bytes, found.length, found.origin, &error);
}

bool view_source_file(const Vm *vm, const char *name, char *text, uint32_t size)
{
    program_lock(vm->program);
    const Class *class = program_loaded_class(vm->program, name);
    ClassFile *read = class == NULL ? read_file(vm, name) : NULL;
    const ClassFile *file = class != NULL ? class->file : read;
    bool is_known = file != NULL && file->source_file != NULL;
    if (is_known)
        snprintf(text, size, "%s", file->source_file);
    if (read != NULL)
        classfile_free(read);
    program_unlock(vm->program);
    return is_known;
}
