/* Finds hidden classes by name, for states that come from another process: the name says whose call site
 * or constant the class serves (bootstrap.h), so that it can be written again. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"
#include "vm/generated/bootstrap.h"
#include "vm/memory/machine.h"

/* Where the last "$$" is; NULL: nowhere. */
static const char *last_mark(const char *name)
{
    const char *found = NULL;
    for (const char *at = name; (at = strstr(at, "$$")) != NULL; at++)
        found = at;
    return found;
}

static bool is_call_site(const Method *method, unsigned long offset)
{
    if (method->info->code == NULL || offset >= method->info->code->length
        || method->info->code->bytes[offset] != OP_invokedynamic)
        return false;
    for (uint32_t at = 0; at <= offset;
         at += opcode_length(method->info->code->bytes, at, method->info->code->length))
        if (at == offset)
            return true;
    return false;
}

static void link_call_site(Vm *vm, const Class *user, unsigned long method, unsigned long offset)
{
    Method *target;
    if (method < user->method_count && is_call_site(&user->methods[method], offset))
        bootstrap_call_site(vm, &user->methods[method], (uint32_t)offset, &target);
}

static void link_constant(Vm *vm, Class *user, unsigned long index)
{
    if (index == 0 || index >= user->file->constant_count)
        return;
    const Constant *constant = &user->file->constants[index];
    Method *target;
    Field *holder;
    if (constant->kind == CONSTANT_METHOD && bootstrap_is_polymorphic(constant->class_name, constant->name))
        bootstrap_polymorphic(vm, user, constant, &target);
    else if (constant->kind == CONSTANT_METHOD_TYPE || constant->kind == CONSTANT_METHOD_HANDLE
             || constant->kind == CONSTANT_DYNAMIC)
        bootstrap_constant(vm, user, constant, &holder);
}

/* `place` is what follows "USER$$". */
static void link_place(Vm *vm, Class *user, const char *place)
{
    const char *numbers = strrchr(place, '$');
    if (user == NULL || user->file == NULL || numbers == NULL)
        return;
    char *end;
    unsigned long first = strtoul(numbers + 1, &end, 10);
    if (*end == '_')
        link_call_site(vm, user, first, strtoul(end + 1, NULL, 10));
    else
        link_constant(vm, user, first);
}

Class *bootstrap_class(Vm *vm, const char *name)
{
    const char *mark = last_mark(name);
    program_lock(vm->program);
    Class *class = program_class(vm->program, name);
    if (class == NULL && mark != NULL) {
        char *user = memory_copy_string(name);
        user[mark - name] = '\0';
        link_place(vm, bootstrap_class(vm, user), mark + 2);
        free(user);
        class = program_loaded_class(vm->program, name);
    }
    program_unlock(vm->program);
    return class;
}
