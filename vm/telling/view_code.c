/* The read-only view of stacks and code: frames, methods, lines, source files. */
#include <assert.h>
#include <stdio.h>

#include "vm/code/frame_state.h"
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

const Class *view_method_class(const Method *method) { return method->owner; }

static ViewLocal local_in(const Frame *frame, uint32_t slot, const char *name, const char *descriptor)
{
    const CodeState *state = frame_state(frame);
    bool is_there = frame->locals + slot < frame->sp || slot < frame->method->max_locals;
    bool is_kept = is_there && (state == NULL || map_has(state->live, slot));
    return (ViewLocal){name, descriptor, is_kept, is_kept ? frame->locals[slot] : (Value){.bits = 0}};
}

bool view_local(const Vm *vm, uint32_t thread, uint32_t number, uint32_t index, ViewLocal *local)
{
    assert(number < view_frame_count(vm, thread));
    const Frame *frame = vm->threads[thread]->frame - number;
    const Method *method = frame->method;
    const CodeInfo *code = method->info != NULL ? method->info->code : NULL;
    if (code == NULL || method == vm->program->initialization_stub)
        return false;
    if (code->variable_count == 0 && index == 0 && !method_is_static(method)) {
        *local = local_in(frame, 0, "this", "Ljava/lang/Object;");
        return true;
    }
    uint32_t offset = method->code->offsets[frame->pc - method->code->insns], met = 0;
    for (uint32_t i = 0; i < code->variable_count; i++) {
        const LocalVariable *variable = &code->variables[i];
        if (offset < variable->start || offset >= (uint32_t)variable->start + variable->length
            || variable->index >= code->max_locals || met++ != index)
            continue;
        *local = local_in(frame, variable->index, variable->name, variable->descriptor);
        return true;
    }
    return false;
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
