/* Which methods a program may reach, and the edges between them; see control_flow.h.  Rapid type analysis, to
 * a fixed point: reading a method's code finds methods that are called and classes of which objects are made,
 * and each of the two brings more of what virtual calls may mean.
 *
 * The embedded library's own uses of the JDK's classes are not followed: they are the rare branches of common
 * methods, and behind them lies most of the JDK.  What cannot be found or loaded is passed over as a call
 * that returns at once; should the program get there, it fails for that reason. */
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/control_flow_graph.h"

static bool is_complete(const ControlFlow *flow) { return flow->base != 0; }

/* --- from one method to another --- */

static uint32_t entry_of(const ControlFlow *flow, uint32_t method) { return flow->methods[method].first; }

/* From what ran because of an instruction back to it, `after` which it goes on.  No edge leads from the base
 * into a method that was added later. */
static void add_returns(ControlFlow *flow, const FlowSite *site, uint32_t callee, uint32_t after)
{
    uint32_t to;
    if (is_complete(flow))
        return;
    if (after != FLOW_NOWHERE)
        flow_add_edge(flow, flow_exit(flow, callee), after, FLOW_BACK, 0);
    for (uint32_t i = 0; (to = flow_thrown(flow, site->caller, site->offset, i)) != FLOW_NOWHERE; i++)
        flow_add_edge(flow, flow_escape(flow, callee), to, FLOW_BACK, 0);
}

static void add_call(ControlFlow *flow, const FlowSite *site, uint32_t callee)
{
    flow_add_edge(flow, site->node, entry_of(flow, callee), FLOW_CALL, 1);
    add_returns(flow, site, callee, flow_after(flow, site->caller, site->offset));
}

static void add_way_back(ControlFlow *flow, uint32_t from, uint32_t to)
{
    flow_add_edge(flow, flow_exit(flow, from), flow_exit(flow, to), FLOW_BACK, 0);
    flow_add_edge(flow, flow_escape(flow, from), flow_escape(flow, to), FLOW_BACK, 0);
}

/* What is behind it is not known, or is the VM: it may return at once. */
static void make_passable(ControlFlow *flow, uint32_t method)
{
    flow_add_edge(flow, entry_of(flow, method), flow_exit(flow, method), FLOW_NEXT, 0);
    flow_add_edge(flow, entry_of(flow, method), flow_escape(flow, method), FLOW_THROW, 0);
}

/* The method's number in the graph; FLOW_NOWHERE: it is abstract, or was not foreseen. */
static uint32_t reach(ControlFlow *flow, Method *method)
{
    uint32_t found = flow_find(flow, method, false);
    if (is_complete(flow))
        return found < flow->base ? found : FLOW_NOWHERE;
    if (found != FLOW_NOWHERE || method->flags & ACC_ABSTRACT)
        return found;
    return flow_add_method(flow, method, false);
}

/* --- virtual calls --- */

static bool leads_to(const ControlFlow *flow, uint32_t dispatch, uint32_t target)
{
    for (uint32_t i = flow->methods[dispatch].meant; i != FLOW_NOWHERE; i = flow->meanings[i].next)
        if (flow->meanings[i].method == target)
            return true;
    return false;
}

static void may_mean(ControlFlow *flow, uint32_t dispatch, uint32_t target)
{
    if (target == FLOW_NOWHERE || leads_to(flow, dispatch, target))
        return;
    MEMORY_ROOM_FOR(flow->meanings, flow->meaning_capacity, flow->meaning_count);
    flow->meanings[flow->meaning_count] = (FlowMeaning){target, flow->methods[dispatch].meant};
    flow->methods[dispatch].meant = flow->meaning_count++;
    flow_add_edge(flow, entry_of(flow, dispatch), entry_of(flow, target), FLOW_DISPATCH, 0);
    add_way_back(flow, target, dispatch);
}

static void dispatch_object(ControlFlow *flow, uint32_t dispatch, Class *receiver)
{
    const Method *wanted = flow->methods[dispatch].method;
    Method *found = class_is_subclass(receiver, wanted->owner) ? class_select(receiver, wanted) : NULL;
    if (found != NULL)
        may_mean(flow, dispatch, reach(flow, found));
}

/* A lambda has its one method and the defaults of its interface. */
static void dispatch_lambda(ControlFlow *flow, uint32_t dispatch, const FlowLambda *lambda)
{
    const Method *wanted = flow->methods[dispatch].method;
    if (!class_is_subclass(lambda->interface, wanted->owner))
        return;
    Method *found = class_find_method(lambda->interface, wanted->name, wanted->descriptor);
    if (wanted->name == lambda->name)
        may_mean(flow, dispatch, lambda->target);
    else if (found != NULL)
        may_mean(flow, dispatch, reach(flow, found));
}

/* The number under which calls of the method go: of itself, or of all that it may mean. */
static uint32_t reach_virtual(ControlFlow *flow, Method *method)
{
    if (method->vtable_index < 0 && !class_is_interface(method->owner))
        return reach(flow, method);
    uint32_t found = flow_find(flow, method, true);
    if (found != FLOW_NOWHERE || is_complete(flow))
        return found;
    uint32_t dispatch = flow_add_method(flow, method, true);
    for (uint32_t i = 0; i < flow->instance_count; i++)
        dispatch_object(flow, dispatch, flow->instances[i]);
    for (uint32_t i = 0; i < flow->lambda_count; i++)
        dispatch_lambda(flow, dispatch, &flow->lambdas[i]);
    return dispatch;
}

static bool see_instance(ControlFlow *flow, const Class *class)
{
    MEMORY_ROOM_FOR(flow->is_instance, flow->class_capacity, class->id);
    bool is_new = !flow->is_instance[class->id];
    flow->is_instance[class->id] = true;
    return is_new;
}

static void make_instance(ControlFlow *flow, Class *class)
{
    if (class == NULL || is_complete(flow) || !see_instance(flow, class))
        return;
    MEMORY_ROOM_FOR(flow->instances, flow->instance_capacity, flow->instance_count);
    flow->instances[flow->instance_count++] = class;
    for (uint32_t i = 0, count = flow->method_count; i < count; i++)
        if (flow->methods[i].is_dispatch)
            dispatch_object(flow, i, class);
}

static void make_lambda(ControlFlow *flow, Class *interface, const char *name, uint32_t target)
{
    if (interface == NULL || is_complete(flow) || target == FLOW_NOWHERE)
        return;
    MEMORY_ROOM_FOR(flow->lambdas, flow->lambda_capacity, flow->lambda_count);
    FlowLambda lambda = flow->lambdas[flow->lambda_count++] = (FlowLambda){interface, name, target};
    for (uint32_t i = 0, count = flow->method_count; i < count; i++)
        if (flow->methods[i].is_dispatch)
            dispatch_lambda(flow, i, &lambda);
}

/* --- instructions --- */

static bool is_foreign(const Method *caller, const Class *class)
{
    return caller->owner->source == SOURCE_EMBEDDED && class->source == SOURCE_JDK;
}

static Class *find_class(ControlFlow *flow, const FlowSite *site, const char *name)
{
    Class *class = program_class(flow->program, name);
    return class == NULL || is_foreign(site->caller, class) ? NULL : class;
}

/* Code of a class or of one below it runs only after its initialization has begun.  The instruction itself
 * comes after it. */
static void add_initializers(ControlFlow *flow, const FlowSite *site, Class *class)
{
    for (; class != NULL && !class_is_subclass(site->caller->owner, class); class = class->super) {
        uint32_t method = class->initializer == NULL ? FLOW_NOWHERE : reach(flow, class->initializer);
        if (method == FLOW_NOWHERE)
            continue;
        flow_add_edge(flow, site->node, entry_of(flow, method), FLOW_ENTER, 0);
        add_returns(flow, site, method, site->node);
    }
}

static Method *find_method(ControlFlow *flow, const FlowSite *site, const Constant *constant)
{
    Class *class = find_class(flow, site, constant->class_name);
    return class == NULL ? NULL
                         : class_find_method(class, program_symbol(flow->program, constant->name),
                                             program_symbol(flow->program, constant->descriptor));
}

static void read_call(ControlFlow *flow, const FlowSite *site, const Constant *constant, unsigned op)
{
    Method *method = find_method(flow, site, constant);
    if (method == NULL || is_foreign(site->caller, method->owner))
        return;
    if (op == OP_invokestatic)
        add_initializers(flow, site, method->owner);
    uint32_t callee = op == OP_invokevirtual || op == OP_invokeinterface ? reach_virtual(flow, method)
                                                                         : reach(flow, method);
    if (callee != FLOW_NOWHERE)
        add_call(flow, site, callee);
}

static void read_field(ControlFlow *flow, const FlowSite *site, const Constant *constant)
{
    Class *class = find_class(flow, site, constant->class_name);
    const Field *field = class == NULL
                             ? NULL
                             : class_find_field(class, program_symbol(flow->program, constant->name),
                                                program_symbol(flow->program, constant->descriptor));
    if (field != NULL)
        add_initializers(flow, site, field->owner);
}

static void read_new(ControlFlow *flow, const FlowSite *site, const char *name)
{
    Class *class = find_class(flow, site, name);
    make_instance(flow, class);
    add_initializers(flow, site, class);
}

/* Of a method handle: what it calls. */
static uint32_t reach_handle(ControlFlow *flow, const FlowSite *site, const Constant *handle)
{
    Method *method = handle->handle_kind >= HANDLE_INVOKE_VIRTUAL ? find_method(flow, site, handle) : NULL;
    if (method == NULL)
        return FLOW_NOWHERE;
    if (handle->handle_kind == HANDLE_NEW_INVOKE_SPECIAL)
        make_instance(flow, method->owner);
    bool is_virtual =
        handle->handle_kind == HANDLE_INVOKE_VIRTUAL || handle->handle_kind == HANDLE_INVOKE_INTERFACE;
    return is_virtual ? reach_virtual(flow, method) : reach(flow, method);
}

static Class *returned_class(ControlFlow *flow, const char *descriptor)
{
    const char *returned = strchr(descriptor, ')') + 1;
    return program_class_of_descriptor(flow->program, returned, strlen(returned));
}

/* Strings are joined by String.valueOf, which calls toString; what other bootstrap methods are given is
 * called at the site. */
static void read_dynamic(ControlFlow *flow, const FlowSite *site, const Constant *dynamic)
{
    const ClassFile *file = site->caller->owner->file;
    const BootstrapMethod *bootstrap = &file->bootstraps[dynamic->bootstrap];
    const char *factory = file->constants[bootstrap->handle].class_name;
    static const Constant value_of = {.class_name = "java/lang/String",
                                      .name = "valueOf",
                                      .descriptor = "(Ljava/lang/Object;)Ljava/lang/String;"};
    bool is_lambda = strcmp(factory, "java/lang/invoke/LambdaMetafactory") == 0;
    if (strcmp(factory, "java/lang/invoke/StringConcatFactory") == 0)
        read_call(flow, site, &value_of, OP_invokestatic);
    for (int i = 0; i < bootstrap->argument_count; i++) {
        const Constant *argument = &file->constants[bootstrap->arguments[i]];
        uint32_t target =
            argument->kind == CONSTANT_METHOD_HANDLE ? reach_handle(flow, site, argument) : FLOW_NOWHERE;
        if (is_lambda)
            make_lambda(flow, returned_class(flow, dynamic->descriptor),
                        program_symbol(flow->program, dynamic->name), target);
        else if (target != FLOW_NOWHERE)
            add_call(flow, site, target);
    }
}

void flow_read_calls(ControlFlow *flow, const FlowSite *site)
{
    const uint8_t *at = site->caller->info->code->bytes + site->offset;
    unsigned op = at[0];
    if (op < OP_getstatic || op > OP_new || op == OP_getfield || op == OP_putfield)
        return;
    const Constant *constant = &site->caller->owner->file->constants[code_u2(at + 1)];
    switch (op) {
    case OP_getstatic:
    case OP_putstatic: read_field(flow, site, constant); break;
    case OP_invokedynamic: read_dynamic(flow, site, constant); break;
    case OP_new: read_new(flow, site, constant->text); break;
    default: read_call(flow, site, constant, op); break;
    }
}

/* --- the whole --- */

static uint32_t reach_named(ControlFlow *flow, Class *class, const char *name, const char *descriptor)
{
    Method *method = class == NULL ? NULL
                                   : class_find_method(class, program_symbol(flow->program, name),
                                                       program_symbol(flow->program, descriptor));
    return method == NULL ? FLOW_NOWHERE : reach(flow, method);
}

/* `through`, a native of the library's, is how `method` comes to run. */
static void enter_by_native(ControlFlow *flow, uint32_t through, uint32_t method, bool comes_back)
{
    if (through == FLOW_NOWHERE || method == FLOW_NOWHERE)
        return;
    flow_add_edge(flow, entry_of(flow, through), entry_of(flow, method), FLOW_ENTER, 0);
    if (comes_back)
        add_way_back(flow, method, through);
}

static void read_all(ControlFlow *flow)
{
    for (; flow->scanned < flow->method_count; flow->scanned++) {
        if (flow->methods[flow->scanned].has_code)
            flow_read_code(flow, flow->scanned);
        else if (!flow->methods[flow->scanned].is_dispatch)
            make_passable(flow, flow->scanned);
    }
    for (uint32_t i = 0; i < flow->method_count; i++)
        if (flow->methods[i].is_dispatch && flow->methods[i].meant == FLOW_NOWHERE)
            make_passable(flow, i);
}

void flow_reach_program(ControlFlow *flow, Method *main)
{
    Program *program = flow->program;
    make_instance(flow, program->object);
    make_instance(flow, program->string);
    make_instance(flow, program->mirror);
    make_instance(flow, program->thread);
    for (int i = 0; i < MACHINE_EXCEPTIONS; i++)
        make_instance(flow, flow->machine_exceptions[i]);
    reach_named(flow, program_class(program, "java/lang/Launcher"), "launch", "(II[Ljava/lang/String;)V");
    enter_by_native(flow, reach_named(flow, program->thread, "start0", "(ZI)V"),
                    reach_named(flow, program->thread, "execute", "()V"), false);
    if (main != NULL) {
        uint32_t call = reach_named(flow, program_class(program, "clew/internal/Invoke"), "callVoid",
                                    "(IZ[Ljava/lang/Object;)V");
        make_instance(flow, main->owner);
        for (const Class *class = main->owner; class != NULL; class = class->super)
            if (class->initializer != NULL)
                enter_by_native(flow, call, reach(flow, class->initializer), true);
        enter_by_native(flow, call, reach(flow, main), true);
        enter_by_native(flow, call, reach_named(flow, main->owner, "<init>", "()V"), true);
    }
    read_all(flow);
}

/* May a virtual call of `wanted` select `method`?  An interface has no itable: its default methods are
 * selected by classes that do not override them, and such a class may have been loaded in ways that no
 * instruction names. */
static bool may_select(const Method *wanted, const Method *method)
{
    if (method_is_static(method) || !class_is_subclass(method->owner, wanted->owner))
        return false;
    return class_is_interface(method->owner)
               ? wanted->name == method->name && wanted->descriptor == method->descriptor
               : class_select(method->owner, wanted) == method;
}

void flow_connect_added(ControlFlow *flow, uint32_t number)
{
    const Method *method = flow->methods[number].method;
    for (uint32_t i = 0; i < flow->base; i++) {
        const FlowMethod *dispatch = &flow->methods[i];
        if (dispatch->is_dispatch && may_select(dispatch->method, method))
            add_way_back(flow, number, i);
    }
}
