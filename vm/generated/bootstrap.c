/* Chooses the maker for a call site by its bootstrap method, defines the class that the maker writes, and
 * keeps what was made: each call site and constant has its class once per program. */
#include "vm/generated/bootstrap.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/generated/bootstrap_site.h"
#include "vm/loading/program_loading.h"

typedef struct BootstrapEntry BootstrapEntry;

typedef struct Maker {
    const char *owner, *name;
    ClassWriter *(*write)(const CallSite *site);
} Maker;

static const Maker makers[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory", site_write_lambda},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory", site_write_lambda},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", site_write_concatenation},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", site_write_concatenation},
    {"java/lang/runtime/ObjectMethods", "bootstrap", site_write_record_method},
    {"java/lang/runtime/SwitchBootstraps", "typeSwitch", site_write_switch},
    {"java/lang/runtime/SwitchBootstraps", "enumSwitch", site_write_switch},
};

static ClassWriter *(*maker_of(const Constant *handle))(const CallSite *site)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
        if (strcmp(makers[i].owner, handle->class_name) == 0 && strcmp(makers[i].name, handle->name) == 0)
            return makers[i].write;
    return site_write_general;
}

CallSite site_of(Vm *vm, Class *caller, const Constant *constant)
{
    assert(constant > caller->file->constants
           && constant < caller->file->constants + caller->file->constant_count);
    CallSite site = {.vm = vm, .caller = caller, .constant = constant};
    snprintf(site.place, sizeof site.place, "%td", constant - caller->file->constants);
    if (constant->kind == CONSTANT_DYNAMIC || constant->kind == CONSTANT_INVOKE_DYNAMIC) {
        site.bootstrap = &caller->file->bootstraps[constant->bootstrap];
        site.handle = &caller->file->constants[site.bootstrap->handle];
    }
    return site;
}

const Constant *site_argument(const CallSite *site, int index)
{
    assert(index >= 0 && site->bootstrap != NULL);
    return index < site->bootstrap->argument_count
               ? &site->caller->file->constants[site->bootstrap->arguments[index]]
               : NULL;
}

ClassWriter *site_begin_class(const CallSite *site, const char *role)
{
    Arena arena = {0};
    const char *name = arena_format(&arena, "%s$$%s$%s", site->caller->name, role, site->place);
    ClassWriter *writer = writer_begin(name, "java/lang/Object", ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC);
    arena_free(&arena);
    return writer;
}

void site_begin_call(const CallSite *site, ClassWriter *writer)
{
    writer_method(writer, ACC_STATIC | ACC_SYNTHETIC, SITE_METHOD, site->constant->descriptor);
}

static NativeOutcome throw_load_failure(Vm *vm, const Program *program)
{
    bool missing = program->failure == LOAD_MISSING;
    return vm_throw(vm, missing ? "java/lang/NoClassDefFoundError" : "java/lang/BootstrapMethodError", "%s",
                    program->error.text);
}

/* The class that `writer` (NULL: an exception is set already) becomes. */
static Class *define(const CallSite *site, ClassWriter *writer, SourceKind source)
{
    if (writer == NULL)
        return NULL;
    Class *type = writer_define(writer, site->caller->program, source, site->caller->space, true);
    if (type == NULL)
        throw_load_failure(site->vm, site->caller->program);
    else
        type->site_user = site->caller;
    return type;
}

static Method *target_of(Class *type, const char *descriptor)
{
    return class_declared_method(type, program_symbol(type->program, SITE_METHOD),
                                 program_symbol(type->program, descriptor));
}

/* The entry of this key, new when there was none; frees nothing, the program's arena holds it. */
static BootstrapEntry *entry_of(Program *program, const char *key)
{
    BootstrapEntry *entry;
    HASH_FIND_STR(program->bootstraps, key, entry);
    if (entry == NULL) {
        entry = arena_allocate(&program->arena, sizeof *entry);
        entry->key = arena_copy_string(&program->arena, key);
        HASH_ADD_KEYPTR(hh, program->bootstraps, entry->key, strlen(entry->key), entry);
    }
    return entry;
}

static void forget(Program *program, BootstrapEntry *entry) { HASH_DEL(program->bootstraps, entry); }

/* The entry of what the site is for; `what` tells apart what may share a place. */
static BootstrapEntry *entry_of_site(const CallSite *site, char what)
{
    char key[64];
    snprintf(key, sizeof key, "%c %" PRIu32 " %s", what, site->caller->id, site->place);
    return entry_of(site->caller->program, key);
}

/* Answers a call with the class that `write` makes, unless it was made before. */
static NativeOutcome make_target(const CallSite *site, BootstrapEntry *entry,
                                 ClassWriter *(*write)(const CallSite *site), const char *descriptor,
                                 SourceKind source, Method **target)
{
    if (!entry->ready) {
        Class *type = define(site, write(site), source);
        if (type == NULL) {
            forget(site->caller->program, entry);
            return NATIVE_THROWN;
        }
        entry->target = target_of(type, descriptor);
        entry->ready = true;
    }
    assert(entry->target != NULL && method_is_static(entry->target));
    *target = entry->target;
    return NATIVE_DONE;
}

static const Constant *called_constant(const Method *caller, uint32_t offset)
{
    const uint8_t *at = caller->info->code->bytes + offset;
    assert(at[0] == OP_invokedynamic);
    return &caller->owner->file->constants[code_u2(at + 1)];
}

NativeOutcome bootstrap_call_site(Vm *vm, const Method *caller, uint32_t offset, Method **target)
{
    CallSite site = site_of(vm, caller->owner, called_constant(caller, offset));
    snprintf(site.place, sizeof site.place, "%td_%" PRIu32, caller - caller->owner->methods, offset);
    return make_target(&site, entry_of_site(&site, 'I'), maker_of(site.handle), site.constant->descriptor,
                       caller->owner->source, target);
}

static NativeOutcome make_holder(const CallSite *site, BootstrapEntry *entry)
{
    Program *program = site->caller->program;
    assert(!entry->ready);
    entry->started = true;
    Class *type = define(site, site_write_constant(site), site->caller->source);
    if (type == NULL) {
        forget(program, entry);
        return NATIVE_THROWN;
    }
    entry->holder = class_declared_field(type, program_symbol(program, CONSTANT_HOLDER),
                                         program_symbol(program, constant_descriptor(site->constant)));
    entry->ready = true;
    return NATIVE_DONE;
}

NativeOutcome site_constant(const CallSite *site, const Constant *constant, Field **holder)
{
    CallSite inner = site_of(site->vm, site->caller, constant);
    BootstrapEntry *entry = entry_of_site(&inner, 'C');
    inner.depth = site->depth + 1;
    bool endless = (entry->started && !entry->ready)
                   || inner.depth > SITE_DEPTH_LIMIT; /* its own argument, or nearly so */
    if (endless)
        return vm_throw(site->vm, "java/lang/StackOverflowError", NULL);
    if (!entry->ready && make_holder(&inner, entry) != NATIVE_DONE)
        return NATIVE_THROWN;
    *holder = entry->holder;
    return NATIVE_DONE;
}

NativeOutcome bootstrap_constant(Vm *vm, Class *caller, const Constant *constant, Field **holder)
{
    CallSite site = {.vm = vm, .caller = caller};
    return site_constant(&site, constant, holder);
}

NativeOutcome bootstrap_polymorphic(Vm *vm, Class *caller, const Constant *constant, Method **target)
{
    CallSite site = site_of(vm, caller, constant);
    Arena arena = {0};
    const char *full = arena_format(&arena, "(L%s;%s", constant->class_name, constant->descriptor + 1);
    NativeOutcome outcome =
        make_target(&site, entry_of_site(&site, 'P'), site_write_polymorphic, full, SOURCE_EMBEDDED, target);
    arena_free(&arena);
    return outcome;
}
