/* Reads a method's instructions into edges of the control-flow graph: successors, branches, exception
 * handlers, subroutine returns; and marks assertions and throws. */
#include <stdlib.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/control_flow_graph.h"
#include "vm/code/cover_map.h"

/* What an instruction may throw: nothing, what the VM throws by itself, or anything that other code may have
 * thrown. */
typedef enum Throws { THROWS_NOTHING, THROWS_MACHINE, THROWS_ANYTHING } Throws;

/* Code of a class runs only after its initialization has begun. */
static bool is_own_static(const FlowSite *site, const uint8_t *at)
{
    const ClassFile *file = site->caller->owner->file;
    return (at[0] == OP_getstatic || at[0] == OP_putstatic)
           && strcmp(file->constants[code_u2(at + 1)].class_name, file->name) == 0;
}

static Throws throws_of(const FlowSite *site)
{
    const uint8_t *at = site->caller->info->code->bytes + site->offset;
    unsigned op = at[0];
    if (is_own_static(site, at))
        return THROWS_NOTHING;
    switch (opcode_format(op)) {
    case FORMAT_VIRTUAL:
    case FORMAT_DIRECT:
    case FORMAT_INTERFACE:
    case FORMAT_DYNAMIC:
    case FORMAT_NEW:
    case FORMAT_LDC:
    case FORMAT_LDC_W:
        return THROWS_ANYTHING; /* new and static fields of others may initialize, constants may be
                                   bootstrapped */
    case FORMAT_FIELD: return op == OP_getstatic || op == OP_putstatic ? THROWS_ANYTHING : THROWS_MACHINE;
    case FORMAT_NEWARRAY:
    case FORMAT_ANEWARRAY:
    case FORMAT_MULTIANEWARRAY:
    case FORMAT_CLASS: return THROWS_MACHINE;
    default: break;
    }
    if (op == OP_athrow)
        return THROWS_ANYTHING;
    bool is_element = (op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore);
    bool divides = op == OP_idiv || op == OP_ldiv || op == OP_irem || op == OP_lrem;
    return is_element || divides || op == OP_arraylength || op == OP_monitorenter || op == OP_monitorexit
               ? THROWS_MACHINE
               : THROWS_NOTHING;
}

static bool is_call(unsigned op) { return op >= OP_invokevirtual && op <= OP_invokedynamic; }
static bool is_return(unsigned op) { return op >= OP_ireturn && op <= OP_return; }

/* Could the handler be for something that the VM throws by itself? */
static bool is_for_machine(const ControlFlow *flow, uint32_t handler_node, const FlowMethod *of,
                           uint32_t offset)
{
    const CodeInfo *code = of->method->info->code;
    for (int i = 0; i < code->exception_count; i++) {
        const ExceptionEntry *entry = &code->exceptions[i];
        if (offset < entry->start || offset >= entry->end || of->first + entry->handler != handler_node)
            continue;
        Class *caught = entry->catch_class == NULL ? NULL : program_class(flow->program, entry->catch_class);
        if (caught == NULL)
            return true;
        for (int j = 0; j < MACHINE_EXCEPTIONS; j++)
            if (flow->machine_exceptions[j] != NULL && class_is_subclass(flow->machine_exceptions[j], caught))
                return true;
    }
    return false;
}

static void add_throws(ControlFlow *flow, const FlowSite *site, Throws throws)
{
    uint32_t to, escape = flow_escape(flow, site->method);
    if (throws == THROWS_NOTHING)
        return;
    for (uint32_t i = 0; (to = flow_thrown(flow, site->caller, site->offset, i)) != FLOW_NOWHERE; i++)
        if (throws == THROWS_ANYTHING || to == escape
            || is_for_machine(flow, to, &flow->methods[site->method], site->offset))
            flow_add_edge(flow, site->node, to, FLOW_THROW, 1);
}

/* A subroutine of old class files returns to wherever one was called. */
static void add_subroutine_returns(ControlFlow *flow, const FlowSite *site, uint32_t first)
{
    const CodeInfo *code = site->caller->info->code;
    for (uint32_t at = 0, after; at < code->length; at = after) {
        after = at + opcode_length(code->bytes, at, code->length);
        if ((code->bytes[at] == OP_jsr || code->bytes[at] == OP_jsr_w) && after < code->length)
            flow_add_edge(flow, site->node, first + after, FLOW_NEXT, 1);
    }
}

/* `targets` has room for all that a switch can have. */
static void add_branches(ControlFlow *flow, const FlowSite *site, uint32_t first, uint32_t *targets)
{
    const CodeInfo *code = site->caller->info->code;
    for (uint32_t left = cover_targets(code, site->offset, targets); left > 0; left--)
        flow_add_edge(flow, site->node, first + targets[left - 1], FLOW_NEXT, 1);
}

static void add_flow(ControlFlow *flow, const FlowSite *site, uint32_t *targets)
{
    const uint8_t *at = site->caller->info->code->bytes + site->offset;
    uint32_t first = site->node - site->offset, after = flow_after(flow, site->caller, site->offset);
    unsigned op = at[0];
    if (is_return(op))
        flow_add_edge(flow, site->node, flow_exit(flow, site->method), FLOW_NEXT, 1);
    else if (op == OP_goto || op == OP_jsr)
        flow_add_edge(flow, site->node, (uint32_t)((int64_t)site->node + code_s2(at + 1)), FLOW_NEXT, 1);
    else if (op == OP_goto_w || op == OP_jsr_w)
        flow_add_edge(flow, site->node, (uint32_t)((int64_t)site->node + code_s4(at + 1)), FLOW_NEXT, 1);
    else if (op == OP_ret || (op == OP_wide && at[1] == OP_ret))
        add_subroutine_returns(flow, site, first);
    else if (cover_targets(site->caller->info->code, site->offset, NULL) > 0)
        add_branches(flow, site, first, targets);
    else if (op != OP_athrow && after != FLOW_NOWHERE)
        flow_add_edge(flow, site->node, after, is_call(op) ? FLOW_OVER : FLOW_NEXT, 1);
}

/* --- places of interest --- */

static unsigned local_of(const uint8_t *at, unsigned plain, unsigned first_fixed)
{
    return at[0] == plain                                     ? at[1]
           : at[0] >= first_fixed && at[0] <= first_fixed + 3 ? at[0] - first_fixed
                                                              : UINT32_MAX;
}

/* What compilers write at the end of `finally` and `synchronized` is no throw of the program's: a handler for
 * everything stores the exception first, and throws the same one again. */
static bool throws_again(const CodeInfo *code, uint32_t previous)
{
    unsigned local = local_of(code->bytes + previous, OP_aload, OP_aload_0);
    for (int i = 0; i < code->exception_count && local != UINT32_MAX; i++)
        if (code->exceptions[i].catch_class == NULL
            && local_of(code->bytes + code->exceptions[i].handler, OP_astore, OP_astore_0) == local)
            return true;
    return false;
}

static bool is_own(const Method *method)
{
    return method->owner->source == SOURCE_PROGRAM && !method->owner->is_generated;
}

static bool is_assertion_of_verify(const Method *method)
{
    return strcmp(method->name, "assertTrue") == 0 && strcmp(method->owner->name, "clew/Verify") == 0;
}

static void mark(ControlFlow *flow, const FlowSite *site, uint32_t previous)
{
    const CodeInfo *code = site->caller->info->code;
    unsigned op = code->bytes[site->offset];
    if (op == OP_athrow && is_own(site->caller) && !throws_again(code, previous))
        flow->marks[site->node] |= FLOW_IS_THROW;
    if (op != OP_new || !(is_own(site->caller) || is_assertion_of_verify(site->caller)))
        return;
    const Constant *made = &site->caller->owner->file->constants[code_u2(code->bytes + site->offset + 1)];
    if (strcmp(made->text, "java/lang/AssertionError") == 0)
        flow->marks[site->node] |= FLOW_IS_ASSERTION;
}

void flow_read_code(ControlFlow *flow, uint32_t number)
{
    FlowMethod method = flow->methods[number];
    if (!method.has_code)
        return;
    const CodeInfo *code = method.method->info->code;
    uint32_t *targets = memory_allocate((code->length + 2) * sizeof *targets);
    for (uint32_t offset = 0, previous = 0; offset < code->length;
         offset += opcode_length(code->bytes, offset, code->length)) {
        FlowSite site = {number, method.method, offset, method.first + offset};
        add_flow(flow, &site, targets);
        add_throws(flow, &site, throws_of(&site));
        mark(flow, &site, previous);
        flow_read_calls(flow, &site);
        previous = offset;
    }
    free(targets);
}
