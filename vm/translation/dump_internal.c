/* The internal code of a class as text, for `clew dump --internal`: each method is translated, its
 * instructions are resolved as their first execution would do it, and operands are decoded by their
 * OperandKind.  What cannot be resolved (the class it names does not exist, or access is denied) is shown as
 * UNRESOLVED. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "classfiles/dump.h"
#include "classfiles/opcodes.h"
#include "vm/code/instructions.h"
#include "vm/translation/resolve.h"
#include "vm/translation/translate.h"

typedef struct CodeDump {
    Vm *vm;
    const Code *code;
    FILE *out;
} CodeDump;

static InsnCode code_of(const Program *program, const Insn *insn)
{
    int code = 0;
    while (code < INSN_COUNT && program->handlers[code] != insn->handler)
        code++;
    assert(code < INSN_COUNT && "an instruction without a handler of the interpreter");
    return (InsnCode)code;
}

static void dump_target(const CodeDump *dump, uint32_t at, int32_t distance)
{
    int64_t target = (int64_t)at + distance;
    assert(target >= 0 && target < dump->code->insn_count);
    fprintf(dump->out, " -> %" PRId64, target);
}

static void dump_switch(const CodeDump *dump, uint32_t at, const SwitchTable *table)
{
    for (int32_t i = 0; i < table->count; i++) {
        int64_t key = table->keys != NULL ? table->keys[i] : (int64_t)table->low + i;
        fprintf(dump->out, "\n                 %" PRId64, key);
        dump_target(dump, at, table->targets[i]);
    }
    fputs("\n                 default", dump->out);
    dump_target(dump, at, table->otherwise);
}

/* "A.count visible volatile", the static field at this offset of the class's mirror. */
static void dump_static(const CodeDump *dump, const Insn *insn)
{
    const Class *class = dump->vm->program->classes[insn->a];
    const char *name = "(none)";
    for (int i = 0; i < class->field_count; i++)
        if (class->fields[i].flags & ACC_STATIC
            && class->fields[i].offset == (uint32_t)(insn->b & STATIC_OFFSET))
            name = class->fields[i].name;
    fputc(' ', dump->out);
    dump_text(dump->out, class->name);
    fputc('.', dump->out);
    dump_text(dump->out, name);
    fprintf(dump->out, "%s%s", insn->b & STATIC_VISIBLE ? " visible" : "",
            insn->b & STATIC_VOLATILE ? " volatile" : "");
}

static void dump_method_name(FILE *out, const Method *method)
{
    fputc(' ', out);
    dump_text(out, method->owner->name);
    fputc('.', out);
    dump_text(out, method->name);
    dump_text(out, method->descriptor);
}

static void dump_class_name(FILE *out, const Class *class)
{
    fputc(' ', out);
    dump_text(out, class->name);
}

static void dump_unresolved(const CodeDump *dump, const Insn *insn)
{
    fprintf(dump->out, " %s %" PRId32 " = ", opcode_name((unsigned)insn->b), insn->a);
    dump_constant(dump->code->method->owner->file, (uint16_t)insn->a, dump->out);
}

static void dump_operands(const CodeDump *dump, uint32_t at, const Insn *insn)
{
    FILE *out = dump->out;
    float single;
    double wide;
    switch (insn_operands(code_of(dump->vm->program, insn))) {
    case OPERANDS_NONE: break;
    case OPERANDS_INT:
    case OPERANDS_LOCAL:
    case OPERANDS_BLOCK: fprintf(out, " %" PRId32, insn->a); break;
    case OPERANDS_LONG: fprintf(out, " %" PRId64, insn->j); break;
    case OPERANDS_FLOAT:
        memcpy(&single, &insn->a, sizeof single);
        fprintf(out, " %.9g", (double)single);
        break;
    case OPERANDS_DOUBLE:
        memcpy(&wide, &insn->j, sizeof wide);
        fprintf(out, " %.17g", wide);
        break;
    case OPERANDS_LITERAL:
        fputs(" \"", out);
        dump_text(out, dump->vm->program->literals[insn->a]);
        fputc('"', out);
        break;
    case OPERANDS_LOCAL_INT: fprintf(out, " %" PRId32 " %+" PRId32, insn->a, insn->b); break;
    case OPERANDS_JUMP: dump_target(dump, at, insn->a); break;
    case OPERANDS_SWITCH: dump_switch(dump, at, insn->p); break;
    case OPERANDS_CONSTANT: dump_unresolved(dump, insn); break;
    case OPERANDS_STATIC: dump_static(dump, insn); break;
    case OPERANDS_FIELD:
        fprintf(out, " offset %" PRId32 "%s%s", insn->a, insn->b & FIELD_VISIBLE ? " visible" : "",
                insn->b & FIELD_VOLATILE ? " volatile" : "");
        break;
    case OPERANDS_VIRTUAL: fprintf(out, " vtable %" PRId32 ", %" PRId32 " slots", insn->a, insn->b); break;
    case OPERANDS_METHOD: dump_method_name(out, insn->p); break;
    case OPERANDS_CLASS: dump_class_name(out, insn->p); break;
    case OPERANDS_ARRAYS:
        dump_class_name(out, ((const MultiArray *)insn->p)->class);
        fprintf(out, ", %" PRId32 " dimensions", ((const MultiArray *)insn->p)->dimensions);
        break;
    case OPERANDS_EDGE:
        fprintf(out, " %" PRId32, insn->b);
        dump_target(dump, at, insn->a);
        break;
    }
}

static void dump_code_of(const CodeDump *dump)
{
    const Code *code = dump->code;
    fprintf(dump->out, "  internal code: %" PRIu32 " instructions\n", code->insn_count);
    for (uint32_t at = 0; at < code->insn_count; at++) {
        const Insn *insn = &code->insns[at];
        fprintf(dump->out, "    %5" PRIu32 " @%-5d %s", at, code->offsets[at],
                insn_name(code_of(dump->vm->program, insn)));
        dump_operands(dump, at, insn);
        fputc('\n', dump->out);
    }
    for (int i = 0; i < code->handler_count; i++) {
        const Handler *handler = &code->handlers[i];
        fprintf(dump->out, "    catch %" PRIu32 " to %" PRIu32 " -> %" PRIu32 " ", handler->start,
                handler->end, handler->target);
        dump_text(dump->out, handler->catch_class != NULL ? handler->catch_class : "(anything)");
        fputc('\n', dump->out);
    }
}

/* No thread runs, so that a failure is a fatal message and no Java exception. */
static void resolve_all(Vm *vm, const Method *method)
{
    assert(vm->thread == NULL);
    for (uint32_t at = 0; at < method->code->insn_count; at++)
        if (method->code->insns[at].handler == vm->program->handlers[INSN_UNRESOLVED]
            && quicken(vm, method, &method->code->insns[at]) == QUICKEN_FAILED)
            vm_forget_fatal(vm);
}

static bool dump_method(Vm *vm, Method *method, FILE *out, Error *error)
{
    fputs("method ", out);
    dump_text(out, method->name);
    dump_text(out, method->descriptor);
    fputc('\n', out);
    if (method->flags & ACC_ABSTRACT) {
        fputs("  abstract\n", out);
        return true;
    }
    if (method->flags & ACC_NATIVE || program_native(vm->program, method, NULL, NULL) != NULL) {
        fputs(program_native(vm->program, method, NULL, NULL) != NULL ? "  native, in C\n"
                                                                      : "  native, not available\n",
              out);
        return true;
    }
    if (!method_prepare(vm, method))
        return error_set(error, "%s", vm_fatal_message(vm));
    resolve_all(vm, method);
    dump_code_of(&(CodeDump){vm, method->code, out});
    return true;
}

bool vm_dump_code(Vm *vm, const char *class_name, FILE *out, Error *error)
{
    Class *class = program_class(vm->program, class_name);
    if (class == NULL) {
        *error = vm->program->error;
        return false;
    }
    fputs("class ", out);
    dump_text(out, class->name);
    fputc('\n', out);
    for (int i = 0; i < class->method_count; i++)
        if (!dump_method(vm, &class->methods[i], out, error))
            return false;
    return true;
}
