/* Races; see races.h. */
#include "vm/races.h"

#include <stdio.h>

#include "classfiles/opcodes.h"
#include "vm/scheduler.h"

static bool field_access(Vm *vm, const Frame *frame, unsigned op, const Constant *constant, Access *access)
{
    Program *program = vm->program;
    bool is_static = op == OP_getstatic || op == OP_putstatic;
    access->writes = op == OP_putstatic || op == OP_putfield;
    Class *class = program_class(program, constant->class_name);
    Field *field = class == NULL ? NULL : class_find_field(class, program_symbol(program, constant->name), program_symbol(program, constant->descriptor));
    if (field == NULL || field->flags & (ACC_VOLATILE | ACC_FINAL) || (is_static && field->owner->source != SOURCE_PROGRAM))
        return false;
    char owner[120];
    snprintf(access->name, sizeof access->name, "%s.%s", class_external_name(field->owner, owner, sizeof owner), field->name);
    int value_slots = !access->writes ? 0 : field->kind == 'J' || field->kind == 'D' ? 2 : 1;
    access->object = is_static ? vm_class_mirror(vm, field->owner) : frame->sp[-1 - value_slots].r;
    access->place = field->offset;
    return access->object != 0;
}

static bool element_access(Vm *vm, const Frame *frame, unsigned op, Access *access)
{
    access->writes = op >= OP_iastore;
    const Value *top = frame->sp - (!access->writes ? 0 : op == OP_lastore || op == OP_dastore ? 2 : 1);
    access->object = top[-2].r;
    access->place = top[-1].bits & 0xFFFFFFFF;
    if (access->object == 0)
        return false;
    char name[120];
    snprintf(access->name, sizeof access->name, "%s[%u]", class_external_name(object_at(vm, access->object)->class, name, sizeof name), access->place);
    return true;
}

bool race_next_access(Vm *vm, const Thread *thread, Access *access)
{
    if (thread->status != THREAD_RUNNABLE || thread->atomic > 0 || thread->choosing > 0 || !thread_has_frames(thread))
        return false;
    const Frame *frame = thread->frame;
    const Code *code = frame->method->code;
    if (frame->method->info->code == NULL)
        return false;
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[frame->pc - code->insns];
    unsigned op = at[0];
    if (op >= OP_getstatic && op <= OP_putfield)
        return field_access(vm, frame, op, &frame->method->owner->file->constants[code_u2(at + 1)], access);
    if ((op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore))
        return element_access(vm, frame, op, access);
    return false;
}

static bool conflict(const Access *a, const Access *b)
{
    return a->object == b->object && a->place == b->place && (a->writes || b->writes);
}

bool race_find(Vm *vm, uint32_t *first, uint32_t *second)
{
    Access a, b;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (!race_next_access(vm, vm->threads[i], &a))
            continue;
        for (uint32_t j = i + 1; j < vm->thread_count; j++) {
            if (!race_next_access(vm, vm->threads[j], &b) || !conflict(&a, &b))
                continue;
            *first = i;
            *second = j;
            return true;
        }
    }
    return false;
}
