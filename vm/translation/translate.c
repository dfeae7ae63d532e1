/* Translates whole methods, at their first call: runs the dataflow pass, numbers the instructions, then
 * emits each bytecode instruction as one internal instruction, with others before it where steps or coverage
 * want them. */
#include "vm/translation/translate.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow.h"
#include "vm/translation/error_messages.h"
#include "vm/translation/resolve.h"
#include "vm/translation/translation.h"
#include "vm/translation/verification.h"

/* Does another line of the source begin at `offset` than the one that the code before it belongs to? */
static bool begins_line(const CodeInfo *source, uint32_t offset)
{
    const LineEntry *here = NULL, *before = NULL;
    for (uint32_t i = 0; i < source->line_count; i++) {
        const LineEntry *entry = &source->lines[i];
        if (entry->start == offset)
            here = entry;
        else if (entry->start < offset && (before == NULL || entry->start >= before->start))
            before = entry;
    }
    return here != NULL && (before == NULL || here->line != before->line);
}

static bool is_own(const Translation *t)
{
    const Class *owner = t->code->method->owner;
    return owner->source == SOURCE_PROGRAM && !owner->is_generated;
}

/* Is a STEP to go before the instruction at `offset`?  The brace that ends a method is no line, though
 * compilers give its `return` one. */
static bool begins_step(const Translation *t, uint32_t offset)
{
    StepSize size = t->program->step;
    if (size == STEP_VISIBLE || (!is_own(t) && size != STEP_LINE_LIBRARY && size != STEP_BYTECODE_LIBRARY))
        return false;
    bool is_brace = t->source->bytes[offset] == OP_return;
    return step_size_is_bytecode(size) || (!is_brace && begins_line(t->source, offset));
}

/* Is a LINE to go before the instruction at `offset`?  Who goes line by line stops at the brace, too. */
static bool marks_line(const Translation *t, uint32_t offset)
{
    return t->program->marks_lines && is_own(t) && begins_line(t->source, offset);
}

/* Jumps go to the COVER, LINE or STEP of their target, if it has one. */
static uint32_t number_instructions(Translation *t)
{
    uint32_t count = 0;
    for (uint32_t offset = 0; offset < t->source->length;
         offset += opcode_length(t->source->bytes, offset, t->source->length)) {
        t->index[offset] = count;
        count += 1 + marks_line(t, offset) + begins_step(t, offset) + translate_cover_size(t, offset);
    }
    t->index[t->source->length] = count;
    return count;
}

static void translate_handlers(Translation *t)
{
    Code *code = t->code;
    code->handler_count = t->source->exception_count;
    code->handlers = arena_allocate(&t->program->arena, code->handler_count * sizeof(Handler));
    for (int i = 0; i < code->handler_count; i++) {
        const ExceptionEntry *entry = &t->source->exceptions[i];
        assert(entry->start < entry->end && entry->end <= t->source->length);
        assert(entry->handler < t->source->length);
        code->handlers[i] =
            (Handler){t->index[entry->start], t->index[entry->end], t->index[entry->handler],
                      entry->catch_class ? program_symbol(t->program, entry->catch_class) : NULL};
    }
}

static void translate_one(Translation *t, uint32_t offset)
{
    uint16_t *offsets = t->code->offsets;
    t->at = t->index[offset];
    translate_cover(t, offset);
    offsets[t->at] = (uint16_t)offset;
    if (marks_line(t, offset)) {
        translation_emit(t, INSN_LINE, OPERANDS_NONE);
        offsets[++t->at] = (uint16_t)offset;
    }
    if (begins_step(t, offset)) {
        translation_emit(t, INSN_STEP, OPERANDS_NONE);
        offsets[++t->at] = (uint16_t)offset;
    }
    translate_open_routes(t, offset);
    translate_instruction(t, offset);
    translate_close_routes(t, offset);
    assert(t->at + 1 == t->index[offset + opcode_length(t->source->bytes, offset, t->source->length)]);
}

static Code *translate(Program *program, Method *method, const Dataflow *dataflow)
{
    Translation t = {.program = program, .file = method->owner->file, .source = method->info->code};
    Code *code = t.code = arena_allocate(&program->arena, sizeof *code);
    t.index = memory_allocate((t.source->length + 1) * sizeof *t.index);
    code->method = method;
    code->dataflow = dataflow;
    translate_open_coverage(&t, method);
    t.edge = number_instructions(&t);
    code->insn_count = t.edge + translate_count_edges(&t);
    code->insns = arena_allocate(&program->arena, code->insn_count * sizeof(Insn));
    code->offsets = arena_allocate(&program->arena, code->insn_count * sizeof(uint16_t));
    for (uint32_t offset = 0; offset < t.source->length;
         offset += opcode_length(t.source->bytes, offset, t.source->length))
        translate_one(&t, offset);
    assert(t.edge == code->insn_count && "all edges were counted beforehand");
    translate_handlers(&t);
    free(t.index);
    translate_close_coverage(&t);
    return code;
}

/* --- preparing --- */

static bool is_of_sockets(const Class *owner)
{
    static const char *const beginnings[] = {"jdk/net/", "java/net/", "sun/net/", "sun/nio/ch/Net",
                                             "sun/nio/ch/EPoll"};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(owner->name, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

/* The program, or a process that it starts, may write files that are not of the overlay. */
static bool changes_real_files(const Vm *vm)
{
    return vm->options.may_exec || (vm->options.writable != NULL && vm->options.writable[0] != NULL);
}

static bool prepare_native(Vm *vm, Method *method)
{
    NativeKind kind;
    NativeFunction native = program_native(vm->program, method, &method->guarded, &kind);
    method->has_effects =
        kind.effects == NATIVE_EFFECTS || (kind.effects == NATIVE_FILES && changes_real_files(vm));
    method->touch = (uint8_t)kind.touch;
    method->takes_arrays = strcspn(method->descriptor, "[") < strcspn(method->descriptor, ")");
    method->takes_memory = strncmp(method->owner->name, "java/util/zip/", 14) == 0
                           || strncmp(method->owner->name, "sun/nio/ch/", 11) == 0;
    __atomic_store_n(&method->native, native, __ATOMIC_RELEASE);
    if (native != NULL)
        return true;
    char caller[1024];
    if (method->owner->source == SOURCE_PROGRAM && vm->thread != NULL) {
        Method *running = vm->native;
        vm->native = method; /* it is on top of the stack trace */
        vm_throw(vm, "java/lang/UnsatisfiedLinkError", "'%s'",
                 resolve_describe_method(method, true, caller, sizeof caller));
        vm->native = running;
        return false;
    }
    bool wants_preferences = strncmp(method->owner->name, "java/util/prefs/", 16) == 0;
    const char *wish = is_of_sockets(method->owner) ? "the program wants to use sockets: "
                       : wants_preferences
                           ? "the program wants to use the preferences of the user or the system, "
                             "which clew does not have: "
                           : "";
    vm_fatal(vm, "%snative method %s.%s%s is not available (called by %s)", wish, method->owner->name,
             method->name, method->descriptor, resolve_describe_caller(vm, caller, sizeof caller));
    return false;
}

static bool prepare_code(Vm *vm, Method *method)
{
    Program *program = vm->program;
    assert(method->info->code != NULL && method->code == NULL);
    const Dataflow *dataflow = method_analyze(vm, method, &program->arena);
    if (dataflow == NULL)
        return false;
    __atomic_store_n(&method->code, translate(program, method, dataflow), __ATOMIC_RELEASE);
    return true;
}

static bool is_native(Program *program, const Method *method)
{
    return method->flags & ACC_NATIVE || program_native(program, method, NULL, NULL) != NULL;
}

bool method_prepare(Vm *vm, Method *method)
{
    if (method->flags & ACC_ABSTRACT) {
        message_abstract(vm, method);
        return false;
    }
    program_lock(vm->program);
    bool prepared =
        method->code != NULL || method->native != NULL
        || (is_native(vm->program, method) ? prepare_native(vm, method) : prepare_code(vm, method));
    program_unlock(vm->program);
    return prepared;
}
