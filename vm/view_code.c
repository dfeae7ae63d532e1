/* Looking at stacks and code; see view.h. */
#include "vm/state.h"
#include "vm/view.h"

uint32_t view_frame_count(const Vm *vm, uint32_t thread)
{
    const Thread *it = vm->threads[thread];
    return (uint32_t)(it->frame + 1 - it->frames);
}

ViewFrame view_frame(const Vm *vm, uint32_t thread, uint32_t index)
{
    const Frame *frame = vm->threads[thread]->frame - index;
    const Code *code = frame->method->code;
    return (ViewFrame){frame->method, code->offsets[frame->pc - code->insns], frame->method == vm->program->initialization_stub};
}

const Method *view_method_at(const Class *class, uint32_t index)
{
    return index < class->method_count ? &class->methods[index] : NULL;
}

const char *view_method_name(const Method *method) { return method->name; }
uint32_t view_code_length(const Method *method) { return method->info->code != NULL ? method->info->code->length : 0; }

int view_line(const Method *method, uint32_t offset)
{
    return method->info->code != NULL ? classfile_line(method->info->code, offset) : 0;
}

const char *view_source_file(const Class *class) { return class->file != NULL ? class->file->source_file : NULL; }
