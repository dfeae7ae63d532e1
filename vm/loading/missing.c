/* Walks over everything that main can reach, by rapid type analysis, and reports classes, members and
 * natives that do not exist. */
#include "vm/loading/missing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "classfiles/opcodes.h"

typedef struct Seen {
    const void *item; /* a Method or Class, or a symbol that was reported */
    UT_hash_handle hh;
} Seen;

typedef struct ItemList {
    void **items;
    uint32_t count, capacity;
} ItemList;

typedef struct ReachableCode {
    Program *program;
    Missing *missing;
    bool whole; /* the library's code is walked too */
    Seen *seen;
    ItemList methods; /* reachable; walked up to `done` */
    size_t done;
    ItemList calls;     /* virtual methods that are called */
    ItemList instances; /* classes of which there may be objects */
} ReachableCode;

static bool see(ReachableCode *walk, const void *item)
{
    Seen *seen;
    HASH_FIND_PTR(walk->seen, &item, seen);
    if (seen != NULL)
        return false;
    seen = memory_allocate(sizeof *seen);
    seen->item = item;
    HASH_ADD_PTR(walk->seen, item, seen);
    return true;
}

static void push(ItemList *list, void *item)
{
    MEMORY_ROOM_FOR(list->items, list->capacity, list->count);
    list->items[list->count++] = item;
}

static void report(ReachableCode *walk, const char *what, const Method *wanted_by)
{
    if (!see(walk, program_symbol(walk->program, what)))
        return;
    bool by_program = wanted_by == NULL || wanted_by->owner->source == SOURCE_PROGRAM;
    Bytes *text = by_program ? &walk->missing->program : &walk->missing->library;
    *(by_program ? &walk->missing->program_count : &walk->missing->library_count) += 1;
    if (wanted_by != NULL)
        bytes_format(text, "%s, wanted by %s.%s%s\n", what, wanted_by->owner->name, wanted_by->name,
                     wanted_by->descriptor);
    else
        bytes_format(text, "%s\n", what);
}

static void reach_method(ReachableCode *walk, Method *method, const Method *caller)
{
    if (method->flags & ACC_ABSTRACT || !see(walk, method))
        return;
    bool has_native = program_native(walk->program, method, NULL, NULL) != NULL;
    if (method->flags & ACC_NATIVE && !has_native) {
        char what[2048];
        snprintf(what, sizeof what, "native method %s.%s%s", method->owner->name, method->name,
                 method->descriptor);
        report(walk, what, caller);
    } else if (!has_native && (walk->whole || method->owner->source == SOURCE_PROGRAM)) {
        push(&walk->methods, method);
    }
}

static void reach_initializer(ReachableCode *walk, Class *class, const Method *caller)
{
    for (; class != NULL; class = class->super)
        if (class->initializer != NULL)
            reach_method(walk, class->initializer, caller);
}

static void dispatch(ReachableCode *walk, Class *receiver, Method *wanted, const Method *caller)
{
    if (!class_is_subclass(receiver, wanted->owner))
        return;
    Method *found = class_select(receiver, wanted);
    if (found != NULL)
        reach_method(walk, found, caller);
}

static void make_instance(ReachableCode *walk, Class *class, const Method *caller)
{
    if (!see(walk, class))
        return;
    push(&walk->instances, class);
    reach_initializer(walk, class, caller);
    for (size_t i = 0; i < walk->calls.count; i++)
        dispatch(walk, class, walk->calls.items[i], caller);
}

/* The method itself in `seen` means that its code is walked; that it is called virtually is noted under one
 * of its fields. */
static void call_virtual(ReachableCode *walk, Method *method, const Method *caller)
{
    if (method->vtable_index < 0 && !class_is_interface(method->owner)) {
        reach_method(walk, method, caller);
        return;
    }
    if (!see(walk, &method->vtable_index))
        return;
    push(&walk->calls, method);
    for (size_t i = 0; i < walk->instances.count; i++)
        dispatch(walk, walk->instances.items[i], method, caller);
}

static Class *find_class(ReachableCode *walk, const char *name, const Method *caller)
{
    Class *class = program_class(walk->program, name);
    if (class == NULL) {
        char what[1200];
        snprintf(what, sizeof what,
                 walk->program->failure == LOAD_MISSING ? "class %s" : "class %s (unusable)", name);
        report(walk, what, caller);
    }
    return class;
}

static void report_member(ReachableCode *walk, const char *kind, const Constant *constant,
                          const Method *caller)
{
    char what[2048];
    snprintf(what, sizeof what, "%s %s.%s%s%s", kind, constant->class_name, constant->name,
             strcmp(kind, "field") ? "" : " of type ", constant->descriptor);
    report(walk, what, caller);
}

static bool is_polymorphic(const char *class_name)
{
    return strcmp(class_name, "java/lang/invoke/MethodHandle") == 0
           || strcmp(class_name, "java/lang/invoke/VarHandle") == 0;
}

static void walk_call(ReachableCode *walk, const Constant *constant, bool is_virtual, bool is_static,
                      const Method *caller)
{
    Class *class = find_class(walk, constant->class_name, caller);
    if (class == NULL)
        return;
    Program *program = walk->program;
    Method *method = class_find_method(class, program_symbol(program, constant->name),
                                       program_symbol(program, constant->descriptor));
    if (method == NULL) {
        if (!is_polymorphic(constant->class_name))
            report_member(walk, "method", constant, caller);
        return;
    }
    if (is_static)
        reach_initializer(walk, method->owner, caller);
    if (is_virtual)
        call_virtual(walk, method, caller);
    else
        reach_method(walk, method, caller);
}

static void walk_field(ReachableCode *walk, const Constant *constant, bool is_static, const Method *caller)
{
    Class *class = find_class(walk, constant->class_name, caller);
    if (class == NULL)
        return;
    Program *program = walk->program;
    Field *field = class_find_field(class, program_symbol(program, constant->name),
                                    program_symbol(program, constant->descriptor));
    if (field == NULL)
        report_member(walk, "field", constant, caller);
    else if (is_static)
        reach_initializer(walk, field->owner, caller);
}

/* A method handle's method is taken as called: lambdas and method references are. */
static void walk_handle(ReachableCode *walk, const Constant *handle, const Method *caller)
{
    switch (handle->handle_kind) {
    case HANDLE_NEW_INVOKE_SPECIAL: {
        Class *class = find_class(walk, handle->class_name, caller);
        if (class != NULL)
            make_instance(walk, class, caller);
        walk_call(walk, handle, false, false, caller);
        break;
    }
    case HANDLE_INVOKE_VIRTUAL:
    case HANDLE_INVOKE_INTERFACE: walk_call(walk, handle, true, false, caller); break;
    case HANDLE_INVOKE_STATIC: walk_call(walk, handle, false, true, caller); break;
    case HANDLE_INVOKE_SPECIAL: walk_call(walk, handle, false, false, caller); break;
    default: break;
    }
}

static void walk_dynamic(ReachableCode *walk, const ClassFile *file, const Constant *site,
                         const Method *caller)
{
    const BootstrapMethod *bootstrap = &file->bootstraps[site->bootstrap];
    for (int i = 0; i < bootstrap->argument_count; i++) {
        const Constant *argument = &file->constants[bootstrap->arguments[i]];
        if (argument->kind == CONSTANT_METHOD_HANDLE)
            walk_handle(walk, argument, caller);
    }
}

static void walk_instruction(ReachableCode *walk, const Method *method, uint32_t offset)
{
    const ClassFile *file = method->owner->file;
    const uint8_t *at = method->info->code->bytes + offset;
    unsigned op = at[0];
    const Constant *constant = NULL;
    OpcodeFormat format = opcode_format(op);
    if (format == FORMAT_FIELD || format == FORMAT_VIRTUAL || format == FORMAT_DIRECT
        || format == FORMAT_INTERFACE || format == FORMAT_DYNAMIC || format == FORMAT_NEW
        || format == FORMAT_ANEWARRAY || format == FORMAT_CLASS)
        constant = &file->constants[code_u2(at + 1)];
    switch (op) {
    case OP_getstatic:
    case OP_putstatic: walk_field(walk, constant, true, method); break;
    case OP_getfield:
    case OP_putfield: walk_field(walk, constant, false, method); break;
    case OP_invokevirtual:
    case OP_invokeinterface: walk_call(walk, constant, true, false, method); break;
    case OP_invokespecial: walk_call(walk, constant, false, false, method); break;
    case OP_invokestatic: walk_call(walk, constant, false, true, method); break;
    case OP_invokedynamic: walk_dynamic(walk, file, constant, method); break;
    case OP_new: {
        Class *class = find_class(walk, constant->text, method);
        if (class != NULL)
            make_instance(walk, class, method);
        break;
    }
    case OP_anewarray:
    case OP_checkcast:
    case OP_instanceof: find_class(walk, constant->text, method); break;
    default: break;
    }
}

static void walk_method(ReachableCode *walk, const Method *method)
{
    const CodeInfo *code = method->info->code;
    for (uint32_t offset = 0; offset < code->length;
         offset += opcode_length(code->bytes, offset, code->length))
        walk_instruction(walk, method, offset);
}

static void reach_named(ReachableCode *walk, Class *class, const char *name, const char *descriptor)
{
    Method *method = class == NULL ? NULL
                                   : class_find_method(class, program_symbol(walk->program, name),
                                                       program_symbol(walk->program, descriptor));
    if (method != NULL)
        reach_method(walk, method, NULL);
}

void missing_list(Program *program, Class *main_class, bool whole, Missing *missing)
{
    ReachableCode walk = {.program = program, .missing = missing, .whole = whole};
    make_instance(&walk, program->string, NULL);
    make_instance(&walk, program->thread, NULL);
    make_instance(&walk, main_class, NULL);
    reach_named(&walk, program_class(program, "java/lang/Launcher"), "launch", "(II[Ljava/lang/String;)V");
    reach_named(&walk, program->thread, "execute", "()V");
    reach_named(&walk, main_class, "main", "([Ljava/lang/String;)V");
    reach_named(&walk, main_class, "main", "()V");
    while (walk.done < walk.methods.count)
        walk_method(&walk, walk.methods.items[walk.done++]);
    Seen *seen, *next;
    HASH_ITER (hh, walk.seen, seen, next) {
        HASH_DEL(walk.seen, seen);
        free(seen);
    }
    free(walk.methods.items);
    free(walk.calls.items);
    free(walk.instances.items);
}

void missing_free(Missing *missing)
{
    bytes_free(&missing->program);
    bytes_free(&missing->library);
}
